/** Compresses answers that are made on the spot. Documents that are sent many times are prepared (prepared.ts). */
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Coding, codingFor } from '../request/accept.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether answers are sent as they are, because they hold a lasting secret beside text of the caller. */
    readonly uncompressed?: true
  }
}

/** Size in bytes of an answer that fits into one packet, so that compressing it saves no time. */
const onePacket = 1_400
/** Fonts, PNG pictures and .ots files are compressed already or do not compress. */
const compressible = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|yaml)|image\/svg\+xml)/

/** Qualities for a body that is sent once: 85 KB of HTML become 20 KB in some 4 ms of another thread. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 }
const gzipLevel = 4

/**
 * The coding of an answer that is made on the spot. Says in Vary that it depends on the request, whenever it does. The
 * content type must be set.
 */
export function answerCoding(request: FastifyRequest, reply: FastifyReply, body: string | Uint8Array): Coding {
  const type = reply.getHeader('content-type')
  const mayCompress =
    request.routeOptions.config.uncompressed !== true &&
    typeof type === 'string' &&
    compressible.test(type) &&
    Buffer.byteLength(body) > onePacket
  if (!mayCompress) return 'identity'
  const vary = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`)
  return codingFor(request.headers['accept-encoding'])
}

/**
 * Compresses every answer of some size that the client takes compressed.
 *
 * BREACH (https://breachattack.com) guesses a secret from the sizes of many answers that hold the secret and a guess of
 * the attacker. It needs a victim whose browser adds the right to see the secret to requests that others choose. No
 * answer here is like that: there are no cookies or other credentials that a browser sends by itself, forms of other
 * sites are refused (request/forms), and a deletion token is new in every answer that holds chosen text, or stands on a
 * page whose address nobody can guess and whose text never changes. The page that shows a new API key beside its label
 * is sent as it is all the same, because a key lasts; the answer of the API with a key fits into a packet.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isBody = typeof payload === 'string' || payload instanceof Uint8Array
    if (!isBody || reply.hasHeader('content-encoding')) {
      done(null, payload)
      return
    }
    const coding = answerCoding(request, reply, payload)
    if (coding === 'identity') {
      done(null, payload)
      return
    }
    const finish = (error: Error | null, bytes: Buffer): void => {
      // Plain bytes are better than none.
      if (error !== null) {
        done(null, payload)
        return
      }
      reply.header('content-encoding', coding).removeHeader('content-length')
      done(null, bytes)
    }
    if (coding === 'br') brotliCompress(payload, { params: brotli }, finish)
    else gzip(payload, { level: gzipLevel }, finish)
  })
}
