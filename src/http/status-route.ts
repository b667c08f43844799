import { itself } from '../app/access.ts'
import type { FastifyInstance } from 'fastify'
import { uptimeSeconds } from '../app/health.ts'
import { partsOf } from '../app/parts.ts'
import { publicMetrics } from '../app/public-metrics.ts'
import { LaurelError } from '../core/error.ts'
import { statusPage } from '../pages/status.ts'
import type { Context } from './context.ts'
import { withinDeadline } from './deadline.ts'
import { pageHeaders } from './headers.ts'
import { sendTagged } from './send.ts'

/** Registers the status page. It answers 200 also when parts fail: what a monitor asks is /api/health. */
export function registerStatus(app: FastifyInstance, { services }: Context): void {
  const { publicUrl, version } = services.settings
  app.get('/status', { schema: { hide: true } }, async (request, reply) => {
    const counted = publicMetrics.handle({}, services, itself).then(
      ({ answer }) => answer,
      (error: unknown) => {
        if (error instanceof LaurelError) return null
        throw error
      },
    )
    const [parts, metrics] = await withinDeadline(Promise.all([partsOf(services), counted]))
    const body = statusPage({
      publicUrl,
      version,
      uptimeSeconds: uptimeSeconds(services),
      parts,
      metrics,
      now: services.now().toISOString(),
    })
    reply.headers({ ...pageHeaders, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8')
    return sendTagged(request, reply, body)
  })
}
