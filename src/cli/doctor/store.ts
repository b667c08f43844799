import { inspectPostgres, inspectSqlite, type PostgresFacts, type SqliteFacts } from '../../store/inspect.ts'
import { type Place, reason, shownPlace } from '../../store/open.ts'
import { advice, type Check, ok, problem } from './check.ts'

const gigabyte = 1e9
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** How much the clocks of instances may differ: allowances and leases compare times of both. */
const clockMs = 5_000

/** Checks the store of a DATABASE_URL. A store that is not there yet is not made. */
export async function storeChecks(place: Place): Promise<readonly Check[]> {
  const where = shownPlace(place)
  try {
    return place.kind === 'sqlite'
      ? sqliteChecks(where, inspectSqlite(place.path))
      : postgresChecks(where, await inspectPostgres(place.url))
  } catch (error) {
    const todo =
      place.kind === 'sqlite'
        ? 'See docs/operate/store-gone.md.'
        : 'Check that the server runs, and host, user, password and database in DATABASE_URL. See docs/operate/store-gone.md.'
    return [problem('store', `${where} can't be opened: ${reason(error)}`, todo)]
  }
}

const schemas: Readonly<Record<PostgresFacts['schema'], Check>> = {
  current: ok('schema', 'of this version'),
  empty: ok('schema', 'none yet; made at the first start'),
  older: advice(
    'schema',
    'of an earlier version',
    'Make a backup: the next start changes it, and there is no way back.',
  ),
  newer: problem(
    'schema',
    'of a newer version, which this one refuses to open',
    'Start the newer version, or restore a backup. See docs/operate/upgrade.md.',
  ),
  'partly moved': problem('schema', 'a move to this database was not finished', 'Run the same laurel migrate again.'),
}

function sqliteChecks(where: string, facts: SqliteFacts): readonly Check[] {
  const { version, versionProblem, file, writeProblem, freeBytes, onNetwork } = facts
  return [
    versionProblem === null
      ? ok('SQLite', `${version}, without the bug of WAL resets`)
      : problem('SQLite', versionProblem, 'Start Laurel with npm start.'),
    file === null
      ? ok('store', `${where}, which is made at the first start`)
      : ok('store', `${where}, ${megabytes(file.bytes)}, write-ahead log ${megabytes(file.logBytes)}`),
    ...(file === null ? [] : fileChecks(file)),
    ...(writeProblem === null ? [] : [problem('store', writeProblem, 'See docs/operate/store-gone.md.')]),
    ...(onNetwork
      ? [
          problem(
            'store',
            'it is on a network file system, where locks do not hold',
            'Use a local disk, or PostgreSQL.',
          ),
        ]
      : []),
    space(freeBytes, file?.bytes ?? 0),
  ]
}

function fileChecks({ schema, integrity, locked, logBytes }: NonNullable<SqliteFacts['file']>): readonly Check[] {
  return [
    schemas[schema],
    integrity === 'ok'
      ? ok('integrity', 'quick_check ok')
      : problem('integrity', integrity, 'Restore a backup: docs/operate/backup-and-restore.md.'),
    ...(locked
      ? [
          problem(
            'store',
            'another process holds the write lock',
            'Find it with fuser. See docs/operate/store-gone.md.',
          ),
        ]
      : []),
    ...(logBytes > gigabyte
      ? [advice('store', 'the write-ahead log is long', 'A program that reads the file keeps it from being emptied.')]
      : []),
  ]
}

function space(free: number, used: number): Check {
  const says = `${megabytes(free)} free`
  const todo = 'Make room. See docs/operate/disk-full.md.'
  if (free < 100e6) return problem('disk', says, todo)
  return free < Math.max(gigabyte, used) ? advice('disk', `${says}: too little for a backup`, todo) : ok('disk', says)
}

function postgresChecks(where: string, facts: PostgresFacts): readonly Check[] {
  const { version, bytes, processes, connectionsEach: each, maxConnections } = facts
  const behind = facts.clock - facts.ours
  const isHere = /^(?:localhost|127\.|\[::1\])/.test(where)
  return [
    ok('store', `${where}, PostgreSQL ${version}, ${megabytes(bytes)}, ${processes} running processes of Laurel`),
    schemas[facts.schema],
    ...(facts.readOnly ? [problem('store', 'it may only be read', 'Name the primary server in DATABASE_URL.')] : []),
    ...(facts.durable
      ? []
      : [problem('store', 'fsync or full_page_writes is off: a crash loses or damages data', 'Switch both on.')]),
    ...(facts.mayCreate ? [] : [problem('store', 'no table can be made', 'Grant CREATE on the schema to the user.')]),
    ...(facts.encoding === 'UTF8'
      ? []
      : [problem('store', `its encoding is ${facts.encoding}`, 'Create the database with UTF8.')]),
    ...(facts.encrypted || isHere
      ? []
      : [
          advice(
            'store',
            'the connection is not encrypted',
            'Add ?sslmode=verify-full, unless the network is private.',
          ),
        ]),
    (processes + 1) * each <= maxConnections - 10
      ? ok('connections', `${each} for each process, of ${maxConnections}`)
      : advice(
          'connections',
          `${each} for each process, of ${maxConnections}`,
          'Raise max_connections for another one.',
        ),
    Math.abs(behind) <= clockMs
      ? ok('clock', `differs from the one of PostgreSQL by ${(behind / 1000).toFixed(1)} s`)
      : problem(
          'clock',
          `differs from the one of PostgreSQL by ${(behind / 1000).toFixed(1)} s`,
          'Set both by NTP. See docs/operate/clock-wrong.md.',
        ),
  ]
}
