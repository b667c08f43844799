/**
 * How the processes on one PostgreSQL tell which of them are still there: each stores now and then that it is, by the
 * clock of the server, so that their own clocks do not matter.
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Builder } from './builder.ts'

export interface HeartbeatTimes {
  /** Between two beats. */
  readonly beatMs: number
  /** After this long without a beat a process counts as dead. */
  readonly leaseMs: number
}

const defaultTimes: HeartbeatTimes = { beatMs: 2_000, leaseMs: 8_000 }

/** Rows of processes that went without a word are kept for this long; no claim is that old. */
const rowLifeMs = 86_400_000

/** Milliseconds on the clock of the server. */
const serverTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

export class Heartbeat {
  /** Names this process in the database. */
  readonly id = randomBytes(16).toString('hex')
  readonly #pool: Pool
  readonly #db: Builder
  readonly #times: HeartbeatTimes
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<unknown> = Promise.resolve()

  /** `pool`: of its own, with one connection, so that beats do not wait behind the work of this process. */
  constructor(pool: Pool, db: Builder, times: HeartbeatTimes = defaultTimes) {
    this.#pool = pool
    this.#db = db
    this.#times = times
  }

  /** Resolves after the first beat. Throws what pg throws. */
  async start(): Promise<void> {
    await this.#run(this.#db.deleteFrom('process').where('seen_at', '<', sql<number>`${serverTime} - ${rowLifeMs}`))
    await this.#beat()
    this.#timer = setInterval(() => {
      // A beat that fails is followed by the next one.
      this.#beating = this.#beat().catch(() => undefined)
    }, this.#times.beatMs)
    this.#timer.unref()
  }

  /** Whether the process with this id has been heard of lately. Throws what pg throws. */
  async isAlive(id: string): Promise<boolean> {
    if (id === this.id) return true
    const { leaseMs } = this.#times
    const found = await this.#run(
      this.#db
        .selectFrom('process')
        .select('id')
        .where('id', '=', id)
        // A beat from the future was stored before the server's clock was set back.
        .where(sql<boolean>`abs(${serverTime} - seen_at) < ${leaseMs}`),
    )
    return found > 0
  }

  /** Ends the beats, and says that this process is gone. */
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
