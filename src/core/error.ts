/**
 * Every error code, for all interfaces (docs/spec/decisions.md 1). Their HTTP statuses are in http/response/respond.
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

/** One issue of a request: a JSON Pointer (RFC 6901) into the body and a sentence without the value. */
export interface Issue {
  readonly pointer: string
  readonly message: string
}

export interface Explanation {
  readonly errors?: readonly Issue[]
  /** Seconds until the same call may succeed. */
  readonly retryAfter?: number
  /** Further members of the problem document, such as the findings of a refused text. */
  readonly members?: Readonly<Record<string, unknown>>
  /** The message for callers of a tool, when `message` names an address of HTTP. */
  readonly forTools?: string
}

/**
 * An error whose message the caller may read. `message` says what to do and never repeats input. Every other exception
 * is internal: its text goes only to the log.
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
