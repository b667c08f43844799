/** Facts about a store for its operator, found without changing it. */
import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { isSqliteBusy } from './failure.ts'
import { defaultTimes } from './heartbeat.ts'
import { schemaState } from './migrations.ts'
import { checkWritable } from './open.ts'
import { clientConfig, connections, limiterConnections } from './pool.ts'
import { checkSqliteVersion } from './sqlite.ts'

type Schema = ReturnType<typeof schemaState> | 'empty'

export interface SqliteFacts {
  readonly version: string
  /** Why this version of SQLite must not be used, if so. */
  readonly versionProblem: string | null
  /** Null while there is no file. */
  readonly file: {
    readonly bytes: number
    readonly logBytes: number
    readonly schema: Schema
    /** Result of quick_check. */
    readonly integrity: string
    /** Whether another process held the write lock for two seconds. */
    readonly locked: boolean
  } | null
  /** Why the file or its folder can't be written, if so. */
  readonly writeProblem: string | null
  /** Free bytes of the disk, for this user. */
  readonly freeBytes: number
  /** Whether the folder is on a network file system, where the locks of SQLite do not hold. */
  readonly onNetwork: boolean
}

/** Magic numbers of NFS, SMB, SMB2 and CIFS (statfs(2)). */
const networkTypes = new Set([0x6969, 0x517b, 0xfe534d42, 0xff534d42])

/** Throws errors of node:sqlite for a file that is no database. */
export function inspectSqlite(path: string): SqliteFacts {
  let folder = dirname(path)
  while (!existsSync(folder)) folder = dirname(folder)
  const disk = statfsSync(folder)
  const writeProblem = messageOf(() => {
    checkWritable(existsSync(dirname(path)) ? path : `${folder}/laurel.db`)
  })
  const memory = new DatabaseSync(':memory:')
  const version = String(memory.prepare('select sqlite_version() as version').get()?.['version'])
  memory.close()
  return {
    version,
    versionProblem: messageOf(() => {
      checkSqliteVersion(version)
    }),
    file: existsSync(path) ? inspectFile(path, writeProblem === null) : null,
    writeProblem,
    freeBytes: disk.bavail * disk.bsize,
    onNetwork: networkTypes.has(disk.type),
  }
}

function inspectFile(path: string, writable: boolean): NonNullable<SqliteFacts['file']> {
  const db = new DatabaseSync(path, { readOnly: !writable, timeout: 2_000 })
  try {
    const integrity = db.prepare('pragma quick_check(3)').all()
    const made = db.prepare("select 1 from sqlite_schema where name = 'migration'").get() !== undefined
    const applied = made ? db.prepare('select name from migration').all() : []
    return {
      bytes: statSync(path).size,
      logBytes: statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0,
      schema: made ? schemaState(applied.map((row) => String(row['name']))) : 'empty',
      integrity: integrity.map((row) => String(row['quick_check'])).join('; '),
      locked: writable && isLocked(db),
    }
  } finally {
    db.close()
  }
}

/** Takes the write lock and gives it back. */
function isLocked(db: DatabaseSync): boolean {
  try {
    db.exec('begin immediate; rollback')
    return false
  } catch (error) {
    if (isSqliteBusy(error)) return true
    throw error
  }
}

function messageOf(run: () => void): string | null {
  try {
    run()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export interface PostgresFacts {
  readonly version: string
  readonly bytes: number
  readonly schema: Schema
  /** Whether this is a standby, or every transaction may only read. */
  readonly readOnly: boolean
  /** Whether a commit survives a crash: fsync and full_page_writes. */
  readonly durable: boolean
  readonly mayCreate: boolean
  readonly encoding: string
  readonly encrypted: boolean
  /** Processes of Laurel on it, the most connections that the server accepts, and how many each process opens. */
  readonly processes: number
  readonly maxConnections: number
  readonly connectionsEach: number
  /** Milliseconds on its clock, and on ours at that moment. */
  readonly clock: number
  readonly ours: number
}

/** Throws errors of pg when it can't be reached. */
export async function inspectPostgres(url: string): Promise<PostgresFacts> {
  const client = new Client({ ...clientConfig(url), statement_timeout: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const one = async <R extends object>(sql: string): Promise<R> => (await client.query<R>(sql)).rows[0] as R
    const facts = await one<Omit<PostgresFacts, 'schema' | 'processes' | 'connectionsEach' | 'ours'>>(`select
      current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly",
      current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on' as durable,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
      current_setting('server_encoding') as encoding,
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
      current_setting('max_connections')::int as "maxConnections",
      (extract(epoch from clock_timestamp()) * 1000)::bigint as clock`)
    const ours = Date.now()
    const has = async (table: string): Promise<boolean> =>
      (await one<{ readonly made: string | null }>(`select to_regclass('${table}') as made`)).made !== null
    const applied = (await has('migration'))
      ? await client.query<{ readonly name: string }>('select name from migration')
      : null
    const alive = (await has('process'))
      ? await one<{ readonly n: number }>(
          `select count(*) as n from process where abs(${facts.clock} - seen_at) < ${defaultTimes.leaseMs}`,
        )
      : { n: 0 }
    return {
      ...facts,
      ours,
      processes: alive.n,
      connectionsEach: connections.writes + connections.reads + limiterConnections + 1,
      schema: applied === null ? 'empty' : schemaState(applied.rows.map(({ name }) => name)),
    }
  } finally {
    await client.end()
  }
}
