/** Decorators that report to the metrics what a part of the service did. They do not change its behaviour. */
import type { Calendars, HeaderSource } from '../proof/calendars.ts'
import type { Metrics } from './metrics.ts'
import type { AiModel, Limiter } from '../ports.ts'
import type { Services } from '../services.ts'

/** What the decorators need. `clock`: monotonic milliseconds. */
export interface Meter {
  readonly metrics: Metrics
  readonly clock: () => number
}

/** Reports outcome and duration of every screening, and the source of every rewrite. */
export const measuredScreening = (
  screening: Services['screening'],
  { metrics, clock }: Meter,
): Services['screening'] => ({
  ...screening,
  preflight(proposal) {
    const from = clock()
    const screened = screening.preflight(proposal)
    metrics.screened(screened.outcome, (clock() - from) / 1000)
    return screened
  },
  async rewrite(proposal, screened, deadline) {
    const rewritten = await screening.rewrite(proposal, screened, deadline)
    metrics.rewritten(rewritten.source)
    return rewritten
  },
})

/** Reports every decision of the limiter under the name before the first colon of the bucket. */
export const measuredLimiter = (limiter: Limiter, { metrics }: Pick<Meter, 'metrics'>): Limiter => ({
  async take(bucket, limit) {
    const policy = bucket.split(':', 1)[0] ?? ''
    try {
      const taken = await limiter.take(bucket, limit)
      metrics.limited(policy, taken.allowed ? 'allowed' : 'refused')
      return taken
    } catch (error) {
      metrics.limited(policy, 'failed')
      throw error
    }
  },
  peek: (bucket, limit) => limiter.peek(bucket, limit),
  warm: () => limiter.warm(),
  close: () => limiter.close(),
})

/** Times one exchange with an external service. A rejection counts as a failure. */
async function timed<T>(target: string, { metrics, clock }: Meter, exchange: Promise<T>): Promise<T> {
  const from = clock()
  const tell = (result: 'ok' | 'failed') => {
    metrics.asked(target, result, (clock() - from) / 1000)
  }
  try {
    const answer = await exchange
    tell('ok')
    return answer
  } catch (error) {
    tell('failed')
    throw error
  }
}

/** Reports requests by configured calendar; an address from an attestation never becomes a label. */
export const measuredCalendars = (calendars: Calendars, configured: readonly string[], meter: Meter): Calendars => {
  const targetOf = (uri: string): string =>
    configured.find((origin) => uri === origin || uri.startsWith(`${origin}/`)) ?? 'other calendar'
  return {
    mayAsk: (uri) => calendars.mayAsk(uri),
    submit: (origin, digest, signal) => timed(targetOf(origin), meter, calendars.submit(origin, digest, signal)),
    ask: (uri, commitment, signal) => timed(targetOf(uri), meter, calendars.ask(uri, commitment, signal)),
  }
}

export const measuredHeaders = (source: HeaderSource, meter: Meter): HeaderSource => ({
  name: source.name,
  rests: () => source.rests(),
  tip: (signal) => timed('headers', meter, source.tip(signal)),
  headerAt: (height, signal) => timed('headers', meter, source.headerAt(height, signal)),
})

export const measuredAiModel = (model: AiModel, meter: Meter): AiModel => ({
  propose: (request, signal) => timed('model', meter, model.propose(request, signal)),
  judge: (request, signal) => timed('model', meter, model.judge(request, signal)),
})
