import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Limiter, Store } from '../app/ports.ts'
import { memoryLimiter, postgresLimiter } from './limiter.ts'
import { PostgresEngine } from './postgres.ts'
import { SqliteEngine } from './sqlite.ts'
import { storeOver } from './store.ts'
import type { StoreMetrics } from './work.ts'

/** The place of the store, read from DATABASE_URL. */
export type Place =
  { readonly kind: 'sqlite'; readonly path: string } | { readonly kind: 'postgres'; readonly url: string }

const help =
  'DATABASE_URL must be file:<path>, such as file:./data/laurel.db, or postgres://user:password@host:5432/name.'

/** Parses a DATABASE_URL without opening it. Throws an Error with a sentence for the operator, without the password. */
export function readPlace(url: string): Place {
  if (/^postgres(?:ql)?:\/\//.test(url)) {
    if (!URL.canParse(url)) throw new Error(`The PostgreSQL address can't be read. ${help}`)
    return { kind: 'postgres', url }
  }
  if (!url.startsWith('file:')) throw new Error(`The address of the store can't be used. ${help}`)
  if (/[?#]/.test(url)) throw new Error(`A SQLite address takes no options. ${help}`)
  if (/^file:(?:\/\/)?$|:memory:/.test(url))
    throw new Error(`SQLite needs a file: nothing else survives a restart. ${help}`)
  if (!url.startsWith('file://')) return { kind: 'sqlite', path: resolve(url.slice('file:'.length)) }
  try {
    return { kind: 'sqlite', path: fileURLToPath(url) }
  } catch (cause) {
    throw new Error(`The SQLite address can't be read; an absolute path is file:///path. ${help}`, { cause })
  }
}

/**
 * Opens the store at a DATABASE_URL: creates missing folders, takes the migration lock and runs the migrations.
 * Processes may do this concurrently. Throws an Error whose message tells the operator what to do and holds no
 * password. `metrics` receives its transactions.
 */
export async function openStore(url: string, metrics?: StoreMetrics): Promise<Store> {
  const place = readPlace(url)
  if (place.kind === 'sqlite') return openSqlite(place.path, metrics)
  try {
    const { engine, builder } = await PostgresEngine.open(place.url, metrics)
    return storeOver(engine, builder, 16)
  } catch (cause) {
    throw unreachable(place.url, cause)
  }
}

/**
 * The limiter that fits the store at a DATABASE_URL: counts in this process for SQLite, and in the database for
 * PostgreSQL. Throws like openStore.
 */
export async function openLimiter(url: string): Promise<Limiter> {
  const place = readPlace(url)
  if (place.kind === 'sqlite') return memoryLimiter()
  try {
    return await postgresLimiter(place.url)
  } catch (cause) {
    throw unreachable(place.url, cause)
  }
}

function openSqlite(path: string, metrics?: StoreMetrics): Store {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    checkWritable(path)
    const { engine, builder } = SqliteEngine.open(path, {}, metrics)
    return storeOver(engine, builder)
  } catch (cause) {
    throw new Error(
      `The SQLite database ${path} can't be opened: ${reason(cause)}. ` +
        'Check that the folder can be written, that the disk has room and that the file is a database of Laurel.',
      { cause },
    )
  }
}

/**
 * Throws when the database file, its WAL files or the folder are not writable. SQLite would open such a file and fail
 * at the first write, when the service is already ready.
 */
export function checkWritable(path: string): void {
  for (const file of [dirname(path), path, `${path}-wal`, `${path}-shm`])
    try {
      accessSync(file, constants.W_OK)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'ENOENT' && file !== dirname(path)) continue
      throw new Error(
        `${file} is read-only for the user that runs Laurel. Make the file and its folder writable for that user, ` +
          'or set DATABASE_URL to a file in another folder',
        { cause: error },
      )
    }
}

/** The name of a place for people: without user and password. */
export function shownPlace(place: Place): string {
  if (place.kind === 'sqlite') return place.path
  const { host, pathname } = new URL(place.url)
  return `${host}${pathname}`
}

function unreachable(url: string, cause: unknown): Error {
  return new Error(
    `The PostgreSQL database ${shownPlace({ kind: 'postgres', url })} can't be opened: ${reason(cause)}. ` +
      'Check that the server runs and can be reached from here, and the user, password and database in DATABASE_URL.',
    { cause },
  )
}

/** The message of a cause without final full stop. A refused connection to several addresses has a code only. */
export function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
  return (cause.message || code).replace(/\.$/, '')
}
