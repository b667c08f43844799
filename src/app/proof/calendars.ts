/** The contracts of timestamp calendars and of sources of block headers: strangers, both of them. */

/** How a calendar or a header source fails. `message` is ours; nothing that a stranger wrote stands in it. */
export interface AskFailure extends Error {
  /** Clean words for people, such as “it did not answer in time”. */
  readonly reason: string
  /** Seconds that the other side asked us to wait, when it did. */
  readonly retryAfter: number | null
}

export const isAskFailure = (error: unknown): error is AskFailure =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string'

/**
 * Timestamp calendars: servers that aggregate digests and commit their Merkle root to Bitcoin (opentimestamps.org).
 *
 * Trust: none. What comes back is bytes of a stranger, capped in size; the caller parses them. Each call is one
 * exchange that ends by `signal`, follows no redirect and contacts no address but those of the configuration.
 */
export interface Calendars {
  /** Whether the configuration allows to ask at this address, which a stranger wrote into an attestation. */
  mayAsk(uri: string): boolean

  /**
   * Submits a digest of 32 bytes to the calendar with this origin. The bytes of its tree. Rejects with an AskFailure,
   * without contacting anybody when the origin is not one of the configuration.
   */
  submit(origin: string, digest: Uint8Array, signal: AbortSignal): Promise<Uint8Array>

  /**
   * Asks for the rest of a pending attestation. `tree`: bytes over the commitment. `reason`: not yet, in the
   * calendar's own words, cleaned and cut. An answer of 404 is never final. Rejects with an AskFailure.
   */
  ask(
    uri: string,
    commitment: Uint8Array,
    signal: AbortSignal,
  ): Promise<{ readonly tree: Uint8Array } | { readonly reason: string }>
}

/** A header as a source gave it. The caller checks that it authenticates itself. */
export interface SourcedHeader {
  /** 80 bytes. */
  readonly header: Uint8Array
  /** What the source calls its hash, hex as explorers print it. */
  readonly hash: string
}

/** A source of block headers: an Esplora server or a node. Trust: none beyond the proof of work of a header. */
export interface HeaderSource {
  /** Host name, without credentials; stands in statements. */
  readonly name: string
  /** Whether it has asked to be left alone for a while: until then nothing is sent, and whoever asks gets a failure. */
  rests(): boolean
  /** Height of the newest block it knows. Rejects with an AskFailure. */
  tip(signal: AbortSignal): Promise<number>
  /** The header at a height that is not above the tip. Rejects with an AskFailure. */
  headerAt(height: number, signal: AbortSignal): Promise<SourcedHeader>
}
