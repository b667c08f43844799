import { newAiClient, type AiClientOptions } from '../app/screening/ai-client.ts'
import { newAiRewrite, type AiRewriteOptions } from '../app/screening/ai-rewrite.ts'
import { newSecondOpinion, type SecondOpinionOptions } from '../app/screening/second-opinion.ts'
import type { AiModel } from '../app/ports.ts'
import type { Services } from '../app/services.ts'
import { missesIdea } from '../core/missing-idea.ts'
import { preflight } from '../core/preflight/preflight.ts'
import { rewrite } from '../core/rewrite.ts'
import type { Proposal } from '../core/finding.ts'
import { languageOf } from '../core/rewrite/language.ts'
import type { Replacements } from '../core/rewrite/replacements.ts'
import type { RuleSet } from '../core/rule.ts'

/** Screening with a rule set, as the use cases call it. */
export const screeningWith = (ruleSet: RuleSet, replacements: Replacements): Services['screening'] => ({
  rulesVersion: ruleSet.version,
  preflight: (proposal) => preflight(proposal, ruleSet),
  uncounted: (proposal) => preflight(proposal, ruleSet),
  missesIdea: (text) => ruleSet.noIdea !== undefined && missesIdea(text, ruleSet.noIdea, replacements),
  rewriteByRules: (proposal, screening) => rewrite(proposal, screening, toolsOf(ruleSet, replacements)),
  rewrite: (proposal, screening) =>
    Promise.resolve({ ...rewrite(proposal, screening, toolsOf(ruleSet, replacements)), source: 'rules' }),
})

/** What the AI step needs beyond the rules. */
export type AiOptions = AiClientOptions &
  Pick<AiRewriteOptions, 'onRules'> &
  Pick<SecondOpinionOptions, 'onEngine'> & {
    readonly model: AiModel
    /** Whether the model is asked for a second opinion in preflight too. */
    readonly secondOpinion?: boolean
  }

/** The same, with the AI step after the rewrite by rules, and after preflight where it is asked for. */
export function screeningWithModel(
  ruleSet: RuleSet,
  replacements: Replacements,
  options: AiOptions,
): Services['screening'] {
  const tools = toolsOf(ruleSet, replacements)
  const client = newAiClient(options)
  const rewriteWithModel = newAiRewrite({
    ...options,
    client,
    rules: (proposal, screening) => rewrite(proposal, screening, tools),
    preflight: tools.preflight,
    languageOf: (text) => languageOf(text, replacements),
    reasons: replacements.reasons,
  })
  return {
    ...screeningWith(ruleSet, replacements),
    rewrite: rewriteWithModel,
    ...(options.secondOpinion === true && { secondOpinion: newSecondOpinion({ ...options, ruleSet, client }) }),
    newDeadline: client.newDeadline,
    ai: client.check,
  }
}

const toolsOf = (ruleSet: RuleSet, replacements: Replacements) => ({
  preflight: (text: Proposal) => preflight(text, ruleSet),
  replacements,
})
