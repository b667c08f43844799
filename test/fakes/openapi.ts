/** Validates answers against an OpenAPI 3.1 document. */
import { strict as assert } from 'node:assert'
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'

interface Media {
  readonly schema?: AnySchema
}
interface Operation {
  readonly operationId?: string
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
  readonly requestBody?: { readonly content: Readonly<Record<string, Media & { readonly examples?: unknown }>> }
}
export interface OpenApi {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, AnySchema>> }
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
    (template) => [template, new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`)] as const,
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

/**
 * Fails unless the document lists the status, content type and body of an answer. Answers of other addresses are
 * ignored.
 */
export function fitsOpenApi(document: OpenApi, seen: Seen): void {
  const all = hold(document)
  const method = (seen.method === 'HEAD' ? 'GET' : seen.method).toLowerCase()
  const found = operationOf(all, method, seen.path)
  if (found === undefined) return
  const [template, operation] = found
  const response = operation.responses[String(seen.status)]
  assert.ok(response, `${seen.method} ${template}: status ${seen.status} is not documented; ${seen.text.slice(0, 300)}`)
  if (seen.text === '' || response.content === undefined) return
  const type = seen.type.split(';', 1)[0] ?? ''
  assert.ok(response.content[type], `${seen.method} ${template} ${seen.status}: type ${type} is not documented`)
  const pointer = ['paths', template, method, 'responses', String(seen.status), 'content', type, 'schema']
  const validate = validatorOf(all, pointer)
  validate(/json/.test(type) ? seen.json : seen.text)
  assert.deepEqual(validate.errors ?? [], [], `${seen.method} ${template} ${seen.status}: ${seen.text.slice(0, 500)}`)
}
