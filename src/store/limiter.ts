import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Limiter } from '../app/ports.ts'
import { clockToleranceMs } from './due.ts'
import { Gate } from './gate.ts'
import { fromPostgres, unavailable } from './failure.ts'
import { limiterConnections, openConnections, openPool, waiting } from './pool.ts'
import { migratePostgres } from './postgres.ts'

type Limit = Parameters<Limiter['take']>[1]
type Taken = Awaited<ReturnType<Limiter['take']>>

/** The most buckets in memory, about 600 bytes each. Beyond it the oldest is dropped and starts again. */
const defaultMaxBuckets = 100_000

/**
 * Counts in this process. Memory is bounded: the library drops a bucket when its window has ended (by a timer,
 * independent of the clock), and over `maxBuckets` the oldest is dropped early.
 */
export function memoryLimiter(maxBuckets = defaultMaxBuckets): Limiter {
  const limiters = new Map<string, RateLimiterMemory>()
  /** Each running window, the oldest first; `end` in milliseconds on the monotonic clock. */
  const windows = new Map<string, { readonly limiter: RateLimiterMemory; readonly end: number }>()

  async function begun(bucket: string, limiter: RateLimiterMemory, { windowSeconds }: Limit): Promise<void> {
    const now = performance.now()
    windows.delete(bucket)
    windows.set(bucket, { limiter, end: now + windowSeconds * 1_000 })
    for (const [oldest, window] of windows) {
      if (window.end > now && windows.size <= maxBuckets) return
      windows.delete(oldest)
      await window.limiter.delete(oldest)
    }
  }

  return {
    async take(bucket, limit) {
      const limiter = perLimit(limiters, limit, (options) => new RateLimiterMemory(options))
      const result = await consume(limiter, bucket)
      if (result.isFirstInDuration) await begun(bucket, limiter, limit)
      return taken(result, limit)
    },

    async peek(bucket, limit) {
      const limiter = perLimit(limiters, limit, (options) => new RateLimiterMemory(options))
      return left(await limiter.get(bucket), limit)
    },

    warm: () => Promise.resolve(),

    async close() {
      for (const [bucket, { limiter }] of windows) await limiter.delete(bucket)
      windows.clear()
    },
  }
}

/**
 * Counts in PostgreSQL, shared by all instances; their clocks must agree to within seconds. Ended windows are deleted
 * by the library. Counts of the last moments may be lost when the server itself crashes. Throws errors of pg when the
 * server can't be reached at the start.
 */
export async function postgresLimiter(url: string): Promise<Limiter> {
  await migratePostgres(url)
  const pool = openPool(url, { max: limiterConnections, durable: false })
  const gate = new Gate({ slots: limiterConnections, ...waiting })
  const table = { storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true, keyPrefix: '' }
  // Deletes ended windows of all limits every five minutes; counts nothing.
  new RateLimiterPostgres({ ...table, points: 1, duration: 1, clearExpiredByTimeout: true })
  const limiters = new Map<string, RateLimiterPostgres>()
  let closed = false

  const limiterOf = (limit: Limit): RateLimiterPostgres =>
    perLimit(
      limiters,
      limit,
      (options) => new RateLimiterPostgres({ ...table, ...options, clearExpiredByTimeout: false }),
    )

  async function count(bucket: string, limit: Limit): Promise<Taken> {
    const limiter = limiterOf(limit)
    let result = await consume(limiter, bucket)
    // The window was begun while a clock was ahead.
    if (result.msBeforeNext > limit.windowSeconds * 1_000 + clockToleranceMs) {
      await limiter.delete(bucket)
      result = await consume(limiter, bucket)
    }
    return taken(result, limit)
  }

  return {
    async take(bucket, limit) {
      if (closed) throw unavailable(new Error('The limiter is closed.'))
      try {
        return await gate.pass(() => count(bucket, limit))
      } catch (error) {
        throw fromPostgres(error)
      }
    },

    async warm() {
      try {
        await openConnections(pool)
      } catch (error) {
        throw fromPostgres(error)
      }
    },

    async peek(bucket, limit) {
      if (closed) throw unavailable(new Error('The limiter is closed.'))
      try {
        return left(await limiterOf(limit).get(bucket), limit)
      } catch (error) {
        throw fromPostgres(error)
      }
    },

    async close() {
      if (closed) return
      closed = true
      await pool.end()
    },
  }
}

/** The library has one object per limit; limits come from the configuration, so they are few. */
function perLimit<L>(
  made: Map<string, L>,
  limit: Limit,
  make: (options: { points: number; duration: number; keyPrefix: string }) => L,
): L {
  const name = `${limit.quota}/${limit.windowSeconds}`
  let limiter = made.get(name)
  if (limiter === undefined) {
    limiter = make({ points: limit.quota, duration: limit.windowSeconds, keyPrefix: '' })
    made.set(name, limiter)
  }
  return limiter
}

/** The library rejects with the count itself when the limit is passed, and with an error when it failed. */
async function consume(limiter: RateLimiterAbstract, bucket: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(bucket)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused
    throw refused
  }
}

/** The rest of a window's quota; the whole quota if no window has begun. */
function left(result: RateLimiterRes | null, limit: Limit): Omit<Taken, 'allowed'> {
  if (result === null) return { remaining: limit.quota, resetSeconds: limit.windowSeconds }
  const { remaining, resetSeconds } = taken(result, limit)
  return { remaining, resetSeconds }
}

function taken(result: RateLimiterRes, { quota, windowSeconds }: Limit): Taken {
  const seconds = Math.ceil(result.msBeforeNext / 1_000)
  return {
    allowed: result.consumedPoints <= quota,
    remaining: Math.max(quota - result.consumedPoints, 0),
    resetSeconds: Math.min(Math.max(seconds, 1), windowSeconds),
  }
}
