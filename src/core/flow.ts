import type { Outcome } from './finding.ts'
import { isAllowedNetwork } from './sandbox.ts'

/** What happened in a run of the loop, as far as its next steps depend on it. */
export interface FlowState {
  readonly sent: Outcome
  readonly outcome: Outcome
  readonly accepted: boolean
  readonly simulate: boolean
  readonly holdsKey: boolean
  readonly changed: boolean
  readonly network: string | undefined
}

/**
 * Whether a run may end in a mock receipt (spec interface 4.1): never for an idea that fails, never unasked. The only
 * way from a failing idea to a receipt is an explicit `acceptRewrite`, after which the accepted text was screened again.
 */
export const mayIssue = (state: Pick<FlowState, 'outcome' | 'simulate'>): boolean =>
  state.simulate && state.outcome !== 'fail'

/** What the person can do now, in the order in which it helps. */
export function nextSteps(state: FlowState): readonly string[] {
  const steps: string[] = []
  if (state.holdsKey)
    steps.push(
      'Treat the key or recovery phrase that was in the text as exposed and move what it guards; it was removed before anything was stored.',
    )
  if (state.outcome === 'fail')
    steps.push(
      'Read the findings and change the passages that they mark.',
      'Or take the rewrite: send the same request with "acceptRewrite": true.',
    )
  if (state.outcome === 'warn') steps.push('Answer the questions of the findings before you show the idea to others.')
  if (state.sent === 'warn' && state.changed && !state.accepted)
    steps.push('Compare your text with the rewrite; send "acceptRewrite": true to go on with it.')
  if (mayIssue(state)) {
    const network = state.network?.trim().toLowerCase() ?? ''
    if (network !== '' && !isAllowedNetwork(network))
      steps.push('The network that you named is not simulated; this mock receipt says testnet.')
    steps.push('Open the mock receipt and share its address. It is not on-chain and holds no value.')
  } else if (state.outcome !== 'fail') steps.push('Send the same request with "simulate": true to get a mock receipt.')
  return steps
}
