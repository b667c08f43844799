import { Pool, types, type ClientConfig } from 'pg'

/** Separate connections for writes and reads, so that writes that wait for a lock block neither reads nor health. */
export const connections = { writes: 8, reads: 4 } as const

/** Connections of the limiter. */
export const limiterConnections = 5

/**
 * The most calls that wait for a connection, and their longest wait (ms). The server accepts half as many requests
 * (cli/serve, mostInProgress), and each waits for one connection at a time. A healthy database serves as many calls in
 * that time: a write takes one of 8 connections for 2 to 5 ms.
 */
export const waiting = { maxWaiting: 1_000, maxWaitMs: 2_500 } as const

/** The longest time to open a connection, in milliseconds. */
const connectTimeoutMs = 2_500

/**
 * Deadline of one statement on the server, in milliseconds. The driver has a later deadline, for a server that stops
 * answering.
 */
const statementTimeoutMs = 3_000
const silenceTimeoutMs = 4_000

/** The type of bigint columns (PostgreSQL, pg_type). */
const int8 = 20

/**
 * Settings of every connection: int8 is parsed as a number (times and counts stay below 2^53), and operators see a
 * name.
 */
export function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'laurel',
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    types: {
      getTypeParser: (type, format?: string) => {
        const oid: number = type
        if (oid === int8 && format !== 'binary') return Number
        return types.getTypeParser(type, format === 'binary' ? 'binary' : 'text') as (text: string) => unknown
      },
    },
  }
}

/**
 * Opens all connections of a pool, so that the first calls do not wait while the server starts a process for each.
 * Throws errors of pg.
 */
export async function openConnections(pool: Pool): Promise<void> {
  const clients = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()))
  for (const client of clients) if (client.status === 'fulfilled') client.value.release()
  for (const client of clients) if (client.status === 'rejected') throw client.reason
}

/**
 * A pool of connections to one server. `durable`: a commit waits until it is on disk, whatever the default of the
 * server; counts that may be lost in a crash do without. Lost connections are replaced; only the calls that used them
 * fail.
 */
export function openPool(url: string, settings: { readonly max: number; readonly durable: boolean }): Pool {
  const pool = new Pool({
    ...clientConfig(url),
    max: settings.max,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: silenceTimeoutMs,
    options: `-c synchronous_commit=${settings.durable ? 'on' : 'off'}`,
  })
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
