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
  /** The rewrite without a model: what everything is measured against, and what is answered in every doubt. */
  readonly rules: (proposal: Proposal, screening: Screening) => Rewrite
  readonly rulesVersion: string
  readonly preflight: (proposal: Proposal) => Screening
  readonly languageOf: (text: string) => string
  readonly reasons: Readonly<Record<Category, string>>
  readonly rewriter: Rewriter
  readonly store: Pick<Store, 'spend'>
  /** Calls a day for the whole deployment, by the UTC date. */
  readonly dailyBudget: number
  /** For everything beyond the rules: counting, and one or two attempts. */
  readonly timeoutMs: number
  readonly now: () => Date
  /** Milliseconds that only grow. */
  readonly clock: () => number
  /** Aborted after so many milliseconds. */
  readonly deadline: (ms: number) => AbortSignal
  /**
   * Hears of each call that failed, at most a few in half a minute; in a word or two without any text of the request.
   */
  readonly onFailure?: (reason: string) => void
  /** Hears each time why the rules answered, in the same form. */
  readonly onRules?: (reason: string) => void
}

export interface AiRewrite {
  readonly rewrite: (proposal: Proposal, screening: Screening) => Promise<Rewritten>
  /** By the last call that was made; nothing is called to find out. */
  readonly check: () => Check
}

/** Results kept in memory, a few kilobytes each. */
const cacheSize = 200
/** Five failures stop the calls for half a minute (docs/spec/security.md 7). */
const breakerOptions = { failures: 5, pauseMs: 30_000 }
/** A second attempt needs as much time as this share of the whole. */
const shareForRetry = 0.5

/** Why no candidate came: `lasting` when asking again would only cost another call. */
interface Missing {
  readonly missing: string
  readonly lasting?: boolean
}

/**
 * Rewrites by rules, and offers a model's wording instead where that stands every test. It never fails and never waits
 * longer than the deadline. A model is asked only where the rules changed the idea itself, and never to improve what
 * has no honest form: there the rules offer a lesson.
 */
export function newAiRewrite(options: AiRewriteOptions): AiRewrite {
  const { rules, rulesVersion, reasons, rewriter, store, now, clock, onRules } = options
  const breaker = newBreaker({ ...breakerOptions, clock })
  const cache = newLruCache<Rewritten>(cacheSize)
  let last: Check = { status: 'ok', checkedAt: now().toISOString() }

  /** One call: counted before it is made, told to the breaker and to health after it. */
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

  /** The candidate as a rewrite, or the reason why it is none. */
  function judged(candidate: string, byRules: Rewrite, screening: Screening): Rewrite | Missing {
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
        typeof proposed === 'string' ? judged(proposed.replace(/\r\n?/g, '\n').trim(), byRules, screening) : proposed,
      )
      // Not even a mistake of our own in all this costs anybody the answer of the rules.
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
      // Parts that are harmless each may be a key together: then nothing is asked, and nothing kept.
      if (holdsSecret([request.idea, request.tokenType ?? '', request.audience ?? '']))
        return { ...byRules, source: 'rules' }
      const key = sha256Hex(JSON.stringify([rulesVersion, request]))
      return cache.get(key, () => ask(request, byRules, screening))
    },
    check: () => last,
  }
}

/** Something in the idea itself was found and changed, and it is not of the kind that is answered with a lesson. */
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

/** Settles as the work does, or rejects as soon as the signal is aborted, whatever the work does then. */
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
