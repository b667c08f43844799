import { html } from 'ghtml'
import { nonceField } from './form-nonce.ts'

interface Example {
  readonly leads: string
  readonly idea: string
  readonly tokenType: string
}

/** Example ideas that pass, warn and fail. */
const examples: readonly Example[] = [
  {
    leads: 'This one passes',
    idea: 'An attendance badge for everybody who helped at our school garden day. It stays with the person who earned it and has no monetary value.',
    tokenType: 'badge',
  },
  {
    leads: 'This one raises a warning',
    idea: 'A limited edition of 50 collectible cards for the anniversary of our chess club, as a memory of the tournament.',
    tokenType: 'collectible',
  },
  {
    leads: 'This one fails and gets a rewrite',
    idea: 'A loyalty badge for our reading circle. Holders can sell it to each other on a marketplace at a profit.',
    tokenType: 'loyalty',
  },
  {
    leads: 'What happens when keys are involved',
    idea: 'A course certificate. Members type the recovery phrase of their wallet into our form so that we can add it for them.',
    tokenType: 'certificate',
  },
]

const exampleForm = ({ leads, idea, tokenType }: Example): string => html`
  <li>
    <form method="post" action="/" enctype="application/x-www-form-urlencoded">
      !${nonceField()}
      <input type="hidden" name="idea" value="${idea}" />
      <input type="hidden" name="tokenType" value="${tokenType}" />
      <input type="hidden" name="network" value="testnet" />
      <input type="hidden" name="audience" value="" />
      <button class="example" name="simulate" value="true">
        <strong>${leads}</strong>
        <span>“${idea}”</span>
      </button>
    </form>
  </li>
`

/** The examples as forms that run with one click. */
export const exampleForms = html`
  <section class="examples" aria-labelledby="examples">
    <h2 id="examples">Or try an example</h2>
    <ul>
      !${examples.map(exampleForm)}
    </ul>
  </section>
`
