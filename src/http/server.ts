import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { LaurelError } from '../core/error.ts'
import { registerAdmission } from './request/admission.ts'
import { registerApiKeys } from './request/api-key.ts'
import { registerApi } from './routes/api.ts'
import { registerBodyCoding } from './request/body-coding.ts'
import { registerConnections } from './request/connections.ts'
import type { Context } from './context.ts'
import { drained } from './drain.ts'
import { registerCompression } from './response/compression.ts'
import { answerFailure, registerFailures } from './response/failures.ts'
import { hostAllowed } from './request/hosts.ts'
import { dataHeaders, transport } from './response/headers.ts'
import { parseJson } from '../core/strict-json.ts'
import { answerMcpFailure, mcpPath, registerMcp } from './routes/mcp.ts'
import { registerMetrics } from './routes/metrics.ts'
import { localUrl } from './request/local-url.ts'
import { registerMethods } from './request/methods.ts'
import { registerPages } from './routes/pages.ts'
import { rawFailure, registerRawFailures } from './response/raw-failure.ts'
import { refuse } from './request/refusals.ts'
import { StatusError } from './response/status-error.ts'
import { registerUnreadBodies } from './request/unread-body.ts'

/** Sizes and deadlines of the edge; the reasons are in docs/spec/security.md 22 to 25. */
export const edge = {
  bodyBytes: 64 * 1024,
  urlBytes: 8 * 1024,
  headerBytes: 16 * 1024,
  /** A request that is not complete by then is closed with 408; checked every second. */
  requestMs: 10_000,
  headersMs: 8_000,
  /**
   * A silent connection is closed after about twice this time, so every handler answers well before
   * (http/request/deadline).
   */
  silentMs: 6_500,
  keepAliveMs: 5_000,
  /** How long the answer that there is too much to do is held back for a client that had it before and did not wait. */
  shedMs: 200,
} as const

const healthPath = '/api/health'

export interface Server {
  readonly app: FastifyInstance
  /**
   * Closes each connection after its next answer, and resolves when all requests are answered. New connections and those
   * without a request are served for `graceMs` milliseconds, because a request may be on its way to them.
   */
  close(graceMs?: number): Promise<void>
}

/** The HTTP server with every route; it does not listen yet. */
export async function buildServer(context: Context): Promise<Server> {
  const { services, settings } = context
  const { publicUrl, version } = services.settings
  const about = { publicUrl, version }
  let closing = false

  const app = Fastify({
    loggerInstance: settings.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: edge.bodyBytes,
    requestTimeout: edge.requestMs,
    connectionTimeout: edge.silentMs,
    keepAliveTimeout: edge.keepAliveMs,
    // Larger than our own limits, so that a larger request gets 414 or 431 instead of a closed connection.
    http: {
      headersTimeout: edge.headersMs,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 2 * edge.headerBytes,
      // Refused below; Node would answer without a body.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: edge.urlBytes, ignoreTrailingSlash: false },
    return503OnClosing: false,
    exposeHeadRoutes: true,
    rewriteUrl: ({ url = '/' }) => localUrl(url),
    requestIdHeader: false,
    genReqId: () => `req_${Buffer.from(services.random(12)).toString('base64url')}`,
    frameworkErrors(error, request, reply) {
      answerFailure(error, request, reply, context)
    },
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
      rawFailure(error, socket, about)
    },
  })
  registerRawFailures(app.server, about)
  const admission = registerAdmission(app, context)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const none = body.length === 0 && request.routeOptions.config.bodyOptional
      done(null, none ? undefined : admission.charged(request, () => parseJson(body as Buffer)))
    } catch (error) {
      done(error as Error)
    }
  })

  const everyAnswer = { ...dataHeaders, ...transport(publicUrl), 'cache-control': 'no-store' }
  // Hooks with callbacks, because a promise for each would cost more than the hook itself.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer).header('x-request-id', request.id)
    const error = refusal(request)
    if (error === null) done()
    else if (error instanceof StatusError) done(error)
    // A client that repeats again and again would otherwise keep the process busy with refusals.
    else if (request.work?.shed === 'again') setTimeout(refuse, edge.shedMs, request, error, done)
    else refuse(request, error, done)
  })
  function refusal(request: FastifyRequest): LaurelError | null {
    const { url, headers, raw, routeOptions } = request
    const refused = admission.refusal(request)
    if (refused !== null) return refused
    // Load balancers learn it here; every other request is answered until the connections are gone.
    if (closing && routeOptions.url === healthPath)
      return new LaurelError('unavailable', 'The service is stopping. Repeat the request in a moment.', {
        retryAfter: 5,
      })
    if (url.length > edge.urlBytes) return new LaurelError('uri-too-long', 'The address has more than 8 KiB.')
    if (headerBytes(raw.rawHeaders) > edge.headerBytes)
      return new LaurelError('headers-too-large', 'The header fields have more than 16 KiB.')
    // A client with an expectation sends no body before the answer (RFC 9110, 10.1.1).
    if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
      return new StatusError(417, 'validation', 'The only expectation that is met is Expect: 100-continue.')
    const named = hosts(raw.rawHeaders)
    if (named > 1) return new LaurelError('validation', 'The request names more than one Host.')
    if (named === 0 && raw.httpVersion === '1.1') return new LaurelError('validation', 'The request names no Host.')
    if (!hostAllowed(headers.host, publicUrl, settings.allowedHosts))
      return new LaurelError('forbidden', 'The Host of the request is not one that this service answers to.')
    return null
  }
  // Otherwise a keep-alive connection would delay the shutdown (docs/spec/security.md 51).
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const { elapsedTime } = reply
    // The pattern of the route, never the path, which must not become a label.
    services.metrics.request(request.method, request.routeOptions.url ?? '', reply.statusCode, elapsedTime / 1000)
    const ms = Math.round(elapsedTime)
    if ((reply.statusCode < 500 && ms <= 1_000) || (request.work !== null && request.work.shed !== false)) return
    // Route pattern and id only: an address can hold what must not be logged (docs/spec/security.md 2).
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms,
    }
    if (reply.statusCode >= 500) settings.log.warn(line, 'failed request')
    else settings.log.info(line, 'slow request')
  })

  const connections = registerConnections(app, context, about)
  registerApiKeys(app, context)
  registerUnreadBodies(app)
  registerMethods(app)
  registerBodyCoding(app)
  registerCompression(app)
  registerFailures(app, context, new Map([[mcpPath, answerMcpFailure]]))
  await app.register(async (scope) => {
    await registerApi(scope, context)
  })
  await app.register(async (scope) => {
    registerPages(scope, context)
    registerMetrics(scope, settings.metrics)
    return Promise.resolve()
  })
  await app.register(async (scope) => {
    registerMcp(scope, context)
    return Promise.resolve()
  })
  await app.ready()

  return {
    app,
    async close(graceMs = 0) {
      closing = true
      await drained(app.server, connections, graceMs)
      await app.close()
    },
  }
}

/** Size of the header fields in bytes. Node gives one character per byte; each field adds ": " and CR LF. */
function headerBytes(raw: readonly string[]): number {
  let bytes = 0
  for (const part of raw) bytes += part.length + 2
  return bytes
}

/** Number of Host fields. `raw` alternates names and values. */
function hosts(raw: readonly string[]): number {
  let found = 0
  for (let i = 0; i < raw.length; i += 2) if (raw[i]?.length === 4 && raw[i]?.toLowerCase() === 'host') found += 1
  return found
}
