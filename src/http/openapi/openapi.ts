import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { stringify } from 'yaml'
import type { Operation } from '../../app/operation/operation.ts'
import { type ErrorCode, errorCodes } from '../../core/error.ts'
import { pageDisclosure } from '../../core/words.ts'
import { problems } from '../response/respond.ts'
import { keySchemes, withKey, withKeyOrNone } from './key-schemes.ts'
import { documentPaths } from './documents.ts'
import { type Route, routes } from '../routes/routes.ts'

/** The error codes of a route: those of its operation and those of every call of its kind. */
export const errorsOf = ({ method, operation, id }: Route): readonly ErrorCode[] =>
  errorCodes.filter(
    (code) =>
      operation.errors.includes(code) ||
      [
        'validation',
        'forbidden',
        'unauthorized',
        'key-material',
        'uri-too-long',
        'headers-too-large',
        'internal',
        'unavailable',
        'timeout',
      ].includes(code) ||
      (method !== 'GET' && ['invalid-json', 'too-large', 'unsupported-media-type'].includes(code)) ||
      (operation.writes && ['idempotency-running', 'idempotency-mismatch'].includes(code)) ||
      ((operation.cost === 'expensive' || operation.limit !== undefined) && code === 'rate-limited') ||
      (id !== undefined && code === 'not-found'),
  )

// The swagger plugin takes every member but the description as the schema of a header.
const header = (description: string, type: 'string' | 'integer' = 'string') => ({ description, type })

/** The RateLimit headers of an operation that counts; none for a free one. */
function quotaHeadersOf({ cost, limit }: Operation): object {
  if (cost === 'free' && limit === undefined) return {}
  const policy = limit?.policy ?? 'expensive'
  return {
    RateLimit: header(`what is left: "${policy}";r=<calls>;t=<seconds> (draft-ietf-httpapi-ratelimit-headers-11)`),
    'RateLimit-Policy': header(`the allowance: "${policy}";q=<calls>;w=<seconds>`),
  }
}

const problemSchema = { $ref: 'Problem#' }

