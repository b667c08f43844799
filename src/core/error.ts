/**
 * Every way in which a call can fail, for all doors. HTTP status: one table in http/response/respond. Codes:
 * docs/spec/decisions.md 1.
 */
export const errorCodes = [
  'invalid-json',
  'validation',
  'network-not-allowed',
  'forbidden',
  'unauthorized',
  'not-found',
  'method-not-allowed',
  'proof-not-timestamped',
  'idempotency-running',
  'too-large',
  'uri-too-long',
  'headers-too-large',
  'unsupported-media-type',
  'key-material',
  'screening-failed',
  'idempotency-mismatch',
  'rate-limited',
  'internal',
  'unavailable',
  'timeout',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** One thing that is wrong in a request: a JSON Pointer (RFC 6901) into the body and a sentence without the value. */
export interface Issue {
  readonly pointer: string
  readonly message: string
}

export interface Explanation {
  readonly errors?: readonly Issue[]
  /** Seconds after which the same call may succeed. */
  readonly retryAfter?: number
  /** Further members of the problem document, such as the findings of a refused text. */
  readonly members?: Readonly<Record<string, unknown>>
}

/**
 * A failure that the caller may read. `message` says what to do and never repeats what the caller sent.
 * Any other exception is internal: its text goes to the log and never to a caller.
 */
export class LaurelError extends Error {
  readonly code: ErrorCode
  readonly explanation: Explanation

  constructor(code: ErrorCode, message: string, explanation: Explanation = {}) {
    super(message)
    this.name = 'LaurelError'
    this.code = code
    this.explanation = explanation
  }
}
