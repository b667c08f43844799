import { html } from 'ghtml'
import type { CategoryText } from '../../core/category.ts'
import { verdictTitle, verdictWord } from '../../core/verdict.ts'
import { layout } from '../layout.ts'
import { signIcon, signTag } from '../records/outcome.ts'

export interface RulesPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly categories: readonly CategoryText[]
  /** What screening marks in the example of a category: where it begins and ends in `raisesIt`. */
  readonly marked: (of: CategoryText) => Passage | undefined
}

interface Passage {
  readonly start?: number
  readonly end?: number
}

/** The two kinds of findings, in the order of the page. */
const kinds = [
  {
    severity: 'fail',
    id: 'fails',
    title: verdictTitle('fail'),
    text: 'No badge is made until the idea changes.',
  },
  {
    severity: 'warn',
    id: 'warns',
    title: verdictTitle('warn'),
    text: 'Laurel asks you about it. The decision is yours.',
  },
] as const

/** The page of the rules: each is a fold with its name and a line, which an address of the rule opens. */
export const rulesPage = ({ publicUrl, categories, marked }: RulesPage): string =>
  layout({
    publicUrl,
    path: '/rules',
    here: '/library',
    styles: 'developers',
    title: 'What Laurel looks for, and why',
    description:
      'The risks that Laurel marks in an idea for a practice credential: why each matters and what to write.',
    script: true,
    main: html`
      <h1>What Laurel looks for, and why</h1>
      <div data-module="folds">
        <p class="lead">
          Laurel reads the words of an idea, never the person behind it. An idea gets one of three answers.
        </p>
        <ul class="verdicts">
          !${kinds.map(
            ({ severity, id, title }) =>
              html`<li>
                <a class="verdict ${severity}" href="#${id}"
                  >!${signIcon(severity)} <span><strong>${title}</strong> ${countOf(categories, severity)}</span></a
                >
              </li>`,
          )}
          <li>
            <span class="verdict pass"
              >!${signIcon('pass')} <span><strong>${verdictTitle('pass')}</strong> no rule applies</span></span
            >
          </li>
        </ul>
        <p class="rules-note">
          <span
            >Each rule has an example that is marked and one that passes.
            <a href="/how-it-works#checked">How an idea is checked</a></span
          >
          <button class="button plain open-all" type="button">Open all ${categories.length} rules</button>
        </p>
        !${kinds.map(
          ({ severity, id, title, text }) => html`
            <section class="kind ${severity}" aria-labelledby="${id}">
              <header>
                <h2 id="${id}"><span class="tag ${severity}">!${signIcon(severity)}</span> ${title}</h2>
                <p>${text}</p>
                <p class="quiet in-api">In the API: <code>${severity}</code></p>
              </header>
              <div class="rules">!${of(categories, severity).map((one) => rule(one, marked(one)))}</div>
            </section>
          `,
        )}
      </div>
    `,
  })

const of = (categories: readonly CategoryText[], severity: CategoryText['severity']) =>
  categories.filter((one) => one.severity === severity)

/** The rule that is open at first, to show what a rule has: one that everybody understands. */
const openRule = 'trading'

const countOf = (categories: readonly CategoryText[], severity: CategoryText['severity']): string => {
  const { length } = of(categories, severity)
  return length === 1 ? '1 rule' : `${length} rules`
}

/** The id is that of the folded text, not of the fold: browsers open a fold for what is in it. */
const rule = (of: CategoryText, marked: Passage | undefined): string => {
  const { category, severity, title, line, why, advice, raisesIt, passes } = of
  return html`
    <details class="rule ${severity}" !${category === openRule ? 'open' : ''}>
      <summary>
        <h3>${title}</h3>
        <span class="rule-line">${line}</span>
      </summary>
      <div class="rule-text" id="${encodeURIComponent(category)}">
        <p>${why}</p>
        <p><strong>Instead:</strong> ${advice}</p>
        <dl class="pair">
          <div class="bad">
            <dt>!${signTag(severity, verdictWord(severity))} <span class="hidden">: this is marked</span></dt>
            <dd><q>!${withMark(raisesIt, marked)}</q></dd>
          </div>
          <div class="good">
            <dt>!${signTag('pass', verdictWord('pass'))} <span class="hidden">: this passes</span></dt>
            <dd><q>${passes}</q></dd>
          </div>
        </dl>
        <p class="quiet">Rule id in the API: <code class="rule-id">${category}</code></p>
      </div>
    </details>
  `
}

/** A text as HTML, with a passage marked as in the result of a check. */
const withMark = (text: string, { start = 0, end = start }: Passage = {}): string =>
  start === end ? html`${text}` : html`${text.slice(0, start)}<mark>${text.slice(start, end)}</mark>${text.slice(end)}`
