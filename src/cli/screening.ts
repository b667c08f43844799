import { newAiClient, type AiClientOptions } from '../app/screening/ai-client.ts'
import { newAiRewrite, type AiRewriteOptions } from '../app/screening/ai-rewrite.ts'
import { newSecondOpinion, type SecondOpinionOptions } from '../app/screening/second-opinion.ts'
import { isLong } from '../app/screening/long-texts.ts'
import type { AiModel, Threads } from '../app/ports.ts'
import type { Services } from '../app/services.ts'
import { missesIdea } from '../core/missing-idea.ts'
import { preflight } from '../core/preflight/preflight.ts'
import { type Rewrite, rewrite } from '../core/rewrite.ts'
import type { Proposal, Screening } from '../core/finding.ts'
import { languageOf } from '../core/rewrite/language.ts'
import type { Replacements } from '../core/rewrite/replacements.ts'
import type { RuleSet } from '../core/rule.ts'

/** Screening with a rule set, as the use cases call it. Long texts are rewritten in a thread, where there are some. */
export function screeningWith(
  ruleSet: RuleSet,
  replacements: Replacements,
  threads: Threads | null = null,
): Services['screening'] {
  const rewriteByRules = rewritingWith(ruleSet, replacements, threads)
  return {
    rulesVersion: ruleSet.version,
    preflight: (proposal) => preflight(proposal, ruleSet),
    uncounted: (proposal) => preflight(proposal, ruleSet),
    missesIdea: (text) => ruleSet.noIdea !== undefined && missesIdea(text, ruleSet.noIdea, replacements),
    rewriteByRules: async (proposal, screening) => rewriteByRules(proposal, screening),
    rewrite: async (proposal, screening) => ({ ...(await rewriteByRules(proposal, screening)), source: 'rules' }),
  }
}

const rewritingWith =
  (ruleSet: RuleSet, replacements: Replacements, threads: Threads | null) =>
  (proposal: Proposal, screening: Screening): Rewrite | Promise<Rewrite> =>
    // A text that passes stays as it is.
    threads !== null && isLong(proposal) && screening.outcome !== 'pass'
      ? threads.rewrite(proposal, screening)
      : rewrite(proposal, screening, toolsOf(ruleSet, replacements))

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
  threads: Threads | null = null,
): Services['screening'] {
  const tools = toolsOf(ruleSet, replacements)
  const client = newAiClient(options)
  const rewriteWithModel = newAiRewrite({
    ...options,
    client,
    rules: rewritingWith(ruleSet, replacements, threads),
    preflight: tools.preflight,
    languageOf: (text) => languageOf(text, replacements),
    reasons: replacements.reasons,
  })
  return {
    ...screeningWith(ruleSet, replacements, threads),
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
