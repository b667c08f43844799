import { unavailable } from './failure.ts'
import { type StoreMetrics, unwatched } from './work.ts'

/** A write that waits for its transaction. */
interface Waiting {
  /** Runs inside the transaction in its own savepoint; returns the function to call after the commit. */
  readonly run: () => () => void
  readonly reject: (error: unknown) => void
  /** Start of the wait, in monotonic milliseconds. */
  readonly since: number
}

/** What a group needs from a synchronous database. */
export interface GroupDatabase {
  /** Begins a write transaction; throws when another process writes. */
  begin(): void
  /** Durable when it returns. */
  commit(): void
  rollback(): void
  /** Runs in a savepoint and rolls back to it on an error. Throws `lost` when the whole transaction is lost. */
  inSavepoint<T>(run: () => T): T
  /** False after an error that rolled back the transaction. */
  inTransaction(): boolean
  /** True for an error that passes when another process has finished writing. */
  isBusy(error: unknown): boolean
  /** The error of the port for an error of the driver. */
  failure(error: unknown): unknown
}

export interface GroupLimits {
  /** The most writes that wait; further ones are refused. */
  readonly maxWaiting: number
  /** The most writes in one transaction, so that it does not block the event loop for long. */
  readonly maxGroup: number
  /** The longest wait for another process, in milliseconds. */
  readonly maxWaitMs: number
}

/**
 * Group commit: writes that arrive in one turn of the event loop share one transaction and one fsync, and none of them
 * is acknowledged before it. A write that fails does not affect the others.
 *
 * Waits for the lock of another process use timers, because a wait inside SQLite would block the event loop.
 */
export class GroupCommit {
  readonly #database: GroupDatabase
  readonly #metrics: StoreMetrics
  readonly #limits: GroupLimits
  #waiting: Waiting[] = []
  #scheduled = false
  #closed = false
  #idle: (() => void)[] = []
  /** Transactions committed so far, for tests and benchmarks. */
  transactions = 0

  constructor(database: GroupDatabase, limits: GroupLimits, metrics: StoreMetrics = unwatched) {
    this.#database = database
    this.#metrics = metrics
    this.#limits = limits
  }

  /** Runs in a shared transaction; resolves with the result after the commit. */
  write<T>(run: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(unavailable(new Error('The store is closed.')))
    if (this.#waiting.length >= this.#limits.maxWaiting) {
      return Promise.reject(unavailable(new Error(`${this.#waiting.length} writes are waiting already.`)))
    }
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        run: () => {
          const result = run()
          return () => {
            resolve(result)
          }
        },
        reject,
        since: performance.now(),
      })
      this.#schedule(0)
    })
  }

  /** Refuses new writes; resolves when the waiting ones are done or refused. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#waiting.length === 0 && !this.#scheduled) return
    await new Promise<void>((resolve) => {
      this.#idle.push(resolve)
    })
  }

  #schedule(delayMs: number): void {
    if (this.#scheduled) return
    this.#scheduled = true
    const flush = () => {
      this.#scheduled = false
      this.#flush()
    }
    if (delayMs === 0) setImmediate(flush)
    else setTimeout(flush, delayMs)
  }

  #flush(): void {
    try {
      this.#database.begin()
    } catch (error) {
      this.#notBegun(error)
      return
    }
    const group = this.#waiting.splice(0, this.#limits.maxGroup)
    const from = performance.now()
    for (const one of group) this.#metrics.waited((from - one.since) / 1000)
    const result = this.#runGroup(group)
    this.#metrics.transaction(result, group.length, (performance.now() - from) / 1000)
    this.#next(0)
  }

  /** The transaction did not begin. While another process writes, recent writes keep waiting. */
  #notBegun(error: unknown): void {
    const busy = this.#database.isBusy(error)
    const oldest = performance.now() - this.#limits.maxWaitMs
    const late = this.#waiting.filter((one) => !busy || one.since <= oldest)
    this.#waiting = this.#waiting.filter((one) => busy && one.since > oldest)
    const failure = this.#database.failure(error)
    for (const one of late) one.reject(failure)
    if (late.length > 0) this.#metrics.transaction('failed', late.length, 0)
    this.#next(20)
  }

  #runGroup(group: readonly Waiting[]): 'ok' | 'failed' {
    const acknowledge: (() => void)[] = []
    const open = new Set(group)
    try {
      for (const one of group) {
        try {
          acknowledge.push(this.#database.inSavepoint(one.run))
        } catch (error) {
          if (!this.#database.inTransaction()) throw error
          open.delete(one)
          one.reject(this.#database.failure(error))
        }
      }
      this.#database.commit()
      this.transactions += 1
    } catch (error) {
      this.#database.rollback()
      const failure = this.#database.failure(error)
      for (const one of open) one.reject(failure)
      return 'failed'
    }
    for (const resolve of acknowledge) resolve()
    return 'ok'
  }

  #next(delayMs: number): void {
    if (this.#waiting.length > 0) {
      this.#schedule(delayMs)
      return
    }
    for (const resolve of this.#idle.splice(0)) resolve()
  }
}
