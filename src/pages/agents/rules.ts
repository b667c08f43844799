import { html } from 'ghtml'
import type { CategoryText } from '../../core/category.ts'
import { layout } from '../layout.ts'
import { outcomeTag } from '../records/outcome.ts'

export interface RulesPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly categories: readonly CategoryText[]
}

/** The page of the rules: one section per category, with an example that is marked and one that passes. */
export const rulesPage = ({ publicUrl, categories }: RulesPage): string =>
  layout({
    publicUrl,
    path: '/rules',
    here: '/rules',
    title: 'What Laurel looks for, and why',
    description:
      'The risks that Laurel marks in an idea for a practice credential: why each matters and what to write.',
    main: html`
      <h1>What Laurel looks for, and why</h1>
      <p class="lead">
        Screening reads the words of an idea, never the person behind it. One <strong>fail</strong> finding makes the
        outcome fail and no mock receipt is made; a <strong>warn</strong> finding asks you to look again.
      </p>
      <nav class="index" aria-label="Categories">
        <ul>
          !${categories.map(
            ({ category, severity, title }) =>
              html`<li class="${severity}"><a href="#${encodeURIComponent(category)}">${title}</a></li>`,
          )}
        </ul>
      </nav>
      !${categories.map(section)}
    `,
  })

const section = ({ category, severity, title, why, advice, raisesIt, passes }: CategoryText): string => html`
  <section class="panel rule ${severity}" id="${encodeURIComponent(category)}" aria-labelledby="${category}-title">
    <h2 id="${category}-title">${title}</h2>
    <p class="line">!${outcomeTag(severity)} <code>${category}</code></p>
    <p>${why}</p>
    <p><strong>Instead:</strong> ${advice}</p>
    <dl class="pair">
      <div>
        <dt>This ${severity === 'fail' ? 'fails' : 'raises a warning'}</dt>
        <dd><q>${raisesIt}</q></dd>
      </div>
      <div>
        <dt>This passes</dt>
        <dd><q>${passes}</q></dd>
      </div>
    </dl>
  </section>
`
