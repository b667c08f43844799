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
  const takenAt = (path: string): ReadonlySet<string> | undefined =>
    paths.get(path) ?? [...paths].find(([url]) => url.includes('/:') && fits(path, url))?.[1]

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

/** Whether a path fits an address of the router, in which a segment that begins with a colon stands for any one. */
function fits(path: string, url: string): boolean {
  const segments = path.split('/')
  const wanted = url.split('/')
  return (
    segments.length === wanted.length &&
    wanted.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : segments[at] === part))
  )
}

/** The path of a request as the router reads it: decoded but for reserved characters, from an absolute address too. */
function pathOf({ url }: FastifyRequest): string {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = local.split(/[?#]/, 1)[0] ?? ''
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
