import { Type } from 'typebox'
import { operation } from '../app/operation.ts'
import { address, nullable, object, oneOf } from '../app/schema.ts'

/** One address, as the docs list it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly expensive: boolean
}

/** Pages without an id. */
export const pagePaths = ['/', '/rules', '/docs'] as const

const self: Endpoint = {
  method: 'GET',
  path: '/api/docs',
  summary: 'Where everything is: endpoints, OpenAPI, pages and problem types.',
  expensive: false,
}

/** The operation behind GET /api/docs (decisions §2), made of the addresses that the routes serve. */
export const docs = (rows: readonly Endpoint[], pages: readonly string[], problems: readonly string[]) =>
  operation({
    name: 'docs',
    title: 'The list of endpoints',
    summary: self.summary,
    kind: 'document',
    cost: 'free',
    writes: false,
    redacts: [],
    input: object({}),
    output: object({
      openapi: object({ json: address, yaml: address }),
      endpoints: Type.Array(
        object({
          method: oneOf(['GET', 'POST'] as const),
          path: Type.String(),
          summary: Type.String(),
          expensive: Type.Boolean({ description: 'counts against the allowance of the caller' }),
        }),
      ),
      mcp: nullable(address),
      pages: Type.Array(address),
      problems: Type.Array(address),
    }),
    errors: [],
    example: {},
    handle(_input, { settings: { publicUrl } }) {
      const at = (path: string) => `${publicUrl}${path}`
      return Promise.resolve({
        answer: {
          openapi: { json: at('/openapi.json'), yaml: at('/openapi.yaml') },
          endpoints: [...rows, self],
          mcp: null,
          pages: pages.map(at),
          problems: problems.map(at),
        },
      })
    },
  })
