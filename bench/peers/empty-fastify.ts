import type { Server } from 'node:http'
import Fastify from 'fastify'

/** A fastify server with one route that answers nothing. */
export async function emptyFastify(): Promise<Server> {
  const app = Fastify()
  app.get('/', () => ({}))
  await app.ready()
  return app.server
}
