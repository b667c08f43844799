/** What the tests of metrics share: a service that everything happens to, and what it then serves. */
import { measuredAiModel } from '../../src/app/service/measured.ts'
import { screeningWithModel } from '../../src/cli/screening.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { replacements } from '../../src/rules/rewrites/replacements.ts'
import { type Calendar, startCalendar } from '../fakes/calendar.ts'
import { type Chain, startChain } from '../fakes/chain.ts'
import { type Options, type TestService, startService } from '../fakes/service.ts'
import { failing, passing, warning } from '../http/kit.ts'
import { post, toolCall } from '../mcp/kit.ts'
import { type Family, parseMetrics } from './text-format.ts'

export interface Watched {
  readonly service: TestService
  readonly calendar: Calendar
  readonly chain: Chain
  /** Advances the clock of the service. */
  readonly later: (seconds: number) => void
  readonly close: () => Promise<void>
}

/** A service with a calendar, a header source and a limit. */
export async function startWatched(options: Options = {}): Promise<Watched> {
  const chain = await startChain()
  const calendar = await startCalendar(chain)
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const now = () => new Date(time)
  const service = await startService({
    freeQuota: 1000,
    now,
    ...options,
    stamping: { calendars: [calendar.origin], headersUrl: chain.url, now },
  })
  return {
    service,
    calendar,
    chain,
    later(seconds) {
      time += seconds * 1000
    },
    async close() {
      await service.close()
      await calendar.close()
      await chain.close()
    },
  }
}

/** Makes events of all kinds: each outcome, each interface, a confirmed proof, and failures. */
export async function makeTraffic({ service, calendar, later }: Watched): Promise<void> {
  for (const idea of [passing, warning, failing]) {
    await service.post('/api/compliance/preflight', { idea })
    await service.post('/api/compliance/rewrite', { idea })
    await service.post('/api/flow/run', { idea })
  }
  await post(service, toolCall('svc_preflight', { idea: passing }))
  await service.post('/api/proof', { hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' })
  await service.stamper.gather()
  await service.stamper.ask()
  calendar.commit(20)
  later(3600)
  await service.stamper.ask()
  await service.stamper.check()
  await service.get('/api/agent/meta')
  await service.get('/nothing/here')
  await service.post('/api/compliance/preflight', {})
}

export async function metricsOf(service: TestService): Promise<ReadonlyMap<string, Family>> {
  const answer = await service.get('/metrics')
  return parseMetrics(answer.text)
}

const gone = () => Promise.reject(Object.assign(new Error('gone'), { reason: 'gone', retryable: false }))

/** Screening with an AI step that gives no answer, watched as cli/serve does it. */
export const withSilentModel = (service: TestService) =>
  screeningWithModel(ruleSet, replacements, {
    model: measuredAiModel({ propose: gone, judge: gone }, service.services),
    store: service.services.store,
    dailyBudget: 10,
    timeoutMs: 1000,
    now: service.services.now,
    clock: service.services.clock,
    deadline: (ms) => AbortSignal.timeout(ms),
  })
