import type { Template } from '../../core/content.ts'

/** A text that fills the form of the studio. */
export interface Starter {
  /** Name in the address of the form, `/?template=<id>`. */
  readonly id: string
  readonly idea: string
  readonly tokenType: string
  readonly network: string
}

/** An example idea, with the words that lead to it. */
export interface Example extends Starter {
  readonly leads: string
}

/** Example ideas that warn, fail and hold a request for keys. */
export const examples: readonly Example[] = [
  {
    id: 'example-warning',
    leads: 'A limited edition, which raises a question',
    idea: 'A limited edition of 50 collectible cards for the anniversary of our chess club, as a memory of the tournament.',
    tokenType: 'collectible',
    network: 'testnet',
  },
  {
    id: 'example-rewrite',
    leads: 'A badge to sell on, and safer words for it',
    idea: 'A loyalty badge for our reading circle. Holders can sell it to each other on a marketplace at a profit.',
    tokenType: 'loyalty',
    network: 'testnet',
  },
  {
    id: 'example-keys',
    leads: 'A form that asks for a recovery phrase',
    idea: 'A course certificate. Members type the recovery phrase of their wallet into our form so that we can add it for them.',
    tokenType: 'certificate',
    network: 'testnet',
  },
]

/** A template as an idea in plain words: its name, then what it is for. */
export const starterOf = ({ id, example }: Template): Starter => ({
  id,
  idea: `${example.assetName}. ${example.objective}`,
  tokenType: example.tokenType,
  network: example.network,
})
