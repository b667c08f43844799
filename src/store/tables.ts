/** The tables of a store, as its migrations make them, and how their rows are read and written elsewhere. */
import { createHash } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type RawBuilder, sql } from 'kysely'
import { type Builder, sqliteBuilder } from './builder.ts'
import { migrate } from './migrations.ts'
import { onOwnPages, withoutPadding } from './own-pages.ts'
import { type Compilable, runNow } from './work.ts'

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/** A row in the order of the columns, without padding. */
export type Row = readonly (string | number | null)[]

/**
 * What a database has for itself: its schema, its processes, trial writes, and allowances of the running hour, which
 * only PostgreSQL stores.
 */
const ownTables = new Set(['migration', 'process', 'trial', 'rate_limit'])

/** The columns whose text a SQLite engine pads (store/queries). */
const paddedColumns: Readonly<Record<string, string>> = { record: 'json', idempotency: 'body' }

/** Every table that holds what was stored, by name; read from a new database, so that none can be forgotten. */
export function storedTables(): readonly Table[] {
  const db = new DatabaseSync(':memory:')
  try {
    runNow(migrate(sqliteBuilder(), new Date(0)), (query) =>
      db.prepare(query.sql).all(...(query.parameters as readonly SQLInputValue[])),
    )
    return db
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
      .all()
      .map((row) => String(row['name']))
      .filter((name) => !ownTables.has(name))
      .map((name) => ({
        name,
        columns: db
          .prepare('select name from pragma_table_info(?)')
          .all(name)
          .map((column) => String(column['name'])),
      }))
  } finally {
    db.close()
  }
}

/** A raw query as one of the builder. */
export const raw = <R>(db: Builder, query: RawBuilder<R>): Compilable<R> => ({ compile: () => query.compile(db) })

export const selectAll = (db: Builder, { name, columns }: Table): Compilable<unknown> =>
  raw(db, sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`)

/** Inserts rows, and passes over those whose key is there already; returns a row for each that was inserted. */
export const insertRows = (db: Builder, { name, columns }: Table, rows: readonly Row[]): Compilable<unknown> =>
  raw(
    db,
    sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))} on conflict do nothing returning 1 as one`,
  )

/** A row of a driver without padding. */
export const plainRow = ({ name, columns }: Table, row: Readonly<Record<string, string | number | null>>): Row =>
  columns.map((column) => {
    const value = row[column] ?? null
    return column === paddedColumns[name] && typeof value === 'string' ? withoutPadding(value) : value
  })

/** A row as a SQLite engine stores it. */
export function paddedRow({ name, columns }: Table, row: Row, pageBytes: number): Row {
  const at = columns.indexOf(paddedColumns[name] ?? '')
  const text = row[at]
  if (typeof text !== 'string') return row
  const beside = row.reduce<number>(
    (sum, value, column) => sum + (column !== at && typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  )
  return row.with(at, onOwnPages(text, beside, pageBytes))
}

/** The number and the digest of rows that come in any order: the sum of the SHA-256 of each, modulo 2^256. */
export class RowDigest {
  #rows = 0
  #sum = 0n

  add(row: Row): void {
    this.#rows += 1
    this.#sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`)
  }

  get rows(): number {
    return this.#rows
  }

  /** 64 hexadecimal digits. */
  get digest(): string {
    return BigInt.asUintN(256, this.#sum).toString(16).padStart(64, '0')
  }
}
