/**
 * Checks that a browser loads after its first screening, since their lists are long: texts without an idea, token types
 * that are a claim, and names of networks.
 */
import type { Finding } from '../../finding.ts'
import type { KindRule, NetworkRule, NoIdeaRule } from '../../rule.ts'
import { networkFinding } from './network-field.ts'
import { hasNoIdea } from './no-idea.ts'
import { claimedBy } from './token-type-field.ts'

export interface Checks {
  readonly hasNoIdea: (text: string, rule: NoIdeaRule) => boolean
  /** The id of the rule that a token type matches as a claim, if any. */
  readonly claimedBy: (tokenType: string, rule: KindRule) => string | undefined
  /** The finding for a network name, if any. */
  readonly networkFinding: (network: string | undefined, rule: NetworkRule) => Finding | undefined
}

export const checks: Checks = { hasNoIdea, claimedBy, networkFinding }
