import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { Services } from '../app/services.ts'
import { buildServer } from '../http/server.ts'
import { openLimiter, openStore } from '../store/open.ts'
import { readAssets } from './assets.ts'
import type { Config } from './config.ts'
import { readReleases } from './releases.ts'
import { keepTidy } from './retention.ts'
import { screeningWith } from './screening.ts'
import { categories } from '../rules/categories.ts'
import { ruleBook } from '../rules/book.ts'
import { replacements } from '../rules/replacements/book.ts'

/** How long in-flight requests may take to end after SIGTERM, in milliseconds. */
const graceMs = 9_000

/**
 * Runs the service until SIGTERM or SIGINT: the only place where parts are put together. Throws an Error that tells
 * the operator what to do when the store can't be opened or the port is taken.
 */
export async function serve(config: Config): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL })
  const startedAt = new Date()
  const store = await openStore(config.DATABASE_URL)
  const limiter = await openLimiter(config.DATABASE_URL)
  const [{ version }] = readReleases()
  const services: Services = {
    store,
    limiter,
    now: () => new Date(),
    random: (bytes) => randomBytes(bytes),
    screening: screeningWith(ruleBook, replacements),
    settings: { publicUrl: config.PUBLIC_URL, version, freeQuota: config.RATE_LIMIT_FREE, startedAt },
  }
  const server = await buildServer({
    services,
    settings: {
      trustedProxies: config.TRUSTED_PROXIES,
      allowedHosts: config.ALLOWED_HOSTS,
      maxInProgress: 500,
      log,
      assets: readAssets(),
      categories,
    },
  })
  const tidy = keepTidy(store, config.RETENTION_DAYS, log)

  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // The last word: no client, however slow, keeps the process beyond ten seconds.
    setTimeout(() => process.exit(0), graceMs).unref()
    tidy.stop()
    server
      .close()
      .then(() => limiter.close())
      .then(() => store.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error({ err: error }, 'stopped badly')
        process.exit(1)
      })
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  // A mistake of ours that nobody caught: the state is unknown, what was acknowledged is safe, so start afresh.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    process.exit(1)
  })

  try {
    await server.app.listen({ host: config.HOST, port: config.PORT })
  } catch (cause) {
    await store.close()
    const reason = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 'it is in use' : String(cause)
    throw new Error(`Can't listen on ${config.HOST}:${config.PORT}: ${reason}. Set PORT to another one.`, { cause })
  }
  log.info({ address: server.app.listeningOrigin, publicUrl: config.PUBLIC_URL, version }, 'Laurel is ready')
}
