/** The codes of invalid timestamps, so that callers can say what is wrong. */
export type OtsErrorCode =
  | 'too-large'
  | 'truncated'
  | 'trailing-bytes'
  | 'not-a-timestamp'
  | 'unsupported-version'
  | 'unknown-hash-operation'
  | 'unknown-operation'
  | 'varuint-too-large'
  | 'argument-length'
  | 'message-length'
  | 'too-deep'
  | 'too-many-nodes'
  | 'too-much-work'
  | 'attestation-length'
  | 'attestation-trailing-bytes'
  | 'uri-length'
  | 'uri-character'
  | 'empty-node'
  | 'different-message'

/** Invalid bytes, or a timestamp that cannot be written. `offset`: the position in the bytes, when known. */
export class OtsError extends Error {
  readonly code: OtsErrorCode
  readonly offset: number | null

  constructor(code: OtsErrorCode, message: string, offset: number | null = null) {
    super(offset === null ? message : `${message} (at byte ${offset})`)
    this.name = 'OtsError'
    this.code = code
    this.offset = offset
  }
}
