import type { FastifyInstance } from 'fastify'
import { docsPage } from '../../pages/agents/docs.ts'
import type { Context } from '../context.ts'
import { referenceOf } from '../openapi/reference.ts'
import { pageHeaders } from '../response/headers.ts'
import { type Prepared, prepare, sendPrepared } from '../response/prepared.ts'

/** Registers the API reference. It is made when it is first asked for, because its examples are really run. */
export function registerReference(app: FastifyInstance, { services, settings }: Context): void {
  const { publicUrl, freeQuota, keyedQuota } = services.settings
  const make = async (): Promise<Prepared> => {
    const reference = referenceOf(await settings.samples(), services.settings)
    return prepare(docsPage({ publicUrl, reference, freeQuota, keyedQuota }), 'text/html; charset=utf-8')
  }
  let made: Promise<Prepared> | undefined
  app.get('/docs', { schema: { hide: true } }, async (request, reply) => {
    // A page that could not be made is made again.
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    reply.headers({ ...pageHeaders, 'cache-control': 'public, max-age=60, stale-while-revalidate=600' })
    return sendPrepared(request, reply, await made)
  })
}
