import { itself } from '../app/operation/access.ts'
import { type Parts, partsOf } from '../app/service/parts.ts'
import { publicMetrics } from '../app/service/public-metrics.ts'
import type { Services } from '../app/services.ts'
import type { MetricsSource } from '../http/routes/metrics.ts'
import type { Prometheus } from '../metrics/prometheus.ts'

/** The source of /metrics: the series since the start and the current state of the service. */
export const metricsSource = (prometheus: Prometheus, services: Services, token: string | null): MetricsSource => ({
  token,
  mediaType: prometheus.mediaType,
  async text() {
    const [parts, counts] = await Promise.all([
      partsOf(services),
      // A failing store must not hide the other series.
      publicMetrics.handle({}, services, itself).catch(() => null),
    ])
    return prometheus.text({
      version: services.settings.version,
      rulesVersion: services.screening.rulesVersion,
      parts: upOf(parts),
      proofs: counts?.answer.proofs ?? null,
    })
  },
})

const upOf = (parts: Parts): Record<string, 0 | 1> =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([, { status }]) => status !== 'off')
      .map(([name, { status }]) => [name, status === 'ok' ? 1 : 0]),
  )
