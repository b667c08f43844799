import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type About, dropUnfinished, stateOf } from '../response/raw-failure.ts'
import type { Context } from '../context.ts'
import { clientOf, isTrusted } from './client-address.ts'

/** How many connections and unfinished bodies there may be, over all processes that serve together. */
export const mostOpen = {
  /** Connections of one address; IPv6: of one /64. A browser opens six; many people may share an address. */
  perClient: 512,
  /** All connections, some 20 KB each. */
  connections: 5_000,
  /** Unfinished bodies of one client, each at most as long as a body may be. */
  bodies: 32,
  /** A body that is being sent for a shorter time, in milliseconds, is not slow. */
  notSlowMs: 1_000,
} as const

export interface Connections {
  /** The connections that are open. */
  readonly open: () => number
  /** All that there ever were. */
  readonly accepted: () => number
}

/**
 * Bounds connections and unfinished bodies, so that slow clients cannot take the memory and the sockets of others. Over
 * a bound the slowest makes room: the oldest connection without a whole request, the oldest unfinished body. Trusted
 * proxies may open as many connections as they need; bodies count for the client that they report.
 */
export function registerConnections(app: FastifyInstance, context: Context, about: About): Connections {
  const { trustedProxies, processes } = context.settings
  // Each process knows its own connections only.
  const part = (bound: number): number => Math.ceil(bound / processes)
  const most = {
    perClient: part(mostOpen.perClient),
    connections: part(mostOpen.connections),
    bodies: part(mostOpen.bodies),
  }
  const all = new Set<Socket>()
  const clients = new Map<string, Set<Socket>>()
  let accepted = 0
  app.server.on('connection', (socket: Socket) => {
    accepted += 1
    const { remoteAddress } = socket
    const client = isTrusted(remoteAddress, trustedProxies) ? null : clientOf(remoteAddress, undefined, [])
    const own = client === null ? null : (clients.get(client) ?? new Set())
    if (client !== null && own !== null) clients.set(client, own.add(socket))
    all.add(socket)
    socket.once('close', () => {
      all.delete(socket)
      if (client === null || own === null) return
      own.delete(socket)
      if (own.size === 0) clients.delete(client)
    })
    if (own !== null && own.size > most.perClient) slowest(own)?.destroy()
    if (all.size > most.connections) slowest(all)?.destroy()
  })

  const bodies = new Map<string, Map<FastifyRequest, number>>()
  const { clock } = context.services
  app.addHook('onRequest', (request, _reply, done) => {
    done()
    const { work, raw } = request
    if (work === null || raw.complete) return
    const { client } = work
    const own = bodies.get(client) ?? new Map<FastifyRequest, number>()
    bodies.set(client, own.set(request, clock()))
    const read = () => {
      if (own.delete(request) && own.size === 0) bodies.delete(client)
    }
    raw.once('end', read).once('close', read)
    if (own.size <= most.bodies) return
    const [oldest, since] = own.entries().next().value ?? [request, clock()]
    if (clock() - since < mostOpen.notSlowMs) return
    own.delete(oldest)
    dropUnfinished(oldest.raw.socket, about)
  })
  return { open: () => all.size, accepted: () => accepted }
}

/** The connection that waits longest for a request; the oldest idle one when none does; the newest when all are served. */
function slowest(sockets: ReadonlySet<Socket>): Socket | undefined {
  let idle: Socket | undefined
  let newest: Socket | undefined
  for (const socket of sockets) {
    const state = stateOf(socket)
    if (state === 'waiting') return socket
    if (state === 'idle') idle ??= socket
    newest = socket
  }
  return idle ?? newest
}