/** The error answers of a route by status; the description lists the codes of the status. */
function failures(route: Route): Record<string, unknown> {
  const byStatus = Map.groupBy(errorsOf(route), (code) => problems[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${problems[code].title}`).join('. '),
        headers: {
          ...([422, 429, 500, 503].includes(status) && quotaHeadersOf(route.operation)),
          ...([409, 429, 503, 504].includes(status) && retryAfter),
        },
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  )
}

const retryAfter = { 'Retry-After': header('seconds to wait', 'integer') }

/** The schema of a whole answer, with `ok` and `version`. */
export const answerSchema = (operation: Operation): unknown => {
  const ok = { type: 'boolean', enum: [true] }
  const version = { type: 'string', description: 'current release, YYYY.MM.DD.N' }
  if (operation.kind === 'bytes') return operation.output
  if (operation.kind === 'document')
    return {
      type: 'object',
      additionalProperties: false,
      required: ['ok', 'version', 'data'],
      properties: { ok, version, data: operation.output },
    }
  const { properties, required = [] } = operation.output as { properties: object; required?: string[] }
  return {
    type: 'object',
    additionalProperties: false,
    required: ['ok', 'version', ...required],
    properties: { ok, version, ...properties },
  }
}

/** The query parameters of a GET: the input fields that are not in the path. */
function queryOf({ operation, id }: Route): object {
  const fields = Object.entries(operation.input.properties).filter(([name]) => name !== id)
  return fields.length === 0 ? {} : { querystring: { type: 'object', properties: Object.fromEntries(fields) } }
}

/** An example body of a POST: the example of the operation without the id of the path; null when no body is needed. */
export function exampleBody({ operation, id, bodyOptional }: Route): Readonly<Record<string, unknown>> | null {
  const fields = Object.entries(operation.example).filter(([name]) => name !== id)
  return fields.length === 0 && bodyOptional === true ? null : Object.fromEntries(fields)
}

/** The body of a POST: the input fields that are not in the path. */
function bodyOf(route: Route): object {
  const { operation, id } = route
  const { properties, required = [], ...rest } = operation.input as { properties: object; required?: string[] }
  const left = required.filter((name) => name !== id)
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => name !== id)),
    ...(left.length > 0 && { required: left }),
    examples: [exampleBody(route) ?? {}],
  }
}

const contentOf = (operation: Operation): unknown => ({
  [operation.mediaType ?? 'application/json']: { schema: answerSchema(operation) },
  ...(operation.download && { [operation.download.mediaType]: { schema: { type: 'string' } } }),
})

/** The schema of a route, for the OpenAPI document. Fastify does not validate with it; the operation does. */
export function routeSchema(route: Route): FastifySchema {
  const { operation, method, id } = route
  // The answer to a POST has no entity tag and no conditional request (http/routes/api).
  const conditional = method === 'GET'
  return {
    operationId: operation.name,
    summary: operation.title,
    description: operation.summary,
    tags: [method === 'GET' ? 'Documents' : 'Actions'],
    security: operation.needsKey ? withKey : withKeyOrNone,
    ...(method === 'POST' && { body: bodyOf(route) }),
    ...(id !== undefined && {
      params: { type: 'object', required: ['id'], properties: { id: operation.input.properties[id] } },
    }),
    ...(method === 'GET' && queryOf(route)),
    ...(route.header && {
      headers: {
        type: 'object',
        required: [route.header.name],
        properties: { [route.header.name]: operation.input.properties[route.header.field] },
      },
    }),
    ...(operation.writes && {
      headers: {
        type: 'object',
        properties: {
          'Idempotency-Key': {
            type: 'string',
            minLength: 1,
            maxLength: 255,
            description: 'the same key and request get the same answer for 24 hours, and nothing is done twice',
          },
        },
      },
    }),
    response: {
      200: {
        description: operation.summary,
        headers: {
          ...(conditional && { ETag: header('strong entity tag of these bytes') }),
          ...quotaHeadersOf(operation),
        },
        content: contentOf(operation),
      },
      ...(conditional && {
        304: { description: 'The caller has these bytes already (If-None-Match).', type: 'null' },
      }),
      ...failures(route),
    },
  }
}

const problemComponent = {
  $id: 'Problem',
  title: 'Problem',
  description: 'Problem details (RFC 9457). `type` is a page that explains the code.',
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'ok', 'version', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'what to do; never repeats what was sent' },
    instance: { type: 'string' },
    ok: { type: 'boolean', enum: [false] },
    version: { type: 'string' },
    code: { type: 'string', enum: [...errorCodes] },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['pointer', 'message'],
        properties: {
          pointer: { type: 'string', description: 'JSON Pointer (RFC 6901) into the body; empty for the whole' },
          message: { type: 'string' },
        },
      },
    },
    findings: { type: 'array', items: { type: 'object' }, description: 'screening-failed: why' },
    'violated-policies': { type: 'array', items: { type: 'string' }, description: 'rate-limited: which allowance' },
  },
}

/** Collects the routes that are registered after it into an OpenAPI 3.1 document. */
export async function collectOpenapi(app: FastifyInstance, publicUrl: string, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Laurel',
        version,
        description: `Screens ideas for non-security Bitcoin credentials, rewrites them, and simulates issuance. ${pageDisclosure}`,
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: publicUrl }],
      tags: [
        {
          name: 'Actions',
          description:
            'Screen, rewrite, simulate, delete. They answer flat; what screens counts against the allowance.',
        },
        { name: 'Files', description: 'What leads to the API, Markdown and pictures; free to read.' },
        { name: 'Documents', description: 'Free to read; in the envelope {ok, version, data}, with a strong ETag.' },
      ],
      security: [],
      components: { securitySchemes: keySchemes },
    },
    transformObject: (given) => ('openapiObject' in given ? completed(given.openapiObject) : given.swaggerObject),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, i) => (typeof json['$id'] === 'string' ? json['$id'] : `def-${i}`),
    },
  })
  app.addSchema(problemComponent)
}

/** Adds what the plugin cannot express: which bodies are optional, and the documents beside the API. */
function completed<D extends { paths?: object | undefined }>(document: D): D {
  const paths = document.paths as Record<string, { post?: { requestBody?: { required?: boolean } } }>
  for (const { path } of routes.filter((route) => route.bodyOptional)) {
    const body = paths[path.replace(/:(\w+)/g, '{$1}')]?.post?.requestBody
    if (body !== undefined) body.required = false
  }
  return { ...document, paths: { ...paths, ...documentPaths } }
}

/** The finished document as JSON; available once every route is registered. */
export const openapiJson = (app: FastifyInstance): string => `${JSON.stringify(app.swagger(), null, 2)}\n`

/** The same as YAML. It is made of the JSON, so that both hold the same values and no symbol of a schema library. */
export const openapiYaml = (app: FastifyInstance): string =>
  stringify(JSON.parse(openapiJson(app)), { aliasDuplicateObjects: false, lineWidth: 0 })
