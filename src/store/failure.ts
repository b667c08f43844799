import { LaurelError } from '../core/error.ts'

/** SQLite's primary result codes for failures that may pass (sqlite.org/rescode.html). */
const passingSqlite = new Set([
  5, // BUSY
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL
  26, // NOTADB
])

/**
 * SQLSTATE classes for failures that may pass (PostgreSQL, appendix A), and read-only transactions (25006: a standby).
 */
const passingPostgres = /^(?:08|40|53|55|57|58|XX)|^25006$/

/** The error for a store that cannot serve now. The cause is for the log only. */
export function unavailable(cause: unknown): LaurelError {
  const error = new LaurelError('unavailable', 'The store is not available right now. Try again in a few seconds.', {
    retryAfter: 5,
  })
  error.cause = cause
  return error
}

/** True when SQLite waits for a lock that another process holds. */
export function isSqliteBusy(error: unknown): boolean {
  return sqliteCode(error) === 5
}

/** The error of the port for an error of node:sqlite. */
export function fromSqlite(error: unknown): unknown {
  const code = sqliteCode(error)
  if (code === 19) return repeated(error)
  if (code !== undefined) return passingSqlite.has(code) ? unavailable(error) : error
  return property(error, 'code') === 'ERR_INVALID_STATE' ? unavailable(error) : error
}

/** True for an error that PostgreSQL itself sent. The driver's errors for a lost connection have no SQLSTATE. */
export function hasSqlState(error: unknown): boolean {
  return sqlState(error) !== undefined
}

/**
 * The error of the port for an error of pg. An error without SQLSTATE is a lost, refused or timed-out connection,
 * unless it is a bug in our code.
 */
export function fromPostgres(error: unknown): unknown {
  if (error instanceof LaurelError || error instanceof TypeError || error instanceof RangeError) return error
  const code = sqlState(error)
  if (code === '23505') return repeated(error)
  return code === undefined || passingPostgres.test(code) ? unavailable(error) : error
}

function sqlState(error: unknown): string | undefined {
  const code = property(error, 'code')
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

function repeated(cause: unknown): Error {
  return new Error('A record with this id is already stored.', { cause })
}

function sqliteCode(error: unknown): number | undefined {
  if (property(error, 'code') !== 'ERR_SQLITE_ERROR') return undefined
  const code = property(error, 'errcode')
  // The low byte of an extended code is the primary one.
  return typeof code === 'number' ? code & 0xff : undefined
}

function property(error: unknown, name: string): unknown {
  return error instanceof Error ? (error as unknown as Record<string, unknown>)[name] : undefined
}
