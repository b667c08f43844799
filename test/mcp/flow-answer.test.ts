/** The answer of svc_flow_run: that of the HTTP address, with every text once. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { failing, passing, warning } from '../http/kit.ts'
import { startService, type TestService } from '../fakes/service.ts'
import { modernCall, post, toolCall } from './kit.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

/** The answer of the tool to an input, as its text. */
async function textOf(input: object): Promise<string> {
  const { result } = (await post(service, toolCall('svc_flow_run', input))).json as any
  assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent)
  return result.content[0].text
}

const times = (text: string, part: string): number => text.split(JSON.stringify(part).slice(1, -1)).length - 1

test('the answer to a passing idea takes at most 1,400 bytes and holds the idea once, in both eras', async () => {
  const { body, headers } = modernCall('tools/call', { name: 'svc_flow_run', arguments: { idea: passing } })
  const modern = (await post(service, body, headers)).json as any
  for (const text of [await textOf({ idea: passing }), modern.result.content[0].text as string]) {
    assert.ok(Buffer.byteLength(text) <= 1_400, `${Buffer.byteLength(text)} bytes`)
    assert.equal(times(text, passing), 1)
    assert.equal(text.match(/not on-chain/g)?.length, 3, 'the payload, the next steps and the disclaimer say it')
    const { simulation, rewrite, preflight, disclaimer } = JSON.parse(text)
    assert.equal(rewrite.safeIdea, passing)
    assert.equal(preflight.outcome, 'pass')
    assert.match(simulation.shareUrl, /^https:\/\/laurel\.example\/receipt\/rcp_/)
    assert.equal(simulation.mockPayload.transferability, 'non-transferable')
    assert.equal(simulation.mockPayload.valueClaim, 'none')
    assert.match(disclaimer, /^Mock receipt for education/)
    for (const { deleteToken } of [simulation, preflight]) assert.match(deleteToken, /^del_[0-9a-f]{64}$/)
    // What is left out can be read again.
    const { receiptId } = simulation
    const read = (await post(service, toolCall('svc_receipt_get', { receiptId }))).json['result'].structuredContent
    assert.equal(read.mockPayload.objective, passing)
    assert.match(read.imageUrl, /\/image\.png$/)
  }
})

test('an idea that was changed is there as it was screened, because findings count its characters', async () => {
  const { preflight, rewrite, simulation } = JSON.parse(await textOf({ idea: failing }))
  const [{ start, end, excerpt }] = preflight.findings
  assert.equal(preflight.idea.slice(start, end), excerpt)
  assert.notEqual(rewrite.safeIdea, failing)
  assert.ok(rewrite.changes.length > 0)
  assert.equal(simulation, null)
})

test('an accepted rewrite is there once, and a receipt of another text shows that text', async () => {
  const accepted = await textOf({ idea: failing, acceptRewrite: true })
  const { rewrite, simulation } = JSON.parse(accepted)
  assert.equal(simulation.mockPayload.objective, undefined)
  assert.equal(rewrite.changes.length > 1 ? times(accepted, rewrite.safeIdea) : 1, 1)
  const padded = JSON.parse(await textOf({ idea: `  ${passing}\n` }))
  assert.equal(padded.simulation.mockPayload.objective, undefined)
  const long = `${passing} ${'It says thank you. '.repeat(150)}`
  assert.match(JSON.parse(await textOf({ idea: long })).simulation.mockPayload.objective, /…$/)
})

test('what was sent besides the idea stays, and the members over HTTP are those of the contract', async () => {
  const { preflight } = JSON.parse(await textOf({ idea: warning, audience: 'visitors' }))
  assert.equal(preflight.audience, 'visitors')
  assert.ok(!('tokenType' in preflight))
  const { json } = await service.post('/api/flow/run', { idea: passing })
  assert.deepEqual(
    [json['preflight'].idea, json['rewrite'].safeIdea, json['simulation'].mockPayload.objective],
    [passing, passing, passing],
  )
  assert.equal(json['preflight'].tokenType, null)
})
