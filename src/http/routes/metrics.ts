import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { LaurelError } from '../../core/error.ts'
import { withinDeadline } from '../request/deadline.ts'
import { dataHeaders } from '../response/headers.ts'
import { sendTagged } from '../response/send.ts'

/** What serves the metrics of this process. */
export interface MetricsSource {
  /** Bearer token for callers from other machines (METRICS_TOKEN); null: nobody else is served. */
  readonly token: string | null
  readonly mediaType: string
  /** Every series in the text format of Prometheus. */
  readonly text: () => Promise<string>
}

/**
 * Registers /metrics: for this machine, or with the token. To anybody else the address does not exist, so that
 * monitoring is not exposed (OWASP ASVS 5.0, 13.4.5).
 */
export function registerMetrics(app: FastifyInstance, { token, mediaType, text }: MetricsSource): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request) && !holdsToken(request, token))
      throw new LaurelError('not-found', 'There is nothing at this address. /api/docs lists what there is.')
    const body = await withinDeadline(text())
    return sendTagged(request, reply.headers({ ...dataHeaders, 'cache-control': 'no-store' }).type(mediaType), body)
  })
}

/** What proxies add to a request that they pass on. */
const proxyHeaders = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'] as const

/**
 * Whether a request was made on this machine: its socket comes from here, it names this machine as its host, and no
 * header says that a proxy on this machine has passed it on for somebody else, be that proxy trusted or not.
 */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  if (!isLoopback(remoteAddress) || (host !== 'localhost' && !isLoopback(host))) return false
  return !Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || (proxyHeaders as readonly string[]).includes(name),
  )
}

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** Compared as digests of one length, so that the time tells neither the length nor the beginning of the token. */
function holdsToken({ headers }: FastifyRequest, token: string | null): boolean {
  const sent = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token === null || sent === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(token))
}
