import { pino, type Logger } from 'pino'
import { pendingCounts } from '../app/service/counters.ts'
import { type Meter, measuredAiModel, measuredLimiter, measuredScreening } from '../app/service/measured.ts'
import { type Metrics, noMetrics } from '../app/service/metrics.ts'
import type { Store, Threads } from '../app/ports.ts'
import { commitRelease } from '../app/pack/pack-proof.ts'
import { skillText } from '../app/pack/skill-document.ts'
import type { Services } from '../app/services.ts'
import { unreleased } from '../core/release.ts'
import { drawsInPng } from '../http/images/fonts.ts'
import { CpuAccount } from '../http/request/cpu-account.ts'
import { CpuBudget } from '../http/request/cpu-budget.ts'
import { LoopDelay } from '../http/request/loop-delay.ts'
import { buildServer } from '../http/server.ts'
import { newPrometheus } from '../metrics/prometheus.ts'
import { aiModel } from '../remote/ai-model.ts'
import { openLimiter, openStore, readPlace } from '../store/open.ts'
import { readAssets, scripts } from './assets.ts'
import { pictureStyle } from './picture-style.ts'
import type { Config } from './config.ts'
import { readContent } from './content.ts'
import { keepCounting } from './counting.ts'
import { metricsSource } from './monitoring.ts'
import { type Link, openLink } from './processes/link.ts'
import { publicationOf } from './publication.ts'
import { newRandom } from './random.ts'
import { keepTidy } from './retention.ts'
import { defaultCalendars, defaultUpgradeHosts, newStamping, type Stamping, type StampingOptions } from './stamping.ts'
import { type AiOptions, screeningWith, screeningWithModel } from './screening.ts'
import { samplesOf } from './samples.ts'
import { newThreads } from './threads/pool.ts'
import { madeOnce } from '../http/response/made-once.ts'
import { warmScreening } from './warm.ts'
import { categories } from '../rules/category-texts.ts'
import { ruleSet } from './rule-set.ts'
import { replacements } from '../rules/rewrites/replacements.ts'

/**
 * After SIGTERM, in milliseconds: how long connections without a request are served, and the end of the process, which
 * no client can put off.
 */
const stopping = { graceMs: 3_000, mostMs: 9_000 } as const

/**
 * Builds the services from the configuration. The caller closes limiter and store. Throws an Error that tells the
 * operator what to do when the store can't be opened.
 */
export async function openServices(
  config: Config,
  log: Logger,
  metrics: Metrics = noMetrics,
  spent: (cpuMs: number) => void = () => undefined,
  link: Link | null = null,
): Promise<{ services: Services; stamping: Stamping }> {
  const publication = publicationOf(readContent())
  const { version } = publication.content.releases[0]
  const stale = unreleased(publication.content, publication.contentHash)
  if (stale !== null) log.warn(stale)
  const startedAt = new Date()
  const begun = performance.now()
  const clock = () => performance.now() - begun
  const meter = { metrics, clock }
  const store = await openStore(config.DATABASE_URL, metrics)
  // SQLite has no shared counts, so the processes of one service count in that of the primary.
  const shared = link !== null && readPlace(config.DATABASE_URL).kind === 'sqlite' ? link.limiter : null
  const limiter = measuredLimiter(shared ?? (await openLimiter(config.DATABASE_URL)), meter)
  const stamping = newStamping(store, stampingOptions(config, version), log, meter)
  const random = newRandom()
  const threads =
    config.THREADS === 0
      ? null
      : newThreads({
          size: config.THREADS,
          metrics,
          spent,
          lost: (reason) => {
            log.warn({ reason }, 'a thread ended')
          },
        })
  const services: Services = {
    store,
    limiter,
    now: () => new Date(),
    random,
    clock,
    secret: await store.secret('deployment', random(32)),
    screening: measuredScreening(screening(config, store, threads, log, meter), meter),
    threads,
    proofs: stamping.services,
    pendingCounts: pendingCounts(store.counters),
    metrics,
    drawsInPictures: drawsInPng,
    publication,
    settings: {
      publicUrl: config.PUBLIC_URL,
      appId: config.APP_ID,
      version,
      freeQuota: config.RATE_LIMIT_FREE,
      keyedQuota: config.RATE_LIMIT_KEYED,
      retentionDays: config.RETENTION_DAYS,
      securityContact: config.SECURITY_CONTACT,
      startedAt,
    },
  }
  return { services, stamping }
}

/**
 * Runs the HTTP service until SIGTERM or SIGINT, alone or as a worker of `servePrimary`. Throws an Error that tells the
 * operator what to do when the store can't be opened or the port is taken.
 */
