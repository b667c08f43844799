import { sha256Hex } from '../../core/hash.ts'
import type { Proposal, Screening } from '../../core/finding.ts'
import { holdsSecret, redact } from '../../core/preflight/secrets/redact.ts'
import type { AiRequest, Store } from '../ports.ts'
import { newBreaker } from '../service/breaker.ts'
import { newLruCache } from '../service/lru-cache.ts'
import type { Check, Deadline } from '../services.ts'

export interface AiClientOptions {
  readonly store: Pick<Store, 'spend'>
  /** The most calls per UTC day for the whole deployment. */
  readonly dailyBudget: number
  /** Milliseconds for the AI step of one operation: counting the calls, and all attempts of all questions. */
  readonly timeoutMs: number
  readonly now: () => Date
  /** Monotonic milliseconds. */
  readonly clock: () => number
  /** Returns a signal that aborts after `ms` milliseconds. */
  readonly deadline: (ms: number) => AbortSignal
  /**
   * Called for each failed call, with a reason that holds no text of the request. The circuit breaker limits this to a
   * few calls in half a minute.
   */
  readonly onFailure?: (reason: string) => void
}

/** The reason why there is no answer. It holds no text of the request. */
export interface Missing {
  readonly missing: string
}

/** The result of a question. `answer` is null if the answer of the model has another form. */
export type Asked<A> = { readonly answer: A | null } | Missing

/** Asks a question about an idea. Never rejects and never takes longer than the deadline. */
export type Ask<Q extends AiRequest, A> = (request: Q, deadline: Deadline) => Promise<Asked<A>>

/**
 * Asks the model. All kinds of questions share the daily budget and the circuit breaker; those of an operation, a
 * deadline.
 */
export interface AiClient {
  readonly newDeadline: () => Deadline
  /**
   * Makes the function for one kind of question, with its own cache. Equal questions in progress share a call. The
   * latest answers are cached, also those in another form, because another call would cost without a benefit. Failures
   * are not cached. A request is not sent if its texts together hold key material.
   *
   * @param attempt makes one call
   */
  readonly asking: <Q extends AiRequest, A>(
    attempt: (request: Q, signal: AbortSignal) => Promise<A | null>,
  ) => Ask<Q, A>
  /** The state after the last call. Makes no call. */
  readonly check: () => Check
}

/** Answers kept in memory for each kind of question, a few kilobytes each. */
const cacheSize = 200
/** Five failures stop the calls for half a minute (docs/spec/security.md 7). */
const breakerOptions = { failures: 5, pauseMs: 30_000 }
/** An attempt is made only if at least this share of the deadline is left. */
const shareForAttempt = 0.5

export function newAiClient(options: AiClientOptions): AiClient {
  const { store, timeoutMs, now, clock } = options
  const breaker = newBreaker({ ...breakerOptions, clock })
  let last: Check = { status: 'ok', checkedAt: now().toISOString() }

  /** Makes one call: counts it first, and reports its result to the circuit breaker and to health. */
  async function attempt<A>(call: (signal: AbortSignal) => Promise<A | null>, signal: AbortSignal): Promise<Asked<A>> {
    if (!breaker.admits()) return { missing: 'pausing' }
    const budget = { name: 'ai', day: now().toISOString().slice(0, 10), most: options.dailyBudget }
    if (!(await inTime(store.spend(budget), signal))) return { missing: 'budget' }
    signal.throwIfAborted()
    const outcome = (ok: boolean): void => {
      breaker[ok ? 'succeeded' : 'failed']()
      last = { status: ok ? 'ok' : 'failing', checkedAt: now().toISOString() }
    }
    try {
      const answer = await inTime(call(signal), signal)
      outcome(true)
      return { answer }
    } catch (error) {
      outcome(false)
      options.onFailure?.(missingBy(error).missing)
      throw error
    }
  }

  /** Makes one attempt, and a second one if the first fails early with a retryable error. */
  async function attempts<A>(
    call: (signal: AbortSignal) => Promise<A | null>,
    { signal, startedAt }: Deadline,
  ): Promise<Asked<A>> {
    const isLate = (): boolean => clock() - startedAt > timeoutMs * (1 - shareForAttempt)
    if (isLate()) return { missing: 'no time left' }
    try {
      return await attempt(call, signal)
    } catch (error) {
      if (!isRetryable(error) || isLate()) return missingBy(error)
    }
    return attempt(call, signal).catch(missingBy)
  }

  return {
    newDeadline: () => ({ signal: options.deadline(timeoutMs), startedAt: clock() }),
    asking<Q extends AiRequest, A>(call: (request: Q, signal: AbortSignal) => Promise<A | null>): Ask<Q, A> {
      const cache = newLruCache<Asked<A>>(cacheSize)
      return async (request, deadline) => {
        // Fields that are harmless alone may form a key together. Then no call is made and nothing is cached.
        if (holdsSecret([request.idea, request.tokenType ?? '', request.audience ?? '']))
          return { missing: 'key material' }
        const asked = cache.get(sha256Hex(JSON.stringify(request)), async () => {
          const value = await attempts((signal) => call(request, signal), deadline)
          return { value, keep: 'answer' in value }
        })
        // The shared call may have a later deadline than this request.
        return inTime(asked, deadline.signal).catch(missingBy)
      }
    },
    check: () => last,
  }
}

/** The part of a proposal that a model may see: the screened idea, and the fields with key material replaced. */
export const aiRequestOf = ({ tokenType, audience }: Proposal, { idea }: Pick<Screening, 'idea'>): AiRequest => ({
  idea,
  ...(tokenType !== undefined && { tokenType: redact(tokenType).text }),
  ...(audience !== undefined && { audience: redact(audience).text }),
})

/** Settles like `work`, or rejects as soon as the signal aborts. It does not stop `work`. */
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

/** The reason of a failed call, without the message of the error. */
export const missingBy = (error: unknown): Missing => {
  if (!(error instanceof Error)) return { missing: 'failed' }
  return { missing: 'reason' in error && typeof error.reason === 'string' ? error.reason : error.name }
}
