import { Pool, types, type ClientConfig } from 'pg'

/**
 * Connections for writes and for reads, apart, so that writes that wait for a lock do not keep anybody from reading, and
 * health from saying so.
 */
export const connections = { writes: 8, reads: 4 } as const

/** Connections of the limiter. */
export const limiterConnections = 5

/**
 * Calls that wait for a free connection: twice as many as the server takes requests (cli/serve, maxInProgress), each of
 * which waits once at a time, so only a mistake makes more of them. A healthy server is done with as many within the
 * patience: 8 connections take 2 to 5 ms for a write.
 */
export const waiting = { maxWaiting: 1_000, patienceMs: 2_500 } as const

/** How long opening a connection may take, in milliseconds. */
const connectTimeoutMs = 2_500

/**
 * Deadlines of one statement: the server gives up first. The second one is for a server that has fallen silent; it is
 * only reached when the network is gone.
 */
const statementTimeoutMs = 3_000
const silenceTimeoutMs = 4_000

/** The type of bigint columns (PostgreSQL, pg_type). */
const int8 = 20

/** What every connection has: int8 as a number (times and counts stay below 2^53) and a name that operators see. */
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
 * Opens all connections of a pool, so that the first calls of a process do not all wait for them: for each the server
 * starts a process. Throws what pg throws.
 */
export async function openConnections(pool: Pool): Promise<void> {
  const clients = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()))
  for (const client of clients) if (client.status === 'fulfilled') client.value.release()
  for (const client of clients) if (client.status === 'rejected') throw client.reason
}

/**
 * Connections to one server. `durable`: a commit waits until it is on disk, whatever the server's default is; counts
 * that may be lost in a crash of the server go without. Lost connections are replaced and never end the process: the
 * calls that used them fail on their own.
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
