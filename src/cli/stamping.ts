/** Builds the parts of timestamping and runs their schedule. */
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { HeaderSource } from '../app/proof/calendars.ts'
import { checkHeader } from '../app/proof/header-check.ts'
import { type Meter, measuredCalendars, measuredHeaders } from '../app/service/measured.ts'
import { noMetrics } from '../app/service/metrics.ts'
import type { Store } from '../app/ports.ts'
import type { Check, ProofServices } from '../app/services.ts'
import { type Stamper, newStamper } from '../app/proof/stamper.ts'
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

/**
 * The calendars that the reference client accepts in an attestation (python-opentimestamps, `calendar.py`). Its star
 * matches several labels, ours one, so the calendars in use (alice.btc, bob.btc) are listed separately.
 */
export const defaultUpgradeHosts: readonly string[] = [
  'https://*.calendar.opentimestamps.org',
  'https://*.btc.calendar.opentimestamps.org',
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
  /** The clock and the deadline signal; replaced in tests. */
  readonly now?: () => Date
  readonly deadline?: (ms: number) => AbortSignal
}

/** How long a request waits for calendars and header sources, in milliseconds; shorter than its own deadline. */
const answerMs = 4_000

const unwatched: Meter = { metrics: noMetrics, clock: () => 0 }

export interface Stamping {
  readonly services: ProofServices
  readonly stamper: Stamper
  /** Starts the schedule; the returned function stops it. */
  readonly start: () => () => void
}

export function newStamping(
  store: Store,
  options: StampingOptions,
  log: Pick<Logger, 'warn' | 'error'>,
  meter: Meter = unwatched,
): Stamping {
  const { calendars, network, headersUrl, userAgent } = options
  const now = options.now ?? (() => new Date())
  const deadline = options.deadline ?? ((ms: number) => AbortSignal.timeout(ms))
  const health = calendarHealth(calendars, now)
  const configured = headersUrl === null ? null : measuredHeaders(headerSource(headersUrl, userAgent, now), meter)
  // When timestamping is off, the header source is not used either, not even on request.
  const { source, check: headerCheck } = headerHealth(calendars.length === 0 ? null : configured, now)
  const http = measuredCalendars(httpCalendars(calendars, options.upgradeHosts, userAgent), calendars, meter)
  const stamper = newStamper({
    store: store.proofs,
    calendars: http,
    // A path that waits for a configured source is not confirmed unchecked while timestamping is off.
    headers: source ?? configured,
    settings: options,
    now,
    random: (bytes) => randomBytes(bytes),
    deadline,
    onFailure: (what, reason) => {
      health.record(what, false)
      log.warn({ what, reason }, 'no answer about a proof')
    },
    onAnswer: (calendar) => {
      health.record(calendar, true)
    },
  })
  return {
    stamper,
    services: {
      calendars,
      network,
      mayAsk: (uri) => http.mayAsk(uri),
      workNow: async (batchId) => {
        // A late answer of a calendar is stored when it arrives; the request is answered from the stored state.
        const done = stamper.workNow(batchId).catch((error: unknown) => {
          log.error({ err: error }, 'work on proofs failed')
        })
        await Promise.race([done, aborted(deadline(answerMs))])
      },
      headerSource: source?.name ?? null,
      checkHeader:
        source === null
          ? null
          : (height) => {
              const signal = deadline(answerMs)
              return checkHeader(height, source, { network, now, deadline: () => signal })
            },
      check: health.check,
      headerCheck,
    },
    start: () => keepGoing(stamper, options.tickMs, log),
  }
}

/** Resolves when the signal aborts. */
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => {
      resolve()
    })
  })

/** The state of the calendars: `failing` only when none of those asked answered, because one suffices. */
function calendarHealth(calendars: readonly string[], now: () => Date) {
  const answers = new Map<string, boolean>()
  let at: string | null = null
  return {
    record(calendar: string, ok: boolean): void {
      if (!calendars.includes(calendar)) return
      answers.set(calendar, ok)
      at = now().toISOString()
    },
    check: (): Check => ({
      status:
        calendars.length === 0 ? 'off' : answers.size > 0 && ![...answers.values()].includes(true) ? 'failing' : 'ok',
      checkedAt: at ?? now().toISOString(),
    }),
  }
}

/** The state of the header source: `failing` when it did not answer the last request. */
function headerHealth(source: HeaderSource | null, now: () => Date) {
  let last: Check | null = null
  const record = (status: 'ok' | 'failing') => {
    last = { status, checkedAt: now().toISOString() }
  }
  const recorded = <T>(exchange: Promise<T>): Promise<T> => {
    exchange.then(
      () => {
        record('ok')
      },
      () => {
        record('failing')
      },
    )
    return exchange
  }
  return {
    source: source && {
      name: source.name,
      rests: () => source.rests(),
      tip: (signal: AbortSignal) => recorded(source.tip(signal)),
      headerAt: (height: number, signal: AbortSignal) => recorded(source.headerAt(height, signal)),
    },
    check: (): Check => last ?? { status: source === null ? 'off' : 'ok', checkedAt: now().toISOString() },
  }
}

/** Runs each kind of work once a tick, never twice concurrently. A slow calendar does not delay the other work. */
function keepGoing(stamper: Stamper, tickMs: number, log: Pick<Logger, 'error'>): () => void {
  const running = new Set<() => Promise<void>>()
  const work = [() => stamper.gather(), ...stamper.askers, ...stamper.checkers]
  const tick = () => {
    for (const step of work.filter((one) => !running.has(one))) {
      running.add(step)
      step()
        .catch((error: unknown) => {
          // The store is unavailable, or a bug: claims expire and the next tick tries again.
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
