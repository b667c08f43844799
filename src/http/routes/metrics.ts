import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { LaurelError } from '../../core/error.ts'
import { withinDeadline } from '../request/deadline.ts'
import { dataHeaders } from '../response/headers.ts'
import { sendTagged } from '../response/send.ts'

/** The metrics of this process, as cli provides them. */
export interface MetricsSource {
  /** Bearer token for callers from other machines (METRICS_TOKEN); null: only this machine is served. */
  readonly token: string | null
  readonly mediaType: string
  /** Every series in the text format of Prometheus. */
  readonly text: () => Promise<string>
}

/**
 * Registers /metrics: for this machine or with the token. Everybody else gets 404, so that monitoring is not exposed
 * (OWASP ASVS 5.0, 13.4.5).
 */
export function registerMetrics(app: FastifyInstance, { token, mediaType, text }: MetricsSource): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !holdsToken(request, token))
      throw new LaurelError('not-found', 'There is nothing at this address. /api/docs lists what there is.')
    const body = await withinDeadline(text())
    return sendTagged(request, reply.headers({ ...dataHeaders, 'cache-control': 'no-store' }).type(mediaType), body)
  })
}

/** Headers that proxies add to a request. */
const proxyHeaders = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'] as const

/**
 * Whether a request was made on this machine: the peer is loopback, the Host names this machine, and no header of a
 * proxy is present, trusted or not.
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

/** Compares digests of equal length, so that the duration reveals nothing about the token. */
function holdsToken({ headers }: FastifyRequest, token: string | null): boolean {
  const sent = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token === null || sent === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(token))
}
