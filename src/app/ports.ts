/** The contracts of everything outside: what the use cases may rely on, with durability, retries and trust. */
import type { Finding } from '../core/finding.ts'
import type { CounterStore, HourCount } from './service/counters.ts'
import type { ApiKey, KeyStore } from './service/key-store.ts'
import type { NewProof, ProofStore } from './proof/proof-store.ts'
import type { WaitlistEntry, WaitlistStore } from './service/waitlist-store.ts'

/** A report or a receipt as it is kept and served. It never changes after it was committed. */
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
  /** SHA-256 of the UTF-8 of `json`, lower-case hex. Computed by the caller, kept as it is. */
  readonly digest: string
}

/** What an Idempotency-Key repeats: HTTP status and body, which is JSON without blanks before it. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** What is stored together or not at all. */
export interface Change {
  /** With an `answer`, which holds their texts, at most one of each kind. */
  readonly records: readonly StoredRecord[]
  /** Each waits for the next batch from then on. */
  readonly proofs?: readonly NewProof[]
  /** What else the call did; receipts and proofs are counted without being named here. */
  readonly counts?: readonly HourCount[]
  readonly keys?: readonly ApiKey[]
  readonly waitlist?: readonly WaitlistEntry[]
  /** Completes a claim in the same transaction. */
  readonly answer?: { readonly scope: string; readonly key: string; readonly answer: Answer }
}

/**
 * `mine`: go on and end with `commit` (with `answer`) or `release`. `running`: another call holds the key.
 * `mismatch`: the key was used for another request. `done`: repeat this answer.
 */
export type Claim =
  | { readonly state: 'mine' }
  | { readonly state: 'running' }
  | { readonly state: 'mismatch' }
  | { readonly state: 'done'; readonly answer: Answer }

/**
 * Where records are kept.
 *
 * Failures: when the store is out of reach, locked, full or overloaded, every operation throws
 * LaurelError('unavailable') with `retryAfter`; its text holds no SQL, path or host, the cause stands in `cause`.
 * Any other exception is a mistake of the caller.
 *
 * Retries: nothing is retried that may already be stored. When a writing operation throws `unavailable`, all of it is
 * stored or none of it: the connection may have been lost after the commit. A caller that tries again does so under
 * the same Idempotency-Key and claims first, so that one record comes of it.
 *
 * Trust: the store is ours and holds no key material. What it returns was stored by this service; it is not
 * validated again.
 */
export interface Store {
  /**
   * Stores all of a change or none of it; durable (fsync) when it resolves, so it survives kill -9 and power loss.
   * A repeated id is an error. A change whose claim is no longer open (the claim was taken over and finished, or
   * released) is refused whole with LaurelError('idempotency-running'): two calls under one key never both store.
   */
  commit(change: Change): Promise<void>

  readonly proofs: ProofStore

  readonly counters: CounterStore
  readonly keys: KeyStore

  readonly waitlist: WaitlistStore

  /** The record as it was committed, byte for byte; null when the id is unknown or belongs to the other kind. */
  find(kind: StoredRecord['kind'], id: string): Promise<StoredRecord | null>

  /**
   * Takes an Idempotency-Key, atomically over all instances. The first caller gets `mine`; the same key with another
   * fingerprint `mismatch`; with the same fingerprint and unfinished `running`, unless that claim is more than
   * 60 s old, or its process has died, which is known within seconds, then `mine`; finished: the answer, until 24 hours after its claim, when the key is free again.
   *
   * `scope` separates callers and operations. `key` is the SHA-256 of the header value in hex and `fingerprint` that
   * of the request: the clear key is never stored. `now` decides age, not the store's own clock.
   */
  claim(request: {
    readonly scope: string
    readonly key: string
    readonly fingerprint: string
    readonly now: Date
  }): Promise<Claim>

  /**
   * What a key holds at `now`, without taking it: the answer that `claim` would repeat, `running` while a claim of at
   * most 60 s is open, and null for a key that is free, released, given up or past its 24 hours.
   */
  findAnswer(request: {
    readonly scope: string
    readonly key: string
    readonly now: Date
  }): Promise<Extract<Claim, { readonly state: 'running' | 'done' }> | null>

  /** Gives up a claim: the call ended without an answer worth keeping (validation error, 429). An answer is kept. */
  release(request: { readonly scope: string; readonly key: string }): Promise<void>

