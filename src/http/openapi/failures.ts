import { type ErrorCode, errorCodes } from '../../core/error.ts'
import { problems } from '../response/respond.ts'
import type { Route } from '../routes/routes.ts'

/** A reference to a component of the document. */
export interface Ref {
  readonly $ref: string
}

export const refTo = (kind: string, name: string): Ref => ({ $ref: `#/components/${kind}/${name}` })

/** The error codes that every call of any kind can end with. */
const ofEveryCall: readonly ErrorCode[] = [
  'validation',
  'forbidden',
  'uri-too-long',
  'headers-too-large',
  'internal',
  'unavailable',
  'timeout',
]

/** The error codes of a route: those of its operation and those of every call of its kind. */
export const errorsOf = ({ method, operation, id }: Route): readonly ErrorCode[] =>
  errorCodes.filter(
    (code) =>
      ofEveryCall.includes(code) ||
      operation.errors.includes(code) ||
      // Also where nothing counts: the budget of computing time (http/request/admission).
      ['unauthorized', 'key-material', 'rate-limited'].includes(code) ||
      (method !== 'GET' && ['invalid-json', 'too-large', 'unsupported-media-type'].includes(code)) ||
      (operation.writes && ['idempotency-running', 'idempotency-mismatch'].includes(code)) ||
      (id !== undefined && code === 'not-found'),
  )

/** The error codes of a document outside of /api. `special`: those that not every such document has. */
export const documentErrors = (special: readonly ErrorCode[]): readonly ErrorCode[] =>
  errorCodes.filter((code) => ofEveryCall.includes(code) || special.includes(code))

/** Whether an allowance of any kind counts the calls of an operation. */
export const isLimited = ({ cost, limit }: Route['operation']): boolean => cost !== 'free' || limit !== undefined

/**
 * Errors of the transport, which any call can end with: one component, `default`, describes them together, unless an
 * operation has a meaning of its own for one. A key may stand in an address, too.
 */
export const ofTransport: readonly ErrorCode[] = [
  'key-material',
  'unauthorized',
  'forbidden',
  'too-large',
  'uri-too-long',
  'headers-too-large',
  'unsupported-media-type',
  'rate-limited',
  'internal',
  'unavailable',
  'timeout',
]

/** Answers of the transport whose status is not that of their code (http/response/status-error). */
const otherStatuses = ['408 timeout', '417 validation']

/** Statuses whose answers say what is left of the allowance, and those that name seconds to wait. */
const counted = [422, 429]
const waiting = [409, 429]

/** The error answers that every operation may share. Outside of /api a client that accepts HTML gets an error page. */
export const commonFailures = () => ({ default: anyFailure(false), 'default.page': anyFailure(true) })

function anyFailure(page: boolean): object {
  const codes = errorCodes.filter((code) => ofTransport.includes(code))
  const list = [...codes.map((code) => `${problems[code].status} ${code}`), ...otherStatuses].join(', ')
  return {
    description: `What any call can end with: ${list}. 429 and 503 name in Retry-After the seconds to wait`,
    headers: { 'Retry-After': refTo('headers', 'Retry-After') },
    content: contentOf(codes.slice(0, 1), page),
  }
}

const describe = (code: ErrorCode): string => `${code}: ${problems[code].title}`

const contentOf = (codes: readonly ErrorCode[], page: boolean): object => ({
  'application/problem+json': {
    schema: refTo('schemas', 'Problem'),
    examples: Object.fromEntries(codes.map((code) => [code, refTo('examples', code)])),
  },
  ...(page && { 'text/html': { schema: { type: 'string' }, example: '<!doctype html>\n' } }),
})

export interface FailureKind {
  /** The codes that have a meaning of their own for the operation. */
  readonly own?: readonly ErrorCode[]
  /** Whether the answers that come after counting say what is left of the allowance. */
  readonly limited?: boolean
  /** Whether a client that accepts HTML gets an error page: outside of /api. */
  readonly page?: boolean
}

/**
 * The error answers of an operation by status, each a reference to a component that all operations with the same codes
 * share. Puts the components that are missing into `shared`, under the codes as their name.
 */
export function failuresOf(
  codes: readonly ErrorCode[],
  { own = [], limited = false, page = false }: FailureKind,
  shared: Record<string, object>,
): Record<string, Ref> {
  const special = codes.filter((code) => own.includes(code) || !ofTransport.includes(code))
  const byStatus = [...Map.groupBy(special, (code) => problems[code].status)]
  const failures = byStatus.map(([status, same]) => {
    const says = limited && counted.includes(status)
    const name = [...same, ...(says ? ['limited'] : []), ...(page ? ['page'] : [])].join('.')
    const headers = {
      ...(says && limitHeaders),
      ...(waiting.includes(status) && { 'Retry-After': refTo('headers', 'Retry-After') }),
    }
    shared[name] ??= {
      description: same.map(describe).join('. '),
      ...(Object.keys(headers).length > 0 && { headers }),
      content: contentOf(same, page),
    }
    return [status, refTo('responses', name)] as const
  })
  return { ...Object.fromEntries(failures), default: refTo('responses', page ? 'default.page' : 'default') }
}

/** The headers that say what is left of an allowance. */
export const limitHeaders = {
  RateLimit: refTo('headers', 'RateLimit'),
  'RateLimit-Policy': refTo('headers', 'RateLimit-Policy'),
}
