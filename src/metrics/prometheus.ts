/** Metrics of one process in the text format of Prometheus; the only user of prom-client. */
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Counts } from '../app/service/counters.ts'
import type { Metrics } from '../app/service/metrics.ts'

/** Values that are read for each scrape. Null: unknown now; the series are left out. */
export interface Readings {
  readonly version: string
  readonly rulesVersion: string
  /** 1 for a working part, 0 for a failing one; parts that are off are left out. */
  readonly parts: Readonly<Record<string, 0 | 1>>
  /** Proofs by state. */
  readonly proofs: Readonly<Record<string, number>> | null
}

export interface Prometheus {
  readonly metrics: Metrics
  readonly mediaType: string
  /** Every series as text. */
  text(readings: Readings): Promise<string>
  /** Every series as plain data, for `mergedText`. */
  series(readings: Readings): Promise<Series>
}

/** The series of one process as prom-client writes them. */
export type Series = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/**
 * The series of several processes as one text, each with its process as the label `process`. They are not added up: a
 * process that starts again would look like a reset of the sum, and `rate` would count the others twice.
 */
export function mergedText(all: readonly { readonly process: string; readonly series: Series }[]): Promise<string> {
  const labelled = all.map(({ process, series }) =>
    series.map((metric) => ({
      ...metric,
      aggregator: 'sum' as const,
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
    })),
  )
  return AggregatorRegistry.aggregate(labelled).metrics()
}

/**
 * The label values of policies and methods. Any other value becomes one common label, so that requests cannot create
 * series.
 */
const policies: readonly string[] = ['expensive', 'keys', 'waitlist']
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']
const among = (known: readonly string[], name: string): string => (known.includes(name) ? name : 'other')

const outcomes = ['pass', 'warn', 'fail'] as const

/** Histogram buckets in seconds: answers, screening of one text, transactions and their waits, exchanges. */
const bounds = {
  request: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  screening: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1],
  store: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5],
  exchange: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
}

/** Makes metrics with their own registry, so that two services in one process share no counter. */
export function newPrometheus(): Prometheus {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const request = new Histogram({
    name: 'laurel_http_request_duration_seconds',
    help: 'Time to answer an HTTP request, by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: bounds.request,
    registers,
  })
  const operation = new Histogram({
    name: 'laurel_operation_duration_seconds',
    help: 'Time of a call of an operation by any interface (HTTP, MCP, page), by result: ok or the code of the problem.',
    labelNames: ['operation', 'result'] as const,
    buckets: bounds.request,
    registers,
  })
  const ideas = new Counter({
    name: 'laurel_ideas_screened_total',
    help: 'Ideas that were screened, by outcome of the idea as sent.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const rewrites = new Counter({
    name: 'laurel_rewrites_total',
    help: 'Rewrites, by where they came from: rules, or the AI step.',
    labelNames: ['source'] as const,
    registers,
  })
  const receipts = new Counter({ name: 'laurel_receipts_total', help: 'Mock receipts that were made.', registers })
  const committed = new Counter({
    name: 'laurel_proofs_committed_total',
    help: 'Hashes that callers committed.',
    registers,
  })
  const screening = new Histogram({
    name: 'laurel_screening_duration_seconds',
    help: 'Time to screen one text by the rules, by outcome; a call may screen several.',
    labelNames: ['outcome'] as const,
    buckets: bounds.screening,
    registers,
  })
  const wait = new Histogram({
    name: 'laurel_store_wait_seconds',
    help: 'Time that a write waited for its transaction: its turn, another process, a connection.',
    buckets: bounds.store,
    registers,
  })
  const transaction = new Histogram({
    name: 'laurel_store_transaction_duration_seconds',
    help: 'Time of a write transaction until it is durable, by result.',
    labelNames: ['result'] as const,
    buckets: bounds.store,
    registers,
  })
  const writes = new Counter({
    name: 'laurel_store_writes_total',
    help: 'Writes in those transactions, by result; several share one on SQLite.',
    labelNames: ['result'] as const,
    registers,
  })
  const exchange = new Histogram({
    name: 'laurel_exchange_duration_seconds',
    help: 'Time of an exchange with a calendar, the header source or the model, by result.',
    labelNames: ['target', 'result'] as const,
    buckets: bounds.exchange,
    registers,
  })
  const decisions = new Counter({
    name: 'laurel_limiter_decisions_total',
    help: 'Calls held against an allowance, by policy and decision.',
    labelNames: ['policy', 'decision'] as const,
    registers,
  })
  const part = new Gauge({
    name: 'laurel_part_up',
    help: 'Whether a part works (1) or fails (0); a part that is switched off has no series.',
    labelNames: ['part'] as const,
    registers,
  })
  const proofs = new Gauge({
    name: 'laurel_proofs',
    help: 'Proofs in a state, over all instances.',
    labelNames: ['state'] as const,
    registers,
  })
  const info = new Gauge({
    name: 'laurel_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'rules'] as const,
    registers,
  })

  // Start every series at 0: a series that appears with its first event has no rate.
  for (const outcome of outcomes) ideas.inc({ outcome }, 0)
  for (const source of ['rules', 'ai']) rewrites.inc({ source }, 0)
  for (const result of ['ok', 'failed']) writes.inc({ result }, 0)
  for (const decision of ['allowed', 'refused', 'failed']) decisions.inc({ policy: 'expensive', decision }, 0)

  const metrics: Metrics = {
    request(method, route, status, seconds) {
      const known = among(methods, method)
      request.observe({ method: known, route: route || 'unknown', status: `${Math.floor(status / 100)}xx` }, seconds)
    },
    operation(name, result, seconds) {
      operation.observe({ operation: name, result }, seconds)
    },
    counted(counts: Counts) {
      for (const outcome of outcomes) {
        const total = counts[`ideas.${outcome}`] ?? 0
        if (total > 0) ideas.inc({ outcome }, total)
      }
      receipts.inc(counts.receipts ?? 0)
      committed.inc(counts['proofs.committed'] ?? 0)
    },
    screened(outcome, seconds) {
      screening.observe({ outcome }, seconds)
    },
    rewritten(source) {
      rewrites.inc({ source })
    },
    waited(seconds) {
      wait.observe(seconds)
    },
    transaction(result, count, seconds) {
      transaction.observe({ result }, seconds)
      writes.inc({ result }, count)
    },
    asked(target, result, seconds) {
      exchange.observe({ target, result }, seconds)
    },
    limited(policy, decision) {
      decisions.inc({ policy: among(policies, policy), decision })
    },
  }
  return {
    metrics,
    mediaType: register.contentType,
    text(readings) {
      read(readings)
      return register.metrics()
    },
    series(readings) {
      read(readings)
      return register.getMetricsAsJSON()
    },
  }

  function read(readings: Readings): void {
    info.reset()
    info.set({ version: readings.version, rules: readings.rulesVersion }, 1)
    part.reset()
    for (const [name, up] of Object.entries(readings.parts)) part.set({ part: name }, up)
    proofs.reset()
    for (const [state, total] of Object.entries(readings.proofs ?? {})) proofs.set({ state }, total)
  }
}
