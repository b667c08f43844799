import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LaurelError } from '../../core/error.ts'
import { aiCatalog, listing, serverCard } from '../../mcp/about.ts'
import { secondsOf } from '../../mcp/errors.ts'
import { failEach } from '../../mcp/guard.ts'
import type { McpAnswer } from '../../mcp/exchange.ts'
import { type Front, newFront } from '../../mcp/front.ts'
import { weightsOf } from '../request/accept.ts'
import { type Context, callerOf } from '../context.ts'
import { withinDeadline } from '../request/deadline.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { answerFailure, isApi, knownFailure } from '../response/failures.ts'
import { corsHeaders, dataHeaders, rateLimitHeaders } from '../response/headers.ts'
import { parseJson } from '../../core/strict-json.ts'
import { cardMediaType } from '../openapi/mcp.ts'
import { prepare, sendPrepared } from '../response/prepared.ts'
import { keptRefusal, refuseAfterBody } from '../request/refusals.ts'
import { statusOf } from '../response/respond.ts'

/** Path of the MCP endpoint. */
export const mcpPath = '/api/mcp'
const isPublic = 'public, max-age=300'

/**
 * Registers /api/mcp and its discovery documents. The route reads its body as bytes for every content type, so that
 * every failure is a JSON-RPC error and no problem document.
 */
export function registerMcp(app: FastifyInstance, context: Context): void {
  const { services, settings } = context
  const front = newFront({ services, ...settings.mcp })
  // Open event streams end first: the server waits for every answer before it closes.
  app.addHook('preClose', () => front.close())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
  refuseAfterBody(app)
  // The documents outside of /api fail as every other document does.
  app.setErrorHandler((error: FastifyError, request, reply) =>
    (isApi(request.url) ? answerMcpFailure : answerFailure)(error, request, reply, context),
  )

  app.post(mcpPath, { config: { open: true, refusesAfterBody: true } }, (request, reply) =>
    post(front, request, reply, context),
  )
  const shown = prepare(JSON.stringify(listing(services.settings)), 'application/json; charset=utf-8')
  app.get(mcpPath, { config: { open: true } }, (request, reply) => {
    reply.headers({ ...corsHeaders, vary: 'Accept' })
    if (takesStream(request)) {
      reply.header('allow', 'POST, OPTIONS')
      throw new LaurelError('method-not-allowed', 'There is no event stream here. Send each message by POST.')
    }
    return sendPrepared(request, reply.header('cache-control', isPublic), shown)
  })

  const documents = [
    [`${mcpPath}/server-card`, cardMediaType, serverCard(services.settings)],
    ['/.well-known/ai-catalog.json', 'application/ai-catalog+json', aiCatalog(services.settings)],
  ] as const
  for (const [url, type, document] of documents) {
    const prepared = prepare(JSON.stringify(document), type)
    app.get(url, { config: { open: true } }, (request, reply) => {
      reply.headers({ ...corsHeaders, ...dataHeaders, 'cache-control': 'public, max-age=3600' })
      return sendPrepared(request, reply, prepared)
    })
  }
  // The address of the card in earlier drafts.
  app.get('/.well-known/mcp/server-card.json', { config: { open: true } }, (_request, reply) =>
    reply.headers(corsHeaders).redirect(`${services.settings.publicUrl}${mcpPath}/server-card`, 308),
  )
}

/** Whether the client names event streams in Accept; a plain client that takes anything does not mean them. */
const takesStream = ({ headers }: FastifyRequest): boolean =>
  (weightsOf(headers.accept).get('text/event-stream') ?? 0) > 0

async function post(front: Front, request: FastifyRequest, reply: FastifyReply, context: Context) {
  reply.headers(corsHeaders)
  const { headers } = request
  refuseOrigin(headers.origin)
  if (!isJson(headers['content-type']))
    throw new LaurelError('unsupported-media-type', 'Send JSON-RPC with Content-Type: application/json.')
  let closed: AbortSignal | undefined
  const answer = await front.post(parseJson(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)), {
    headers: headers as Record<string, string | undefined>,
    signal: () => (closed ??= closedOf(reply)),
    streams: () => takesStream(request),
    call: { caller: callerOf(request, context), ...idempotencyKeyOf(request) },
    deadline: withinDeadline,
    failed: (error) => {
      context.settings.log.error({ requestId: request.id, err: error }, 'a tool call failed')
    },
  })
  return send(reply, answer)
}

function send(reply: FastifyReply, { status, body, quota, retryAfter }: McpAnswer) {
  reply.code(status)
  if (quota !== undefined) reply.headers(rateLimitHeaders(quota))
  if (retryAfter !== undefined) reply.header('retry-after', String(secondsOf(retryAfter)))
  if (body === null) return reply.send()
  if (typeof body === 'string') return reply.type('application/json; charset=utf-8').send(body)
  return reply
    .type('text/event-stream')
    .header('x-accel-buffering', 'no')
    .send(Readable.fromWeb(body as NodeReadableStream))
}

/** A signal that aborts when the connection closes before the answer is complete. */
function closedOf({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController()
  raw.once('close', () => {
    closed.abort()
  })
  return closed.signal
}

/**
 * Answers a failure outside the protocol, such as an unsupported method, with a JSON-RPC error under the id of the
 * request, if the body was read and holds one.
 */
export function answerMcpFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): FastifyReply {
  const known = knownFailure(keptRefusal(request) ?? error, request, context)
  const { retryAfter } = known.explanation
  if (retryAfter !== undefined) reply.header('retry-after', String(secondsOf(retryAfter)))
  if (statusOf(known) === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(statusOf(known))
    .headers({ ...corsHeaders, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failEach(sentMessages(request.body), known)))
}

/** The messages of a body that was read and is JSON; undefined otherwise. */
function sentMessages(body: unknown): unknown {
  try {
    return parseJson(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  } catch {
    return undefined
  }
}

const isJson = (type: string | undefined): boolean =>
  type?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'

/**
 * Refuses an invalid Origin. Every valid one may call, as everywhere under /api, because there are no cookies; DNS
 * rebinding is refused by the check of the Host (http/request/hosts).
 */
function refuseOrigin(origin: string | undefined): void {
  if (origin === undefined || origin === 'null' || /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@]+$/i.test(origin)) return
  throw new LaurelError('forbidden', 'The Origin of the request is not one that a browser sends.')
}
