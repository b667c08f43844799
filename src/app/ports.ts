/** The contracts of everything outside the use cases: durability, failures, retries and trust. */
import type { Finding, Proposal, Screening } from '../core/finding.ts'
import type { Chosen, Designed } from '../core/issuance.ts'
import type { Rewrite } from '../core/rewrite.ts'
import type { ReceiptRecord } from '../core/sandbox.ts'
import type { CounterStore, HourCount } from './service/counters.ts'
import type { ApiKey, KeyStore } from './service/key-store.ts'
import type { NewProof, ProofStore } from './proof/proof-store.ts'
import type { WaitlistEntry, WaitlistStore } from './service/waitlist-store.ts'

/** A stored report or receipt. It never changes after its commit. */
export interface StoredRecord {
  readonly kind: 'report' | 'receipt'
  /** Prefix and at least 128 random bits, URL-safe. Unique over both kinds. */
  readonly id: string
  /** ISO 8601 UTC with milliseconds. */
  readonly createdAt: string
  /** Outcome of the report; for a receipt, of the idea behind it. */
  readonly outcome: string
  /** Canonical JSON (RFC 8785), served byte for byte. */
  readonly json: string
  /** SHA-256 of the UTF-8 of `json`, lower-case hex. Computed by the caller. */
  readonly digest: string
}

/** The answer that an Idempotency-Key repeats: HTTP status and body, which is JSON without leading white space. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** Everything that one transaction stores. */
export interface Change {
  /** At most one of each kind when there is an `answer`, which holds their texts. */
  readonly records: readonly StoredRecord[]
  /** New proofs; each waits for the next batch. */
  readonly proofs?: readonly NewProof[]
  /** Further counts of the call. Receipts and proofs are counted automatically. */
  readonly counts?: readonly HourCount[]
  readonly keys?: readonly ApiKey[]
  readonly waitlist?: readonly WaitlistEntry[]
  /** Completes a claim in the same transaction. */
  readonly answer?: { readonly scope: string; readonly key: string; readonly answer: Answer }
}

/**
 * The result of a claim. `mine`: proceed, and end with `commit` (with `answer`) or `release`. `running`: another call
 * holds the key. `mismatch`: the key was used for another request. `done`: repeat this answer.
 */
export type Claim =
  | { readonly state: 'mine' }
  | { readonly state: 'running' }
  | { readonly state: 'mismatch' }
  | { readonly state: 'done'; readonly answer: Answer }

/**
 * The store of records.
 *
 * Failures: when the store is out of reach, locked, full or overloaded, every operation throws
 * LaurelError('unavailable') with `retryAfter`; its text holds no SQL, path or host; the cause is in `cause`. Any other
 * exception is a bug of the caller.
 *
 * Retries: the store never retries what may already be stored. When a write throws `unavailable`, all of it is stored
 * or nothing: the connection may have been lost after the commit. A caller that repeats it uses the same
 * Idempotency-Key and claims first, so that there is one record.
 *
 * Trust: the store is ours and holds no key material. Its data were stored by this service and are not validated again.
 */
export interface Store {
  /**
   * Stores all of a change or nothing; durable (fsync) when it resolves, so it survives kill -9 and power loss. A
   * repeated id is an error. A change whose claim is no longer open (the claim was taken over and finished, or
   * released) is refused as a whole with LaurelError('idempotency-running'), so that two calls under one key never both
   * store.
   */
  commit(change: Change): Promise<void>

  readonly proofs: ProofStore

  readonly counters: CounterStore
  readonly keys: KeyStore

  readonly waitlist: WaitlistStore

  /** The record as it was committed, byte for byte; null when the id is unknown or belongs to the other kind. */
  find(kind: StoredRecord['kind'], id: string): Promise<StoredRecord | null>

  /**
   * Claims an Idempotency-Key, atomically over all instances. The first caller gets `mine`. The same key with another
   * fingerprint gets `mismatch`. With the same fingerprint: `running` while the first call runs; `mine` when that claim
   * is more than 60 s old or its process died (known within seconds); `done` with the answer until 24 hours after the
   * claim, when the key is free again.
   *
   * `scope` separates callers and operations. `key` is the SHA-256 of the header value in hex and `fingerprint` that of
   * the request: the clear key is never stored. `now` determines age, not the clock of the store.
   */
  claim(request: {
    readonly scope: string
    readonly key: string
    readonly fingerprint: string
    readonly now: Date
  }): Promise<Claim>

  /**
   * What a key holds at `now`, without claiming it: the answer that `claim` would repeat, `running` while a claim of at
   * most 60 s is open, and null for a key that is free, released, given up or past its 24 hours.
   */
  findAnswer(request: {
    readonly scope: string
    readonly key: string
    readonly now: Date
  }): Promise<Extract<Claim, { readonly state: 'running' | 'done' }> | null>

  /** Releases a claim whose call ended without an answer (validation error, 429). A stored answer stays. */
  release(request: { readonly scope: string; readonly key: string }): Promise<void>

  /**
   * Counts one more use of a daily budget, atomically over all instances: true for exactly the first `most` calls with
   * this name and day, false for every other. Durable when it resolves, so a restart resets nothing. `most` ≥ 0 may
   * differ from call to call.
   */
  spend(budget: {
    readonly name: string
    /** `YYYY-MM-DD`; the caller determines the time zone. */
    readonly day: string
    readonly most: number
  }): Promise<boolean>

