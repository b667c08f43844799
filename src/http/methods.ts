import type { FastifyInstance, HTTPMethods } from 'fastify'
import { LaurelError } from '../core/error.ts'
import { preflightHeaders } from './headers.ts'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Notes which methods each path takes, from now on. */
export function watchMethods(app: FastifyInstance): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = paths.get(url) ?? new Set()
    for (const name of [method].flat()) known.add(name)
    paths.set(url, known)
  })
  return paths
}

/**
 * Gives every known path an answer to the methods that it does not take: OPTIONS 204, anything else 405 with Allow
 * (RFC 9110, 15.5.6). The router alone would answer 404, as if the address did not exist.
 */
export function registerMethods(app: FastifyInstance, paths: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const [url, taken] of [...paths]) {
    const allow = [...taken, 'OPTIONS'].join(', ')
    const api = url.startsWith('/api/') || url.startsWith('/openapi.')
    app.route({
      method: methods.filter((name) => !taken.has(name)),
      url,
      schema: { hide: true },
      // Before the body is looked at: whatever it is, the method is what is wrong.
      onRequest: async (request, reply) => {
        reply.header('allow', allow)
        if (request.method !== 'OPTIONS') throw new LaurelError('method-not-allowed', `This address takes ${allow}.`)
        return Promise.resolve()
      },
      handler: (_request, reply) =>
        reply
          .headers(api ? { ...preflightHeaders, 'access-control-allow-methods': allow } : {})
          .code(204)
          .send(),
    })
  }
}
