import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Limits for discarding a body: bytes, time until the next chunk, total time. */
const most = { bytes: 16 * 1024 * 1024, silentMs: 1_000, ms: 5_000 } as const

/**
 * Delays an answer that is ready before the request was read until the rest of the body has been read and discarded.
 * Otherwise the connection would be closed while the client still sends; the system would reset it, and most clients
 * would report the reset instead of the answer (RFC 9112, 9.6). A body that exceeds the limits is cut off.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isUnread(request.raw)) {
      done(null, payload)
      return
    }
    readRest(request.raw, (all) => {
      if (!all) reply.header('connection', 'close')
      done(null, payload)
    })
  })
}

const isUnread = ({ headers, complete, destroyed }: IncomingMessage): boolean =>
  !complete && !destroyed && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Calls `done` once with whether the whole body was read. */
function readRest(raw: IncomingMessage, done: (all: boolean) => void): void {
  let bytes = 0
  const giveUp = () => {
    end(false)
  }
  const whole = setTimeout(giveUp, most.ms)
  const silent = setTimeout(giveUp, most.silentMs)
  const count = (chunk: Buffer) => {
    silent.refresh()
    bytes += chunk.length
    if (bytes > most.bytes) giveUp()
  }
  const unwatch = finished(raw, { writable: false }, () => {
    end(true)
  })
  function end(all: boolean) {
    clearTimeout(whole)
    clearTimeout(silent)
    unwatch()
    raw.off('data', count)
    done(all)
  }
  raw.on('data', count).resume()
}
