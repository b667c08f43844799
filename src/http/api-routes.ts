import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LaurelError } from '../core/error.ts'
import { type Bytes, perform } from '../app/operation.ts'
import { type Context, callerOf } from './context.ts'
import { withinDeadline } from './deadline.ts'
import { corsHeaders, dataHeaders, rateLimitHeaders } from './headers.ts'
import { routeSchema } from './openapi.ts'
import { answerBody, jsonMediaType } from './respond.ts'
import { type Route, routes } from './routes.ts'
import { sendTagged, single } from './send.ts'

/** Registers every address of the API. Validation, limits and key material are the operation's work, not the edge's. */
export function registerApi(app: FastifyInstance, context: Context): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      schema: routeSchema(route),
      handler: (request, reply) => answer(route, request, reply, context),
    })
  }
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  const { services } = context
  const { operation } = route
  reply.headers({ ...corsHeaders, ...dataHeaders })
  // No key has been issued yet, so none can be valid; calls without one are served (decisions §1).
  if (request.headers['x-api-key'] !== undefined || /^bearer\s/i.test(request.headers.authorization ?? ''))
    throw new LaurelError('unauthorized', 'The API key is not valid. Send the request without one.')
  const idempotencyKey = single(request.headers['idempotency-key'])
  const work = perform(
    operation,
    inputOf(route, request),
    {
      caller: callerOf(request, context),
      ...(idempotencyKey !== undefined && { idempotencyKey: unquoted(idempotencyKey) }),
      limited: (quota) => void reply.headers(rateLimitHeaders(quota)),
    },
    services,
  )
  const given = await withinDeadline(work)
  reply.header('cache-control', route.cache)
  const bytes = operation.kind === 'bytes' ? (given as Bytes) : operation.download?.bytes(given)
  if (bytes) {
    const { mediaType, text, filename } = bytes
    if (filename !== undefined) reply.header('content-disposition', `attachment; filename="${filename}"`)
    return sendTagged(request, reply.type(mediaType), text)
  }
  const body = answerBody(operation.kind === 'document' ? 'document' : 'action', services.settings.version, given)
  reply.type(jsonMediaType)
  return operation.kind === 'document' ? sendTagged(request, reply, body) : reply.send(body)
}

/** The input of an operation: the body of a POST; of a GET the query, with the id of the path under its field name. */
function inputOf(route: Route, request: FastifyRequest): unknown {
  const query = request.query as Record<string, unknown>
  if (route.method === 'POST') {
    const stray = Object.keys(query)[0]
    if (stray === undefined) return request.body
    // Texts belong into the body: an address is logged by every proxy on the way.
    throw new LaurelError('validation', 'This address takes no query parameters; send the fields in the JSON body.', {
      errors: [{ pointer: '', message: 'no query parameters are taken here' }],
    })
  }
  return route.id === undefined ? { ...query } : { ...query, [route.id]: (request.params as { id: string }).id }
}

/** The draft makes the key a structured String; the bare token is taken too (standards reference 2.4). */
const unquoted = (key: string): string => /^"(.*)"$/.exec(key)?.[1] ?? key
