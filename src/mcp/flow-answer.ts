import type { flowRun } from '../app/screening/flow.ts'

type FlowAnswer = Awaited<ReturnType<typeof flowRun.handle>>['answer']

/**
 * The answer of the flow as the tool gives it, with every text once, because a model pays for each repetition. The
 * members of the answer over HTTP stay; of their own members these are left out:
 *
 * - `preflight.idea` when the rewrite changed nothing, because `rewrite.safeIdea` is the same text;
 * - `mockPayload.objective` when it is the idea that the flow ended with;
 * - the disclaimers of the parts: the answer has one, and the payload its disclosure;
 * - what `svc_receipt_get` answers: the time of the receipt and the addresses of its picture and draft;
 * - the time and the rules of the report, and members of a part that are null.
 */
export function flowAnswer({ outcome, preflight, rewrite, accepted, simulation, nextSteps, disclaimer }: FlowAnswer) {
  const unchanged = preflight.idea === rewrite.safeIdea
  const ended = accepted ? rewrite.safeIdea : preflight.idea
  return {
    outcome,
    preflight: without(preflight, ['disclaimer', 'createdAt', 'rulesVersion', ...(unchanged ? ['idea'] : [])]),
    rewrite: without(rewrite, ['disclaimer']),
    accepted,
    simulation: simulation && briefReceipt(simulation, ended),
    nextSteps,
    disclaimer,
  }
}

const briefReceipt = ({ mockPayload, ...receipt }: NonNullable<FlowAnswer['simulation']>, idea: string) => ({
  ...without(receipt, ['disclaimer', 'createdAt', 'imageUrl', 'openBadgeUrl']),
  mockPayload: mockPayload.objective === idea.trim() ? without(mockPayload, ['objective']) : mockPayload,
})

/** A record without these members and without those that are null. */
const without = (record: object, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== null && !names.includes(name)))
