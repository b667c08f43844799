import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery } from 'kysely'
import { LaurelError } from '../core/error.ts'
import { sqliteBuilder, type Builder } from './builder.ts'
import { fromSqlite, isSqliteBusy, unavailable } from './failure.ts'
import { GroupCommit, type GroupDatabase, type GroupLimits } from './group.ts'
import { Lease } from './lease.ts'
import { migrate } from './migrations.ts'
import { onOwnPages } from './own-pages.ts'
import { runNow, type Engine, type StoreMetrics, unwatched, type Work } from './work.ts'

/** How long opening waits for another process that opens or migrates, in milliseconds. */
const openTimeoutMs = 5_000

/** Pause between two attempts to remove deleted text from the files while another process reads them. */
const clearAgainMs = 1_000

/** A claim and a commit that both wait this long still fit into the deadline of a request. */
const defaultLimits: GroupLimits = { maxWaiting: 10_000, maxGroup: 500, maxWaitMs: 2_500 }

/**
 * Throws for SQLite 3.7.0 to 3.51.2, which can corrupt a database in WAL mode with two connections (the WAL-reset bug),
 * and for 3.52.0, which was withdrawn; source: sqlite.org, release notes of 3.51.3.
 */
export function checkSqliteVersion(version: string): void {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const number = major * 1_000_000 + minor * 1_000 + patch
  if (number >= 3_051_003 && version !== '3.52.0') return
  throw new Error(
    `This Node brings SQLite ${version}, which can damage a database. Laurel needs 3.51.3 or newer (not 3.52.0): ` +
      'start it with "npm start", which uses the Node that comes with the package.',
  )
}

/**
 * SQLite in one file, for the processes of one machine: WAL, synchronous FULL, one connection each, group commit. The file must be on a local disk. When it is moved or deleted, writes are refused.
 */
export class SqliteEngine implements Engine {
  readonly #database: Database
  readonly #lease: Lease
  readonly #group: GroupCommit
  readonly #maxWaitMs: number
  #clearing: NodeJS.Timeout | undefined

  private constructor(database: Database, lease: Lease, limits: GroupLimits, metrics: StoreMetrics) {
    this.#database = database
    this.#lease = lease
    this.#group = new GroupCommit(database, limits, metrics)
    this.#maxWaitMs = limits.maxWaitMs
  }

  /** Opens or creates the file and runs the migrations. Throws errors of node:sqlite. */
  static open(
    path: string,
    limits: Partial<GroupLimits> = {},
    metrics: StoreMetrics = unwatched,
  ): { engine: SqliteEngine; builder: Builder } {
    const database = new Database(path)
    const builder = sqliteBuilder()
    let lease: Lease | undefined
    try {
      database.begin()
      database.run(migrate(builder, new Date()))
      lease = new Lease(path)
      database.commit()
      database.waitNoLonger()
    } catch (error) {
      database.rollback()
      database.close()
      lease?.release()
      throw error
    }
    return { engine: new SqliteEngine(database, lease, { ...defaultLimits, ...limits }, metrics), builder }
  }

  /** Number of write transactions; with many writers far fewer than writes. */
  get transactions(): number {
    return this.#group.transactions
  }

