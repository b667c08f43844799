/** Puts the parts of timestamping together and keeps them going. */
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { lookAt } from '../app/header-check.ts'
import type { Store } from '../app/ports.ts'
import type { Check, ProofServices } from '../app/services.ts'
import { type Stamper, askDeadlineMs, newStamper } from '../app/stamper.ts'
import type { BitcoinNetwork } from '../ots/header.ts'
import { httpCalendars } from '../remote/calendars.ts'
import { headerSource } from '../remote/headers.ts'

/** The aggregators that the reference client submits to (opentimestamps-client, `otsclient/args.py`). */
export const defaultCalendars: readonly string[] = [
  'https://a.pool.opentimestamps.org',
  'https://b.pool.opentimestamps.org',
  'https://a.pool.eternitywall.com',
  'https://ots.btc.catallaxy.com',
]

/** The calendars that the reference client trusts an attestation to name (python-opentimestamps, `calendar.py`). */
export const defaultUpgradeHosts: readonly string[] = [
  'https://*.calendar.opentimestamps.org',
  'https://*.calendar.eternitywall.com',
  'https://*.calendar.catallaxy.com',
]

export interface StampingOptions {
  readonly calendars: readonly string[]
  readonly upgradeHosts: readonly string[]
  readonly tickMs: number
  readonly pollMinMs: number
  readonly pollMaxMs: number
  readonly network: BitcoinNetwork
  readonly headersUrl: string | null
  readonly confirmations: number
  readonly recheckMs: number
  readonly userAgent: string
  /** The clock; another one in tests. */
  readonly now?: () => Date
}

export interface Stamping {
  readonly services: ProofServices
  readonly stamper: Stamper
  /** Begins the scheduled work; the returned function ends it. */
  readonly start: () => () => void
}

export function newStamping(store: Store, options: StampingOptions, log: Pick<Logger, 'warn' | 'error'>): Stamping {
  const { calendars, network, headersUrl, userAgent } = options
  const headers = headersUrl === null ? null : headerSource(headersUrl, userAgent)
  const now = options.now ?? (() => new Date())
  const deadline = (ms: number) => AbortSignal.timeout(ms)
  let last: { readonly failing: boolean; readonly at: string } | null = null
  const http = httpCalendars(calendars, options.upgradeHosts, userAgent)
  const stamper = newStamper({
    store: store.proofs,
    calendars: {
      ...http,
      submit: async (...call) => {
        const answer = await http.submit(...call)
        last = { failing: false, at: now().toISOString() }
        return answer
      },
    },
    headers,
    settings: options,
    now,
    random: (bytes) => randomBytes(bytes),
    deadline,
    onFailure: (what, reason) => {
      last = { failing: true, at: now().toISOString() }
      log.warn({ what, reason }, 'no answer about a proof')
    },
  })
  const check = (): Check => ({
    status: calendars.length === 0 ? 'off' : last?.failing === true ? 'failing' : 'ok',
    checkedAt: last?.at ?? now().toISOString(),
  })
  return {
    stamper,
    services: {
      calendars,
      network,
      askNow: (batchId) => stamper.askNow(batchId),
      headerSource: headers?.name ?? null,
      lookAt:
        headers === null
          ? null
          : (height) => lookAt(height, headers, { network, deadline: () => deadline(askDeadlineMs) }),
      check,
    },
    start: () => keepGoing(stamper, options.tickMs, log),
  }
}

/** Runs each kind of work once a tick, never twice at the same time; a slow calendar does not keep proofs waiting. */
function keepGoing(stamper: Stamper, tickMs: number, log: Pick<Logger, 'error'>): () => void {
  const running = new Set<() => Promise<void>>()
  const work = [() => stamper.gather(), () => stamper.ask(), () => stamper.check()]
  const tick = () => {
    for (const step of work.filter((one) => !running.has(one))) {
      running.add(step)
      step()
        .catch((error: unknown) => {
          // The store was out of reach, or a mistake of ours: claims lapse by themselves and the next tick goes on.
          log.error({ err: error }, 'work on proofs failed')
        })
        .finally(() => running.delete(step))
    }
  }
  const timer = setInterval(tick, tickMs)
  return () => {
    clearInterval(timer)
  }
}
