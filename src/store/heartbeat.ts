/**
 * Liveness of the processes on one PostgreSQL: each stores a heartbeat with the time of the server, so that its own
 * clock does not matter.
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Builder } from './builder.ts'

export interface HeartbeatTimes {
  /** Interval of the heartbeat in milliseconds. */
  readonly beatMs: number
  /** Milliseconds without a heartbeat after which a process counts as dead. */
  readonly leaseMs: number
}

export const defaultTimes: HeartbeatTimes = { beatMs: 2_000, leaseMs: 8_000 }

/** How long the rows of dead processes are kept (ms); no claim is that old. */
const rowLifeMs = 86_400_000

/** Milliseconds on the clock of the server. */
export const serverTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

export class Heartbeat {
  /** Names this process in the database. */
  readonly id = randomBytes(16).toString('hex')
  readonly #pool: Pool
  readonly #db: Builder
  readonly #times: HeartbeatTimes
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<unknown> = Promise.resolve()

  /** `pool`: a separate pool with one connection, so that heartbeats do not wait behind other work. */
  constructor(pool: Pool, db: Builder, times: HeartbeatTimes = defaultTimes) {
    this.#pool = pool
    this.#db = db
    this.#times = times
  }

  /** Resolves after the first heartbeat. Throws errors of pg. */
  async start(): Promise<void> {
    await this.#run(this.#db.deleteFrom('process').where('seen_at', '<', sql<number>`${serverTime} - ${rowLifeMs}`))
    await this.#beat()
    this.#timer = setInterval(() => {
      // A failed heartbeat is ignored; the next one follows.
      this.#beating = this.#beat().catch(() => undefined)
    }, this.#times.beatMs)
    this.#timer.unref()
  }

  /** Whether the process with this id sent a recent heartbeat. Throws errors of pg. */
  async isAlive(id: string): Promise<boolean> {
    if (id === this.id) return true
    const { leaseMs } = this.#times
    const found = await this.#run(
      this.#db
        .selectFrom('process')
        .select('id')
        .where('id', '=', id)
        // A heartbeat in the future was stored before the clock of the server was set back.
        .where(sql<boolean>`abs(${serverTime} - seen_at) < ${leaseMs}`),
    )
    return found > 0
  }

  /** Stops the heartbeat and removes the row of this process. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#beating
    await this.#run(this.#db.deleteFrom('process').where('id', '=', this.id)).catch(() => undefined)
    await this.#pool.end()
  }

  #beat(): Promise<number> {
    return this.#run(
      this.#db
        .insertInto('process')
        .values({ id: this.id, seen_at: serverTime })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: serverTime })),
    )
  }

  async #run(query: { compile(): { readonly sql: string; readonly parameters: readonly unknown[] } }): Promise<number> {
    const { sql: text, parameters } = query.compile()
    return (await this.#pool.query<object>({ text, values: [...parameters] })).rowCount ?? 0
  }
}
