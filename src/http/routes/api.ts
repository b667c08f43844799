import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { health } from '../../app/service/health.ts'
import { LaurelError } from '../../core/error.ts'
import { type Bytes, type Operation, perform } from '../../app/operation/operation.ts'
import { type Context, callerOf } from '../context.ts'
import { withinDeadline } from '../request/deadline.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { corsHeaders, dataHeaders, rateLimitHeaders } from '../response/headers.ts'
import { type Prepared, prepare, sendPrepared } from '../response/prepared.ts'
import { answerBody, jsonMediaType } from '../response/respond.ts'
import { type Route, routes } from './routes.ts'
import { sendTagged, single } from '../response/send.ts'

/** Registers every address of the API. The operation validates, counts and refuses key material. */
export async function registerApi(app: FastifyInstance, context: Context): Promise<void> {
  for (const route of routes) {
    const documents = await preparedFor(route, context)
    app.route({
      method: route.method,
      url: route.path,
      config: {
        open: true,
        works: 'query',
        ...(route.method === 'GET' && documents.size === 0 && route.operation !== health && { reads: true }),
        ...((route.bodyOptional ?? route.method === 'DELETE') && { bodyOptional: true }),
        ...(route.operation.needsKey && { needsKey: true }),
      },
      handler: (request, reply) => answer(route, documents, request, reply, context),
    })
  }
}

/** The prepared documents of a route, by the id in the path; '' for a path without id. */
async function preparedFor(route: Route, { services }: Context): Promise<ReadonlyMap<string, Prepared>> {
  const documents = new Map<string, Prepared>()
  for (const input of route.prepared?.(services.publication) ?? []) {
    const { answer: given } = await route.operation.handle(input, services, { client: '' })
    const { text, mediaType, filename } = bytesOf(route.operation, given, services.settings.version)
    documents.set(route.id === undefined ? '' : (input[route.id] ?? ''), prepare(text, mediaType, filename))
  }
  return documents
}

/** The bytes of an answer. */
function bytesOf(operation: Operation, given: unknown, version: string): Bytes {
  const bytes = operation.kind === 'bytes' ? (given as Bytes) : operation.download?.bytes(given)
  if (bytes) return bytes
  const text = answerBody(operation.kind === 'document' ? 'document' : 'action', version, given)
  return { mediaType: jsonMediaType, text }
}

async function answer(
  route: Route,
  documents: ReadonlyMap<string, Prepared>,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  const { services } = context
  const { operation } = route
  reply.headers({ ...corsHeaders, ...dataHeaders })
  const prepared = request.url.includes('?') ? undefined : documents.get(idOf(request) ?? '')
  if (prepared) return sendPrepared(request, reply.header('cache-control', route.cache), prepared)
  const work = perform(
    operation,
    inputOf(route, request),
    {
      caller: callerOf(request, context),
      ...idempotencyKeyOf(request),
      limited: (quota) => void reply.headers(rateLimitHeaders(quota)),
    },
    services,
  )
  const given = await withinDeadline(work)
  reply.header('cache-control', route.cache)
  const { mediaType, text, filename } = bytesOf(operation, given, services.settings.version)
  reply.type(mediaType)
  if (filename !== undefined) reply.header('content-disposition', `attachment; filename="${filename}"`)
  // Only a GET has an entity tag.
  return route.method === 'GET' ? sendTagged(request, reply, text) : reply.send(text)
}

/** The body with the id of the path. Throws `validation` when the body has a field of that name. */
function withId(body: unknown, id: string, request: FastifyRequest): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  if (id in body)
    throw new LaurelError('validation', `The id stands in the address; the body takes no ${id}.`, {
      errors: [{ pointer: `/${id}`, message: 'is not known' }],
    })
  return { ...body, [id]: idOf(request) }
}

const idOf = (request: FastifyRequest): string | undefined => (request.params as { id?: string }).id

/**
 * The input of an operation: the body of a POST or DELETE, the query of a GET, with the id of the path and the header
 * of the route under their field names.
 */
function inputOf(route: Route, request: FastifyRequest): unknown {
  const query = request.query as Record<string, unknown>
  if (route.method !== 'GET') {
    const stray = Object.keys(query)[0]
    const mayBeNone = route.bodyOptional ?? route.method === 'DELETE'
    const body = mayBeNone && request.body === undefined ? {} : request.body
    if (stray === undefined)
      return withHeader(route.id === undefined ? body : withId(body, route.id, request), route, request)
    // Texts belong in the body, because proxies log URLs.
    throw new LaurelError('validation', 'This address takes no query parameters; send the fields in the JSON body.', {
      errors: [{ pointer: '', message: 'no query parameters are taken here' }],
    })
  }
  return withHeader({ ...query, ...(route.id !== undefined && { [route.id]: idOf(request) }) }, route, request)
}

/** The input with the field that the route takes from a header, which overrides a field of the body. */
const withHeader = (input: unknown, { header }: Route, request: FastifyRequest): unknown =>
  header === undefined || typeof input !== 'object' || input === null || Array.isArray(input)
    ? input
    : { ...input, [header.field]: single(request.headers[header.name.toLowerCase()]) ?? '' }
