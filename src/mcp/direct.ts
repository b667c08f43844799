import { legacyVersions, modernVersion } from '../app/service/mcp-versions.ts'
import type { Services } from '../app/services.ts'
import { serverInfo } from './about.ts'
import { type Called, toolResult } from './call.ts'
import { envelope, type HeaderFields, isObject, isRequestId, type JsonObject } from './message.ts'
import { cacheHint, toolDefinitions } from './tools.ts'

/** A request that needs no decision of the SDK. */
export interface PlainRequest {
  readonly id: string | number
  readonly modern: boolean
  /** Name of the called tool; absent for tools/list. */
  readonly tool?: string
  readonly input?: JsonObject
}

const onlyKeys = (value: JsonObject, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key))

/**
 * Parses tools/list and tools/call when every check of the SDK would pass trivially. Returns null in every doubt, so
 * that the SDK decides what is valid and makes every error. `knownEnvelope` says whether the SDK has accepted an
 * envelope with these very members before.
 */
export function readPlain(
  message: unknown,
  headers: HeaderFields,
  knownEnvelope: (meta: JsonObject) => boolean,
): PlainRequest | null {
  if (!isObject(message) || !onlyKeys(message, ['jsonrpc', 'id', 'method', 'params'])) return null
  const { jsonrpc, id, method, params = {} } = message
  if (jsonrpc !== '2.0' || !isRequestId(id) || !isObject(params)) return null
  if (!onlyKeys(params, method === 'tools/call' ? ['name', 'arguments', '_meta'] : ['_meta'])) return null
  const { name, arguments: input, _meta: meta } = params
  if (method === 'tools/call' ? typeof name !== 'string' : method !== 'tools/list') return null
  if ((input !== undefined && !isObject(input)) || (meta !== undefined && !isObject(meta))) return null

  const version = headers['mcp-protocol-version']
  const modern = version === modernVersion
  if (modern) {
    if (meta?.[envelope.version] !== modernVersion || headers['mcp-method'] !== method) return null
    if (headers['mcp-name'] !== name || !hasPlainEnvelope(meta, knownEnvelope)) return null
  } else {
    if (version !== undefined && !(legacyVersions as readonly string[]).includes(version)) return null
    if (headers['mcp-method'] !== undefined || headers['mcp-name'] !== undefined) return null
    if (meta !== undefined && !(onlyKeys(meta, ['progressToken']) && hasPlainToken(meta))) return null
  }
  return { id, modern, ...(name !== undefined && { tool: name as string }), ...(input && { input }) }
}

const hasPlainToken = ({ progressToken }: JsonObject): boolean =>
  progressToken === undefined || isRequestId(progressToken)

/** The members of an envelope that a client repeats in every request. */
export const envelopeText = ({ progressToken: _, ...meta }: JsonObject): string => JSON.stringify(meta)

function hasPlainEnvelope(meta: JsonObject, known: (meta: JsonObject) => boolean): boolean {
  if (!hasPlainToken(meta)) return false
  const client = meta[envelope.client]
  const capabilities = meta[envelope.capabilities]
  const plainClient =
    client === undefined ||
    (isObject(client) &&
      onlyKeys(client, ['name', 'version']) &&
      typeof client['name'] === 'string' &&
      typeof client['version'] === 'string')
  const plain =
    plainClient &&
    isObject(capabilities) &&
    Object.keys(capabilities).length === 0 &&
    onlyKeys(meta, ['progressToken', envelope.version, envelope.capabilities, envelope.client])
  return plain || known(meta)
}

/** Answers of the direct path, byte for byte as the SDK writes them. */
export function wireOf({ settings }: Services) {
  const meta = { _meta: { [envelope.server]: serverInfo(settings) } }
  const end = (id: string | number) => `,"jsonrpc":"2.0","id":${JSON.stringify(id)}}`
  const list = JSON.stringify({ tools: toolDefinitions })
  const modernList = JSON.stringify({ tools: toolDefinitions, resultType: 'complete', ...cacheHint, ...meta })
  const modernTail = `,"resultType":"complete",${JSON.stringify(meta).slice(1)}`
  return {
    list: ({ id, modern }: PlainRequest): string => `{"result":${modern ? modernList : list}${end(id)}`,
    called({ id, modern }: PlainRequest, called: Called): string {
      const result =
        'failure' in called
          ? JSON.stringify(toolResult(called))
          : `{"content":[{"type":"text","text":${JSON.stringify(called.json)}}],"structuredContent":${called.json}}`
      return `{"result":${modern ? result.slice(0, -1) + modernTail : result}${end(id)}`
    },
  }
}
