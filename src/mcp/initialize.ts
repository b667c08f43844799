import { legacyVersions } from '../app/service/mcp-versions.ts'
import { envelope, isObject, type JsonObject } from './message.ts'

/**
 * Fills in the params that an `initialize` may leave out (docs/spec/interface.md 4.3), over HTTP and stdio. Any other
 * message, and one with an envelope of 2026-07-28, stays unchanged.
 */
export function withDefaults(message: JsonObject): JsonObject {
  if (message['method'] !== 'initialize') return message
  const params = message['params'] ?? {}
  if (!isObject(params) || hasEnvelope(params)) return message
  const undeclared = {
    protocolVersion: legacyVersions[0],
    capabilities: {},
    clientInfo: { name: 'unknown', version: '0' },
  }
  return { ...message, params: { ...undeclared, ...params } }
}

const hasEnvelope = ({ _meta }: JsonObject): boolean => isObject(_meta) && envelope.version in _meta
