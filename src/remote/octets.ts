/**
 * One HTTP request for bytes to a host that an untrusted attestation names within the configured patterns. fetch is not
 * used, because it connects to private addresses and decompresses the answer.
 */
import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, type LookupFunction, isIP, isIPv6 } from 'node:net'

export interface OctetRequest {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** The deadline of the whole exchange. */
  readonly signal: AbortSignal
  /** Largest answer; a larger one is a failure. */
  readonly maxBytes: number
  /** Whether a private address is allowed: only for an address that the operator configured. */
  readonly mayBePrivate: boolean
}

export interface Octets {
  readonly status: number
  readonly bytes: Uint8Array
  /** Seconds that a Retry-After asks for, in either of its forms (RFC 9110, section 10.2.3). */
  readonly retryAfter: number | null
  /** The Date of the answer in milliseconds since 1970. */
  readonly sentAt: number | null
}

export type OctetFailureReason = 'late' | 'network' | 'too-long' | 'encoding' | 'private-address'

/** A failed request. It holds neither address nor header nor anything of the answer. */
export class OctetFailure extends Error {
  readonly reason: OctetFailureReason

  constructor(reason: OctetFailureReason, cause?: unknown) {
    super(`The exchange failed: ${reason}.`, { cause })
    this.name = 'OctetFailure'
    this.reason = reason
  }
}

/** Address ranges that are not public: loopback, private, link-local, shared, documentation, multicast, reserved. */
const notPublic = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6')

/** Whether an address is on the public internet. An IPv4 address inside an IPv6 one counts as that address. */
export function isPublicAddress(address: string): boolean {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return !notPublic.check(inner ?? address, inner === undefined && isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Resolves a name to its public addresses only. The connection uses this result, so the name cannot resolve differently
 * in between (DNS rebinding).
 */
const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, '', 4)
      return
    }
    const allowed = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = allowed
    if (first === undefined) callback(new OctetFailure('private-address'), '', 4)
    else if (options.all === true) callback(null, allowed)
    else callback(null, first.address, first.family)
  })
}

/**
 * Sends a request once and reads the whole answer, whatever its status. Redirects are not followed. Rejects with an
 * OctetFailure.
 */
export async function octets(request: OctetRequest): Promise<Octets> {
  const { signal, maxBytes } = request
  try {
    const response = await answered(request)
    try {
      const packed = response.headers['content-encoding']
      if (packed !== undefined && packed !== 'identity') throw new OctetFailure('encoding')
      return {
        status: response.statusCode ?? 0,
        bytes: await capped(response, maxBytes),
        retryAfter: secondsOf(response.headers['retry-after'], response.headers.date),
        sentAt: Number.isNaN(timeOf(response.headers.date)) ? null : timeOf(response.headers.date),
      }
    } finally {
      response.destroy()
    }
  } catch (error) {
    if (error instanceof OctetFailure) throw error
    throw new OctetFailure(signal.aborted ? 'late' : 'network', error)
  }
}

/** The current form of HTTP-date, `Sun, 06 Nov 1994 08:49:37 GMT`; the Date parser accepts too much. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

const timeOf = (text: string | undefined): number =>
  text !== undefined && httpDate.test(text) ? Date.parse(text) : NaN

/**
 * The seconds of a Retry-After, or null. `sent` is the Date of the answer: a date is relative to the clock of the
 * server.
 */
export function secondsOf(retryAfter: string | undefined, sent: string | undefined): number | null {
  if (retryAfter === undefined) return null
  if (/^\d+$/.test(retryAfter)) return Math.min(Number(retryAfter), Number.MAX_SAFE_INTEGER)
  const seconds = (timeOf(retryAfter) - timeOf(sent)) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}

async function answered({ url, method, headers, body, signal, mayBePrivate }: OctetRequest): Promise<IncomingMessage> {
  // A literal address is never looked up, so it is checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayBePrivate && isIP(literal) !== 0 && !isPublicAddress(literal)) throw new OctetFailure('private-address')
  const options: RequestOptions = {
    method,
    headers: {
      'accept-encoding': 'identity',
      ...headers,
      ...(body === undefined ? {} : { 'content-length': String(body.length) }),
    },
    signal,
    // No keep-alive.
    agent: false,
    ...(mayBePrivate ? {} : { lookup: publicLookup }),
  }
  return await new Promise((resolveAnswer, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const outgoing = send(url, options, resolveAnswer)
    outgoing.on('error', reject)
    // Informational answers (1xx) were not requested and could be endless.
    outgoing.on('information', () => outgoing.destroy())
    // An upgrade (101) closes the request without an error.
    outgoing.on('close', () => {
      reject(new OctetFailure('network'))
    })
    outgoing.end(body)
  })
}

async function capped(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new OctetFailure('too-long')
    chunks.push(chunk)
  }
  if (!response.complete) throw new OctetFailure('network')
  return Uint8Array.from(Buffer.concat(chunks))
}
