import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LaurelError } from '../../core/error.ts'
import { preflightHeaders } from '../response/headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether scripts of any origin may read what the route answers; its preflight then says so (Fetch standard). */
    readonly open?: true
    /** Whether an empty body counts as no body, also with a content type. */
    readonly bodyOptional?: true
  }
}

/**
 * Answers requests without a route, before the body is read. A known path answers OPTIONS with 204 and any other method
 * with 405 and Allow (RFC 9110, 15.5.6); the router alone would answer 404. One hook does this, because routes for all
 * of the some 35 methods that the parser knows would be needed otherwise. It covers the paths that are registered after
 * it.
 */
export function registerMethods(app: FastifyInstance): void {
  /** The methods of each path, and whether each is open to other origins. */
  const paths = new Map<string, Map<string, boolean>>()
  app.addHook('onRoute', ({ url, method, config }) => {
    const known = paths.get(url) ?? new Map<string, boolean>()
    for (const name of [method].flat()) known.set(name, config?.open === true)
    paths.set(url, known)
  })
  const takenAt = (path: string): ReadonlyMap<string, boolean> | undefined =>
    paths.get(path) ?? [...paths].find(([url]) => url.includes('/:') && fits(path, url))?.[1]

  app.addHook('onRequest', (request, reply, done) => {
    // The router matches an empty segment as an id.
    const noId = Object.values(request.params ?? {}).includes('')
    if (!request.is404 && !noId) {
      done()
      return
    }
    const path = pathOf(request)
    const taken = takenAt(path)
    if (taken === undefined) {
      done(new LaurelError('not-found', 'There is nothing at this address. /api/docs lists what there is.'))
      return
    }
    const allow = [...taken.keys(), 'OPTIONS'].join(', ')
    reply.header('allow', allow)
    if (request.method !== 'OPTIONS') {
      done(new LaurelError('method-not-allowed', `This address takes ${allow}.`))
      return
    }
    const open = [...taken].flatMap(([name, isOpen]) => (isOpen ? [name] : []))
    if (open.length > 0)
      reply.headers({ ...preflightHeaders, 'access-control-allow-methods': [...open, 'OPTIONS'].join(', ') })
    void reply.code(204).send()
  })
}

/** Whether a path matches a pattern of the router, in which `:name` matches one segment. */
function fits(path: string, url: string): boolean {
  const segments = path.split('/')
  const wanted = url.split('/')
  return (
    segments.length === wanted.length &&
    wanted.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : segments[at] === part))
  )
}

/** The path of a request as the router reads it: decoded except for reserved characters. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
