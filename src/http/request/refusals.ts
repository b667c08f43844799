import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LaurelError } from '../../core/error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether refusals of the route wait for the body, because the answer names the message of the body. */
    readonly refusesAfterBody?: true
  }
}

const kept = new WeakMap<FastifyRequest, LaurelError>()

/**
 * Refuses a request in a hook before its body was read. When the route refuses after the body, the refusal is kept and
 * the body is read first, within the usual limits of size and time; the first refusal counts.
 */
export function refuse(request: FastifyRequest, error: LaurelError, done: (error?: Error) => void): void {
  if (request.routeOptions.config.refusesAfterBody !== true) {
    done(error)
    return
  }
  if (!kept.has(request)) kept.set(request, error)
  done()
}

/** The refusal that a request got before its body was read. */
export const keptRefusal = (request: FastifyRequest): LaurelError | undefined => kept.get(request)

/** Throws the kept refusals of a scope after the body was read and before the handler runs. */
export function refuseAfterBody(scope: FastifyInstance): void {
  scope.addHook('preHandler', (request, _reply, done) => {
    done(kept.get(request))
  })
}
