import { isIP } from 'node:net'
import type { AskFailure, Calendars } from '../app/proof/calendars.ts'
import { OctetFailure, type Octets, octets } from './octets.ts'

/** Largest answer in bytes, as in the reference client. A larger one is refused; the reference client truncates it. */
const maxAnswer = 10_000

/** Most characters of a calendar's reason that are kept. */
const maxReason = 160

/** A failed request to a calendar. `reason` is a text for people. */
export class CalendarFailure extends Error implements AskFailure {
  readonly reason: string
  readonly retryAfter: number | null

  constructor(reason: string, retryAfter: number | null = null) {
    super(`A calendar gave no answer: ${reason}.`)
    this.name = 'CalendarFailure'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

const said: Record<OctetFailure['reason'], string> = {
  late: 'it did not answer in time',
  network: 'it could not be reached, or the connection broke',
  'too-long': 'its answer was longer than allowed',
  encoding: 'its answer was compressed, which was not asked for',
  'private-address': 'its name leads to a private address',
}

/** The reason that a calendar sent, reduced to harmless characters like in the reference client. */
export const cleanReason = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes.subarray(0, maxReason))
    .replace(/[^A-Za-z0-9#\-.,; ]+/g, ' ')
    .trim()

/**
 * Whether an address matches a pattern. A star stands for exactly one label of the host name, never for more of the
 * address.
 */
function matchesPattern(url: URL, pattern: string): boolean {
  if (!pattern.startsWith('https://*.')) return url.origin === pattern
  const domain = pattern.slice('https://*.'.length)
  const dot = url.hostname.indexOf('.')
  const named = url.protocol === 'https:' && url.port === '' && isIP(url.hostname) === 0
  return named && dot > 0 && url.hostname.slice(dot + 1) === domain
}

/**
 * Asks a configured calendar for a timestamp that it does not have, to learn whether it can be reached. Returns the
 * Date of its answer in milliseconds, if it has one. Throws a CalendarFailure.
 */
export async function reachCalendar(origin: string, agent: string, signal: AbortSignal): Promise<number | null> {
  const url = new URL(`${origin}/timestamp/${'00'.repeat(32)}`)
  const headers = { accept: 'application/vnd.opentimestamps.v1', 'user-agent': agent }
  try {
    const { status, sentAt } = await octets({
      url,
      method: 'GET',
      headers,
      signal,
      maxBytes: maxAnswer,
      mayBePrivate: true,
    })
    if (status !== 200 && status !== 404) throw new CalendarFailure(`it answered with status ${status}`)
    return sentAt
  } catch (error) {
    if (error instanceof OctetFailure) throw new CalendarFailure(said[error.reason])
    throw error
  }
}

/**
 * Calendars over HTTP. `origins`: those that receive submissions and may be asked. `patterns`: further origins, or
 * `https://*.domain` for one label, that may be asked about a pending attestation. Without origins no request is made.
 */
export function httpCalendars(origins: readonly string[], patterns: readonly string[], userAgent: string): Calendars {
  const exact = new Set([...origins, ...patterns.filter((pattern) => !pattern.includes('*'))])
  const headers = { accept: 'application/vnd.opentimestamps.v1', 'user-agent': userAgent }

  /** The address of a calendar, or null when it is not one that may be asked. */
  function allowed(uri: string): URL | null {
    if (origins.length === 0) return null
    const url = URL.canParse(uri) ? new URL(uri) : null
    if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null
    // Refuses an address that the URL parser had to repair, such as https:host or a numeric host.
    if (uri.toLowerCase().replace(/\/$/, '') !== url.origin) return null
    return [...exact, ...patterns].some((pattern) => matchesPattern(url, pattern)) ? url : null
  }

  async function send(url: URL, method: 'GET' | 'POST', signal: AbortSignal, body?: Uint8Array): Promise<Octets> {
    try {
      return await octets({
        url,
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/octet-stream' }) },
        ...(body === undefined ? {} : { body }),
        signal,
        maxBytes: maxAnswer,
        mayBePrivate: exact.has(url.origin),
      })
    } catch (error) {
      if (error instanceof OctetFailure) throw new CalendarFailure(said[error.reason])
      throw error
    }
  }

  const refused = ({ status, retryAfter }: Octets): CalendarFailure =>
    status >= 300 && status < 400
      ? new CalendarFailure('it sent us to another address, which is not followed')
      : new CalendarFailure(`it answered with status ${status}`, retryAfter)

  return {
    mayAsk: (uri) => allowed(uri) !== null,

    async submit(origin, digest, signal) {
      // The store may hold a calendar of an earlier configuration.
      if (!origins.includes(origin)) throw new CalendarFailure('it is not configured')
      const answer = await send(new URL(`${origin}/digest`), 'POST', signal, digest)
      if (answer.status !== 200) throw refused(answer)
      return answer.bytes
    },

    async ask(uri, commitment, signal) {
      const url = allowed(uri)
      if (url === null) throw new CalendarFailure('its address is not one that may be asked')
      const answer = await send(
        new URL(`${url.origin}/timestamp/${Buffer.from(commitment).toString('hex')}`),
        'GET',
        signal,
      )
      if (answer.status === 200) return { tree: answer.bytes }
      if (answer.status === 404) return { reason: cleanReason(answer.bytes) }
      throw refused(answer)
    },
  }
}
