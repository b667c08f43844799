/** Checks whose lists a first look does without: texts without an idea, token types that are a claim. */
import type { KindRule, NoIdeaRule } from '../../rule.ts'
import { hasNoIdea } from './no-idea.ts'
import { claimedBy } from './token-type-field.ts'

export interface Checks {
  readonly hasNoIdea: (text: string, rule: NoIdeaRule) => boolean
  /** The id of the rule that a token type claims, if any. */
  readonly claimedBy: (tokenType: string, rule: KindRule) => string | undefined
}

export const checks: Checks = { hasNoIdea, claimedBy }
