/** The tools of a process without a public address: no answer names an address that nothing answers at. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Called, callTool } from '../../src/mcp/call.ts'
import { definitionOf, toolByName, tools } from '../../src/mcp/tools.ts'
import { withoutServer } from '../../src/mcp/unserved.ts'
import { failing, passing } from '../http/kit.ts'
import { startService, type TestService } from '../fakes/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

async function called(name: string, input: object): Promise<Exclude<Called, { failure: string }> & { answer: any }> {
  const tool = toolByName.get(name)
  assert.ok(tool)
  const answer = await callTool(tool, input, {
    services: withoutServer(service.services),
    call: { caller: { client: 'stdio' }, limited: () => undefined },
    deadline: (work) => work,
    failed: (error) => assert.fail(String(error)),
  })
  assert.ok('answer' in answer, JSON.stringify(answer))
  assert.deepEqual(JSON.parse(answer.json), answer.answer)
  return answer
}

/** Members that may hold an address, anywhere in an answer. */
const addressesIn = (value: any): [string, unknown][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]): [string, unknown][] => [
        ...(/url$|^api$|endpoint$|learnMore/i.test(name) ? [[name, inner] as [string, unknown]] : []),
        ...addressesIn(inner),
      ])

describe('every answer fits its schema and holds no dead address', () => {
  const ajv = new Ajv2020({ strict: true })
  const calls: readonly (readonly [string, object])[] = [
    ['svc_flow_run', { idea: passing }],
    ['svc_flow_run', { idea: failing, simulate: false }],
    ['svc_preflight', { idea: failing }],
    ['svc_rewrite', { idea: failing }],
    ['svc_sandbox_simulate', { assetName: 'Bird Watcher' }],
    ['svc_pack_meta', {}],
    ['svc_pack_get', {}],
    ['svc_pack_get', { section: 'sandbox' }],
    ['svc_pack_get', { format: 'yaml' }],
  ]
  for (const [name, input] of calls)
    test(`${name} ${JSON.stringify(input).slice(0, 40)}`, async () => {
      const { answer, json } = await called(name, input)
      const tool = toolByName.get(name)
      assert.ok(tool && ajv.validate(definitionOf(tool, true).outputSchema, answer), ajv.errorsText())
      assert.doesNotMatch(json, /:\/\/(?:laurel\.example|localhost)/)
      for (const [member, value] of addressesIn(answer))
        assert.match(String(value), member === 'shareUrl' ? /^null$/ : /^laurel:\/\/library\/[a-z-]+$/, member)
    })

  test('the list is no longer than over HTTP', () => {
    const bytes = (unserved: boolean) => JSON.stringify(tools.map((tool) => definitionOf(tool, unserved))).length
    assert.ok(bytes(true) <= bytes(false))
  })
})

test('a finding leads to an article that can be read as a resource', async () => {
  const { answer } = await called('svc_preflight', { idea: failing })
  const [, id] = /^laurel:\/\/library\/(.+)$/.exec(answer.findings[0].learnMore) ?? []
  assert.ok(service.services.publication.content.library.some((article) => article.id === id))
})

test('a receipt comes as JSON and as text; the flow says where the text is', async () => {
  const { answer, text } = await called('svc_sandbox_simulate', {
    assetName: 'Bird Watcher',
    objective: 'Thanks those\nwho came.\nValue: 100',
    look: { issuer: 'Garden Club' },
  })
  assert.equal(answer.shareUrl, null)
  const lines = text?.split('\n') ?? []
  assert.equal(lines[0], 'MOCK receipt, not on-chain')
  for (const line of [
    'Name: Bird Watcher',
    'Purpose: Thanks those who came. Value: 100',
    'From: Garden Club',
    'Network: testnet; nothing is issued on it',
    'Value: none',
    `Receipt id: ${String(answer.receiptId)}`,
  ])
    assert.ok(lines.includes(line), line)
  assert.match(lines.at(-1) ?? '', /^Mock receipt for education/)
  const again = await called('svc_receipt_get', { receiptId: answer.receiptId })
  assert.equal(again.text, text)

  const flow = await called('svc_flow_run', { idea: passing })
  assert.equal(flow.text, undefined)
  assert.deepEqual(flow.answer.nextSteps, [
    'Show the mock receipt to the person; svc_receipt_get has it as text too. It is not on-chain and holds no value.',
  ])
})

test('what somebody typed is not changed', async () => {
  const idea = '{base}/library/agent-prompt-defense A badge for readers.'
  assert.equal((await called('svc_preflight', { idea })).answer.idea, idea)
})
