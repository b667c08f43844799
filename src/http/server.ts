import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { LaurelError } from '../core/error.ts'
import { registerApi } from './api-routes.ts'
import type { Context } from './context.ts'
import { answerFailure, registerFailures } from './failures.ts'
import { hostAllowed } from './hosts.ts'
import { dataHeaders, transport } from './headers.ts'
import { parseJson } from './json-body.ts'
import { registerMcp } from './mcp-route.ts'
import { registerMethods, watchMethods } from './methods.ts'
import { collectOpenapi } from './openapi.ts'
import { registerPages } from './page-routes.ts'
import { rawFailure } from './raw-failure.ts'

/** Sizes and deadlines of the edge; why each has its value: security reference, part D. */
export const edge = {
  bodyBytes: 64 * 1024,
  urlBytes: 8 * 1024,
  headerBytes: 16 * 1024,
  /** A request that is not complete by then is closed with 408; checked every second. */
  requestMs: 10_000,
  headersMs: 8_000,
  /** A silent connection is closed after about twice this time, so every handler answers well before (http/deadline). */
  silentMs: 6_500,
  keepAliveMs: 5_000,
} as const

export interface Server {
  readonly app: FastifyInstance
  /** From now on new requests are refused and every answer closes its connection; resolves when all are answered. */
  close(): Promise<void>
}

/** The HTTP server with every route; it does not listen yet. */
export async function buildServer(context: Context): Promise<Server> {
  const { services, settings } = context
  const { publicUrl, version } = services.settings
  let closing = false
  let inProgress = 0

  const app = Fastify({
    loggerInstance: settings.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: edge.bodyBytes,
    requestTimeout: edge.requestMs,
    connectionTimeout: edge.silentMs,
    keepAliveTimeout: edge.keepAliveMs,
    // Larger than our own limits, so that what passes them gets 414 or 431 from us and not a closed connection.
    http: { headersTimeout: edge.headersMs, connectionsCheckingInterval: 1_000, maxHeaderSize: 2 * edge.headerBytes },
    routerOptions: { maxParamLength: edge.urlBytes, ignoreTrailingSlash: false },
    return503OnClosing: false,
    exposeHeadRoutes: true,
    requestIdHeader: false,
    genReqId: () => `req_${randomBytes(12).toString('base64url')}`,
    frameworkErrors(error, request, reply) {
      answerFailure(error, request, reply, context)
    },
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
      rawFailure(error, socket, { publicUrl, version })
    },
  })
  // Operations validate, alike for every door; the schemas of the routes are there for the OpenAPI document.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })

  app.addHook('onRequest', async (request, reply) => {
    inProgress += 1
    reply.raw.once('close', () => (inProgress -= 1))
    reply.headers({ ...dataHeaders, ...transport(publicUrl), 'x-request-id': request.id, 'cache-control': 'no-store' })
    if (closing)
      throw new LaurelError('unavailable', 'The service is stopping. Repeat the request in a moment.', {
        retryAfter: 5,
      })
    if (inProgress > settings.maxInProgress)
      throw new LaurelError(
        'unavailable',
        'The service has too much to do right now. Repeat the request in a second.',
        { retryAfter: 1 },
      )
    if (request.url.length > edge.urlBytes) throw new LaurelError('uri-too-long', 'The address has more than 8 KiB.')
    if (headerBytes(request.raw.rawHeaders) > edge.headerBytes)
      throw new LaurelError('headers-too-large', 'The header fields have more than 16 KiB.')
    if (request.raw.rawHeaders.filter((part, i) => i % 2 === 0 && part.toLowerCase() === 'host').length > 1)
      throw new LaurelError('validation', 'The request names more than one Host.')
    if (!hostAllowed(request.headers.host, publicUrl, settings.allowedHosts))
      throw new LaurelError('forbidden', 'The Host of the request is not one that this service answers to.')
    return Promise.resolve()
  })
  // A keep-alive connection would hold the shutdown up until the client lets go (security reference, demand 51).
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close')
    return Promise.resolve(payload)
  })
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    // Route pattern and id only: an address can hold what must not be logged (security reference, demand 2).
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms,
    }
    if (reply.statusCode >= 500) settings.log.warn(line, 'failed request')
    else if (ms > 1_000) settings.log.info(line, 'slow request')
    return Promise.resolve()
  })

  const paths = watchMethods(app)
  registerFailures(app, context)
  await collectOpenapi(app, publicUrl, version)
  await app.register(async (scope) => {
    await registerApi(scope, context)
  })
  await app.register(async (scope) => {
    registerPages(scope, context)
    return Promise.resolve()
  })
  await app.register(async (scope) => {
    registerMcp(scope, context)
    return Promise.resolve()
  })
  registerMethods(app, paths)
  await app.ready()

  return {
    app,
    async close() {
      closing = true
      await app.close()
    },
  }
}

const headerBytes = (raw: readonly string[]): number =>
  // Each pair is written with ": " and a line end.
  raw.reduce((sum, part) => sum + Buffer.byteLength(part, 'latin1') + 2, 0)
