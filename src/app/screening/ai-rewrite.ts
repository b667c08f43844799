import type { Category, Proposal, Screening } from '../../core/finding.ts'
import type { Rewrite } from '../../core/rewrite.ts'
import { changesTo } from '../../core/rewrite/candidate-changes.ts'
import { refusalOf } from '../../core/rewrite/candidate.ts'
import { lessonFor } from '../../core/rewrite/remedies.ts'
import { keepsRaised } from '../../core/second-opinion.ts'
import type { AiModel, RewriteRequest } from '../ports.ts'
import type { Services } from '../services.ts'
import { type AiClient, type Missing, aiRequestOf, missingBy } from './ai-client.ts'

export interface AiRewriteOptions {
  /**
   * The rewrite by rules: candidates of the model are compared with it, and it is the answer whenever the model's is
   * not used.
   */
  readonly rules: (proposal: Proposal, screening: Screening) => Rewrite | Promise<Rewrite>
  readonly preflight: (proposal: Proposal) => Screening
  readonly languageOf: (text: string) => string
  readonly reasons: Readonly<Record<Category, string>>
  readonly client: AiClient
  readonly model: Pick<AiModel, 'propose'>
  /** Called with the reason whenever the rules answer although the model was to be asked. */
  readonly onRules?: (reason: string) => void
}

/**
 * Rewrites by rules, and uses the wording of a model instead when that passes every check. Never fails and never takes
 * longer than the deadline. The model is called only when the rules changed the idea itself, and never for an idea
 * without an honest form (forgery, phishing): those are answered with a lesson.
 */
export function newAiRewrite(options: AiRewriteOptions): Services['screening']['rewrite'] {
  const { rules, reasons, client, model, onRules } = options
  const ask = client.asking((request: RewriteRequest, signal) => model.propose(request, signal))

  /** The candidate as a rewrite, or the reason why it is refused. */
  function rewriteFrom(candidate: string, byRules: Rewrite, screening: Screening): Rewrite | Missing {
    const refusal = refusalOf(candidate, { ...options, idea: screening.idea, rules: byRules })
    if (refusal !== undefined) return { missing: `refused: ${refusal}` }
    if (keepsRaised(candidate, screening.findings)) return { missing: 'refused: raised passage' }
    const changes = changesTo(candidate, screening, byRules, reasons)
    const { outcome } = options.preflight({ idea: candidate })
    if (changes.length === 0 || outcome === 'fail') return { missing: 'refused: unchanged' }
    return { safeIdea: candidate, changes, outcome }
  }

  return async (proposal, screening, deadline) => {
    // Without waiting where nothing is computed in a thread, so that the deadline below begins with the call.
    const rewritten = rules(proposal, screening)
    const byRules = rewritten instanceof Promise ? await rewritten : rewritten
    if (!isForModel(screening, byRules)) return { ...byRules, source: 'rules' }
    const { findings } = screening
    const asked = await ask({ ...aiRequestOf(proposal, screening), findings }, deadline ?? client.newDeadline())
    const result = 'missing' in asked ? asked : usable(asked.answer)
    if (!('missing' in result)) return { ...result, source: 'ai' }
    onRules?.(result.missing)
    return { ...byRules, source: 'rules' }

    function usable(candidate: string | null): Rewrite | Missing {
      if (candidate === null) return { missing: 'no candidate' }
      try {
        return rewriteFrom(candidate.replace(/\r\n?/g, '\n').trim(), byRules, screening)
      } catch (error) {
        // A bug in these checks must not cost the answer of the rules.
        return missingBy(error)
      }
    }
  }
}

/**
 * Whether the model is called: the rules changed the idea itself, and no finding is of the kind that is answered with a
 * lesson.
 */
const isForModel = ({ idea, outcome, findings }: Screening, { safeIdea }: Rewrite): boolean =>
  outcome !== 'pass' && safeIdea !== idea && lessonFor(findings, idea, true) === undefined
