import { itself } from '../app/operation/access.ts'
import { type Parts, partsOf } from '../app/service/parts.ts'
import { publicMetrics } from '../app/service/public-metrics.ts'
import type { Services } from '../app/services.ts'
import type { MetricsSource } from '../http/routes/metrics.ts'
import { mergedText, type Prometheus, type Readings } from '../metrics/prometheus.ts'
import type { Link } from './processes/link.ts'

/**
 * The source of /metrics: the series since the start and the current state of the service. With a link, those of all
 * workers, each with its number as the label `process`.
 */
export function metricsSource(
  prometheus: Prometheus,
  services: Services,
  token: string | null,
  link: Link | null = null,
): MetricsSource {
  async function readings(): Promise<Readings> {
    const [parts, counts] = await Promise.all([
      partsOf(services),
      // A failing store must not hide the other series.
      publicMetrics.handle({}, services, itself).catch(() => null),
    ])
    return {
      version: services.settings.version,
      rulesVersion: services.screening.rulesVersion,
      parts: upOf(parts),
      proofs: counts?.answer.proofs ?? null,
    }
  }
  const { mediaType } = prometheus
  if (link === null) return { token, mediaType, text: async () => prometheus.text(await readings()) }
  const own = async () => ({ process: link.name, series: await prometheus.series(await readings()) })
  link.setOwn(own)
  // A scrape reaches any of the processes, so each answers for all.
  return { token, mediaType, text: async () => mergedText((await Promise.all([own(), link.others()])).flat()) }
}

const upOf = (parts: Parts): Record<string, 0 | 1> =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([, { status }]) => status !== 'off')
      .map(([name, { status }]) => [name, status === 'ok' ? 1 : 0]),
  )
