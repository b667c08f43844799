import type { Quota } from '../app/operation/access.ts'
import { modernVersion } from '../app/service/mcp-versions.ts'
import { LruMap } from '../app/service/lru-map.ts'
import type { Services } from '../app/services.ts'
import { LaurelError } from '../core/error.ts'
import { answerBatch } from './batch.ts'
import { type Called, callTool } from './call.ts'
import { envelopeText, readPlain, wireOf } from './direct.ts'
import { rpcFailure } from './errors.ts'
import type { Exchange, McpAnswer, McpPost, Sdk } from './exchange.ts'
import { holdsKey, refuseCursor, refuseId, refuseKeyMaterial, safeIdOf } from './guard.ts'
import { argumentsIn, asksForProgress, type HeaderFields, isObject, type JsonObject } from './message.ts'
import { bodyInWords } from './params.ts'
import { mayTakeLong, toolByName } from './tools.ts'

export interface Front {
  /** Answers a parsed body. Never throws; an unexpected failure is a JSON-RPC error. */
  post(body: unknown, post: McpPost): Promise<McpAnswer>
  /** Ends open event streams. */
  close(): Promise<void>
}

export interface FrontOptions {
  readonly services: Services
  /** Loads the SDK when the first message needs it; loading takes as long as a quarter of the start. */
  readonly sdk: () => Promise<Sdk>
  /** Whether plain requests may be answered without the SDK; false in the test that compares both paths. */
  readonly direct: boolean
}

/** Size of the cache of envelopes that the SDK accepted; a client repeats its envelope in every request. */
const keptEnvelopes = 256
const longestEnvelope = 2_000

/**
 * Answers POST /api/mcp for plain JSON-RPC clients and those of the revisions of 2025 and of 2026-07-28. A batch is
 * split into messages. The direct path answers plain requests. Of the others, those with key material outside their
 * arguments are refused, cancellations get no answer, and the SDK handles the rest.
 */
export function newFront({ services, sdk, direct }: FrontOptions): Front {
  let loading: Promise<Sdk> | undefined
  const envelopes = new LruMap<string, true>(keptEnvelopes)
  const wire = wireOf(services)

  async function single(message: unknown, post: McpPost): Promise<McpAnswer> {
    const seen: { quota?: Quota; limited?: LaurelError } = {}
    const limited = (quota: Quota) => void (seen.quota = quota)
    const call: Exchange['callTool'] = async (tool, input, attention): Promise<Called> => {
      try {
        const { deadline, failed } = post
        return await callTool(tool, input, {
          services,
          deadline,
          failed,
          call: { ...post.call, limited },
          ...attention,
        })
      } catch (error) {
        if (error instanceof LaurelError && error.code === 'rate-limited') seen.limited = error
        throw error
      }
    }
    const body = await answer(message, post, call)
    const quota = seen.quota && { quota: seen.quota }
    return seen.limited === undefined ? { ...body, ...quota } : { ...limitedAnswer(message, seen.limited), ...quota }
  }

  async function answer(message: unknown, post: McpPost, call: Exchange['callTool']): Promise<McpAnswer> {
    try {
      return (direct ? await plain(message, post, call) : null) ?? (await asked(message as JsonObject, post, call))
    } catch (error) {
      if (!(error instanceof LaurelError)) post.failed(error)
      return { status: 500, body: JSON.stringify(rpcFailure(safeIdOf(message), error)) }
    }
  }

  /** The direct path. Null when the SDK has anything to decide. */
  async function plain(message: unknown, post: McpPost, call: Exchange['callTool']): Promise<McpAnswer | null> {
    const { headers } = post
    const read = readPlain(message, headers, (meta) => envelopes.get(envelopeText(meta)) === true)
    // Only the id of a plain request is repeated; key material in one is the guard's to refuse.
    if (read === null || holdsKey(read.id)) return null
    if (read.tool === undefined) return { status: 200, body: wire.list(read) }
    const tool = toolByName.get(read.tool)
    if (tool === undefined || (mayTakeLong(tool, services) && wantsProgress(message, post))) return null
    return { status: 200, body: wire.called(read, await call(tool, read.input)) }
  }

  async function asked(message: JsonObject, post: McpPost, call: Exchange['callTool']) {
    const { headers, signal } = post
    const refused = refuseKeyMaterial(message, headers) ?? refuseId(message)
    if (refused !== null) return { status: 400, body: JSON.stringify(refused) }
    if (isObject(message) && message['method'] === 'notifications/cancelled') return { status: 202, body: null }
    loading ??= sdk().catch((error: unknown) => {
      // The next message tries to load it again.
      loading = undefined
      throw error
    })
    const sent = () => argumentsIn(message)
    const exchange = { headers, signal: signal(), streams: wantsProgress(message, post), callTool: call, sent }
    const response = await (await loading).answer(message, exchange)
    const { status } = response
    if (response.headers.get('content-type')?.startsWith('text/event-stream') === true)
      return { status, body: response.body }
    const text = await response.text()
    if (status === 200) {
      remember(message, headers)
      const foreign = refuseCursor(message)
      if (foreign !== null) return { status, body: JSON.stringify(foreign) }
    }
    return { status, body: text === '' ? null : bodyInWords(text) }
  }

  function remember({ params }: JsonObject, headers: HeaderFields): void {
    const meta = isObject(params) ? params['_meta'] : undefined
    if (headers['mcp-protocol-version'] !== modernVersion || !isObject(meta)) return
    const text = envelopeText(meta)
    if (text.length > longestEnvelope) return
    envelopes.set(text, true)
  }

  return {
    post: (body, post) =>
      Array.isArray(body)
        ? // The answers of a batch are one JSON array.
          answerBatch(body, post, (message) => single(message, { ...post, streams: () => false }))
        : single(body, post),
    async close() {
      await (await loading?.catch(() => undefined))?.close()
    },
  }
}

const wantsProgress = (message: unknown, { streams }: McpPost): boolean => asksForProgress(message) && streams()

/**
 * The answer to a limited call: HTTP 429 around a JSON-RPC error under the id of the request (docs/spec/decisions.md
 * 3).
 */
function limitedAnswer(message: unknown, error: LaurelError): McpAnswer {
  const { retryAfter } = error.explanation
  return {
    status: 429,
    body: JSON.stringify(rpcFailure(safeIdOf(message), error)),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}
