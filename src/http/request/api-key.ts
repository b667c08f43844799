import type { FastifyInstance, FastifyRequest } from 'fastify'
import { heldKey, keyOf, unauthorized } from '../../app/operation/access.ts'
import type { ApiKey } from '../../app/service/key-store.ts'
import { LaurelError } from '../../core/error.ts'
import type { Context } from '../context.ts'
import { isApi } from '../response/failures.ts'
import { refuse } from './refusals.ts'
import { single } from '../response/send.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key of a request to the API; null without one. */
    apiKey: ApiKey | null
  }
  interface FastifyContextConfig {
    /** Whether the route needs an API key. */
    readonly needsKey?: true
  }
}

/** The text that a request presents as an API key: `Authorization: Bearer` first, X-API-Key too; null for none. */
function presentedIn({ headers }: FastifyRequest): string | null {
  // An empty bearer token is refused, because it usually means an unset variable of the client.
  const [scheme = '', ...rest] = (headers.authorization ?? '').trim().split(/\s+/)
  const token = scheme.toLowerCase() === 'bearer' ? rest.join(' ') : undefined
  const alias = single(headers['x-api-key'])
  if (token !== undefined && alias !== undefined && token !== alias)
    throw unauthorized('The request presents two different API keys. Send one of them.')
  return token ?? alias ?? null
}

/** The key that a request presents, looked up in the store; null when it presents none. Throws `unauthorized`. */
async function keyFor(request: FastifyRequest, { services }: Context): Promise<ApiKey | null> {
  const presented = presentedIn(request)
  const key = presented === null ? null : await keyOf(presented, services)
  if (request.routeOptions.config.needsKey) heldKey(key === null ? { client: '' } : { client: '', key })
  return key
}

/**
 * Checks the API key of every request to the API before the body is read, so that every address refuses an invalid key
 * alike. Keys are read from headers only, because proxies log URLs.
 */
export function registerApiKeys(app: FastifyInstance, context: Context): void {
  app.decorateRequest('apiKey', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, url, method, routeOptions } = request
    const isPresented = headers.authorization !== undefined || headers['x-api-key'] !== undefined
    // A CORS preflight request carries no key.
    if (!isApi(url) || method === 'OPTIONS' || !(isPresented || routeOptions.config.needsKey)) {
      done()
      return
    }
    keyFor(request, context).then(
      (key) => {
        request.apiKey = key
        done()
      },
      (error: unknown) => {
        if (error instanceof LaurelError) refuse(request, error, done)
        else done(error as Error)
      },
    )
  })
}
