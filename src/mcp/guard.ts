import { LaurelError } from '../core/error.ts'
import { holdsSecret } from '../core/preflight/secrets/redact.ts'
import { type RpcId, rpc, rpcError, rpcFailure } from './errors.ts'
import { type HeaderFields, idOf, isObject, isRequestId, mostInBatch } from './message.ts'

/** Shorter strings hold no key: the shortest one is a phrase of twelve Chinese words, which are single characters. */
const shortest = 12

/**
 * The error for key material in parts that the protocol repeats: ids, methods, names, URIs, versions. Null when there
 * is none. The arguments of a tool call are checked by the operation, which never repeats them.
 */
export function refuseKeyMaterial(message: unknown, headers: HeaderFields): object | null {
  if (!isObject(message)) return null
  const { id, method, params } = message
  const sent = method === 'tools/call' && isObject(params) ? { ...params, arguments: null } : (params ?? null)
  const named = ['mcp-protocol-version', 'mcp-method', 'mcp-name'].map((name) => headers[name] ?? '')
  const parts = [id, method, sent, ...named]
  if (!parts.some(isLong) || !holdsSecret(parts)) return null
  return rpcFailure(
    safeIdOf(message),
    new LaurelError(
      'key-material',
      'The message holds private key material outside the arguments of a tool. It was neither stored nor passed on. Remove it, and treat the key as exposed.',
    ),
  )
}

/** The error for a numeric id that JavaScript cannot represent exactly and would return changed; null for any other. */
export function refuseId(message: unknown): object | null {
  if (!isObject(message) || typeof message['id'] !== 'number' || isRequestId(message['id'])) return null
  return rpcError(null, rpc.invalidRequest, 'The id must be a string, or a whole number below 2^53.')
}

/** The answer to a failure of a whole body: a JSON-RPC error for the id of each message, or one without id. */
export function failEach(body: unknown, error: LaurelError): object {
  if (!Array.isArray(body)) return rpcFailure(safeIdOf(body), error)
  const ids = body.slice(0, mostInBatch).map(safeIdOf)
  const known = ids.filter((one) => one !== null)
  return known.length === 0 ? rpcFailure(null, error) : known.map((one) => rpcFailure(one, error))
}

/** The methods with pagination. */
const paged = [
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
  'skills/list',
  'resources/directory/read',
]

/**
 * The error for a cursor. Each of our lists is one page, so every cursor is invalid (-32602,
 * server/utilities/pagination). The SDK would answer with the first page again, or with an empty one.
 */
export function refuseCursor(message: unknown): object | null {
  if (!isObject(message) || !isRequestId(message['id']) || !paged.includes(String(message['method']))) return null
  const { params } = message
  if (!isObject(params) || typeof params['cursor'] !== 'string') return null
  return rpcError(
    message['id'],
    rpc.invalidParams,
    'Invalid params: params.cursor is none of this server. The list is one page; ask without a cursor.',
  )
}

/** Whether an id holds key material. */
export const holdsKey = (id: unknown): boolean => typeof id === 'string' && isLong(id) && holdsSecret(id)

/** The id for an answer that the SDK does not make; null also for one with key material. */
export function safeIdOf(message: unknown): RpcId {
  const id = idOf(message)
  return holdsKey(id) ? null : id
}

const isLong = (part: unknown): boolean =>
  typeof part === 'string'
    ? part.length >= shortest
    : typeof part === 'object' && JSON.stringify(part).length >= shortest
