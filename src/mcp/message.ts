/** Names of the envelope that a request of 2026-07-28 carries in `params._meta` (basic/index, "Request metadata"). */
export const envelope = {
  version: 'io.modelcontextprotocol/protocolVersion',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  client: 'io.modelcontextprotocol/clientInfo',
  server: 'io.modelcontextprotocol/serverInfo',
} as const

export type JsonObject = Readonly<Record<string, unknown>>

/** Header fields of the request by lower-case name. */
export type HeaderFields = Readonly<Record<string, string | undefined>>

/** Most messages in a batch. */
export const mostInBatch = 20

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isRequestId = (id: unknown): id is string | number => typeof id === 'string' || Number.isSafeInteger(id)

/** `params.arguments` of a message; undefined when it is no object. */
export const argumentsIn = (message: unknown): JsonObject | undefined =>
  isObject(message) && isObject(message['params']) && isObject(message['params']['arguments'])
    ? message['params']['arguments']
    : undefined

/** Whether a request asks for notifications about its progress. */
export function asksForProgress(message: unknown): boolean {
  const meta = isObject(message) && isObject(message['params']) ? message['params']['_meta'] : undefined
  return isObject(meta) && isRequestId(meta['progressToken'])
}

/** The id for the answer; null when the message has no valid one. */
export const idOf = (message: unknown): string | number | null =>
  isObject(message) && isRequestId(message['id']) ? message['id'] : null
