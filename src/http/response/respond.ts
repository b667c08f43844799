import { type ErrorCode, LaurelError } from '../../core/error.ts'
import { StatusError } from './status-error.ts'

export interface ProblemKind {
  readonly status: number
  readonly title: string
  /** What happened, for the page that `type` points at, as inline Markdown. */
  readonly cause: string
  /** What the caller can do, as inline Markdown. */
  readonly remedy: string
}

/** Status, title, cause and remedy of every error code (docs/spec/decisions.md 1). This is the only table of them. */
export const problems: Readonly<Record<ErrorCode, ProblemKind>> = {
  'invalid-json': {
    status: 400,
    title: 'The request body is not valid JSON',
    cause:
      'The body could not be read. Usual causes: a comma after the last field, single quotes in place of double ones, or two objects in one body.',
    remedy: 'Send one JSON object in UTF-8, without repeated keys, with `Content-Type: application/json`.',
  },
  validation: {
    status: 400,
    title: 'A field is missing or wrong',
    cause: 'Unknown fields are refused too, so that a misspelt one never goes unnoticed.',
    remedy: 'Read `errors`: each entry names a field and what it must be. Types are never converted.',
  },
  'network-not-allowed': {
    status: 400,
    title: 'Only testnet and regtest are simulated',
    cause:
      'The request named another network. Laurel is a sandbox: a simulation says testnet or regtest and happens on neither.',
    remedy: 'Send `testnet` or `regtest`, or leave the network out. Nothing is ever issued on any network.',
  },
  forbidden: {
    status: 403,
    title: 'This is not allowed',
    cause:
      'Either the Host or Origin of the request is not one that this service answers to, which keeps pages of strangers from using it through your browser; or a record was to be deleted without the token that belongs to it.',
    remedy:
      'Use the public address of this service; its operator lists other names in `ALLOWED_HOSTS`. To delete a record, send the `deleteToken` of the answer that created it.',
  },
  unauthorized: {
    status: 401,
    title: 'The API key is not valid',
    cause:
      'An API key was sent that is mistyped, unknown or revoked; or none was sent with a call that is about the key itself.',
    remedy:
      'Check the key for typing mistakes, or [make another key](/keys). Every other call is answered without a key, too.',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing here',
    cause: 'No page, endpoint or record stands at this address.',
    remedy: 'Check the address. Records that were removed and ids that never existed are answered alike.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address takes another method',
    cause: 'The address exists, but not for this method.',
    remedy: 'The `Allow` header lists the methods that this address takes.',
  },
  'proof-not-timestamped': {
    status: 409,
    title: 'No calendar has answered yet',
    cause: 'The proof is stored, but no timestamp calendar has answered yet, so there is no file to download.',
    remedy: 'Wait a little and ask again; the proof is stored and is submitted again by itself.',
  },
  'idempotency-running': {
    status: 409,
    title: 'The first request with this key is still running',
    cause: 'An `Idempotency-Key` makes a request happen once. The first request with this key has not ended yet.',
    remedy: 'Repeat the request after the seconds that `Retry-After` names.',
  },
  'too-large': {
    status: 413,
    title: 'The body is too large',
    cause: 'The body has more bytes than this service reads.',
    remedy: 'Send at most 64 KiB. An idea has at most 8,000 characters.',
  },
  'uri-too-long': {
    status: 414,
    title: 'The address is too long',
    cause: 'The address of the request has more bytes than this service reads.',
    remedy: 'Send at most 8 KiB; texts belong into the body.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The header fields are too large',
    cause: 'The header fields of the request have more bytes than this service reads.',
    remedy: 'Send at most 16 KiB of header fields.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'This content type is not read here',
    cause:
      'The body was sent as a content type, in a character set or in a content coding that this address does not take.',
    remedy: 'Send `Content-Type: application/json`, in UTF-8 and without `Content-Encoding`.',
  },
  'key-material': {
    status: 422,
    title: 'The request holds private key material',
    cause:
      'A field holds a recovery phrase, a private key or something that can only be one. Laurel never takes such material, and the answer never repeats it.',
    remedy: 'Remove it. It was neither stored nor passed on, but treat the key as exposed and move what it guards.',
  },
  'screening-failed': {
    status: 422,
    title: 'The text proposes what Laurel does not help with',
    cause:
      'The text would be shown to everybody on a receipt, and preflight of it is fail. The findings name the passages and what to write instead.',
    remedy:
      'Read the findings and change the text, or ask `/api/compliance/rewrite` for a rewrite. Show the rewrite to the person, and use it after a yes.',
  },
  'idempotency-mismatch': {
    status: 422,
    title: 'This Idempotency-Key belongs to another request',
    cause:
      'The same `Idempotency-Key` was used before with another body, so a repeated answer would be wrong for one of them.',
    remedy: 'Take a new key for a new request.',
  },
  'rate-limited': {
    status: 429,
    title: 'The allowance is used up',
    cause:
      'Screening, rewriting and simulating have an hourly allowance for each client address or API key; new keys and the waitlist have small daily limits. Reading never counts.',
    remedy:
      'Wait as many seconds as `Retry-After` says, or [make a free API key](/keys), which works also when your calls are used up. Reading, the pack and the pages stay free.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    cause:
      'Something went wrong inside the service. Details stand in its log under the `requestId`, never in an answer.',
    remedy: 'Try again; if it stays, tell the operator the `requestId`. Nothing of your text is in the log.',
  },
  unavailable: {
    status: 503,
    title: 'Not available right now',
    cause: 'The service is starting, stopping, overloaded, or its store cannot be reached. Nothing was half done.',
    remedy: 'Repeat the request after the seconds that `Retry-After` names. An `Idempotency-Key` makes that safe.',
  },
  timeout: {
    status: 504,
    title: 'It took too long',
    cause: 'Reading the request or answering it took longer than the service allows.',
    remedy: 'Repeat the request, and send header and body without long pauses.',
  },
}

