import { type ErrorCode, LaurelError } from '../core/error.ts'

/** JSON-RPC 2.0, section 5.1. */
export const rpc = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const

/**
 * The JSON-RPC code of every error code. Where JSON-RPC has none, it is the HTTP status, because own codes must lie
 * outside the reserved range -32768..-32000 (MCP 2026-07-28, basic/index).
 */
export const rpcCodes: Readonly<Record<ErrorCode, number>> = {
  'invalid-json': rpc.parse,
  validation: rpc.invalidRequest,
  'network-not-allowed': rpc.invalidParams,
  forbidden: rpc.invalidRequest,
  unauthorized: 401,
  'not-found': 404,
  'method-not-allowed': rpc.invalidRequest,
  'proof-not-timestamped': 409,
  'idempotency-running': 409,
  'too-large': rpc.invalidRequest,
  'uri-too-long': rpc.invalidRequest,
  'headers-too-large': rpc.invalidRequest,
  'unsupported-media-type': rpc.invalidRequest,
  'key-material': rpc.invalidParams,
  'screening-failed': 422,
  'idempotency-mismatch': 422,
  'rate-limited': 429,
  internal: rpc.internal,
  unavailable: 503,
  timeout: 504,
}

/** The id of a JSON-RPC request; null when none could be read. */
export type RpcId = string | number | null

/** A JSON-RPC error response. */
export const rpcError = (id: RpcId, code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  error: { code, message, ...(data && { data }) },
  id,
})

/** A failure of the service as a JSON-RPC error; any other exception says only "internal error". */
export function rpcFailure(id: RpcId, error: unknown) {
  const known = error instanceof LaurelError ? error : new LaurelError('internal', 'internal error')
  const { retryAfter } = known.explanation
  return rpcError(id, rpcCodes[known.code], known.message, {
    code: known.code,
    ...(retryAfter !== undefined && { retryAfter: secondsOf(retryAfter) }),
  })
}

/** Whole seconds for Retry-After, at least one. */
export const secondsOf = (seconds: number): number => Math.max(1, Math.ceil(seconds))
