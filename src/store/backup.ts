/** The backup of a SQLite database while it is used. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { checkSqliteVersion } from './sqlite.ts'

/**
 * All pages in one step, which reads one state of the database while writers go on. In several steps, each write of
 * another process would start the backup anew: at the default of 100 pages a step it did not finish in 10 s beside a
 * busy writer, in one step 290 MB took 1.1 s.
 */
const allPages = 2 ** 31 - 1

export interface Backup {
  /** Size of the file in bytes. */
  readonly bytes: number
  /** Reports and receipts in it. */
  readonly records: number
}

/**
 * Writes a copy of the database at `path` to a new file that only its owner may read, and checks it. The file appears
 * under its name when it is complete, checked and on disk. Throws an Error for the operator: the database is missing or
 * broken, the file exists, the disk is full.
 */
export async function backupSqlite(path: string, file: string): Promise<Backup> {
  if (!existsSync(path)) throw new Error(`there is no database at ${path}`)
  if (existsSync(file)) throw new Error('the file exists already; a backup never replaces one')
  const part = `${file}.part-${randomBytes(4).toString('hex')}`
  try {
    await (await open(part, 'wx', 0o600)).close()
    await copy(path, part)
    const records = checked(part)
    await toDisk(part)
    // Unlike rename, link fails when the file was made meanwhile.
    await link(part, file)
    await toDisk(dirname(file))
    return { bytes: (await stat(file)).size, records }
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) await rm(`${part}${end}`, { force: true })
  }
}

async function copy(path: string, part: string): Promise<void> {
  const source = new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
  try {
    checkSqliteVersion(String(source.prepare('select sqlite_version() as version').get()?.['version']))
    await backup(source, part, { rate: allPages })
  } finally {
    source.close()
  }
}

/** Makes a single file of the copy, without WAL. Returns its number of records; throws when it is damaged. */
function checked(part: string): number {
  const db = new DatabaseSync(part)
  try {
    db.exec('pragma journal_mode = delete')
    const found = db
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row['integrity_check']))
    if (found.join() !== 'ok') throw new Error(`the database is damaged: ${found.slice(0, 3).join('; ')}`)
    return Number(db.prepare('select count(*) as records from record').get()?.['records'])
  } finally {
    db.close()
  }
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
