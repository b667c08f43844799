import type { CompiledQuery } from 'kysely'
import { Client, type ClientBase, type Pool } from 'pg'
import { postgresBuilder, type Builder } from './builder.ts'
import { fromPostgres, hasSqlState, unavailable } from './failure.ts'
import { Gate } from './gate.ts'
import { Heartbeat } from './heartbeat.ts'
import { migrate } from './migrations.ts'
import { clientConfig, connections, openConnections, openPool, waiting } from './pool.ts'
import { runLater, type Engine, type StoreMetrics, unwatched, type Work } from './work.ts'

/** The key of the advisory lock for migrations: "laurel" in ASCII. */
export const migrationLock = 0x6c_61_75_72_65_6c

/** PostgreSQL, for any number of processes: each Work is one transaction. */
export class PostgresEngine implements Engine {
  readonly #url: string
  readonly #pool: Pool
  readonly #metrics: StoreMetrics
  readonly #heartbeat: Heartbeat
  readonly #writes = new Gate({ slots: connections.writes, ...waiting })
  readonly #reads = new Gate({ slots: connections.reads, ...waiting })
  readonly #running = new Set<Promise<unknown>>()
  #closing: Promise<void> | undefined

  private constructor(url: string, heartbeat: Heartbeat, metrics: StoreMetrics) {
    this.#url = url
    this.#pool = openPool(url, { max: connections.writes + connections.reads, durable: true })
    this.#heartbeat = heartbeat
    this.#metrics = metrics
  }

  /** Connects and runs the migrations. Throws errors of pg. */
  static async open(
    url: string,
    metrics: StoreMetrics = unwatched,
  ): Promise<{ engine: PostgresEngine; builder: Builder }> {
    await migratePostgres(url)
    const builder = postgresBuilder()
    const beats = openPool(url, { max: 1, durable: false })
    const heartbeat = new Heartbeat(beats, builder)
    try {
      await heartbeat.start()
    } catch (error) {
      await beats.end()
      throw error
    }
    return { engine: new PostgresEngine(url, heartbeat, metrics), builder }
  }

  read<T>(work: () => Work<T>): Promise<T> {
    return this.#attempt(() =>
      this.#reads.pass(() => runLater(work(), async (query) => (await this.#pool.query<object>(asPg(query))).rows)),
    )
  }

  write<T>(work: () => Work<T>): Promise<T> {
    const since = performance.now()
    return this.#attempt(() => this.#writes.pass(() => this.#transact(work, since)))
  }

  /** The text unchanged: PostgreSQL itself moves large values out of the row. */
  padded(text: string): string {
    return text
  }

  /** Does nothing: a removed row stays in its page until vacuum frees the room for later rows. */
  afterRemoval(): Promise<void> {
    return Promise.resolve()
  }

  /**
   * Vacuums the tables that hold texts. PostgreSQL does that by itself only when a fifth of a table has changed, which
   * may take months. Skips tables that another process is vacuuming.
   */
  async afterCleanUp(): Promise<void> {
    try {
      await alone(this.#url, (client) => client.query('vacuum (skip_locked) record, idempotency'))
    } catch (error) {
      throw fromPostgres(error)
    }
  }

  warm(): Promise<void> {
    return this.#attempt(() => openConnections(this.#pool))
  }

  close(): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#running)
      .then(() => this.#heartbeat.stop())
      .then(() => this.#pool.end())
    return this.#closing
  }

  get owner(): string {
    return this.#heartbeat.id
  }

  isAlive(owner: string): Promise<boolean> {
    return this.#attempt(() => this.#heartbeat.isAlive(owner))
  }

  /** `since`: start of the wait, in monotonic milliseconds. */
  async #transact<T>(work: () => Work<T>, since: number): Promise<T> {
    const client = await this.#pool.connect()
    const from = performance.now()
    this.#metrics.waited((from - since) / 1000)
    const ended = (result: 'ok' | 'failed') => {
      this.#metrics.transaction(result, 1, (performance.now() - from) / 1000)
    }
    let broken = false
    try {
      const result = await inTransaction(client, work())
      ended('ok')
      return result
    } catch (error) {
      ended('failed')
      broken = !(await rolledBack(client, error))
      throw error
    } finally {
      client.release(broken)
    }
  }

  async #attempt<T>(run: () => Promise<T>): Promise<T> {
    if (this.#closing !== undefined) throw unavailable(new Error('The store is closed.'))
    const running = run()
    this.#running.add(running)
    try {
      return await running
    } catch (error) {
      throw fromPostgres(error)
    } finally {
      this.#running.delete(running)
    }
  }
}

/** Runs the migrations; waits while another process runs them. Throws errors of pg. */
export async function migratePostgres(url: string): Promise<void> {
  await alone(url, (client) =>
    inTransaction(client, migrate(postgresBuilder(), new Date()), `select pg_advisory_xact_lock(${migrationLock})`),
  )
}

/** Runs over a separate connection without deadlines. */
async function alone(url: string, run: (client: ClientBase) => Promise<unknown>): Promise<void> {
  const client = new Client(clientConfig(url))
  client.on('error', () => undefined)
  try {
    await client.connect()
    await run(client)
  } finally {
    await client.end()
  }
}

export async function inTransaction<T>(client: ClientBase, work: Work<T>, lock?: string): Promise<T> {
  await client.query('begin')
  if (lock !== undefined) await client.query(lock)
  const result = await runLater(work, async (query) => (await client.query<object>(asPg(query))).rows)
  const { command } = await client.query('commit')
  // An aborted transaction answers COMMIT with ROLLBACK and no error.
  if (command !== 'COMMIT') throw new Error('PostgreSQL rolled the transaction back.')
  return result
}

/** Ends a failed transaction; false when the connection is in an unknown state and must not be used again. */
async function rolledBack(client: ClientBase, error: unknown): Promise<boolean> {
  if (isLost(error)) return false
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

/** Whether the connection is lost or silent: the driver's errors for that have no SQLSTATE. */
function isLost(error: unknown): boolean {
  return !hasSqlState(error) && fromPostgres(error) !== error
}

export function asPg(query: CompiledQuery): { text: string; values: unknown[] } {
  return { text: query.sql, values: [...query.parameters] }
}
