/** Validates answers against an OpenAPI 3.1 document. */
import { strict as assert } from 'node:assert'
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'

interface Media {
  readonly schema?: AnySchema
}
interface Response {
  readonly description?: string
  readonly content?: Readonly<Record<string, Media>>
}
interface Operation {
  readonly operationId?: string
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>
  readonly parameters?: readonly object[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, Media & { readonly example?: unknown; readonly examples?: unknown }>>
  }
}
export interface OpenApi {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, AnySchema>>
    readonly responses: Readonly<Record<string, Response>>
  }
}

interface Seen {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly type: string
  readonly text: string
  readonly json: unknown
}

/** A document with its compiled parts: a pattern per path and a validator per answer. */
interface Held {
  readonly document: OpenApi
  readonly ajv: Ajv2020
  readonly patterns: readonly (readonly [template: string, pattern: RegExp])[]
  readonly validators: Map<string, ValidateFunction>
}

const held = new WeakMap<OpenApi, Held>()
const parsed = new Map<string, OpenApi>()

/** The document of a text. Services with equal documents share one, including its validators. */
export function openApiOf(text: string): OpenApi {
  const known = parsed.get(text)
  if (known) return known
  const document = JSON.parse(text) as OpenApi
  parsed.set(text, document)
  return document
}

function hold(document: OpenApi): Held {
  const known = held.get(document)
  if (known) return known
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  ajv.addFormat('uri', /^https?:\/\/\S+$/)
  ajv.addSchema(document, 'openapi')
  const patterns = Object.keys(document.paths).map(
    (template) =>
      [template, new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`)] as const,
  )
  const made = { document, ajv, patterns, validators: new Map() }
  held.set(document, made)
  return made
}

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** The template of a path and its operation; undefined if the document does not list it. */
function operationOf({ document, patterns }: Held, method: string, path: string): [string, Operation] | undefined {
  const bare = path.split('?', 1)[0] ?? ''
  for (const [template, pattern] of patterns) {
    const operation = document.paths[template]?.[method]
    if (operation && pattern.test(bare)) return [template, operation]
  }
  return undefined
}

function validatorOf({ ajv, validators }: Held, pointer: readonly string[]): ValidateFunction {
  const $ref = `openapi#/${pointer.map(escape).map(encodeURIComponent).join('/')}`
  const known = validators.get($ref)
  if (known) return known
  const validate = ajv.compile({ $ref })
  validators.set($ref, validate)
  return validate
}

/** The validator of the schema at a place of the document. */
export const schemaAt = (document: OpenApi, pointer: readonly string[]): ValidateFunction =>
  validatorOf(hold(document), pointer)

/** What a document lists for an address. */
export interface Listed {
  readonly template: string
  readonly method: string
  readonly operation: Operation
}

/** The operation of a request; undefined if the document does not list it. HEAD is that of GET. */
export function listedAt(document: OpenApi, seen: Pick<Seen, 'method' | 'path'>): Listed | undefined {
  const method = (seen.method === 'HEAD' ? 'GET' : seen.method).toLowerCase()
  const found = operationOf(hold(document), method, seen.path)
  return found && { template: found[0], method, operation: found[1] }
}

/** In what an answer does not fit its document. */
export interface Misfit {
  readonly what: 'status' | 'content type' | 'schema'
  readonly says: string
}

/**
 * How an answer differs from what the document lists: status, content type, body. Null when it fits, or when the
 * document does not list the address.
 */
export function misfitOf(document: OpenApi, seen: Seen): Misfit | null {
  const all = hold(document)
  const found = listedAt(document, seen)
  if (found === undefined) return null
  const { template, method, operation } = found
  const place = `${seen.method} ${template}`
  const status = String(seen.status) in operation.responses ? String(seen.status) : 'default'
  const given = operation.responses[status]
  const undocumented: Misfit = { what: 'status', says: `${place}: status ${seen.status} is not documented` }
  if (given === undefined) return undocumented
  const name = '$ref' in given ? given.$ref.split('/').at(-1) : undefined
  const response = name === undefined ? (given as Response) : all.document.components.responses[name]
  if (response === undefined) return { what: 'schema', says: `${template}: ${name} is no component` }
  // What any call can end with is listed by status.
  if (status === 'default' && !new RegExp(`\\b${seen.status}\\b`).test(response.description ?? '')) return undocumented
  if (seen.text === '' || response.content === undefined) return null
  const type = seen.type.split(';', 1)[0] ?? ''
  if (response.content[type] === undefined)
    return { what: 'content type', says: `${place} ${seen.status}: type ${type} is not documented` }
  const holder =
    name === undefined ? ['paths', template, method, 'responses', status] : ['components', 'responses', name]
  const validate = validatorOf(all, [...holder, 'content', type, 'schema'])
  if (validate(/json/.test(type) ? seen.json : seen.text)) return null
  const errors = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
  return { what: 'schema', says: `${place} ${seen.status}: ${[...new Set(errors)].join('; ')}` }
}

/**
 * Fails unless the document lists the status, content type and body of an answer. Answers of other addresses are
 * ignored.
 */
export function fitsOpenApi(document: OpenApi, seen: Seen): void {
  const misfit = misfitOf(document, seen)
  assert.equal(misfit, null, `${misfit?.says ?? ''}: ${seen.text.slice(0, 500)}`)
}
