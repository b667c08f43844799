/** The contracts of timestamp calendars and of sources of block headers. Both are untrusted. */

/** The failure of a calendar or a header source. `message` is written by us and holds nothing of the answer. */
export interface AskFailure extends Error {
  /** A short text for people, such as “it did not answer in time”. */
  readonly reason: string
  /** Seconds to wait, when the other side asked for it (Retry-After). */
  readonly retryAfter: number | null
}

export const isAskFailure = (error: unknown): error is AskFailure =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string'

/**
 * Timestamp calendars: servers that aggregate digests and commit their Merkle root to Bitcoin (opentimestamps.org).
 *
 * Trust: none. The answers are untrusted bytes of limited size; the caller parses them. Each call is one exchange that
 * ends when `signal` aborts, follows no redirect and contacts configured addresses only.
 */
export interface Calendars {
  /** Whether the configuration allows a request to this address, which comes from an attestation and is untrusted. */
  mayAsk(uri: string): boolean

  /**
   * Submits a digest of 32 bytes to the calendar with this origin. Returns the bytes of its timestamp tree. Rejects
   * with an AskFailure; an origin that is not configured is not contacted.
   */
  submit(origin: string, digest: Uint8Array, signal: AbortSignal): Promise<Uint8Array>

  /**
   * Asks for the rest of a pending attestation. `tree`: the timestamp over the commitment, as bytes. `reason`: why
   * there is none yet, in the calendar's words, cleaned and shortened. An answer of 404 is never final. Rejects with an
   * AskFailure.
   */
  ask(
    uri: string,
    commitment: Uint8Array,
    signal: AbortSignal,
  ): Promise<{ readonly tree: Uint8Array } | { readonly reason: string }>
}

/** A header as a source returned it. The caller checks its proof of work. */
export interface SourcedHeader {
  /** 80 bytes. */
  readonly header: Uint8Array
  /** The hash according to the source, hex as explorers print it. */
  readonly hash: string
}

/** A source of block headers: an Esplora server or a node. Trust: none beyond the proof of work of a header. */
export interface HeaderSource {
  /** Host name without credentials; statements name it. */
  readonly name: string
  /** Whether the source asked for a pause. Until it ends nothing is sent and every call fails. */
  rests(): boolean
  /** Height of the newest block it knows. Rejects with an AskFailure. */
  tip(signal: AbortSignal): Promise<number>
  /** The header at a height that is not above the tip. Rejects with an AskFailure. */
  headerAt(height: number, signal: AbortSignal): Promise<SourcedHeader>
}
