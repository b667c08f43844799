/** The two ends of a move between databases: one connection each, which nobody else uses. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type CompiledQuery, sql } from 'kysely'
import { Client } from 'pg'
import { type Builder, postgresBuilder, sqliteBuilder } from './builder.ts'
import { defaultTimes, serverTime } from './heartbeat.ts'
import { Lease, isInUse } from './lease.ts'
import { asPg, inTransaction, migrationLock } from './postgres.ts'
import { clientConfig } from './pool.ts'
import { checkSqliteVersion } from './sqlite.ts'
import { type Row, type Table, insertRows, paddedRow, plainRow, selectAll } from './tables.ts'
import { runLater, runNow, type Work } from './work.ts'

export interface Side {
  readonly db: Builder
  /** Runs work in a transaction of its own; on a source in the one that is open. */
  run<T>(work: () => Work<T>): Promise<T>
  /** Every row of a table, in pages. */
  pages(table: Table): AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
  /** Inserts rows that are not there yet, durably, and returns how many. */
  insert(table: Table, rows: readonly Row[]): Promise<number>
  close(): Promise<void>
}

/** Rows of a page and of an insert: 2,200 parameters at most. */
const pageRows = 200

/** "laurel move": the advisory lock of a move on its target; the lock of migrations would let a start wait. */
const moveLock = 0x6c_61_75_72_65_6d

const inUse = (where: string): Error =>
  new Error(`${where} is in use by a process of Laurel. Stop "laurel serve" and "laurel mcp" there first.`)

type DriverRow = Readonly<Record<string, string | number | null>>

/**
 * A SQLite file. Holds the write lock of a source, so that nobody changes it, and a lease on a target. Throws when a
 * process of Laurel uses it.
 */
export function sqliteSide(path: string, end: 'source' | 'target'): Side {
  if (end === 'target') mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const connection = new DatabaseSync(path, { timeout: 5_000, enableForeignKeyConstraints: true, defensive: true })
  let lease: Lease | undefined
  const one = (text: string, name: string): unknown => connection.prepare(text).get()?.[name]
  const execute = (query: CompiledQuery): readonly unknown[] =>
    connection.prepare(query.sql).all(...(query.parameters as readonly SQLInputValue[]))
  const transact = <T>(run: () => T): T => {
    connection.exec('begin immediate')
    try {
      const result = run()
      connection.exec('commit')
      return result
    } catch (error) {
      if (connection.isTransaction) connection.exec('rollback')
      throw error
    }
  }
  const close = (): Promise<void> => {
    if (connection.isOpen) connection.close()
    lease?.release()
    return Promise.resolve()
  }
  try {
    checkSqliteVersion(String(one('select sqlite_version() as version', 'version')))
    if (end === 'target')
      connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    connection.exec('begin immediate')
    if (isInUse(path)) throw inUse(path)
    if (end === 'target') {
      lease = new Lease(path)
      connection.exec('commit')
    }
  } catch (error) {
    void close()
    throw error
  }
  const db = sqliteBuilder()
  const pageBytes = Number(one('pragma page_size', 'page_size'))
  const run = <T>(work: () => Work<T>): T =>
    end === 'source' ? runNow(work(), execute) : transact(() => runNow(work(), execute))
  return {
    db,
    run: (work) => Promise.resolve().then(() => run(work)),
    *pages(table) {
      let page: Row[] = []
      for (const row of connection.prepare(selectAll(db, table).compile().sql).iterate()) {
        page.push(plainRow(table, row as DriverRow))
        if (page.length < pageRows) continue
        yield page
        page = []
      }
      yield page
    },
    insert: (table, rows) =>
      Promise.resolve().then(() => {
        const padded = rows.map((row) => paddedRow(table, row, pageBytes))
        return transact(() => execute(insertRows(db, table, padded).compile()).length)
      }),
    close,
  }
}

/**
 * A PostgreSQL database. A source is read in one transaction under the lock of migrations, so that it is one state and
 * no process opens it; a target is locked against a second move. Throws when a process of Laurel uses it.
 */
export async function postgresSide(url: string, where: string, end: 'source' | 'target'): Promise<Side> {
  const db = postgresBuilder()
  const client = new Client(clientConfig(url))
  client.on('error', () => undefined)
  const rowsOf = async (query: CompiledQuery): Promise<readonly DriverRow[]> =>
    (await client.query<DriverRow>(asPg(query))).rows
  try {
    await client.connect()
    // A lock that nobody releases ends in an error.
    await client.query("set lock_timeout = '10s'")
    if (end === 'source') await client.query('begin isolation level repeatable read read only')
    const take = end === 'source' ? `pg_try_advisory_xact_lock(${migrationLock})` : `pg_try_advisory_lock(${moveLock})`
    const { rows } = await client.query<{ readonly mine: boolean }>(`select ${take} as mine`)
    const { rows: made } = await client.query<{ readonly made: string | null }>("select to_regclass('process') as made")
    const alive = sql`select id from process where abs(${serverTime} - seen_at) < ${defaultTimes.leaseMs}`.compile(db)
    if (rows[0]?.mine !== true || (made[0]?.made != null && (await rowsOf(alive)).length > 0)) throw inUse(where)
  } catch (error) {
    await client.end()
    throw error
  }
  async function* cursor(table: Table): AsyncGenerator<readonly Row[]> {
    const select = selectAll(db, table).compile().sql
    await client.query(`declare moving no scroll cursor for ${select}`)
    for (;;) {
      const { rows } = await client.query<DriverRow>(`fetch ${pageRows} from moving`)
      if (rows.length === 0) break
      yield rows.map((row) => plainRow(table, row))
    }
    await client.query('close moving')
  }
  return {
    db,
    run: (work) => (end === 'source' ? runLater(work(), rowsOf) : inTransaction(client, work(), lockMigrations)),
    async *pages(table) {
      if (end === 'target') await client.query('begin read only')
      yield* cursor(table)
      if (end === 'target') await client.query('commit')
    },
    insert: async (table, rows) => (await rowsOf(insertRows(db, table, rows).compile())).length,
    close: () => client.end(),
  }
}

const lockMigrations = `select pg_advisory_xact_lock(${migrationLock})`
