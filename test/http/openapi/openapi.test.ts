/** The OpenAPI document: shared parts, an example for everything, each valid, and small enough to read. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { openapiJson } from '../../../src/cli/documents.ts'
import { type TestService, startService } from '../../fakes/service.ts'

type Json = Record<string, any>

let service: TestService
let text = ''
let yaml = ''
let document: Json = {}
let ajv: Ajv2020
before(async () => {
  service = await startService()
  text = (await service.get('/openapi.json')).text
  yaml = (await service.get('/openapi.yaml')).text
  document = JSON.parse(text)
  ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(document, 'openapi')
})
after(() => service.close())

/** A value, or the component that it refers to. */
const resolved = (value: Json): Json =>
  typeof value['$ref'] === 'string'
    ? value['$ref']
        .slice(2)
        .split('/')
        .reduce<Json>((part, name) => part[name] as Json, document)
    : value

/** The problems of a value with a schema of the document. */
function faults(schema: Json, value: unknown): unknown {
  // References of the schema are to the document.
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')) as Json
  const validate = ajv.compile(absolute)
  validate(value)
  return validate.errors ?? []
}

const operations = () =>
  Object.entries(document['paths'] as Json).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation: operation as Json,
    })),
  )

/** Answers that are no text. */
const withoutExample = /^image\/png|opentimestamps/

describe('the OpenAPI document', () => {
  test('is compact, and as generated it has at most 130 KB', async () => {
    const bytes = Buffer.byteLength(await openapiJson())
    assert.ok(bytes <= 130_000, `${bytes} bytes`)
    assert.equal(text, `${JSON.stringify(document)}\n`)
  })

  test('has examples of other forms of an answer that are how these begin', async () => {
    const media = (path: string, method: string, status: number, type: string): Json =>
      resolved(document['paths'][path][method].responses[status]).content[type] as Json
    const yamlPack = (await service.post('/api/agent/pack', { format: 'yaml', section: 'guardrails' })).text
    const [shown = ''] = (media('/api/agent/pack', 'post', 200, 'application/yaml')['example'] as string).split('…')
    assert.ok(shown.length > 20 && yamlPack.startsWith(shown), shown)
    const { text: html } = await service.get('/receipt/none/qr.svg', { accept: 'text/html' })
    assert.ok(html.startsWith(media('/receipt/{id}/qr.svg', 'get', 404, 'text/html')['example']), html.slice(0, 80))
    const { headers } = await service.get('/.well-known/mcp/server-card.json')
    const moved = document['paths']['/.well-known/mcp/server-card.json'].get.responses[308]
    assert.equal(headers.get('location'), moved.headers.Location.example)
  })

  test('has an example of MCP that is a part of the answer to the example of a call', async () => {
    const { requestBody, responses } = document['paths']['/api/mcp'].post
    const answer = (await service.post('/api/mcp', requestBody.content['application/json'].example)).json
    assert.partialDeepStrictEqual(answer, responses[200].content['application/json'].example)
  })

  test('has an example for every header', () => {
    for (const { name, operation } of operations())
      for (const [status, answer] of Object.entries(operation['responses'] as Json))
        for (const [header, given] of Object.entries((resolved(answer)['headers'] ?? {}) as Json)) {
          const { schema, example } = resolved(given)
          assert.deepEqual(faults(schema, example), [], `${name} ${status} ${header}`)
        }
  })

  test('says the same as YAML', () => {
    assert.deepEqual(parse(yaml), document)
  })

  test('has examples of files that are how the files begin', async () => {
    const files = operations().filter(({ operation }) => operation['tags'][0] === 'Files')
    assert.ok(files.length > 20)
    const { receiptId } = (await service.post('/api/sandbox/simulate', { assetName: 'Garden helper' })).json as Json
    for (const { path, name, operation } of files) {
      const answer = operation['responses'][200]
      if (answer === undefined) continue
      const url = (operation['parameters'] ?? [])
        .reduce(
          (before: string, given: Json) => before.replace(`{${String(given['name'])}}`, String(given['example'])),
          path,
        )
        .replace(/\/rcp_\w+/, `/${receiptId}`)
      const [media] = Object.values(answer['content'] as Json)
      const { status, text: body, json } = await service.get(url)
      assert.equal(status, 200, url)
      if (typeof media['example'] === 'string')
        assert.ok(body.startsWith(media['example']), `${name}: ${body.slice(0, 80)}`)
      else if (media['example'] !== undefined)
        for (const [key, value] of Object.entries(media['example'] as Json)) assert.deepEqual(json[key], value, name)
    }
  })

  test('shares every error answer and refers to every component', () => {
    for (const { name, operation } of operations())
      for (const [status, answer] of Object.entries(operation['responses'] as Json))
        assert.equal('$ref' in answer, !/^2|308/.test(status), `${name} ${status}`)
    const unused = Object.entries(document['components'] as Json)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, parts]) => Object.keys(parts as Json).map((name) => `#/components/${kind}/${name}`))
      .filter((ref) => !text.includes(`"${ref}"`))
    assert.deepEqual(unused, [])
  })

  test('has an example for every parameter, and it fits', () => {
    for (const { name, operation } of operations())
      for (const given of operation['parameters'] ?? []) {
        const parameter = resolved(given)
        assert.ok('example' in parameter, `${name}: ${String(parameter['name'])}`)
        assert.deepEqual(faults(parameter['schema'], parameter['example']), [], `${name}: ${String(parameter['name'])}`)
      }
  })

  test('has an example for every answer, and it fits', () => {
    for (const { name, operation } of operations())
      for (const [status, given] of Object.entries(operation['responses'] as Json))
        for (const [type, media] of Object.entries((resolved(given)['content'] ?? {}) as Json)) {
          const where = `${name} ${status} ${type}`
          const examples = Object.values((media['examples'] ?? {}) as Json).map((one) => resolved(one)['value'])
          if ('example' in media) examples.push(media['example'])
          assert.equal(examples.length > 0, !withoutExample.test(type), where)
          for (const example of examples) assert.deepEqual(faults(media['schema'], example), [], where)
        }
  })
})
