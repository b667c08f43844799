import type { AskFailure, HeaderSource } from '../app/proof/calendars.ts'
import { OctetFailure, octets } from './octets.ts'

/** Largest answer in bytes. A header in hex has 160 characters. */
const maxAnswer = 10_000

/** The longest Retry-After that is honoured, in seconds. */
const longestRest = 86_400

/** A failed request to a header source. `reason` goes to the log; users learn only that no check was possible. */
export class HeaderFailure extends Error implements AskFailure {
  readonly reason: string
  readonly retryAfter: number | null

  constructor(reason: string, retryAfter: number | null = null) {
    super(`The header source gave no answer: ${reason}.`)
    this.name = 'HeaderFailure'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

/** A source without the pause for Retry-After. */
type Source = Omit<HeaderSource, 'rests'>

interface HeaderRequest {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

async function textOf(request: HeaderRequest, signal: AbortSignal): Promise<string> {
  try {
    // The operator configured this address, so it may be private: a node in the same network.
    const answer = await octets({ ...request, signal, maxBytes: maxAnswer, mayBePrivate: true })
    const { status, retryAfter } = answer
    if (status !== 200)
      throw new HeaderFailure(`it answered with status ${status}`, status === 429 || status === 503 ? retryAfter : null)
    return new TextDecoder().decode(answer.bytes).trim()
  } catch (error) {
    throw error instanceof OctetFailure ? new HeaderFailure(error.reason) : error
  }
}

const hash = (text: unknown): string => {
  if (typeof text !== 'string' || !/^[0-9a-f]{64}$/i.test(text)) throw new HeaderFailure('its answer is no block hash')
  return text.toLowerCase()
}

const header = (text: unknown): Uint8Array => {
  if (typeof text !== 'string' || !/^[0-9a-f]{160}$/i.test(text)) throw new HeaderFailure('its answer is no header')
  return Uint8Array.from(Buffer.from(text, 'hex'))
}

const height = (value: unknown): number => {
  const number = typeof value === 'string' && /^\d{1,8}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
    throw new HeaderFailure('its answer is no height')
  return number
}

/** A source with the API of Esplora (Blockstream/esplora, API.md). */
function esplora(base: string, userAgent: string): Source {
  const get = (path: string, signal: AbortSignal) =>
    textOf({ url: new URL(`${base}${path}`), method: 'GET', headers: { 'user-agent': userAgent } }, signal)
  return {
    name: new URL(base).host,
    tip: async (signal) => height(await get('/blocks/tip/height', signal)),
    async headerAt(at, signal) {
      const name = hash(await get(`/block-height/${at}`, signal))
      return { hash: name, header: header(await get(`/block/${name}/header`, signal)) }
    },
  }
}

/** Bitcoin Core's JSON-RPC. The password is sent in the Authorization header only. */
function node(address: URL, userAgent: string): Source {
  const user = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`
  const url = new URL(address.pathname, address.origin)
  const headers = {
    authorization: `Basic ${Buffer.from(user).toString('base64')}`,
    'content-type': 'application/json',
    'user-agent': userAgent,
  }
  async function call(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown> {
    const body = new TextEncoder().encode(JSON.stringify({ jsonrpc: '1.0', id: 'laurel', method, params }))
    const text = await textOf({ url, method: 'POST', headers, body }, signal)
    try {
      return (JSON.parse(text) as { readonly result?: unknown } | null)?.result
    } catch {
      throw new HeaderFailure('its answer is no JSON')
    }
  }
  return {
    name: url.host,
    tip: async (signal) => height(await call('getblockcount', [], signal)),
    async headerAt(at, signal) {
      const name = hash(await call('getblockhash', [at], signal))
      return { hash: name, header: header(await call('getblockheader', [name, false], signal)) }
    },
  }
}

/** Wraps a source so that Retry-After pauses all requests of this process to it. */
function withBackoff(source: Source, now: () => Date): HeaderSource {
  let rest = { since: 0, until: 0 }
  const rests = (): boolean => {
    const at = now().getTime()
    // A clock that was set back ends the pause.
    return rest.since <= at && at < rest.until
  }
  async function ask<T>(request: () => Promise<T>): Promise<T> {
    if (rests()) throw new HeaderFailure('it has asked to be left alone for a while')
    try {
      return await request()
    } catch (error) {
      const seconds = error instanceof HeaderFailure ? Math.min(error.retryAfter ?? 0, longestRest) : 0
      const since = now().getTime()
      if (seconds > 0) rest = { since, until: since + seconds * 1000 }
      throw error
    }
  }
  return {
    name: source.name,
    rests,
    tip: (signal) => ask(() => source.tip(signal)),
    headerAt: (at, signal) => ask(() => source.headerAt(at, signal)),
  }
}

/** A header source by its configured address: Esplora-style, or `rpc+http://user:password@host:port` for a node. */
export const headerSource = (address: string, userAgent: string, now = () => new Date()): HeaderSource =>
  withBackoff(
    address.startsWith('rpc+')
      ? node(new URL(address.slice('rpc+'.length)), userAgent)
      : esplora(address.replace(/(?<!\/)\/+$/, ''), userAgent),
    now,
  )
