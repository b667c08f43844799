import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LaurelError } from '../../core/error.ts'
import { refuse } from './refusals.ts'

/**
 * Refuses bodies in a coding or character set that is not read, before a byte of them is: 415, with the codings that
 * are taken (RFC 9110, 12.5.3 and 15.5.16). Unpacking would let a small body grow without bound.
 */
export function registerBodyCoding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // No other method takes a body (http/request/methods).
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
