import type { Outcome } from './finding.ts'
import { isAllowedNetwork } from './sandbox.ts'
import { askBeforeAccepting } from './words.ts'

/** The results of a run of the flow that determine its next steps. */
export interface FlowState {
  readonly sent: Outcome
  readonly outcome: Outcome
  readonly accepted: boolean
  readonly simulate: boolean
  readonly holdsKey: boolean
  readonly changed: boolean
  readonly network: string | undefined
  /** No page shows the mock receipt. */
  readonly unserved?: boolean
}

/**
 * Whether a run may end in a mock receipt (docs/spec/interface.md 4.1): only if the caller asks for one, and never for
 * an idea that fails. A failing idea leads to a receipt only by an explicit `acceptRewrite`, after which the accepted
 * text was screened again.
 */
export const mayIssue = (state: Pick<FlowState, 'outcome' | 'simulate'>): boolean =>
  state.simulate && state.outcome !== 'fail'

/** The ids of next steps. Pages have their own texts for them. */
export type NextStepId =
  | 'key-exposed'
  | 'change-passages'
  | 'accept-rewrite'
  | 'accept-rewrite-without-key'
  | 'answer-questions'
  | 'network-not-simulated'
  | 'share-receipt'
  | 'ask-for-receipt'
  | 'ask-for-receipt-without-key'

/** The texts of the API, for agents. Pages do not show them. */
const texts: Readonly<Record<NextStepId, string>> = {
  'key-exposed':
    'The text held a key or recovery phrase. It was removed before anything was stored. Tell the person to treat it as exposed and to move what it guards; do not send it again.',
  'change-passages': 'Show each finding with its advice to the person, who can change those passages.',
  'accept-rewrite': askBeforeAccepting,
  // The request as sent still contains the key.
  'accept-rewrite-without-key':
    'Show the rewrite to the person and ask whether to use it. After a yes, send the idea as preflight.idea has it, without the key, with "acceptRewrite": true.',
  'answer-questions': 'Ask the person what the findings ask, before anyone else sees the idea.',
  'network-not-simulated': 'The network you named is not simulated. The mock receipt says testnet.',
  'share-receipt': 'Give the address of the mock receipt to the person. It is not on-chain and holds no value.',
  'ask-for-receipt':
    'Show this answer to the person and ask whether they want a mock receipt. If they do, repeat the last request with "simulate": true.',
  'ask-for-receipt-without-key':
    'Show this answer to the person and ask whether they want a mock receipt. If they do, send the idea as rewrite.safeIdea has it, without the key, with "simulate": true.',
}

const showReceipt =
  'Show the mock receipt to the person; svc_receipt_get has it as text too. It is not on-chain and holds no value.'

export interface NextStep {
  readonly id: NextStepId
  /** The texts for the API. */
  readonly text: string
}

/** The next steps after a run, the most useful first. None of them accepts a rewrite for the person. */
export const stepsAfter = (state: FlowState): readonly NextStep[] =>
  stepIds(state).map((id) => ({
    id,
    text: id === 'share-receipt' && state.unserved === true ? showReceipt : texts[id],
  }))

/** The texts of the next steps for the API (docs/spec/decisions.md 2, `nextSteps`). */
export const nextSteps = (state: FlowState): readonly string[] => stepsAfter(state).map(({ text }) => text)

function stepIds(state: FlowState): readonly NextStepId[] {
  const { sent, outcome, accepted, holdsKey, changed } = state
  const steps: NextStepId[] = []
  if (holdsKey) steps.push('key-exposed')
  if (outcome === 'fail') steps.push('change-passages', holdsKey ? 'accept-rewrite-without-key' : 'accept-rewrite')
  if (outcome === 'warn') steps.push('answer-questions')
  if (sent === 'warn' && outcome !== 'fail' && changed && !accepted) steps.push('accept-rewrite')
  if (mayIssue(state)) {
    const network = state.network?.trim().toLowerCase() ?? ''
    if (network !== '' && !isAllowedNetwork(network)) steps.push('network-not-simulated')
    steps.push('share-receipt')
  } else if (outcome !== 'fail') steps.push(holdsKey ? 'ask-for-receipt-without-key' : 'ask-for-receipt')
  return steps
}
