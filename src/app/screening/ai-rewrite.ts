import type { Category, Proposal, Screening } from '../../core/finding.ts'
import { sha256Hex } from '../../core/hash.ts'
import { holdsSecret, redact } from '../../core/preflight/secrets/redact.ts'
import type { Rewrite } from '../../core/rewrite.ts'
import { changesTo } from '../../core/rewrite/candidate-changes.ts'
import { refusalOf } from '../../core/rewrite/candidate.ts'
import { lessonFor } from '../../core/rewrite/remedies.ts'
import { newBreaker } from '../service/breaker.ts'
import type { Rewriter, RewriteRequest, Store } from '../ports.ts'
import { newLruCache } from '../service/lru-cache.ts'
import type { Check, Rewritten } from '../services.ts'

export interface AiRewriteOptions {
  /**
   * The rewrite by rules: candidates of the model are compared with it, and it is the answer whenever the model's is
   * not used.
   */
  readonly rules: (proposal: Proposal, screening: Screening) => Rewrite
  readonly rulesVersion: string
  readonly preflight: (proposal: Proposal) => Screening
  readonly languageOf: (text: string) => string
  readonly reasons: Readonly<Record<Category, string>>
  readonly rewriter: Rewriter
  readonly store: Pick<Store, 'spend'>
  /** Calls a day for the whole deployment, by the UTC date. */
  readonly dailyBudget: number
  /** Deadline of the AI step: counting the call and one or two attempts. */
  readonly timeoutMs: number
  readonly now: () => Date
  /** Monotonic milliseconds. */
  readonly clock: () => number
  /** Returns a signal that aborts after so many milliseconds. */
  readonly deadline: (ms: number) => AbortSignal
  /** Called for each failed call, at most a few in half a minute, with a reason that holds no text of the request. */
  readonly onFailure?: (reason: string) => void
  /** Called with the reason whenever the rules answer. */
  readonly onRules?: (reason: string) => void
}

export interface AiRewrite {
  readonly rewrite: (proposal: Proposal, screening: Screening) => Promise<Rewritten>
  /** The state after the last call; makes no call itself. */
  readonly check: () => Check
}

/** Results kept in memory, a few kilobytes each. */
const cacheSize = 200
/** Five failures stop the calls for half a minute (docs/spec/security.md 7). */
const breakerOptions = { failures: 5, pauseMs: 30_000 }
/** A second attempt is made only when this share of the deadline is left. */
const shareForRetry = 0.5

/** Why there is no candidate. `lasting`: the result is cached, because another call would only cost. */
interface Missing {
  readonly missing: string
  readonly lasting?: boolean
}

/**
 * Rewrites by rules, and uses the wording of a model instead when that passes every check. Never fails and never takes
 * longer than the deadline. The model is called only when the rules changed the idea itself, and never for an idea
 * without an honest form (forgery, phishing): those are answered with a lesson.
 */
