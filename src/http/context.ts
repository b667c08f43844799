import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Caller } from '../app/operation/access.ts'
import type { Services } from '../app/services.ts'
import type { CategoryText } from '../core/category.ts'
import { holdsSecret } from '../core/preflight/secrets/redact.ts'
import { clientOf, type readRanges } from './request/client-address.ts'
import type { MetricsSource } from './routes/metrics.ts'
import type { ProblemContext } from './response/respond.ts'
import { single } from './response/send.ts'
import type { Sdk } from '../mcp/exchange.ts'

/** How the server is set up, beside the services that its handlers use. */
export interface ServerSettings {
  readonly trustedProxies: ReturnType<typeof readRanges>
  /** Host names that are served; empty means the default of docs/spec/decisions.md 7. */
  readonly allowedHosts: readonly string[]
  /** Requests in progress above which further ones are refused, so that an overload stays short. */
  readonly maxInProgress: number
  readonly log: FastifyBaseLogger
  /** Style sheet, icon and scripts, by path. */
  readonly assets: ReadonlyMap<string, Asset>
  /** What the rules page explains. */
  readonly categories: readonly CategoryText[]
  readonly metrics: MetricsSource
  readonly mcp: {
    /** Gives the protocol SDK behind /api/mcp; called when the first message needs it. */
    readonly sdk: () => Promise<Sdk>
    /** Whether plain calls may be answered without it; not where the SDK serves other tools than ours. */
    readonly direct: boolean
  }
}

export interface Asset {
  readonly mediaType: string
  /** The bytes, or what makes them when they are first asked for. */
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>)
}

/** What every route of the server may need. */
export interface Context {
  readonly services: Services
  readonly settings: ServerSettings
}

/**
 * The path of a request, for the `instance` of a problem: without its query. A path that is long, holds anything that a
 * path does not need, or holds key material, also behind its escapes, is replaced by the route's pattern; where there
 * is no route either, the occurrence is named by the id of the request, never by another address.
 */
function instanceOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  const plain = path.length <= 200 && /^\/[\w/.~%-]*$/.test(path) && !readings(path).some(holdsSecret)
  return plain ? path : (request.routeOptions.url ?? `#${request.id}`)
}

/**
 * What a path says: as it is, with its escapes read, however often they were escaped, and with broken ones left out.
 */
function readings(path: string): readonly string[] {
  const all: string[] = []
  // Reading makes a text shorter, so it comes to an end.
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

/** Who calls: the socket's address, or what a trusted proxy says; and the API key, where one was presented. */
export const callerOf = (request: FastifyRequest, { settings }: Context): Caller => ({
  client: clientOf(request.socket.remoteAddress, single(request.headers['x-forwarded-for']), settings.trustedProxies),
  ...(request.apiKey !== null && { key: request.apiKey }),
})
