import { version as release } from '../../app/pack/content-schema.ts'
import type { Bytes, Operation } from '../../app/operation/operation.ts'
import type { Sample } from '../context.ts'
import { answerBody } from '../response/respond.ts'
import type { Route } from '../routes/routes.ts'
import { shortened, shortenedText } from './abridged.ts'
import { errorsOf, failuresOf, isLimited, limitHeaders, refTo } from './failures.ts'
import { withKey } from './key-schemes.ts'

/** Components that operations share, by name. */
export interface Shared {
  readonly responses: Record<string, object>
  readonly parameters: Record<string, object>
}

/** The operation object of a route. Puts the components that it refers to into `shared`. `sample`: a call that was really made, for the examples. */
export function operationOf(
  route: Route,
  sample: Sample | undefined,
  version: string,
  { responses, parameters: sharedParameters }: Shared,
): object {
  const { operation, method } = route
  const own = [...operation.errors, ...(isLimited(operation) ? (['rate-limited'] as const) : [])]
  const parameters = parametersOf(route, sample, sharedParameters)
  return {
    operationId: operation.name,
    summary: operation.title,
    description: operation.summary,
    tags: [method === 'GET' ? 'Documents' : 'Actions'],
    ...(operation.needsKey && { security: withKey }),
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && { requestBody: bodyOf(route) }),
    responses: {
      200: {
        description: 'OK',
        ...(isLimited(operation) && { headers: limitHeaders }),
        content: contentOf(operation, sample, version),
      },
      // The answer to a POST has no entity tag and no conditional request (http/routes/api).
      ...(method === 'GET' && { 304: refTo('responses', 'not-modified') }),
      ...failuresOf(errorsOf(route), { own, limited: isLimited(operation) }, responses),
    },
  }
}

/** What every operation may share beside the errors. */
export const notModified = {
  description: 'The caller has these bytes already: If-None-Match named the strong ETag that every 200 of a GET has.',
  headers: { ETag: refTo('headers', 'ETag') },
}

/** The schema of a whole answer, with `ok` and `version`. */
export const answerSchema = (operation: Operation): unknown => {
  const ok = { const: true }
  if (operation.kind === 'bytes') return operation.output
  if (operation.kind === 'document')
    return {
      type: 'object',
      additionalProperties: false,
      required: ['ok', 'version', 'data'],
      properties: { ok, version: release, data: operation.output },
    }
  const { properties, required = [] } = operation.output as { properties: object; required?: string[] }
  return {
    type: 'object',
    additionalProperties: false,
    required: ['ok', 'version', ...required],
    properties: { ok, version: release, ...properties },
  }
}

/** Path, query and header parameters of a route. */
function parametersOf(
  { operation, method, id, header }: Route,
  sample: Sample | undefined,
  shared: Shared['parameters'],
): readonly object[] {
  const input = { ...operation.example, ...sample?.input } as Readonly<Record<string, unknown>>
  const parameter = (field: string, place: 'path' | 'query' | 'header', name = field) => {
    const { description, examples, ...schema } = operation.input.properties[field] as Described
    return {
      in: place,
      name,
      ...(place !== 'query' && { required: true }),
      ...(description !== undefined && { description }),
      schema,
      ...exampleOf([input[field], examples?.[0], schema.enum?.[0]]),
    }
  }
  const fields = Object.keys(operation.input.properties)
  return [
    ...(id === undefined ? [] : [sharedAs(id, parameter(id, 'path', 'id'), shared)]),
    ...(method === 'GET' ? fields.filter((name) => name !== id).map((name) => parameter(name, 'query')) : []),
    ...(header === undefined ? [] : [parameter(header.field, 'header', header.name)]),
    ...(operation.writes ? [refTo('parameters', 'Idempotency-Key')] : []),
  ]
}

/** A reference to the component of this name, which is made if it is missing. */
function sharedAs(name: string, parameter: object, shared: Shared['parameters']): object {
  shared[name] ??= parameter
  return refTo('parameters', name)
}

/** The members of a field's schema that a parameter needs. */
interface Described {
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly enum?: readonly unknown[]
}

/** The first example that there is: of the call that was made, of the schema, of a closed list. */
const exampleOf = (values: readonly unknown[]): object => {
  const value = values.find((one) => one !== undefined)
  return value === undefined ? {} : { example: value }
}

export const idempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  description: 'the same key and request get the same answer for 24 hours, and nothing is done twice',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: 'garden-day-2026-05-09',
}

/** An example body of a POST: the example of the operation without the id of the path; null when no body is needed. */
export function exampleBody({ operation, id, bodyOptional }: Route): Readonly<Record<string, unknown>> | null {
  const fields = Object.entries(operation.example).filter(([name]) => name !== id)
  return fields.length === 0 && bodyOptional === true ? null : Object.fromEntries(fields)
}

/** The body of a POST: the input fields that are not in the path. */
function bodyOf(route: Route): object {
  const { operation, id, bodyOptional } = route
  const { properties, required = [], ...rest } = operation.input as { properties: object; required?: string[] }
  const left = required.filter((name) => name !== id)
  const schema =
    id === undefined
      ? operation.input
      : {
          ...rest,
          properties: Object.fromEntries(Object.entries(properties).filter(([name]) => name !== id)),
          ...(left.length > 0 && { required: left }),
        }
  return {
    required: bodyOptional !== true,
    content: { 'application/json': { schema, example: exampleBody(route) ?? {} } },
  }
}

function contentOf(operation: Operation, sample: Sample | undefined, version: string): object {
  const { mediaType = 'application/json', download } = operation
  return {
    [mediaType]: { schema: answerSchema(operation), ...exampleAnswer(operation, sample, version) },
    ...(download && { [download.mediaType]: { schema: { type: 'string' }, ...exampleFile(sample) } }),
  }
}

/** The answer of the sample, shortened so that it still fits the schema; none for bytes that are no text. */
function exampleAnswer(operation: Operation, sample: Sample | undefined, version: string): object {
  if (sample === undefined || sample.answer === null) return {}
  if (operation.kind !== 'bytes')
    return { example: shortened(JSON.parse(answerBody(operation.kind, version, sample.answer))) }
  const { text, mediaType } = sample.answer as Bytes
  if (typeof text !== 'string') return {}
  return { example: /json/.test(mediaType) ? shortened(beginning(JSON.parse(text))) : shortenedText(text) }
}

const exampleFile = (sample: Sample | undefined): object =>
  sample?.file === undefined ? {} : { example: shortenedText(sample.file) }

/** The first members of an object: canonical bytes are long. */
const beginning = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).slice(0, 3)) : value
