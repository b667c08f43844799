import { legacyVersions } from '../app/service/mcp-versions.ts'
import { envelope, isObject, type JsonObject } from './message.ts'

/**
 * A message with what an `initialize` leaves out, alike at both doors: docs/spec/interface.md 4.3 knows one without
 * params, which is that of a client that declares nothing. Any other message, and one with an envelope of 2026-07-28,
 * stays as it is.
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
