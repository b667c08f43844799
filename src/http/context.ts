import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Caller } from '../app/access.ts'
import type { Services } from '../app/services.ts'
import type { CategoryText } from '../core/category.ts'
import { holdsSecret } from '../core/preflight/secrets.ts'
import { clientOf, type readRanges } from './client-address.ts'
import type { ProblemContext } from './respond.ts'
import { single } from './send.ts'
import { LaurelError } from '../core/error.ts'
import type { Sdk } from '../mcp/exchange.ts'

/** How the server is set up, beside the services that its handlers use. */
export interface ServerSettings {
  readonly trustedProxies: ReturnType<typeof readRanges>
  /** Host names that are served; empty means the default of decisions §7. */
  readonly allowedHosts: readonly string[]
  /** Requests in progress above which further ones are refused, so that an overload stays short. */
  readonly maxInProgress: number
  readonly log: FastifyBaseLogger
  /** Style sheet, icon and scripts, by path. */
  readonly assets: ReadonlyMap<string, Asset>
  /** What the rules page explains. */
  readonly categories: readonly CategoryText[]
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
 * The path of a request, for the `instance` of a problem: without its query, and replaced by the route's pattern when
 * it is long, holds key material, or holds an escape that could hide some.
 */
function instanceOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  return path.length <= 200 && /^[\w/.~-]*$/.test(path) && !holdsSecret(path) ? path : (request.routeOptions.url ?? '/')
}

export const problemContext = (request: FastifyRequest, { services }: Context): ProblemContext => ({
  publicUrl: services.settings.publicUrl,
  version: services.settings.version,
  requestId: request.id,
  instance: instanceOf(request),
})

/** No key has been issued yet, so none can be valid; calls without one are served (decisions §1). */
export function refuseKeys({ headers }: FastifyRequest): void {
  if (headers['x-api-key'] !== undefined || /^bearer\s/i.test(headers.authorization ?? ''))
    throw new LaurelError('unauthorized', 'The API key is not valid. Send the request without one.')
}

/** Who calls: the socket's address, or what a trusted proxy says. */
export const callerOf = (request: FastifyRequest, { settings }: Context): Caller => ({
  client: clientOf(request.socket.remoteAddress, single(request.headers['x-forwarded-for']), settings.trustedProxies),
})
