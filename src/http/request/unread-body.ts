import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** What is read of a body that nobody wants, and how long its next piece and all of it may take. */
const most = { bytes: 16 * 1024 * 1024, silentMs: 1_000, ms: 5_000 } as const

/**
 * Lets an answer that comes before the end of its request wait until the rest of the body was read and thrown away.
 * Else the connection is closed while the client still sends: the system then resets it, and most clients report the
 * reset and never see the answer (RFC 9112, 9.6). A body that is larger or slower than that is cut off.
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

/** Says, once, whether the body has come to its end. */
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
