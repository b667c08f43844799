import { rpc } from './errors.ts'
import { isObject } from './message.ts'

/** A JSON-RPC error object as the SDK makes it. */
export interface RpcErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/**
 * The message of the SDK for invalid params: the JSON issues of its schema library, with or without a sentence before.
 */
const dump = /^(?:Invalid [\w/]+ request: )?(?=\[\n)/

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/**
 * Rewrites the error for invalid params as one sentence with the code -32602. The SDK answers -32603 and prints the
 * issues of its schema library. Every other error stays unchanged.
 */
export function inWords(error: RpcErrorObject): RpcErrorObject {
  const issue = firstIssue(error)
  if (issue === null) return error
  const { path, expected } = issue
  const kind = typeof expected === 'string' ? kinds[expected] : undefined
  const says = kind === undefined ? 'is missing or does not fit' : `must be ${kind}`
  return { ...error, code: rpc.invalidParams, message: `Invalid params: ${placeOf(path)} ${says}.` }
}

function firstIssue({ code, message }: RpcErrorObject): { path: readonly unknown[]; expected: unknown } | null {
  if ((code !== rpc.internal && code !== rpc.invalidParams) || !dump.test(message)) return null
  let issues: unknown
  try {
    issues = JSON.parse(message.replace(dump, ''))
  } catch {
    return null
  }
  const issue: unknown = Array.isArray(issues) ? issues[0] : null
  if (!isObject(issue) || !Array.isArray(issue['path']) || issue['path'][0] !== 'params') return null
  return { path: issue['path'], expected: issue['expected'] }
}

/** The path of an issue. Names come from the sender, so only plain ones are repeated. */
function placeOf(path: readonly unknown[]): string {
  const strange = path.findIndex((part) => !/^[\w/.-]{1,60}$/.test(String(part)))
  return (strange < 0 ? path : path.slice(0, strange)).map(String).join('.')
}

/** A JSON body of the SDK with its error rewritten by `inWords`. */
export function bodyInWords(text: string): string {
  if (!text.includes('"error"')) return text
  const body: unknown = JSON.parse(text)
  return isObject(body) && isObject(body['error'])
    ? JSON.stringify({ ...body, error: inWords(body['error'] as unknown as RpcErrorObject) })
    : text
}
