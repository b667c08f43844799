import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LaurelError } from '../../core/error.ts'
import { refuse } from './refusals.ts'

/**
 * Refuses a body in an unsupported content coding or character set before reading it: 415 with the supported codings
 * (RFC 9110, 12.5.3 and 15.5.16). Compressed bodies are not supported, because a small one can expand without bound.
 */
export function registerBodyCoding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Only POST takes a body (http/request/methods).
    const error = request.method === 'POST' ? refusal(request) : null
    if (error === null) {
      done()
      return
    }
    reply.header('accept-encoding', 'identity')
    refuse(request, error, done)
  })
}

function refusal({ headers }: FastifyRequest): LaurelError | null {
  const coding = headers['content-encoding']
  if (coding !== undefined && coding.trim().toLowerCase() !== 'identity')
    return new LaurelError('unsupported-media-type', 'Send the body as it is, without Content-Encoding.')
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    return new LaurelError('unsupported-media-type', 'Send the body in UTF-8: no other character set is read.')
  return null
}
