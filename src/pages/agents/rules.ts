import { html } from 'ghtml'
import type { CategoryText } from '../../core/category.ts'
import { contentsList } from '../contents.ts'
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

/** The page of the rules: one section per category, with an example that is marked and one that passes. */
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
      <div class="guide">
        !${contentsList(
          'Rules',
          kinds.map(({ severity, id, title }) => ({
            id,
            title,
            within: of(categories, severity).map(({ category, title }) => ({
              id: encodeURIComponent(category),
              title,
            })),
          })),
        )}
        <div class="guide-body">
          <h1>What Laurel looks for, and why</h1>
          <p class="lead">
            Screening reads the words of an idea, never the person behind it. Each rule has an example that is marked
            and one that passes. <a href="/how-it-works">How an idea is checked</a>
          </p>
          !${kinds.map(
            ({ severity, id, title, text }) => html`
              <section class="kind" aria-labelledby="${id}">
                <h2 id="${id}">${title}</h2>
                <p>${text}</p>
                !${of(categories, severity).map(section)}
              </section>
            `,
          )}
        </div>
      </div>
    `,
  })

const of = (categories: readonly CategoryText[], severity: CategoryText['severity']) =>
  categories.filter((one) => one.severity === severity)

const section = ({ category, severity, title, why, advice, raisesIt, passes }: CategoryText): string => html`
  <section class="rule ${severity}" id="${encodeURIComponent(category)}">
    <h3>${title}</h3>
    <p class="line">!${outcomeTag(severity)} <code>${category}</code></p>
    <p>${why}</p>
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
  </section>
`
