/**
 * The checks for texts without an idea and for token types that are a claim. Their lists are long, so a browser loads
 * them after its first screening.
 */
import type { KindRule, NoIdeaRule } from '../../rule.ts'
import { hasNoIdea } from './no-idea.ts'
import { claimedBy } from './token-type-field.ts'

export interface Checks {
  readonly hasNoIdea: (text: string, rule: NoIdeaRule) => boolean
  /** The id of the rule that a token type matches as a claim, if any. */
  readonly claimedBy: (tokenType: string, rule: KindRule) => string | undefined
}

export const checks: Checks = { hasNoIdea, claimedBy }