export function newAiRewrite(options: AiRewriteOptions): AiRewrite {
  const { rules, rulesVersion, reasons, rewriter, store, now, clock, onRules } = options
  const breaker = newBreaker({ ...breakerOptions, clock })
  const cache = newLruCache<Rewritten>(cacheSize)
  let last: Check = { status: 'ok', checkedAt: now().toISOString() }

  /** One call: counted before it is made, and reported to the circuit breaker and to health. */
  async function attempt(request: RewriteRequest, signal: AbortSignal): Promise<string | Missing> {
    if (!breaker.admits()) return { missing: 'pausing' }
    const budget = { name: 'ai', day: now().toISOString().slice(0, 10), most: options.dailyBudget }
    if (!(await inTime(store.spend(budget), signal))) return { missing: 'budget' }
    signal.throwIfAborted()
    const outcome = (ok: boolean): void => {
      breaker[ok ? 'succeeded' : 'failed']()
      last = { status: ok ? 'ok' : 'failing', checkedAt: now().toISOString() }
    }
    try {
      const candidate = await inTime(rewriter.propose(request, signal), signal)
      outcome(true)
      return candidate ?? { missing: 'no candidate', lasting: true }
    } catch (error) {
      outcome(false)
      options.onFailure?.(missingBy(error).missing)
      throw error
    }
  }

  async function propose(request: RewriteRequest): Promise<string | Missing> {
    const { timeoutMs } = options
    const signal = options.deadline(timeoutMs)
    const started = clock()
    try {
      return await attempt(request, signal)
    } catch (error) {
      if (!isRetryable(error) || clock() - started > timeoutMs * (1 - shareForRetry)) return missingBy(error)
    }
    return attempt(request, signal).catch(missingBy)
  }

  /** The candidate as a rewrite, or the reason why it is refused. */
  function rewriteFrom(candidate: string, byRules: Rewrite, screening: Screening): Rewrite | Missing {
    const refusal = refusalOf(candidate, { ...options, idea: screening.idea, rules: byRules })
    if (refusal !== undefined) return { missing: `refused: ${refusal}`, lasting: true }
    const changes = changesTo(candidate, screening, byRules, reasons)
    const { outcome } = options.preflight({ idea: candidate })
    if (changes.length === 0 || outcome === 'fail') return { missing: 'refused: unchanged', lasting: true }
    return { safeIdea: candidate, changes, outcome }
  }

  async function ask(request: RewriteRequest, byRules: Rewrite, screening: Screening) {
    const result = await propose(request)
      .then((proposed) =>
        typeof proposed === 'string'
          ? rewriteFrom(proposed.replace(/\r\n?/g, '\n').trim(), byRules, screening)
          : proposed,
      )
      // A bug in the AI step must not cost the answer of the rules.
      .catch((error: unknown): Missing => {
        const { missing } = missingBy(error)
        options.onFailure?.(missing)
        return { missing }
      })
    if (!('missing' in result)) return { value: { ...result, source: 'ai' } as const, keep: true }
    onRules?.(result.missing)
    return { value: { ...byRules, source: 'rules' } as const, keep: result.lasting === true }
  }

  return {
    async rewrite(proposal, screening) {
      const byRules = rules(proposal, screening)
      if (!isForModel(screening, byRules)) return { ...byRules, source: 'rules' }
      const request = requestOf(proposal, screening)
      // Fields that are harmless alone may form a key together: then no call is made and nothing is cached.
      if (holdsSecret([request.idea, request.tokenType ?? '', request.audience ?? '']))
        return { ...byRules, source: 'rules' }
      const key = sha256Hex(JSON.stringify([rulesVersion, request]))
      return cache.get(key, () => ask(request, byRules, screening))
    },
    check: () => last,
  }
}

/**
 * Whether the model is called: the rules changed the idea itself, and no finding is of the kind that is answered with a
 * lesson.
 */
const isForModel = ({ idea, outcome, findings }: Screening, { safeIdea }: Rewrite): boolean =>
  outcome !== 'pass' && safeIdea !== idea && lessonFor(findings, idea, true) === undefined

/** What a model may see: the screened idea, and fields without key material. */
function requestOf({ tokenType, audience }: Proposal, { idea, findings }: Screening): RewriteRequest {
  return {
    idea,
    findings,
    ...(tokenType !== undefined && { tokenType: redact(tokenType).text }),
    ...(audience !== undefined && { audience: redact(audience).text }),
  }
}

/** Settles like the work, or rejects as soon as the signal aborts; the work itself goes on. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const late = () => {
      reject(Object.assign(new Error('late'), { reason: 'late', retryable: false }))
    }
    if (signal.aborted) late()
    signal.addEventListener('abort', late, { once: true })
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', late)
    })
  })
}

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'retryable' in error && error.retryable === true

const missingBy = (error: unknown): Missing => {
  if (!(error instanceof Error)) return { missing: 'failed' }
  return { missing: 'reason' in error && typeof error.reason === 'string' ? error.reason : error.name }
}
