/** Holds answers against an OpenAPI 3.1 document. */
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

const ajvs = new WeakMap<OpenApi, Ajv2020>()

function ajvOf(document: OpenApi): Ajv2020 {
  const known = ajvs.get(document)
  if (known) return known
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  ajv.addFormat('uri', /^https?:\/\/\S+$/)
  ajv.addSchema(document, 'openapi')
  ajvs.set(document, ajv)
  return ajv
}

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** The template of a path and its operations, or undefined when the document does not list it. */
export function operationOf(document: OpenApi, method: string, path: string): [string, Operation] | undefined {
  const bare = path.split('?', 1)[0] ?? ''
  for (const [template, methods] of Object.entries(document.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`)
    const operation = methods[(method === 'HEAD' ? 'GET' : method).toLowerCase()]
    if (pattern.test(bare) && operation) return [template, operation]
  }
  return undefined
}

/** Fails unless the status, the content type and the body of an answer are documented. Other addresses are let be. */
export function fitsOpenApi(document: OpenApi, seen: Seen): void {
  const found = operationOf(document, seen.method, seen.path)
  if (found === undefined) return
  const [template, operation] = found
  const method = (seen.method === 'HEAD' ? 'GET' : seen.method).toLowerCase()
  const response = operation.responses[String(seen.status)]
  assert.ok(response, `${seen.method} ${template}: status ${seen.status} is not documented; ${seen.text.slice(0, 300)}`)
  if (seen.text === '' || response.content === undefined) return
  const type = seen.type.split(';', 1)[0] ?? ''
  assert.ok(response.content[type], `${seen.method} ${template} ${seen.status}: type ${type} is not documented`)
  const pointer = ['paths', template, method, 'responses', String(seen.status), 'content', type, 'schema']
  const validate: ValidateFunction = ajvOf(document).compile({
    $ref: `openapi#/${pointer.map(escape).map(encodeURIComponent).join('/')}`,
  })
  validate(/json/.test(type) ? seen.json : seen.text)
  assert.deepEqual(validate.errors ?? [], [], `${seen.method} ${template} ${seen.status}: ${seen.text.slice(0, 500)}`)
}
