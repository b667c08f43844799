/** The definitions of the tools: small enough for a model's context, and true of every answer. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { failing, passing } from '../http/kit.ts'
import { startService, type TestService } from '../fakes/service.ts'
import { message, modernCall, post, toolCall } from './kit.ts'

let service: TestService
let tools: any[]
before(async () => {
  service = await startService()
  tools = (await post(service, message('tools/list'))).json['result'].tools
})
after(() => service.close())

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** Every schema within a schema. */
const schemasIn = (schema: any): any[] => [
  schema,
  ...[
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ].flatMap(schemasIn),
]

test('the list takes at most 12,500 bytes in both eras, and the mean tool 1,800', async () => {
  const { body, headers } = modernCall('tools/list')
  for (const { text } of [await post(service, message('tools/list')), await post(service, body, headers)])
    assert.ok(Buffer.byteLength(text) <= 12_500, `${Buffer.byteLength(text)} bytes`)
  const mean = bytes(tools) / tools.length
  assert.ok(mean <= 1_800, `${mean} bytes`)
})

test('every tool has a title, says when not to use it, has the four annotations and a closed input schema', () => {
  for (const tool of tools) {
    assert.ok(tool.title.length > 0)
    assert.match(tool.description, /\b[Nn]ot /)
    assert.deepEqual(Object.keys(tool.annotations), [
      'readOnlyHint',
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
    ])
    for (const schema of schemasIn(tool.inputSchema).filter(({ type }) => type === 'object'))
      assert.equal(schema.additionalProperties, false, tool.name)
  }
})

test('input schemas are those of the operations, with limits and descriptions', async () => {
  const { paths } = (await service.get('/openapi.json')).json as any
  const published = paths['/api/flow/run'].post.requestBody.content['application/json'].schema
  const { inputSchema } = tools.find(({ name }) => name === 'svc_flow_run')
  assert.deepEqual(Object.keys(inputSchema.properties), Object.keys(published.properties))
  assert.deepEqual([inputSchema.properties.idea.maxLength, inputSchema.properties.idea.pattern], [8_000, '\\S'])
  assert.match(inputSchema.properties.look.description, /how the badge looks/)
})

test('an output schema holds types only, each a single one, and opens no nested record', () => {
  for (const { name, outputSchema } of tools) {
    const [whole, ...members] = schemasIn(outputSchema)
    assert.deepEqual(Object.keys(whole), ['type', 'properties', 'required'], name)
    assert.deepEqual(Object.keys(whole.properties).toSorted(), [...whole.required].toSorted(), name)
    for (const member of members) {
      const keys = Object.keys(member).filter((key) => !['enum', 'items'].includes(key))
      assert.ok(keys.length === 1 && ['type', 'anyOf'].includes(keys[0] ?? ''), `${name}: ${JSON.stringify(member)}`)
      // Several types in one list are legal, and the Inspector warns of clients that cannot read them.
      assert.ok(!Array.isArray(member.type), name)
    }
  }
})

describe('every answer fits the output schema of its tool', () => {
  const keyed = 'A badge. legal winner thank year wave sausage worth useful legal winner thank yellow'
  const look = { shape: 'shield', issuer: 'Garden Club' }
  const calls: readonly (readonly [string, object])[] = [
    ['svc_flow_run', { idea: passing }],
    ['svc_flow_run', { idea: passing, simulate: false }],
    ['svc_flow_run', { idea: failing }],
    ['svc_flow_run', { idea: failing, acceptRewrite: true, look }],
    ['svc_flow_run', { idea: keyed }],
    ['svc_flow_run', { idea: passing, network: 'signet', tokenType: 'badge', audience: 'pupils' }],
    ['svc_preflight', { idea: passing }],
    ['svc_preflight', { idea: failing, network: 'mainnet' }],
    ['svc_preflight', { idea: keyed }],
    ['svc_rewrite', { idea: passing }],
    ['svc_rewrite', { idea: failing }],
    ['svc_sandbox_simulate', { assetName: 'Bird Watcher' }],
    ['svc_sandbox_simulate', { assetName: '한국어 배지 🦉', objective: 'Thanks.', look }],
    ['svc_pack_meta', {}],
    ['svc_pack_get', {}],
    ['svc_pack_get', { section: 'skills' }],
    ['svc_pack_get', { format: 'yaml', section: 'guardrails' }],
  ]
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  const fits = (name: string, answer: unknown) => {
    const check = ajv.compile(tools.find((tool) => tool.name === name).outputSchema)
    assert.ok(check(answer), `${name}: ${ajv.errorsText(check.errors)}`)
  }
  for (const [name, input] of calls)
    test(`${name} ${JSON.stringify(input).slice(0, 60)}`, async () => {
      const { result } = (await post(service, toolCall(name, input))).json as any
      assert.equal(result.isError, undefined, JSON.stringify(result))
      fits(name, result.structuredContent)
      assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent)
    })
  test('svc_receipt_get, with and without a proof', async () => {
    const { receiptId } = (await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })).json
    for (const proven of [false, true]) {
      if (proven) await service.post('/api/proof', { receiptId })
      const { result } = (await post(service, toolCall('svc_receipt_get', { receiptId }))).json as any
      assert.equal(result.structuredContent.proof === null, !proven)
      fits('svc_receipt_get', result.structuredContent)
    }
  })
})
