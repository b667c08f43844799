import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Caller } from '../app/operation/access.ts'
import type { Services } from '../app/services.ts'
import type { CategoryText } from '../core/category.ts'
import { holdsSecret } from '../core/preflight/secrets/redact.ts'
import type { CpuAccount } from './request/cpu-account.ts'
import type { CpuBudget } from './request/cpu-budget.ts'
import { clientOf, networkOf, type readRanges } from './request/client-address.ts'
import type { MetricsSource } from './routes/metrics.ts'
import type { ProblemContext } from './response/respond.ts'
import { single } from './response/send.ts'
import type { Sdk } from '../mcp/exchange.ts'

/** Settings of the HTTP server, beside the services that its handlers use. */
export interface ServerSettings {
  readonly trustedProxies: ReturnType<typeof readRanges>
  /** Host names that are served; empty means the default of docs/spec/decisions.md 7. */
  readonly allowedHosts: readonly string[]
  /** When requests that cost CPU time are refused, so that an overload ends quickly (request/admission). */
  readonly admission: {
    /** The most of them in progress. */
    readonly mostInProgress: number
    /** The longest that one may have to wait for its turn, in milliseconds. */
    readonly waitMs: number
    /** What each client may use beside its hourly allowance; null: as much as it likes. */
    readonly budget: CpuBudget | null
    /** The CPU time of this thread in milliseconds, which other processes of the machine do not lengthen. */
    readonly cpuMs: () => number
    /** How late the event loop is, in milliseconds. Over `waitMs` requests are refused. */
    readonly delayMs: () => number
    /** Learns what other threads spend for a request. */
    readonly account: CpuAccount
  }
  /** The processes that serve this port together: bounds for a client address are shared among them. */
  readonly processes: number
  readonly log: FastifyBaseLogger
  /** Style sheet, icon and fonts, by path. */
  readonly assets: ReadonlyMap<string, Asset>
  /** The style of a picture of the library that stands alone. */
  readonly pictureStyle: string
  /** The scripts of pages, by name below /assets/web. Made on the first call; rejects where no bundle can be made. */
  readonly scripts: () => Promise<ReadonlyMap<string, Asset>>
  /** Examples for the API reference, by the name of the operation. Made on the first call. */
  readonly samples: () => Promise<ReadonlyMap<string, Sample>>
  /** The categories that the rules page explains. */
  readonly categories: readonly CategoryText[]
  readonly metrics: MetricsSource
  readonly mcp: {
    /** Loads the MCP SDK behind /api/mcp; called when the first message needs it. */
    readonly sdk: () => Promise<Sdk>
    /** Whether plain calls may be answered without the SDK; false when the SDK serves other tools than ours. */
    readonly direct: boolean
  }
}

/** A call of an operation that was really made, on a store that keeps nothing. */
export interface Sample {
  readonly input: Readonly<Record<string, unknown>>
  /** What the handler answered; null when the example ends with an error, as for a proof without a file. */
  readonly answer: unknown
  /** The file that the operation gives to callers who ask for one, as text. */
  readonly file?: string
}

export interface Asset {
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** Its Cache-Control; that of published pages by default. */
  readonly cache?: string
}

/** Everything that a route of the server may need. */
export interface Context {
  readonly services: Services
  readonly settings: ServerSettings
}

/**
 * The path of a request without its query, for `instance` of a problem document. A path that is long, has unusual
 * characters or holds key material, percent-encoded or not, is replaced by the pattern of the route. Without a route,
 * `instance` is the id of the request.
 */
function instanceOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  const plain = path.length <= 200 && /^\/[\w/.~%-]*$/.test(path) && !holdsKey(path)
  return plain ? path : (request.routeOptions.url ?? `#${request.id}`)
}

/** Characters of the shortest key material, a mini key. */
const shortestKey = 22

/**
 * Whether a path holds key material, as a whole or in one segment: a word of another segment, such as `proof`, can make
 * a key look like a digest.
 */
function holdsKey(path: string): boolean {
  const texts = readings(path).flatMap((text) => [
    text,
    ...text.split('/').filter((part) => part.length >= shortestKey),
  ])
  return [...new Set(texts)].some(holdsSecret)
}

/**
 * The forms of a path in which key material is searched: as sent, and percent-decoded repeatedly, without invalid
 * escapes.
 */
function readings(path: string): readonly string[] {
  const all: string[] = []
  // Decoding makes a text shorter, so the loop ends.
  for (let text = path; all.at(-1) !== text;) {
    all.push(text)
    text = text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString())
  }
  return [...all, ...all.map((text) => text.replace(/%[^%]{0,2}/g, '')), ...all.map((text) => text.replaceAll('%', ''))]
}

export const problemContext = (request: FastifyRequest, { services }: Context): ProblemContext => ({
  publicUrl: services.settings.publicUrl,
  version: services.settings.version,
  requestId: request.id,
  instance: instanceOf(request),
})

/** The caller: the address of the socket or the one a trusted proxy reports, and the API key, if one was presented. */
export function callerOf({ socket, headers, apiKey }: FastifyRequest, { settings }: Context): Caller {
  const client = clientOf(socket.remoteAddress, single(headers['x-forwarded-for']), settings.trustedProxies)
  const network = networkOf(client)
  return { client, ...(network !== undefined && { network }), ...(apiKey !== null && { key: apiKey }) }
}
