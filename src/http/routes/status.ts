import { itself } from '../../app/operation/access.ts'
import type { FastifyInstance } from 'fastify'
import { uptimeSeconds } from '../../app/service/health.ts'
import { partsOf } from '../../app/service/parts.ts'
import { publicMetrics } from '../../app/service/public-metrics.ts'
import { LaurelError } from '../../core/error.ts'
import { statusPage } from '../../pages/service/status.ts'
import type { Context } from '../context.ts'
import { withinDeadline } from '../request/deadline.ts'
import { pageHeaders } from '../response/headers.ts'
import { sendTagged } from '../response/send.ts'

/** Registers the status page. It answers 200 also when parts fail; monitors use /api/health. */
export function registerStatus(app: FastifyInstance, { services }: Context): void {
  const { publicUrl, version } = services.settings
  app.get('/status', async (request, reply) => {
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
