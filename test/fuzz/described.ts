/** What a running server says of itself: its OpenAPI document, its MCP listing, and some records made there. */
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { type OpenApi, openApiOf, schemaAt } from '../fakes/openapi.ts'
import { passing } from '../http/kit.ts'
import type { Schema } from './values.ts'

export interface Parameter {
  readonly in: 'path' | 'query' | 'header'
  readonly name: string
  readonly required?: boolean
  readonly schema: Schema
  readonly example?: unknown
}

export interface Described {
  readonly host: string
  readonly document: OpenApi
  readonly operations: readonly {
    readonly name: string
    readonly method: string
    readonly template: string
    readonly parameters: readonly Parameter[]
    readonly body: {
      readonly schema: Schema
      readonly example: unknown
      readonly required: boolean
      readonly fits: (value: unknown) => boolean
    } | null
  }[]
  readonly resolve: (ref: string) => Schema
  /** Values of a path parameter that name something. */
  readonly known: (parameter: Parameter) => readonly string[]
  /** Records that may be deleted at an address: their paths and deletion tokens. */
  readonly deletable: (template: string) => readonly (readonly [path: string, token: string])[]
  readonly mcp: {
    readonly protocolVersions: readonly string[]
    readonly methods: readonly string[]
    readonly tools: readonly { readonly name: string; readonly inputSchema: Schema; readonly outputSchema: object }[]
    readonly prompts: readonly { readonly name: string; readonly arguments: readonly { readonly name: string }[] }[]
    readonly resources: readonly string[]
    readonly receiptId: string
  }
}

const most = 12

/** Reads the documents of a server and makes records in it. Throws when it answers otherwise than it should. */
export async function describe(origin: string): Promise<Described> {
  const read = async (path: string, body?: unknown): Promise<any> => {
    const response = await fetch(origin + path, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return path.endsWith('openapi.json') ? response.text() : response.json()
  }
  const list = async (method: string): Promise<any> =>
    (await read('/api/mcp', { jsonrpc: '2.0', id: 1, method })).result
  const document = openApiOf(await read('/openapi.json'))
  const flows = []
  for (let n = 0; n < most; n += 1) flows.push(await read('/api/flow/run', { idea: passing }))
  const receipts = flows.map(({ simulation }): readonly [string, string] => [
    simulation.receiptId,
    simulation.deleteToken,
  ])
  const reports = flows.map(({ preflight }): readonly [string, string] => [preflight.reportId, preflight.deleteToken])
  const { proofId } = await read('/api/proof', { hash: 'ab'.repeat(32) })
  const listing = await read('/api/mcp')
  const { tools } = await list('tools/list')
  const { prompts } = await list('prompts/list')
  const { resources } = await list('resources/list')
  // The first records stay; the others may be deleted.
  const ids: Readonly<Record<string, string>> = {
    rcp_: receipts[0]?.[0] ?? '',
    rpt_: reports[0]?.[0] ?? '',
    prf_: proofId,
  }
  const resolve = (ref: string): any =>
    ref
      .replace('#/', '')
      .split('/')
      .reduce<any>((part, name) => part[name], document)
  return {
    host: new URL(origin).host,
    document,
    resolve,
    operations: Object.entries(document.paths).flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const media: any = operation.requestBody?.content['application/json']
        const validate: ValidateFunction | null =
          media === undefined
            ? null
            : schemaAt(document, ['paths', template, method, 'requestBody', 'content', 'application/json', 'schema'])
        return {
          name: operation.operationId ?? `${method} ${template}`,
          method,
          template,
          parameters: (operation.parameters ?? []).map((one: any) => ('$ref' in one ? resolve(one.$ref) : one)),
          body:
            validate === null
              ? null
              : {
                  schema: media.schema,
                  example: media.example,
                  required: operation.requestBody?.required === true,
                  fits: (value: unknown) => validate(value),
                },
        }
      }),
    ),
    known({ example }) {
      const text = typeof example === 'string' ? example : ''
      const record = ids[text.slice(0, 4)]
      return text === '' ? [] : record === undefined ? [text] : [record, text]
    },
    deletable: (template) =>
      (template === '/api/receipt/{id}' ? receipts : template === '/api/report/{id}' ? reports : [])
        .slice(1)
        .map(([id, token]) => [template.replace('{id}', id), token] as const),
    mcp: { ...listing, tools, prompts, resources: resources.map((one: any) => one.uri), receiptId: ids['rcp_'] },
  }
}
