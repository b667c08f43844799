import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { readRanges } from '../http/request/client-address.ts'
import { readPlace } from '../store/open.ts'
import { calendarOrigin, secureAddress, upgradePattern } from './origins.ts'

/** One environment variable: its default and meaning as the README shows them, and how it is read. */
interface Variable<T> {
  /** The default as the README shows it. */
  readonly shown: string
  readonly meaning: string
  /** Reads the text; throws an Error that says what the value must be. Never gets an empty text. */
  readonly read: (text: string) => T
  readonly absent: T
}

const variable = <T>(shown: string, meaning: string, absent: T, read: (text: string) => T): Variable<T> => ({
  shown,
  meaning,
  read,
  absent,
})

const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new Error(`must be a whole number from ${least} to ${most}`)
    return value
  }

const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const among =
  <T extends string>(...values: readonly T[]) =>
  (text: string): T => {
    const value = values.find((v) => v === text)
    if (value === undefined) throw new Error(`must be one of ${values.join(', ')}`)
    return value
  }

function publicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new Error('must be an http or https address without user, query or fragment, such as https://laurel.example')
  return url.href.replace(/(?<!\/)\/+$/, '')
}

const name = (text: string): string => {
  if (!/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text))
    throw new Error('must be a host name, such as laurel.example')
  return text.toLowerCase()
}

const hostName = (text: string): string => {
  if (isIP(text) === 0) return name(text)
  return text.toLowerCase()
}

/**
 * The address of a header source. The rules are those of calendars, but the address of a node may hold user and
 * password.
 */
const headersUrl = (text: string): string => {
  const address = secureAddress(text.replace(/^rpc\+/, ''))
  const { username, password, search, hash } = new URL(address)
  if (search !== '' || hash !== '' || (!text.startsWith('rpc+') && (username !== '' || password !== '')))
    throw new Error('must be an Esplora-style address without query, or rpc+http://user:password@host:port for a node')
  return text
}

/** A contact of security.txt (RFC 9116, section 2.5.3). */
function contactAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isMail = url?.protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(url.pathname) && url.search === ''
  const isPage = url?.protocol === 'https:' && url.username === ''
  if (url === null || !(isMail || isPage))
    throw new Error('must be mailto: with an address, or an https address, such as mailto:security@laurel.example')
  return url.href
}