  /**
   * The secret of this deployment under a name: the bytes that were stored first, the same for all instances and
   * restarts. Stores `fresh` when there is none.
   */
  secret(name: string, fresh: Uint8Array): Promise<Uint8Array>

  /**
   * Reads from the store; throws when that fails. `writes`: whether the latest write succeeded. After a failed write,
   * and before the first, makes a trial write, at most once a second.
   */
  check(): Promise<{ readonly writes: boolean }>

  /**
   * Removes a record and the stored answers that hold it, so that their Idempotency-Keys are free again; false when the
   * id is unknown or belongs to the other kind. Durable when it resolves.
   *
   * On SQLite the text is gone from the files too when this resolves, or, while another process reads (a backup), as
   * soon as that ends. On PostgreSQL it stays in the files until vacuum and later rows overwrite it
   * (docs/decisions/0016).
   */
  remove(kind: StoredRecord['kind'], id: string): Promise<boolean>

  /**
   * Removes reports and receipts made before that time, the stored answers that hold them, and idempotency rows claimed
   * before it; returns the number of removed records and rows. Counts stay. Text is cleared as with `remove`.
   */
  removeOlderThan(before: Date): Promise<number>

  /**
   * Removes idempotency rows claimed before that time, answers and open claims, and nothing else; returns how many.
   * Answers older than 24 hours are never repeated; this frees their space and removes their text.
   */
  removeAnswersOlderThan(before: Date): Promise<number>

  /** Opens every connection that the first calls would wait for. Throws like every operation. */
  warm(): Promise<void>

  /** Finishes calls in progress and closes; further calls throw `unavailable`. May be called twice. */
  close(): Promise<void>
}

/**
 * Counts calls in fixed windows. Exact: with a quota of n, the first n calls of a window are allowed and no other,
 * however many instances share it. Throws LaurelError('unavailable') when shared counts cannot be reached.
 */
export interface Limiter {
  /**
   * Counts one call. `bucket` names policy and client in at most 255 characters, for example 'expensive:203.0.113.9',
   * and always has the same limit. `quota` ≥ 1; without a limit the limiter is not called. `remaining` calls are left;
   * `resetSeconds`, a whole number from 1 to windowSeconds, is the time until the window ends.
   */
  take(
    bucket: string,
    limit: { readonly quota: number; readonly windowSeconds: number },
  ): Promise<{ readonly allowed: boolean; readonly remaining: number; readonly resetSeconds: number }>

  /** What is left in a bucket, without counting a call; the whole quota when no window has begun. */
  peek(
    bucket: string,
    limit: { readonly quota: number; readonly windowSeconds: number },
  ): Promise<{ readonly remaining: number; readonly resetSeconds: number }>

  /** Like Store.warm. */
  warm(): Promise<void>

  /** Stops timers and connections. May be called twice. */
  close(): Promise<void>
}

/**
 * Pure computations that take tens of milliseconds, outside of the thread that answers requests. Each gives what the
 * same function gives in that thread.
 *
 * Failures: LaurelError('unavailable') with `retryAfter` when too many computations wait, or when a thread ended within
 * one. Any other exception is a bug; its text holds nothing of a request. Nothing is retried.
 *
 * Trust: the threads are ours. They get the texts of a request, which may hold key material, and keep nothing.
 */
export interface Threads {
  /** Screening by the engine. */
  preflight(proposal: Proposal): Promise<Screening>
  /** The rewrite by the rules. */
  rewrite(proposal: Proposal, screening: Screening): Promise<Rewrite>
  /** The design of a receipt for a proposal that was screened and does not fail. */
  design(proposal: Proposal, chosen: Chosen): Promise<Designed>
  /** The picture of a receipt as PNG. */
  card(record: ReceiptRecord): Promise<Uint8Array>
  /** Ends the threads; computations in progress fail. May be called twice. */
  close(): Promise<void>
}

/** What the model of the AI step may see of a proposal. The caller has redacted all key material. */
export interface AiRequest {
  readonly idea: string
  readonly tokenType?: string
  readonly audience?: string
}

/** The request for a rewrite: with the findings. */
export interface RewriteRequest extends AiRequest {
  readonly findings: readonly Finding[]
}

/** A call of the model that failed. It holds no text of the request and no credentials. */
export interface AiFailure extends Error {
  /** A short reason for the log. */
  readonly reason: string
  /** Whether the same request may succeed when repeated at once. */
  readonly retryable: boolean
}

/**
 * The model of the AI step. Each call makes one attempt, without retries, and rejects with an AiFailure when no
 * complete answer came, also soon after `signal` aborts. It reads at most a few times the longest possible answer.
 *
 * Trust: none. The author of the idea may control the answer (prompt injection).
 */
export interface AiModel {
  /**
   * Another wording of an idea, unchanged; null when the answer holds none. It is a candidate and passes every check
   * that the idea passed.
   */
  propose(request: RewriteRequest, signal: AbortSignal): Promise<string | null>
  /** What the model answers about the outcome of an idea: any JSON value; null when the answer is no JSON. */
  judge(request: AiRequest, signal: AbortSignal): Promise<unknown>
}
