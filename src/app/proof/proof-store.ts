/** The contract of the store for proofs: committed hashes, their batches, and the calendar requests of each batch. */
import type { BitcoinPath, CalendarStatus, Verification } from '../../core/proof.ts'

/** What a hash may be the digest of: a record by its id, or the content of the pack by its version. */
export type SubjectKind = 'receipt' | 'report' | 'pack'

/** A hash that somebody committed. It never changes and is never removed. */
export interface NewProof {
  readonly id: string
  /** SHA-256, lower-case hex. */
  readonly hash: string
  /** 16 random bytes in hex, never used twice. */
  readonly nonce: string
  /** ISO 8601 UTC with milliseconds. */
  readonly createdAt: string
  /** The record whose digest the hash is, when it was committed as one. */
  readonly subject: { readonly kind: SubjectKind; readonly id: string } | null
}

/** One request of a calendar about a batch, whatever the number of its proofs. */
export interface StoredCalendarRequest {
  readonly id: string
  readonly batchId: string
  /** Root of the batch, hex. */
  readonly root: string
  /** Origin that the root was, or will be, submitted to. */
  readonly calendar: string
  /** The calendar's tree over the root, canonical, hex; null before its first answer. */
  readonly tree: string | null
  readonly status: CalendarStatus
  /** A short cleaned text: what went wrong or what the request waits for; may be empty. */
  readonly reason: string
  readonly askedAt: string | null
  /** Null when nothing is left to ask. */
  readonly nextAt: string | null
  /** No request before this time, not even when a user asks for one: the calendar sent Retry-After. */
  readonly notBefore: string | null
  /** Attempts in a row without progress; the backoff grows with them. */
  readonly attempts: number
  /** End of the current claim, which also identifies it: two claims never end at the same time. Null: not claimed. */
  readonly claimedUntil: string | null
}

/** A path whose header check did not show a match. */
export interface CheckedPath {
  /** Height and merkle root, as app/proof/batch-paths writes them. */
  readonly claim: string
  /** Whether a check showed that it does not match; false when no check could be made. */
  readonly refuted: boolean
}

export interface StoredBatch {
  readonly id: string
  readonly root: string
  readonly createdAt: string
  /** When the first calendar answered. From then on the proofs are `ots_pending`. */
  readonly submittedAt: string | null
  readonly confirmedAt: string | null
  readonly path: BitcoinPath | null
  readonly verification: Verification | null
  /** The paths that were checked since the last match, the oldest check first. */
  readonly checkedPaths: readonly CheckedPath[]
  /** When the next header check is due, with or without a header source; null: never. */
  readonly checkAt: string | null
  /** End of the claim on that check, as with a calendar request. */
  readonly claimedUntil: string | null
  readonly calendars: readonly StoredCalendarRequest[]
}

export interface StoredProof extends NewProof {
  /** The proof's own part of its .ots file, hex, and its batch; null while it waits for the next batch. */
  readonly leaf: { readonly head: string; readonly batch: StoredBatch } | null
}

/** The changed members of a batch and of its calendar requests; absent members stay. */
export type BatchChange = Partial<Omit<StoredBatch, 'id' | 'root' | 'createdAt' | 'calendars'>> & {
  readonly calendars?: readonly CalendarRequestChange[]
}

export type CalendarRequestChange = Pick<StoredCalendarRequest, 'id'> &
  Partial<Omit<StoredCalendarRequest, 'id' | 'batchId' | 'root' | 'calendar'>>

/**
 * The store of proofs. Failures, retries and trust are those of Store.
 *
 * A claim on a calendar request or a header check belongs to the caller until `until`, over all processes; their clocks
 * agree to within a minute. The claim of a dead process ends then. Rows that another process is claiming are skipped,
 * not waited for. Claims are not extended. The result of a claim is stored with `change`, which shows whether the claim
 * still holds.
 */
export interface ProofStore {
  find(id: string): Promise<StoredProof | null>

  /**
   * The strongest proof of a record: one that matches a block, then a confirmed one, then a pending one; among equals
   * the oldest. So nobody can replace it by a weaker one by committing the record again. With `hash` only proofs of
   * that digest.
   */
  findOf(kind: SubjectKind, subjectId: string, hash?: string): Promise<StoredProof | null>

  /**
   * Makes one batch of up to `most` waiting proofs, the oldest first, in one transaction, so that no proof is in two
   * batches. `buildTree` is pure and returns the root and a head for every proof, in order. Returns null when no proof
   * waits. A request to each calendar is due at once.
   */
  gather(request: {
    readonly batchId: string
    readonly calendars: readonly string[]
    readonly now: Date
    readonly most: number
    readonly buildTree: (proofs: readonly { readonly hash: string; readonly nonce: string }[]) => {
      readonly root: string
      readonly heads: readonly string[]
    }
  }): Promise<{ readonly size: number } | null>

  /**
   * Adapts unconfirmed batches to a configuration that has changed since they were made. Up to `most` of them get a
   * request to each calendar that they lack; returns how many did. With `confirm`, when there is no header source,
   * batches with a path that no check has refuted are confirmed as `not-checked`.
   */
  reconcile(request: {
    readonly calendars: readonly string[]
    readonly confirm: boolean
    readonly now: Date
    readonly most: number
  }): Promise<number>

  /**
   * Claims calendar requests that are due, each for one caller alone. First submissions are claimed only for
   * `calendars`, the configured ones: a calendar that was removed gets nothing. With `of`: the requests of one batch
   * that may be repeated and were last made at or before `askedBefore`. With `from`: the requests to one calendar, or
   * to those that are not configured. `longest`: the longest backoff and the longest Retry-After, in milliseconds; a
   * stored time further ahead was written while a clock was ahead, and counts as past.
   */
  claimCalendarRequests(request: {
    readonly now: Date
    readonly until: Date
    readonly most: number
    readonly calendars: readonly string[]
    readonly longest: { readonly pauseMs: number; readonly wishMs: number }
    readonly of?: { readonly batchId: string; readonly askedBefore: Date }
    readonly from?: { readonly only: string } | 'others'
  }): Promise<readonly StoredCalendarRequest[]>

  /**
   * Claims batches whose header check is due, unconfirmed batches first. With `of`: that batch, due or not.
   * `longest`: the pause between checks, and that after a mismatch, as for calendar requests.
   */
  claimChecks(request: {
    readonly now: Date
    readonly until: Date
    readonly most: number
    readonly longest: { readonly recheckMs: number; readonly mismatchMs: number }
    readonly of?: string
  }): Promise<readonly StoredBatch[]>

  /**
   * Changes one batch with its calendar requests in one transaction. `decide` is pure, gets the current batch and
   * returns the change; the batch is locked meanwhile. Null changes nothing.
   */
  change(batchId: string, decide: (batch: StoredBatch) => BatchChange | null): Promise<void>

  /** Number of proofs by state. */
  count(): Promise<{ readonly committed: number; readonly pending: number; readonly confirmed: number }>
}