  /**
   * Counts one more use of a daily budget, atomically over all instances: true for exactly the first `most` calls with
   * this name and day, false for every other. Durable when it resolves, so a restart gives nothing back. `most` ≥ 0
   * may differ from call to call; each is held against what was counted so far.
   */
  spend(budget: {
    readonly name: string
    /** `YYYY-MM-DD`: whose day it is, the caller decides. */
    readonly day: string
    readonly most: number
  }): Promise<boolean>

  /**
   * The secret of this deployment under a name: the bytes that were stored first, the same for all instances and after
   * every restart. `fresh` is stored when there is none yet.
   */
  secret(name: string, fresh: Uint8Array): Promise<Uint8Array>

  /**
   * Reads for real; throws when the store can't be read. `writes`: whether they succeed, by the outcome of the latest;
   * after one that failed, and before the first, a small one is tried, once a second at most.
   */
  check(): Promise<{ readonly writes: boolean }>

  /**
   * Removes a record and the stored answers that hold it, so that their Idempotency-Keys are free again; false when the
   * id is unknown or belongs to the other kind. Durable when it resolves.
   *
   * On SQLite the text is gone from the files too when this resolves; while another process reads (a backup), as soon as
   * that ends. On PostgreSQL it stands in the files until vacuum and later rows overwrite it (docs/decisions/0016).
   */
  remove(kind: StoredRecord['kind'], id: string): Promise<boolean>

  /**
   * Removes reports and receipts made before that time, the stored answers that hold them, and idempotency rows claimed
   * before it; returns how many records and rows went. Counts stay. The text goes as with `remove`.
   */
  removeOlderThan(before: Date): Promise<number>

  /**
   * Removes idempotency rows claimed before that time, answers and open claims, and nothing else; returns how many.
   * Answers past their 24 hours are never repeated anyway: this gives back their room, and takes their text away.
   */
  removeAnswersOlderThan(before: Date): Promise<number>

  /** Opens every connection that a burst of first calls would wait for. Throws as everything else. */
  warm(): Promise<void>

  /** Finishes what was begun and closes; further calls are `unavailable`. Closing twice is fine. */
  close(): Promise<void>
}

/**
 * Counts calls in fixed windows. Exact: with a quota of n, the first n calls of a window are allowed and no other,
 * however many instances share it. Throws LaurelError('unavailable') when shared counts are out of reach.
 */
export interface Limiter {
  /**
   * Counts one call. `bucket` names who and what, at most 255 characters, for example 'expensive:203.0.113.9', and
   * always comes with the same limit. `quota` ≥ 1: who has no limit does not call. `remaining` calls are left;
   * `resetSeconds`, a whole number from 1 to windowSeconds, is the time until the window ends.
   */
  take(
    bucket: string,
    limit: { readonly quota: number; readonly windowSeconds: number },
  ): Promise<{ readonly allowed: boolean; readonly remaining: number; readonly resetSeconds: number }>

  /** What is left in a bucket, without counting a call; the whole window when none has begun. */
  peek(
    bucket: string,
    limit: { readonly quota: number; readonly windowSeconds: number },
  ): Promise<{ readonly remaining: number; readonly resetSeconds: number }>

  /** As that of the store. */
  warm(): Promise<void>

  /** Stops timers and connections. Closing twice is fine. */
  close(): Promise<void>
}

/** What a rewriter is told. Every text in it is free of key material: the caller redacts before it asks. */
export interface RewriteRequest {
  readonly idea: string
  readonly findings: readonly Finding[]
  readonly tokenType?: string
  readonly audience?: string
}

/** How a rewriter fails: without any text of the request, and without its credentials. */
export interface RewriterFailure extends Error {
  /** One word or two for the log. */
  readonly reason: string
  /** The same request may succeed if it is sent again at once. */
  readonly retryable: boolean
}

/**
 * Proposes another wording of an idea, by whatever means: a model, a person, a fake.
 *
 * Trust: none. What it answers may be anything that somebody who wrote the idea wanted it to answer; it is a candidate
 * and goes through every check that the idea itself went through.
 */
export interface Rewriter {
  /**
   * One attempt, never repeated inside. The candidate as it came; null when an answer came that holds none. Rejects
   * with a RewriterFailure when no whole answer came, also soon after `signal` is aborted. At most a few times the
   * longest possible candidate is read of an answer.
   */
  propose(request: RewriteRequest, signal: AbortSignal): Promise<string | null>
}
