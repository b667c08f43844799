import type { Quota } from '../app/operation/access.ts'
import { modernVersion } from '../app/service/mcp-versions.ts'
import type { Services } from '../app/services.ts'
import { LaurelError } from '../core/error.ts'
import { answerBatch } from './batch.ts'
import { type Called, callTool } from './call.ts'
import { envelopeText, readPlain, wireOf } from './direct.ts'
import { rpcFailure } from './errors.ts'
import type { Exchange, McpAnswer, McpPost, Sdk } from './exchange.ts'
import { holdsKey, refuseCursor, refuseId, refuseKeyMaterial } from './guard.ts'
import { argumentsIn, type HeaderFields, idOf, isObject, type JsonObject } from './message.ts'
import { bodyInWords } from './params.ts'
import { type Tool, toolByName } from './tools.ts'

export interface Front {
  /** Answers a body that was parsed from JSON. Never throws; an unexpected failure is a JSON-RPC error. */
  post(body: unknown, post: McpPost): Promise<McpAnswer>
  /** Ends open event streams. */
  close(): Promise<void>
}

export interface FrontOptions {
  readonly services: Services
  /** Loaded when the first message needs it: it costs as much to load as a quarter of a start. */
  readonly sdk: () => Promise<Sdk>
  /** Whether plain requests may be answered without the SDK; off in the test that compares the two. */
  readonly direct: boolean
}

/** How many envelopes that the SDK accepted are remembered; a client sends the same one with every request. */
const keptEnvelopes = 256
const longestEnvelope = 2_000

/**
 * Answers POST /api/mcp: plain JSON-RPC clients, those of 2025 and those of 2026-07-28 on one address. Batches are
 * taken apart; the direct path answers what is plain; of everything else, key material outside of arguments is
 * refused, cancellations need no answer, because every message is answered by itself, and the SDK has the rest.
 */
export function newFront({ services, sdk, direct }: FrontOptions): Front {
  let loading: Promise<Sdk> | undefined
  const envelopes = new Set<string>()
  const wire = wireOf(services)

  async function single(message: unknown, post: McpPost): Promise<McpAnswer> {
    const seen: { quota?: Quota; limited?: LaurelError } = {}
    const limited = (quota: Quota) => void (seen.quota = quota)
    const call = async (tool: Tool, input: unknown): Promise<Called> => {
      try {
        return await callTool(tool, input, { ...post, services, call: { ...post.call, limited } })
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
      return (
        (direct ? await plain(message, post.headers, call) : null) ?? (await asked(message as JsonObject, post, call))
      )
    } catch (error) {
      if (!(error instanceof LaurelError)) post.failed(error)
      return { status: 500, body: JSON.stringify(rpcFailure(idOf(message), error)) }
    }
  }

  /** The direct path. Null when the SDK has anything to decide. */
  async function plain(message: unknown, headers: HeaderFields, call: Exchange['callTool']): Promise<McpAnswer | null> {
    const read = readPlain(message, headers, (meta) => envelopes.has(envelopeText(meta)))
    // Only the id of a plain request is repeated; key material in one is the guard's to refuse.
    if (read === null || holdsKey(read.id)) return null
    if (read.tool === undefined) return { status: 200, body: wire.list(read) }
    const tool = toolByName.get(read.tool)
    return tool === undefined ? null : { status: 200, body: wire.called(read, await call(tool, read.input)) }
  }

  async function asked(message: JsonObject, { headers, signal }: McpPost, call: Exchange['callTool']) {
    const refused = refuseKeyMaterial(message, headers) ?? refuseId(message)
    if (refused !== null) return { status: 400, body: JSON.stringify(refused) }
    if (isObject(message) && message['method'] === 'notifications/cancelled') return { status: 202, body: null }
    loading ??= sdk().catch((error: unknown) => {
      // The next message tries again.
      loading = undefined
      throw error
    })
    const sent = () => argumentsIn(message)
    const response = await (await loading).answer(message, { headers, signal: signal(), callTool: call, sent })
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
    envelopes.add(text)
    const [oldest] = envelopes
    if (envelopes.size > keptEnvelopes && oldest !== undefined) envelopes.delete(oldest)
  }

  return {
    post: (body, post) =>
      Array.isArray(body) ? answerBatch(body, post, (message) => single(message, post)) : single(body, post),
    async close() {
      await (await loading?.catch(() => undefined))?.close()
    },
  }
}

/**
 * Whatever path the call took: HTTP 429 around a JSON-RPC error under the id of the request (docs/spec/decisions.md 3).
 */
function limitedAnswer(message: unknown, error: LaurelError): McpAnswer {
  const { retryAfter } = error.explanation
  return {
    status: 429,
    body: JSON.stringify(rpcFailure(idOf(message), error)),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}
