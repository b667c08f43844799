/** The contract of the store for proofs: what was committed, in which batch it went out, and whom to ask when. */
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

/** One calendar and one batch: asked as one, whatever the number of proofs. */
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
  /** In a few clean words, what went wrong or what is waited for; empty when nothing is to be said. */
  readonly reason: string
  readonly askedAt: string | null
  /** Null when nothing is left to ask. */
  readonly nextAt: string | null
  /** Before this it is not asked on request either: the calendar said so (Retry-After). */
  readonly notBefore: string | null
  /** Attempts in a row that brought nothing new; pauses grow with them. */
  readonly attempts: number
  /** Whose claim holds is known by this time alone: another claim ends at another time. Null: nobody's. */
  readonly claimedUntil: string | null
}

/** A path that a look at its block has not shown to match. */
export interface CheckedPath {
  /** What it claims: height and merkle root (app/proof/batch-paths). */
  readonly claim: string
  /** Whether a look showed that it does not match; not, when none could be made. */
  readonly refuted: boolean
}

export interface StoredBatch {
  readonly id: string
  readonly root: string
  readonly createdAt: string
  /** When the first calendar answered; from then on its proofs are pending. */
  readonly submittedAt: string | null
  readonly confirmedAt: string | null
  readonly path: BitcoinPath | null
  readonly verification: Verification | null
  /** The paths that were looked at since one matched last, if any did; the one whose look is oldest first. */
  readonly checkedPaths: readonly CheckedPath[]
  /** From when on the block header is to be looked at, with or without a header source; null: it is left alone. */
  readonly checkAt: string | null
  /** The claim on that look, as on a question. */
  readonly claimedUntil: string | null
  readonly calendars: readonly StoredCalendarRequest[]
}

export interface StoredProof extends NewProof {
  /** The proof's own part of its .ots file, hex, and its batch; null while it waits for the next batch. */
  readonly leaf: { readonly head: string; readonly batch: StoredBatch } | null
}

/** What changes of a batch and its questions; what is not named stays as it is. */
export type BatchChange = Partial<Omit<StoredBatch, 'id' | 'root' | 'createdAt' | 'calendars'>> & {
  readonly calendars?: readonly CalendarRequestChange[]
}

export type CalendarRequestChange = Pick<StoredCalendarRequest, 'id'> &
  Partial<Omit<StoredCalendarRequest, 'id' | 'batchId' | 'root' | 'calendar'>>

/**
 * Where proofs are kept. Failures, retries and trust are those of the Store.
 *
 * A claim on a question or a check belongs to the caller until `until`, over all processes, whose clocks agree to within
 * a minute; who dies holding it loses it then. What another process is just claiming is passed over, not waited for. Claims are not extended. What comes of a claim is stored with `change`, which shows whether it still holds.
 */
export interface ProofStore {
  find(id: string): Promise<StoredProof | null>

  /**
   * The proof of a record that says most: one that matches a block, then one that is confirmed, then one that a calendar
   * has answered; among equals the oldest. So nobody can put a weaker one in its place by committing it again.
   * With `hash` only proofs of that digest.
   */
  findOf(kind: SubjectKind, subjectId: string, hash?: string): Promise<StoredProof | null>

  /**
   * Makes one batch of up to `most` proofs that wait, the oldest first, in one transaction: no proof is in two
   * batches, however many processes gather. `seal` is pure and gives the root and a head for every proof, in order.
   * Null when nothing waits. A question for each calendar is due at once.
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
   * Brings batches that are not confirmed up to a configuration that has changed since they were made. Up to `most` of
   * them get a question to a calendar that they have none for; the number that did. With `confirm`, when there is no
   * header source, those with a path that nothing was found against are confirmed, unchecked.
   */
  reconcile(request: {
    readonly calendars: readonly string[]
    readonly confirm: boolean
    readonly now: Date
    readonly most: number
  }): Promise<number>

  /**
   * Claims questions that are due: each is given to one caller alone. Of those that wait for a first answer only the
   * ones to `calendars`, the configured ones: whoever else the batch was meant for once gets nothing. With `of` those
   * of one batch that may be asked again and were last asked at or before `askedBefore`. With `from` those of one
   * calendar, or of those that are not configured. `longest`: the pause between questions, and the wish of a calendar,
   * in milliseconds. A stored time further ahead than that was written under a clock that was ahead, and is over.
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
   * Claims batches whose block header is due to be looked at, those first that wait for it. With `of` that one, due or
   * not. `longest`: the pause between looks, and that after a mismatch, as for questions.
   */
  claimChecks(request: {
    readonly now: Date
    readonly until: Date
    readonly most: number
    readonly longest: { readonly recheckMs: number; readonly mismatchMs: number }
    readonly of?: string
  }): Promise<readonly StoredBatch[]>

  /**
   * Changes one batch with its questions, in one transaction: nobody else changes it between `decide`, which is pure and
   * is given the batch as it stands, and the change that it returns. Null changes nothing.
   */
  change(batchId: string, decide: (batch: StoredBatch) => BatchChange | null): Promise<void>

  /** Proofs by state. */
  count(): Promise<{ readonly committed: number; readonly pending: number; readonly confirmed: number }>
}
