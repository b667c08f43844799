import { type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { Connections } from './request/connections.ts'

/** Pause between two looks at the connections, in milliseconds. */
const everyMs = 20
/** How long connections that came last may take to send their request, in milliseconds. */
const lastMs = 1_000
/** The most turns of the event loop in which the last connections are accepted. */
const lastTurns = 500

/**
 * Waits until a server that says `Connection: close` in every answer has no connection left, for `graceMs` milliseconds
 * at most; then stops listening and waits for the requests of the last connections. Closing at once would reset every
 * request that is on its way to an idle connection: Node closes these together with the listener.
 */
export async function drained(server: Server, { open, accepted }: Connections, graceMs: number): Promise<void> {
  if (graceMs === 0 || !server.listening) return
  const empty = async (ms: number) => {
    for (const until = performance.now() + ms; open() > 0 && performance.now() < until;) await pause(everyMs)
  }
  await empty(graceMs)
  // One connection is accepted in each turn. One that is not yet accepted would be reset with the listener.
  for (let n = 0, before = -1; n < lastTurns && accepted() !== before; n += 1) {
    before = accepted()
    await turn()
    await turn()
  }
  // Stops listening without closing idle connections, which http.Server.close would do.
  NetServer.prototype.close.call(server)
  await empty(lastMs)
}
