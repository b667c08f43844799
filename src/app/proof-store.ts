/** The contract of the store for proofs: what was committed, in which batch it went out, and whom to ask when. */
import type { BitcoinPath, CalendarStatus, Verification } from '../core/proof.ts'

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
export interface StoredQuestion {
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
  /** Attempts in a row that brought nothing new; pauses grow with them. */
  readonly attempts: number
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
  readonly calendars: readonly StoredQuestion[]
}

export interface StoredProof extends NewProof {
  /** The proof's own part of its .ots file, hex, and its batch; null while it waits for the next batch. */
  readonly leaf: { readonly head: string; readonly batch: StoredBatch } | null
}

/** What became of a question. `tree` is only given when it changed. */
export interface QuestionOutcome {
  readonly id: string
  readonly batchId: string
  readonly tree?: string
  readonly status: CalendarStatus
  readonly reason: string
  readonly askedAt: string
  readonly nextAt: string | null
  readonly attempts: number
}

/** What a batch has come to. Only what is given changes; a time that stands is never changed or taken back. */
export interface BatchOutcome {
  readonly id: string
  readonly submittedAt?: string
  readonly confirmedAt?: string
  /** Kept when no path is known yet. */
  readonly claimedPath?: BitcoinPath
  /** Kept in any case: it was looked at. */
  readonly path?: BitcoinPath
  readonly verification?: Verification
  /** When to look at the block header; null: never again. Gives the claim of the check back. */
  readonly checkAt?: string | null
  /**
   * `stop`: no calendar is asked about the batch any more. `promised`: only those go on being asked that promised
   * something. `again`, with `checkAt`: those that are not asked any more are asked once more at that time.
   */
  readonly asking?: 'stop' | 'promised' | 'again'
}

/**
 * Where proofs are kept. Failures, retries and trust are those of the Store.
 *
 * A claim on a question or a check belongs to the caller until `until`, over all processes; who dies holding it loses
 * it then. Claims are not extended, so work on a claim must end, with `conclude`, before.
 */
export interface ProofStore {
  find(id: string): Promise<StoredProof | null>

  /** The newest proof of a record. */
  findOf(kind: SubjectKind, subjectId: string): Promise<StoredProof | null>

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
    readonly seal: (proofs: readonly { readonly hash: string; readonly nonce: string }[]) => {
      readonly root: string
      readonly heads: readonly string[]
    }
  }): Promise<{ readonly size: number } | null>

  /**
   * Claims questions that are due: each is given to one caller alone. With `batchId` also those of that batch that
   * are not due yet but were last asked at or before `askedBefore`. With `only` or `but` those of one calendar, or of
   * none of these calendars.
   */
  claimQuestions(request: {
    readonly now: Date
    readonly until: Date
    readonly most: number
    readonly of?: { readonly batchId: string; readonly askedBefore: Date }
    readonly from?: { readonly only: string } | { readonly but: readonly string[] }
  }): Promise<readonly StoredQuestion[]>

  /** Claims batches whose block header is due to be looked at. */
  claimChecks(request: {
    readonly now: Date
    readonly until: Date
    readonly most: number
  }): Promise<readonly StoredBatch[]>

  /** Stores what became of questions and of their batch, together or not at all, and gives the claims back. */
  conclude(outcome: { readonly questions: readonly QuestionOutcome[]; readonly batch?: BatchOutcome }): Promise<void>

  /** Proofs by state, and calendars that a question waits for. */
  count(): Promise<{ readonly committed: number; readonly pending: number; readonly confirmed: number }>
}
