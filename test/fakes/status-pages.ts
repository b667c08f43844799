import type { PublicMetrics } from '../../src/app/service/public-metrics.ts'
import type { Check } from '../../src/app/services.ts'
import { statusPage } from '../../src/pages/service/status.ts'

const start = Date.parse('2026-11-20T13:00:00.000Z')

/** A day with a night: up to `scale` ideas of each outcome, and less of everything else. */
export function sampleMetrics(scale: number): PublicMetrics {
  const hours = Array.from({ length: 24 }, (_, i) => {
    const bright = Math.max(0, Math.sin(((i - 3) / 24) * 2 * Math.PI) + 0.3)
    const some = (share: number) => Math.round(scale * share * bright)
    return {
      from: new Date(start + i * 3_600_000).toISOString(),
      ideas: { pass: some(1), warn: some(0.6), fail: some(0.35) },
      rewrites: { changed: some(0.5), unchanged: some(0.2) },
      receipts: some(0.4),
      proofs: some(0.02),
    }
  })
  const sum = (of: (hour: (typeof hours)[number]) => number) => hours.reduce((all, hour) => all + of(hour), 0)
  return {
    ideas: { pass: sum((h) => h.ideas.pass), warn: sum((h) => h.ideas.warn), fail: sum((h) => h.ideas.fail) },
    rewrites: { changed: sum((h) => h.rewrites.changed), unchanged: sum((h) => h.rewrites.unchanged) },
    receipts: sum((h) => h.receipts),
    proofs: { committed: 1, ots_pending: sum((h) => h.proofs), ots_bitcoin_confirmed: 12 * scale },
    hours,
    countedAt: '2026-11-21T12:24:00.000Z',
  }
}

/** The status page of a busy, a quiet and a broken service. */
export function sampleStatusPages(publicUrl: string): Readonly<Record<string, string>> {
  const now = '2026-11-21T12:24:00.000Z'
  const check = (status: Check['status']): Check => ({ status, checkedAt: now })
  const page = { publicUrl, version: '2026.11.21.1', now }
  const well = { store: check('ok'), calendars: check('ok'), headers: check('ok'), ai: check('off') }
  const ill = { store: check('failing'), calendars: check('failing'), headers: check('off'), ai: check('failing') }
  return {
    '/status': statusPage({ ...page, uptimeSeconds: 273_600, parts: well, metrics: sampleMetrics(1234) }),
    '/status/quiet': statusPage({ ...page, uptimeSeconds: 5, parts: well, metrics: sampleMetrics(0) }),
    '/status/ill': statusPage({ ...page, uptimeSeconds: 3_700, parts: ill, metrics: null }),
  }
}
