/** What is fuzzed: an arbitrary of requests for every operation of the OpenAPI document. */
import fc from 'fast-check'
import { changed } from './changes.ts'
import type { Draft, Field } from './draft.ts'
import { partsOf } from './json-text.ts'
import type { Described, Parameter } from './described.ts'
import { fitting } from './values.ts'

export interface Target {
  /** The id of the operation, or `mcp:` and the method. */
  readonly name: string
  /** Its share of all requests. */
  readonly weight: number
  readonly requests: fc.Arbitrary<Draft>
}

/** A client address for each request: an own one, or one of few, so that daily limits are reached too. */
const client = fc.oneof(fc.nat(255), fc.nat(2 ** 24 - 1)).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)

/** Host and client address, which every request has. */
export const commonFields = (host: string): fc.Arbitrary<readonly Field[]> =>
  client.map((address) => [
    ['Host', host],
    ['X-Forwarded-For', address],
  ])

/** The targets of a document, without POST /api/mcp, whose messages have targets of their own. */
export function httpTargets(described: Described): readonly Target[] {
  return described.operations
    .filter(({ name }) => name !== 'mcp_post')
    .map((operation) => {
      const { name, method, template, parameters, body } = operation
      const of = (place: string) => parameters.filter((parameter) => parameter.in === place)
      const path = ofPath(template, of('path'), described)
      const query = optional(of('query'), described)
      const fields = optional(of('header'), described)
      const record = described.deletable(template)
      const valid = fc
        .record({
          path: record.length === 0 ? path : fc.oneof(path, fc.constantFrom(...record.map(([taken]) => taken))),
          query,
          fields,
          common: commonFields(described.host),
          json: body === null ? fc.constant(null) : bodies(body, described),
          accept: fc.constantFrom<readonly Field[]>(
            [],
            [['Accept', 'application/json']],
            [['Accept-Encoding', 'gzip, br']],
          ),
        })
        .map(({ path: taken, query: asked, fields: sent, common, json, accept }): Draft => {
          const token = record.find(([known]) => known === taken)?.[1]
          return {
            method: method.toUpperCase(),
            target:
              asked.length === 0
                ? taken
                : `${taken}?${new URLSearchParams(asked.map(([key, value]) => [key, value])).toString()}`,
            protocol: 'HTTP/1.1',
            fields: [
              ...common,
              ...accept,
              ...(json === null ? [] : [['Content-Type', 'application/json'] as const]),
              ...(token === undefined ? sent : [['X-Delete-Token', token] as const]),
            ],
            json,
            secrets: [],
            changes: 0,
          }
        })
      const weight = body !== null ? 6 : template.includes('{') || method !== 'get' || parameters.length > 0 ? 2 : 1
      return { name, weight, requests: changed(valid) }
    })
}

/** Bodies that fit the schema, and no body where none is needed. */
function bodies(
  body: NonNullable<Described['operations'][number]['body']>,
  described: Described,
): fc.Arbitrary<Draft['json']> {
  const valid = fc
    .oneof(
      { weight: 1, arbitrary: fc.constant(body.example) },
      { weight: 3, arbitrary: fitting(body.schema, described.resolve) },
    )
    .filter((value) => body.fits(value))
    .map(partsOf)
  return body.required ? valid : fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: valid })
}

function ofPath(template: string, parameters: readonly Parameter[], described: Described): fc.Arbitrary<string> {
  const ids = parameters.map((parameter) => {
    const known = described.known(parameter)
    return known.length === 0 ? fitting(parameter.schema, described.resolve).map(String) : fc.constantFrom(...known)
  })
  return fc
    .tuple(...ids)
    .map((values) =>
      values.reduce<string>((path, value) => path.replace(/\{[^}]+\}/, () => encodeURIComponent(value)), template),
    )
}

/** Some of the parameters, with values that fit. */
function optional(parameters: readonly Parameter[], { resolve }: Described): fc.Arbitrary<readonly Field[]> {
  const each = parameters.map(({ name, schema, required }) =>
    (required === true ? fitting(schema, resolve) : fc.option(fitting(schema, resolve), { nil: undefined })).map(
      (value) =>
        value === undefined
          ? null
          : ([name, headerValue(name, typeof value === 'string' ? value : JSON.stringify(value))] as const),
    ),
  )
  return fc.tuple(...each).map((pairs) => pairs.filter((pair) => pair !== null))
}

/** A header holds visible characters only; a query takes every character. */
const headerValue = (name: string, value: string): string =>
  /^[A-Z]/.test(name) ? value.replace(/[^\x21-\x7e]+/g, '-') || '-' : value