export const problemMediaType = 'application/problem+json; charset=utf-8'
export const jsonMediaType = 'application/json; charset=utf-8'

/** What a problem document says about service and request. */
export interface ProblemContext {
  readonly publicUrl: string
  readonly version: string
  readonly requestId: string
  /** The path of the request, or the pattern of its route when the path must not be repeated. */
  readonly instance: string
}

/** The HTTP status of a failure: that of its code, or the one of a StatusError. */
export const statusOf = (error: LaurelError): number =>
  error instanceof StatusError ? error.status : problems[error.code].status

/**
 * A problem document (RFC 9457) with the members of docs/spec/decisions.md 1. Any other exception says only "internal
 * error".
 */
export function problem(error: unknown, context: ProblemContext) {
  const known = error instanceof LaurelError ? error : new LaurelError('internal', 'internal error')
  const row = problems[known.code]
  const status = statusOf(known)
  const retryAfter = known.explanation.retryAfter
  return {
    status,
    retryAfter: retryAfter === undefined ? undefined : Math.max(1, Math.ceil(retryAfter)),
    body: {
      type: `${context.publicUrl}/problems/${known.code}`,
      title: row.title,
      status,
      detail: known.message,
      instance: context.instance,
      ok: false,
      version: context.version,
      code: known.code,
      requestId: context.requestId,
      ...(known.explanation.errors && { errors: known.explanation.errors }),
      ...known.explanation.members,
    },
  }
}

/** The JSON body of an answer: documents in the envelope (docs/spec/interface.md 2.1), actions flat. */
export const answerBody = (kind: 'action' | 'document', version: string, answer: unknown): string =>
  JSON.stringify(
    kind === 'document' ? { ok: true, version, data: answer } : { ok: true, version, ...(answer as object) },
  )