/** Every variable, in the order of the README's table (docs/spec/decisions.md 7). */
export const variables = {
  PORT: variable('3000', 'port that it listens on', 3000, whole(0, 65535)),
  HOST: variable('127.0.0.1', 'address that it listens on; 0.0.0.0 in a container', '127.0.0.1', hostName),
  PUBLIC_URL: variable(
    'http://localhost:PORT',
    'start of every address that it hands out; without it `laurel mcp` hands out none',
    null,
    publicUrl,
  ),
  APP_ID: variable('host name of PUBLIC_URL', 'identifier of this application', null, name),
  DATABASE_URL: variable(
    'file:./data/laurel.db',
    '`file:…` is SQLite, `postgres://…` is PostgreSQL; folders are made, migrations run at start',
    'file:./data/laurel.db',
    (text) => {
      readPlace(text)
      return text
    },
  ),
  RATE_LIMIT_FREE: variable(
    '40',
    'expensive calls an hour for a client address; 0 switches limiting off, that of computing time too',
    40,
    whole(0, 1e9),
  ),
  RATE_LIMIT_KEYED: variable('1000', 'the same for an API key; 0 switches limiting off', 1000, whole(0, 1e9)),
  TRUSTED_PROXIES: variable(
    'none',
    'addresses or CIDR ranges whose X-Forwarded-For counts, comma-separated',
    readRanges([]),
    (text) => readRanges(list(text)),
  ),
  ALLOWED_HOSTS: variable(
    'host of PUBLIC_URL, localhost, literal addresses',
    'Host headers that are answered, comma-separated',
    [] as readonly string[],
    (text) => list(text).map(hostName),
  ),
  OTS_CALENDARS: variable(
    'the public aggregators',
    'timestamp calendars to submit to; `none` switches timestamping off: neither a calendar nor the header source is asked anything, about earlier proofs neither',
    null,
    (text) => (text === 'none' ? [] : list(text).map(calendarOrigin)),
  ),
  OTS_UPGRADE_HOSTS: variable(
    'the whitelist of the reference client',
    'further origins that may be asked about a pending timestamp',
    null,
    (text) => list(text).map(upgradePattern),
  ),
  OTS_TICK_MS: variable('1000', 'pause between two batches of new proofs', 1000, whole(10, 3_600_000)),
  OTS_POLL_MIN_SECONDS: variable(
    '60',
    'shortest pause between two questions about one batch; a calendar that has not answered a submission yet is tried again sooner, first after some seconds',
    60,
    whole(1, 86_400),
  ),
  OTS_POLL_MAX_SECONDS: variable('3600', 'longest such pause', 3600, whole(1, 604_800)),
  BITCOIN_NETWORK: variable(
    'main',
    'chain that timestamps are checked on; nothing is ever issued on it',
    'main' as const,
    among('main', 'testnet', 'signet', 'regtest'),
  ),
  BITCOIN_HEADERS_URL: variable(
    'none',
    'source of block headers: Esplora-style address or rpc+http://…; https, plain http for loopback only; not used with `OTS_CALENDARS=none`',
    null,
    headersUrl,
  ),
  BITCOIN_CONFIRMATIONS: variable('6', 'depth from which a checked block is left alone', 6, whole(1, 1000)),
  OTS_RECHECK_SECONDS: variable('600', 'how often a block less deep is looked at again', 600, whole(1, 86_400)),
  AI_BASE_URL: variable('none', 'an OpenAI-compatible address for the AI step', null, secureAddress),
  AI_API_KEY: variable('none', 'its key', null, (text) => text),
  AI_MODEL: variable('none', 'its model', null, (text) => text),
  AI_TIMEOUT_MS: variable(
    '4000',
    'deadline of the AI step of one call in milliseconds, second opinion, rewrite and second attempts together',
    4000,
    whole(100, 5_000),
  ),
  AI_DAILY_BUDGET: variable('500', 'calls of the AI step a day, for the whole deployment', 500, whole(0, 1e9)),
  AI_PREFLIGHT: variable(
    'off',
    '`on`: the configured model gives a second opinion in preflight too, and may raise its outcome or lower one that rests on no rule',
    'off' as const,
    among('on', 'off'),
  ),
  WORKERS: variable(
    '1',
    'processes that serve the port together, or `auto` for one on each core; each takes some 300 MB',
    1,
    (text) => (text === 'auto' ? availableParallelism() : whole(1, 256)(text)),
  ),
  THREADS: variable(
    '1',
    'threads of a process for long texts and for pictures, which would hold up everything else; each starts when it is needed and takes some 120 MB; 0: none',
    1,
    whole(0, 16),
  ),
  METRICS_TOKEN: variable('none', 'bearer token for /metrics from other addresses than loopback', null, (text) => text),
  LOG_LEVEL: variable(
    'info',
    'fatal, error, warn, info, debug, trace or silent',
    'info' as const,
    among('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  ),
  SECURITY_CONTACT: variable(
    'none',
    'where people write about security and privacy, `mailto:…` or `https://…`; /security, /privacy and security.txt name it',
    null,
    contactAddress,
  ),
  RETENTION_DAYS: variable('none', 'reports and receipts older than this are removed', null, whole(1, 36_500)),
} as const satisfies Record<string, Variable<unknown>>

type Read<V> = V extends Variable<infer T> ? T : never
type Variables = {
  -readonly [K in keyof typeof variables]: Read<(typeof variables)[K]> | ReturnType<(typeof variables)[K]['read']>
}

export type Config = Omit<Variables, 'PUBLIC_URL' | 'APP_ID'> & {
  readonly PUBLIC_URL: string
  readonly APP_ID: string
  /** Whether PUBLIC_URL was set; otherwise it is the address that a server on this machine would have. */
  readonly hasPublicUrl: boolean
}

/** An invalid configuration. The message has one line for each mistake, without the values, which may be secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the environment. An empty value counts as absent. Throws a ConfigError that names every mistake. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const mistakes: string[] = []
  const values: Record<string, unknown> = {}
  for (const [key, { read, absent }] of Object.entries(variables)) {
    const text = env[key]?.trim() ?? ''
    try {
      values[key] = text === '' ? absent : read(text)
    } catch (error) {
      mistakes.push(`${key} ${error instanceof Error ? error.message : 'cannot be read'}`)
    }
  }
  const read = values as unknown as Variables
  const ai = [read.AI_BASE_URL, read.AI_API_KEY, read.AI_MODEL]
  if (ai.includes(null) && !ai.every((value) => value === null))
    mistakes.push('AI_BASE_URL, AI_API_KEY and AI_MODEL must be set together, or none of them')
  if (read.AI_PREFLIGHT === 'on' && ai.includes(null))
    mistakes.push('AI_PREFLIGHT needs AI_BASE_URL, AI_API_KEY and AI_MODEL')
  if (read.OTS_POLL_MAX_SECONDS < read.OTS_POLL_MIN_SECONDS)
    mistakes.push('OTS_POLL_MAX_SECONDS must not be smaller than OTS_POLL_MIN_SECONDS')
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'))
  const PUBLIC_URL = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  return {
    ...read,
    PUBLIC_URL,
    APP_ID: read.APP_ID ?? new URL(PUBLIC_URL).hostname,
    hasPublicUrl: read.PUBLIC_URL !== null,
  }
}

/**
 * The names in the environment that are set: ours, and those that begin like ours and mean nothing. Values are not
 * returned, because they may be secret.
 */
export function namesIn(env: Readonly<Record<string, string | undefined>>): {
  readonly known: readonly string[]
  readonly unknown: readonly string[]
} {
  const set = Object.keys(env).filter((key) => (env[key]?.trim() ?? '') !== '')
  const known = set.filter((key) => Object.hasOwn(variables, key))
  const like = /^(?:OTS|BITCOIN|RATE_LIMIT|RETENTION|TRUSTED|ALLOWED|PUBLIC|METRICS|SECURITY)_/
  return { known, unknown: set.filter((key) => !Object.hasOwn(variables, key) && like.test(key)) }
}

/** The names in the environment of this process. */
export const environmentNames = (): ReturnType<typeof namesIn> => namesIn(process.env)

/** The environment of this process: the only place that reads it. */
export const environment = (): Config => readConfig(process.env)
