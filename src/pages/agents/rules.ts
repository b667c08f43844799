import { html } from 'ghtml'
import type { CategoryText } from '../../core/category.ts'
import { layout } from '../layout.ts'
import { outcomeTag } from '../records/outcome.ts'

export interface RulesPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly categories: readonly CategoryText[]
}

/** The two kinds of findings, in the order of the page. */
const kinds = [
  {
    severity: 'fail',
    id: 'fails',
    title: 'What fails',
    text: 'One of these, and no mock receipt is made until the idea changes.',
  },
  { severity: 'warn', id: 'warns', title: 'What warns', text: 'These ask you to look again. The decision is yours.' },
] as const

/** The page of the rules: each is a fold with its name and a line, which an address of the rule opens. */
export const rulesPage = ({ publicUrl, categories }: RulesPage): string =>
  layout({
    publicUrl,
    path: '/rules',
    here: '/rules',
    title: 'What Laurel looks for, and why',
    description:
      'The risks that Laurel marks in an idea for a practice credential: why each matters and what to write.',
    script: true,
    main: html`
      <h1>What Laurel looks for, and why</h1>
      <p class="lead">
        Screening reads the words of an idea, never the person behind it. Each rule has an example that is marked and
        one that passes. <a href="/how-it-works#checked">How an idea is checked</a>
      </p>
      <div data-module="folds">
        !${kinds.map(
          ({ severity, id, title, text }, kind) => html`
            <section class="kind" aria-labelledby="${id}">
              <header>
                <h2 id="${id}">${title}</h2>
                <p>${text}</p>
              </header>
              <div class="rules">!${of(categories, severity).map((one, i) => rule(one, kind + i === 0))}</div>
            </section>
          `,
        )}
      </div>
    `,
  })

const of = (categories: readonly CategoryText[], severity: CategoryText['severity']) =>
  categories.filter((one) => one.severity === severity)

/**
 * The id is that of the folded text, not of the fold: browsers open a fold for what is in it. The first rule is open, to
 * show what a rule has.
 */
const rule = ({ category, severity, title, why, advice, raisesIt, passes }: CategoryText, open: boolean): string => {
  const [line, rest] = firstSentence(why)
  return html`
    <details class="rule ${severity}" !${open ? 'open' : ''}>
      <summary>
        <h3>${title}</h3>
        <span class="rule-line">${line}</span>
      </summary>
      <div class="rule-text" id="${encodeURIComponent(category)}">
        <p>${rest}</p>
        <p><strong>Instead:</strong> ${advice}</p>
        <dl class="pair">
          <div class="bad">
            <dt>!${outcomeTag(severity)} <span class="hidden">: this is marked</span></dt>
            <dd><q>${raisesIt}</q></dd>
          </div>
          <div class="good">
            <dt>!${outcomeTag('pass')} <span class="hidden">: this passes</span></dt>
            <dd><q>${passes}</q></dd>
          </div>
        </dl>
        <p class="quiet rule-id">Its name in the API: <code>${category}</code></p>
      </div>
    </details>
  `
}

/** A text in two parts: its first sentence, and the rest, which may be empty. */
const firstSentence = (text: string): readonly [first: string, rest: string] => {
  const [first] = /^.*?[.!?](?=\s)/s.exec(text) ?? [text]
  return [first, text.slice(first.length).trim()]
}
