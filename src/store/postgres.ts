import type { CompiledQuery } from 'kysely'
import { Client, type ClientBase, type Pool } from 'pg'
import { postgresBuilder, type Builder } from './builder.ts'
import { fromPostgres, hasSqlState, unavailable } from './failure.ts'
import { Gate } from './gate.ts'
import { Heartbeat } from './heartbeat.ts'
import { migrate } from './migrations.ts'
import { clientConfig, connections, openConnections, openPool, waiting } from './pool.ts'
import { runLater, type Engine, type Work } from './work.ts'

/** Any number that nothing else in the database locks: "laurel" in ASCII. */
const migrationLock = 0x6c_61_75_72_65_6c

/** PostgreSQL, for any number of processes: each piece of work is one transaction. */
export class PostgresEngine implements Engine {
  readonly #pool: Pool
  readonly #heartbeat: Heartbeat
  readonly #writes = new Gate({ slots: connections.writes, ...waiting })
  readonly #reads = new Gate({ slots: connections.reads, ...waiting })
  readonly #running = new Set<Promise<unknown>>()
  #closing: Promise<void> | undefined

  private constructor(pool: Pool, heartbeat: Heartbeat) {
    this.#pool = pool
    this.#heartbeat = heartbeat
  }

  /** Connects and brings the tables up to date. Throws what pg throws. */
  static async open(url: string): Promise<{ engine: PostgresEngine; builder: Builder }> {
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
    const engine = new PostgresEngine(
      openPool(url, { max: connections.writes + connections.reads, durable: true }),
      heartbeat,
    )
    return { engine, builder }
  }

  read<T>(work: () => Work<T>): Promise<T> {
    return this.#attempt(() =>
      this.#reads.pass(() => runLater(work(), async (query) => (await this.#pool.query<object>(asPg(query))).rows)),
    )
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return this.#attempt(() => this.#writes.pass(() => this.#transact(work)))
  }

  /** PostgreSQL's own vacuum reuses the space. */
  afterRemoval(): Promise<void> {
    return Promise.resolve()
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

  async #transact<T>(work: () => Work<T>): Promise<T> {
    const client = await this.#pool.connect()
    let broken = false
    try {
      return await inTransaction(client, work())
    } catch (error) {
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

/**
 * Brings the tables up to date, over a connection of its own, which may wait for another process's migration as long
 * as that takes. Throws what pg throws.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client(clientConfig(url))
  client.on('error', () => undefined)
  try {
    await client.connect()
    await inTransaction(
      client,
      migrate(postgresBuilder(), new Date()),
      `select pg_advisory_xact_lock(${migrationLock})`,
    )
  } finally {
    await client.end()
  }
}

async function inTransaction<T>(client: ClientBase, work: Work<T>, lock?: string): Promise<T> {
  await client.query('begin')
  if (lock !== undefined) await client.query(lock)
  const result = await runLater(work, async (query) => (await client.query<object>(asPg(query))).rows)
  const { command } = await client.query('commit')
  // A transaction that the server has given up answers COMMIT with ROLLBACK and no error.
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

/** What the driver throws without a SQLSTATE is a connection that is gone or has fallen silent. */
function isLost(error: unknown): boolean {
  return !hasSqlState(error) && fromPostgres(error) !== error
}

function asPg(query: CompiledQuery): { text: string; values: unknown[] } {
  return { text: query.sql, values: [...query.parameters] }
}
