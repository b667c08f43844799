import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LaurelError } from '../core/error.ts'
import { preflightHeaders } from './headers.ts'

/**
 * Answers what the router has no route for, before the body is looked at: whatever it is, the address or the method is
 * what is wrong. Every known path takes OPTIONS with 204 and refuses any other method, known to HTTP or not, with 405
 * and Allow (RFC 9110, 15.5.6); the router alone would answer 404, as if the address did not exist. One hook and no
 * route for each method: a parser knows some 35 of them. Paths are those that are registered after it.
 */
export function registerMethods(app: FastifyInstance): void {
  const paths = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = paths.get(url) ?? new Set()
    for (const name of [method].flat()) known.add(name)
    paths.set(url, known)
  })
  let patterns: readonly (readonly [RegExp, ReadonlySet<string>])[] = []
  app.addHook('onReady', (done) => {
    patterns = [...paths].filter(([url]) => url.includes('/:')).map(([url, taken]) => [patternOf(url), taken])
    done()
  })
  const takenAt = (path: string): ReadonlySet<string> | undefined =>
    paths.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1]

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) {
      done()
      return
    }
    const path = pathOf(request)
    const taken = takenAt(path)
    if (taken === undefined) {
      done(new LaurelError('not-found', 'There is nothing at this address. /api/docs lists what there is.'))
      return
    }
    const allow = [...taken, 'OPTIONS'].join(', ')
    reply.header('allow', allow)
    if (request.method !== 'OPTIONS') {
      done(new LaurelError('method-not-allowed', `This address takes ${allow}.`))
      return
    }
    const api = path.startsWith('/api/') || path.startsWith('/openapi.')
    void reply
      .headers(api ? { ...preflightHeaders, 'access-control-allow-methods': allow } : {})
      .code(204)
      .send()
  })
}

/** A pattern of the router as an expression: a parameter is one segment. */
const patternOf = (url: string): RegExp => {
  const segments = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
  return new RegExp(`^${segments.join('/')}$`)
}

/** The path of a request as the router reads it: decoded but for reserved characters, from an absolute address too. */
function pathOf({ url }: FastifyRequest): string {
  const path = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? ''
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