export async function serve(config: Config): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL })
  const prometheus = newPrometheus()
  const account = new CpuAccount()
  const link = openLink()
  const { services, stamping } = await openServices(config, log, prometheus.metrics, account.spend, link)
  const { store, limiter, settings } = services
  const delay = new LoopDelay(services.clock)
  const processes = link === null ? 1 : config.WORKERS
  const server = await buildServer({
    services,
    settings: {
      trustedProxies: config.TRUSTED_PROXIES,
      allowedHosts: config.ALLOWED_HOSTS,
      // What is accepted is answered within a second (docs/spec/security.md 55).
      admission: {
        mostInProgress: 500,
        waitMs: 500,
        budget: config.RATE_LIMIT_FREE === 0 ? null : new CpuBudget(undefined, processes),
        cpuMs: () => {
          const { user, system } = process.threadCpuUsage()
          return (user + system) / 1000
        },
        delayMs: () => delay.ms,
        account,
      },
      log,
      assets: readAssets(),
      pictureStyle: pictureStyle(),
      scripts: scripts(),
      samples: madeOnce(() => samplesOf(services.publication, settings)),
      categories,
      processes,
      metrics: metricsSource(prometheus, services, config.METRICS_TOKEN, link),
      mcp: {
        sdk: async () =>
          (await import('../mcp/server.ts')).newMcpSdk({ services, categories, skillDocument: skillText(services) }),
        direct: true,
      },
    },
  })
  await commitRelease(services)
  // Warm up before listening, because the first calls may arrive at once.
  await warmScreening()
  await Promise.all([store.warm(), limiter.warm()])
  const stopStamping = stamping.start()
  const tidy = keepTidy(store, config.RETENTION_DAYS, log)
  const counting = keepCounting(services.pendingCounts, log)

  let stopped = false
  const stop = (signal: string) => {
    if (stopped) return
    stopped = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(0), stopping.mostMs).unref()
    tidy.stop()
    stopStamping()
    server
      .close(stopping.graceMs)
      .then(() => counting.stop())
      .then(() => services.threads?.close())
      .then(() => limiter.close())
      .then(() => store.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error({ err: error }, 'stopped badly')
        process.exit(1)
      })
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  // An uncaught exception is a bug: the state is unknown, acknowledged records are durable, so exit.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    process.exit(1)
  })

  try {
    await server.app.listen({ host: config.HOST, port: config.PORT })
  } catch (cause) {
    tidy.stop()
    stopStamping()
    await counting.stop()
    await store.close()
    const reason = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 'it is in use' : String(cause)
    throw new Error(`Can't listen on ${config.HOST}:${config.PORT}: ${reason}. Set PORT to another one.`, { cause })
  }
  const address = server.app.listeningOrigin
  if (link === null) log.info({ address, publicUrl: config.PUBLIC_URL, version: settings.version }, 'Laurel is ready')
  else link.ready(address)
}

const stampingOptions = (config: Config, version: string): StampingOptions => ({
  calendars: config.OTS_CALENDARS ?? defaultCalendars,
  upgradeHosts: config.OTS_UPGRADE_HOSTS ?? defaultUpgradeHosts,
  tickMs: config.OTS_TICK_MS,
  pollMinMs: config.OTS_POLL_MIN_SECONDS * 1000,
  pollMaxMs: config.OTS_POLL_MAX_SECONDS * 1000,
  network: config.BITCOIN_NETWORK,
  headersUrl: config.BITCOIN_HEADERS_URL,
  confirmations: config.BITCOIN_CONFIRMATIONS,
  recheckMs: config.OTS_RECHECK_SECONDS * 1000,
  userAgent: `laurel/${version} (+${config.PUBLIC_URL})`,
})

/** Screening by rules, with the AI step when an address, a key and a model are configured. */
function screening(
  config: Config,
  store: Store,
  threads: Threads | null,
  log: Logger,
  meter: Meter,
): Services['screening'] {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_TIMEOUT_MS: timeoutMs } = config
  if (baseUrl === null || apiKey === null || model === null) return screeningWith(ruleSet, replacements, threads)
  const options: AiOptions = {
    model: measuredAiModel(aiModel({ baseUrl, apiKey, model, timeoutMs }), meter),
    store,
    secondOpinion: config.AI_PREFLIGHT === 'on',
    dailyBudget: config.AI_DAILY_BUDGET,
    timeoutMs,
    now: () => new Date(),
    clock: () => performance.now(),
    deadline: (ms) => AbortSignal.timeout(ms),
    onFailure: (reason) => {
      log.warn({ reason }, 'the model gave no answer')
    },
    onRules: (reason) => {
      log.debug({ reason }, 'rewritten by rules')
    },
    onEngine: (reason) => {
      log.debug({ reason }, 'judged by the engine alone')
    },
  }
  return screeningWithModel(ruleSet, replacements, options, threads)
}
