import type { Outcome } from '../../core/finding.ts'
import { isAllowedNetwork } from '../../core/sandbox.ts'

/** The results of a run that its next steps depend on. */
export interface StudioState {
  /** Outcome of the idea as it was sent. */
  readonly sent: Outcome
  /** Outcome of the idea that the flow ended with. */
  readonly outcome: Outcome
  /** Whether the flow went on with the rewrite. */
  readonly accepted: boolean
  /** Whether there is a mock receipt. */
  readonly made: boolean
  readonly holdsKey: boolean
  /** Whether the rewrite changes anything. */
  readonly changed: boolean
  /** The network as it was sent. */
  readonly network: string | null
}

/** The next steps on the page, the most useful first, with the names of its buttons. */
export function studioSteps(state: StudioState): readonly string[] {
  const { sent, outcome, accepted, made, holdsKey, changed, network } = state
  const mayTake = changed && !accepted
  const named = network?.trim().toLowerCase() ?? ''
  const steps: readonly (readonly [when: boolean, step: string])[] = [
    [
      holdsKey,
      'Move what the key or recovery phrase guards: treat it as exposed. It was removed before anything was stored.',
    ],
    [outcome === 'fail', 'Read the findings, change the passages that they mark in the form below, and try again.'],
    [
      outcome === 'fail' && mayTake,
      'Or read the rewrite and take it: its button makes a mock receipt of the safer text.',
    ],
    [outcome === 'warn', 'Answer the questions of the findings before you show the idea to others.'],
    [
      outcome !== 'fail' && sent === 'warn' && mayTake,
      'Compare your text with the rewrite, and take it if it says what you mean.',
    ],
    [
      made && named !== '' && !isAllowedNetwork(named),
      'The network that you named is not simulated; this mock receipt says testnet.',
    ],
    [made, 'Open the mock receipt and share its address. It is not on-chain and holds no value.'],
    [outcome !== 'fail' && !made, 'To get a mock receipt, press “Make a mock badge” below.'],
  ]
  return steps.filter(([when]) => when).map(([, step]) => step)
}
