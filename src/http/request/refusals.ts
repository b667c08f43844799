import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LaurelError } from '../../core/error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a refusal waits for the body, because its answer says which message of the body it is for. */
    readonly refusesAfterBody?: true
  }
}

const kept = new WeakMap<FastifyRequest, LaurelError>()

/**
 * Ends a hook with a refusal that is known before the body was read. Where the route refuses after the body, the
 * refusal is kept and the body is read first, within the limits of size and time of every body; the first one stands.
 */
export function refuse(request: FastifyRequest, error: LaurelError, done: (error?: Error) => void): void {
  if (request.routeOptions.config.refusesAfterBody !== true) {
    done(error)
    return
  }
  if (!kept.has(request)) kept.set(request, error)
  done()
}

/** What a request was refused with before its body was read. */
export const keptRefusal = (request: FastifyRequest): LaurelError | undefined => kept.get(request)

/** Gives the refusals of a scope when the bodies have been read, and before anything is made of them. */
export function refuseAfterBody(scope: FastifyInstance): void {
  scope.addHook('preHandler', (request, _reply, done) => {
    done(kept.get(request))
  })
}
