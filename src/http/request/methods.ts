import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LaurelError } from '../../core/error.ts'
import { preflightHeaders } from '../response/headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether scripts of any origin may read what the route answers; its preflight then says so (Fetch standard). */
    readonly open?: true
    /** Whether a body of no bytes is none, also when a content type is given. */
    readonly bodyOptional?: true
  }
}

/**
 * Answers what the router has no route for, before the body is looked at: whatever it is, the address or the method is
 * what is wrong. Every known path takes OPTIONS with 204 and refuses any other method, known to HTTP or not, with 405
 * and Allow (RFC 9110, 15.5.6); the router alone would answer 404, as if the address did not exist. One hook and no
 * route for each method: a parser knows some 35 of them. Paths are those that are registered after it.
 */
export function registerMethods(app: FastifyInstance): void {
  /** The methods that an address takes, and whether each is open to other origins. */
  const paths = new Map<string, Map<string, boolean>>()
  app.addHook('onRoute', ({ url, method, config }) => {
    const known = paths.get(url) ?? new Map<string, boolean>()
    for (const name of [method].flat()) known.set(name, config?.open === true)
    paths.set(url, known)
  })
  const takenAt = (path: string): ReadonlyMap<string, boolean> | undefined =>
    paths.get(path) ?? [...paths].find(([url]) => url.includes('/:') && fits(path, url))?.[1]

  app.addHook('onRequest', (request, reply, done) => {
    // The router takes an empty segment for an id.
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
