import { Pool, types, type ClientConfig } from 'pg'

/** Waiting calls at most; one more is refused. Far above what a healthy server lets pile up. */
export const maxWaiting = 10_000

/** How long opening a connection may take, and how long a call waits for a free one, in milliseconds. */
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