  read<T>(work: () => Work<T>): Promise<T> {
    return this.#attempt(() => {
      this.#database.checkFile()
      return this.#database.run(work())
    })
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return this.#group.write(() => this.#database.run(work()))
  }

  padded(text: string, beside: number): string {
    return onOwnPages(text, beside, this.#database.pageBytes)
  }

  /**
   * Runs a checkpoint that empties the write-ahead log, so that text overwritten by secure_delete is in neither file.
   * Waits for a process that opens or closes the file. While another process reads an older state (a backup), the log
   * cannot be emptied; the checkpoint is repeated until it succeeds. Never rejects, because the rows are removed
   * already.
   */
  async afterRemoval(): Promise<void> {
    const deadline = performance.now() + this.#maxWaitMs
    while (!this.#cleared()) {
      if (performance.now() > deadline) {
        this.#clearLater()
        return
      }
      await pause(20)
    }
  }

  /** Does nothing: removed text is gone already. */
  afterCleanUp(): Promise<void> {
    return Promise.resolve()
  }

  get owner(): string {
    return this.#lease.id
  }

  isAlive(owner: string): Promise<boolean> {
    return this.#attempt(() => this.#lease.isAlive(owner))
  }

  /** The one connection is open. */
  warm(): Promise<void> {
    return Promise.resolve()
  }

  async close(): Promise<void> {
    await this.#group.close()
    this.#clearNoMore()
    // The last connection that closes the file empties the log as well (sqlite.org/wal.html).
    this.#database.close()
    this.#lease.release()
  }

  #cleared(): boolean {
    try {
      return this.#database.checkpoint()
    } catch {
      return false
    }
  }

  #clearLater(): void {
    this.#clearing ??= setInterval(() => {
      if (this.#cleared()) this.#clearNoMore()
    }, clearAgainMs).unref()
  }

  #clearNoMore(): void {
    clearInterval(this.#clearing)
    this.#clearing = undefined
  }

  /** Runs outside the group and retries while another process opens or closes the file. */
  async #attempt<T>(run: () => T): Promise<T> {
    const deadline = performance.now() + this.#maxWaitMs
    for (;;) {
      try {
        return run()
      } catch (error) {
        if (!this.#database.isBusy(error) || performance.now() > deadline) throw this.#database.failure(error)
      }
      await pause(20)
    }
  }
}

/** One connection to one file. */
class Database implements GroupDatabase {
  readonly #path: string
  readonly #db: DatabaseSync
  readonly #inode: bigint
  readonly pageBytes: number
  readonly #statements = new Map<string, StatementSync>()

  constructor(path: string) {
    this.#path = path
    this.#db = new DatabaseSync(path, { timeout: openTimeoutMs, enableForeignKeyConstraints: true, defensive: true })
    try {
      checkSqliteVersion(String(this.#db.prepare('select sqlite_version() as version').get()?.['version']))
      this.#db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
      this.pageBytes = Number(this.#db.prepare('pragma page_size').get()?.['page_size'])
      this.#inode = statSync(path, { bigint: true }).ino
    } catch (error) {
      this.#db.close()
      throw error
    }
  }

  /** Switches busy_timeout off. From now on the group waits for locks, without blocking the event loop. */
  waitNoLonger(): void {
    this.#db.exec('pragma busy_timeout = 0')
  }

  run<T>(work: Work<T>): T {
    return runNow(work, (query) => this.#execute(query))
  }

  /** Throws when the file was moved or deleted: writes to it would be acknowledged and lost. */
  checkFile(): void {
    const now = statSync(this.#path, { bigint: true, throwIfNoEntry: false })
    if (now?.ino !== this.#inode) throw unavailable(new Error('The database file is not where it was.'))
  }

  begin(): void {
    this.checkFile()
    this.#prepare('begin immediate').run()
  }

  commit(): void {
    this.#prepare('commit').run()
  }

  rollback(): void {
    if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('rollback')
  }

  inSavepoint<T>(run: () => T): T {
    this.#prepare('savepoint one').run()
    try {
      const result = run()
      this.#prepare('release one').run()
      return result
    } catch (error) {
      this.#undoSavepoint()
      throw error
    }
  }

  /**
   * Rolls back a savepoint. When that fails the whole transaction is rolled back, so that no partial change is
   * committed.
   */
  #undoSavepoint(): void {
    if (!this.#db.isTransaction) return
    try {
      this.#db.exec('rollback to one; release one')
    } catch {
      this.rollback()
    }
  }

  inTransaction(): boolean {
    return this.#db.isTransaction
  }

  isBusy(error: unknown): boolean {
    return isSqliteBusy(error)
  }

  failure(error: unknown): unknown {
    return error instanceof LaurelError ? error : fromSqlite(error)
  }

  /**
   * Runs a checkpoint. Returns whether the log is empty; another reader or writer can prevent that without an error.
   */
  checkpoint(): boolean {
    if (!this.#db.isOpen) return true
    return this.#db.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close()
  }

  #execute(query: CompiledQuery): readonly unknown[] {
    const parameters = query.parameters as readonly SQLInputValue[]
    return this.#prepare(query.sql).all(...parameters)
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    // There are few distinct queries; the bound guards against a bug.
    if (this.#statements.size >= 200) this.#statements.clear()
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
