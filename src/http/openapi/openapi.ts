import { stringify } from 'yaml'
import type { Settings } from '../../app/services.ts'
import { pageDisclosure } from '../../core/words.ts'
import type { Sample } from '../context.ts'
import { routes } from '../routes/routes.ts'
import { headers, problemExamples, schemas, withReferences } from './components.ts'
import { documentPaths } from './documents.ts'
import { commonFailures } from './failures.ts'
import { keySchemes, withKeyOrNone } from './key-schemes.ts'
import { mcpPaths, mcpComponents } from './mcp.ts'
import { idempotencyKey, notModified, operationOf } from './operation.ts'

/** What the document depends on. */
export interface OpenapiContext {
  readonly settings: Settings
  /** Calls that were really made, by the name of the operation, for the examples. */
  readonly samples: ReadonlyMap<string, Sample>
}

/**
 * The OpenAPI 3.1 document of every address that answers machines (docs/spec/decisions.md 2), as plain JSON. Errors,
 * headers and repeated schemas are components.
 */
function openapiDocument({ settings, samples }: OpenapiContext): object {
  const { publicUrl, version } = settings
  const parameters: Record<string, object> = { 'Idempotency-Key': idempotencyKey }
  const responses: Record<string, object> = { 'not-modified': notModified, ...commonFailures() }
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    const sample = samples.get(route.operation.name)
    ;(paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route, sample, version, { responses, parameters })
  }
  const documents = documentPaths(publicUrl, responses)
  return {
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
        description: 'Screen, rewrite, simulate, delete. They answer flat; what screens counts against the allowance.',
      },
      { name: 'Documents', description: 'Free to read; in the envelope {ok, version, data}, with a strong ETag.' },
      { name: 'MCP', description: 'The Model Context Protocol: the same operations as tools.' },
      { name: 'Files', description: 'What leads to the API, Markdown and pictures; free to read.' },
    ],
    security: withKeyOrNone,
    paths: withReferences({ ...paths, ...mcpPaths(settings), ...documents }),
    components: {
      schemas: { ...schemas(), ...mcpComponents.schemas },
      responses: { ...responses, ...mcpComponents.responses },
      headers,
      parameters,
      examples: problemExamples(publicUrl, version),
      securitySchemes: keySchemes,
    },
  }
}

/** The document as compact JSON. */
export const openapiJson = (context: OpenapiContext): string => `${JSON.stringify(openapiDocument(context))}\n`

/** The same as YAML. It is made of the JSON, so that both hold the same values and no symbol of a schema library. */
export const openapiYaml = (context: OpenapiContext): string =>
  stringify(JSON.parse(openapiJson(context)), { aliasDuplicateObjects: false, lineWidth: 0 })
