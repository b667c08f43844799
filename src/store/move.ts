/** Moves everything that a store holds into another database, and compares both. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type { Builder } from './builder.ts'
import { migrate, movingPrefix, schemaState } from './migrations.ts'
import { type Place, reason, shownPlace } from './open.ts'
import { postgresSide, type Side, sqliteSide } from './sides.ts'
import { raw, RowDigest, storedTables, type Table } from './tables.ts'
import { firstRow, rows, type Work } from './work.ts'

export interface Moved {
  readonly table: string
  /** Rows in it now, in both databases. */
  readonly rows: number
  /** How many of them this run inserted. */
  readonly inserted: number
  /** Of all rows, equal in both databases. */
  readonly digest: string
}

/**
 * Moves every table from one database to another that is empty, or that an earlier run of the same move has filled in
 * part; `report` gets each table when it is compared. Until the end the target has a mark that keeps every version from
 * opening it, so a run that was killed at any point is run again. The source is not changed. Throws an Error for the
 * operator: a database can't be opened, is in use or of another version, the target holds other data, or both differ.
 */
export async function move(from: Place, to: Place, report: (moved: Moved) => void): Promise<void> {
  if (shownPlace(from) === shownPlace(to)) throw new Error('source and target are the same database')
  const source = await openSide(from, 'source')
  try {
    const mark = await source.run(() => markOf(source.db))
    const target = await openSide(to, 'target')
    try {
      const tables = storedTables()
      await target.run(() => begin(target.db, tables, mark))
      const inserted = new Map<string, number>()
      for (const table of tables) inserted.set(table.name, await copy(source, target, table))
      for (const table of tables) {
        const { rows, digest } = await compare(source, target, table)
        report({ table: table.name, rows, digest, inserted: inserted.get(table.name) ?? 0 })
      }
      await target.run(() => rows(target.db.deleteFrom('migration').where('name', '=', mark)))
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function openSide(place: Place, end: 'source' | 'target'): Promise<Side> {
  const where = shownPlace(place)
  if (place.kind === 'sqlite' && end === 'source' && !existsSync(place.path))
    throw new Error(`there is no database at ${where}`)
  try {
    return await (place.kind === 'sqlite' ? sqliteSide(place.path, end) : postgresSide(place.url, where, end))
  } catch (cause) {
    throw new Error(`the ${end} ${where} can't be used: ${reason(cause)}`, { cause })
  }
}

/**
 * The mark of a move from this database, which tells it from every other source. Throws when the database is not of
 * this version.
 */
function* markOf(db: Builder): Work<string> {
  const applied = (yield* rows(db.selectFrom('migration').select('name'))).map(({ name }) => name)
  const state = schemaState(applied)
  if (state === 'partly moved') throw new Error('the source itself is moved in part only')
  if (state !== 'current')
    throw new Error('the source is of another version of Laurel: start this version on it once, and stop it again')
  const hash = createHash('sha256').update(`move of ${(yield* secretOf(db)) ?? 'a store without a secret'}`)
  return `${movingPrefix}${hash.digest('hex').slice(0, 32)}`
}

function* secretOf(db: Builder): Work<string | undefined> {
  return (yield* firstRow(db.selectFrom('secret').select('value').where('name', '=', 'deployment')))?.value
}

/** Makes the tables of the target and sets the mark. Throws when it holds data that this move did not bring. */
function* begin(db: Builder, tables: readonly Table[], mark: string): Work<void> {
  yield* migrate(db, new Date(), mark)
  const marked = yield* firstRow(db.selectFrom('migration').select('name').where('name', '=', mark))
  if (marked !== undefined) return
  if ((yield* markOf(db)) === mark && (yield* secretOf(db)) !== undefined)
    throw new Error('the target holds everything of this source already: a move to it was finished')
  for (const { name } of tables)
    if ((yield* firstRow(raw(db, sql`select 1 as one from ${sql.table(name)} limit 1`))) !== undefined)
      throw new Error(`the target holds other data, in the table "${name}"; a move needs an empty database`)
  yield* rows(db.insertInto('migration').values({ name: mark, applied_at: Date.now() }))
}

/** Inserts the rows that the target does not have, and returns how many. */
async function copy(source: Side, target: Side, table: Table): Promise<number> {
  if ((await countOf(target, table)) === (await countOf(source, table))) return 0
  let inserted = 0
  for await (const page of source.pages(table)) if (page.length > 0) inserted += await target.insert(table, page)
  return inserted
}

/** Reads both databases anew. Throws when they differ. */
async function compare(source: Side, target: Side, table: Table): Promise<RowDigest> {
  const [there, here] = [new RowDigest(), new RowDigest()]
  for await (const page of source.pages(table)) for (const row of page) there.add(row)
  for await (const page of target.pages(table)) for (const row of page) here.add(row)
  if (there.rows === here.rows && there.digest === here.digest) return here
  throw new Error(
    `the table "${table.name}" differs: ${there.rows} rows in the source, ${here.rows} in the target. The source was ` +
      'changed after a part of it had been moved: empty the target, and run the command again.',
  )
}

const countOf = async (side: Side, { name }: Table): Promise<number> =>
  (
    await side.run(() =>
      firstRow(raw(side.db, sql<{ readonly n: number }>`select count(*) as n from ${sql.table(name)}`)),
    )
  )?.n ?? 0
