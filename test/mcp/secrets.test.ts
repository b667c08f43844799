/** Key material is refused in every member of a message, and repeated in none. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../fakes/service.ts'
import { message, modernCall, post, toolCall } from './kit.ts'

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

const named = modernCall('tools/call', { name: phrase, arguments: {} })
const cases: Readonly<Record<string, readonly [unknown, Record<string, string>?]>> = {
  'the id': [message('tools/list', undefined, phrase)],
  'the id of a call': [toolCall('svc_pack_meta', {}, phrase)],
  'the method': [message(phrase)],
  'the name of a tool': [toolCall(phrase, {})],
  'the name of a tool, 2026-07-28': [named.body, named.headers],
  'the address of a resource': [message('resources/read', { uri: `laurel://library/${phrase}` })],
  'an argument of a prompt': [message('prompts/get', { name: 'review_idea', arguments: { idea: phrase } })],
  'a typed value': [
    message('completion/complete', {
      ref: { type: 'ref/prompt', name: 'review_idea' },
      argument: { name: 'idea', value: phrase },
    }),
  ],
  'the version header': [message('ping'), { 'mcp-protocol-version': phrase }],
  'a further member of params': [message('tools/call', { name: 'svc_pack_meta', [phrase]: 1 })],
  'a field of the arguments': [toolCall('svc_sandbox_simulate', { assetName: phrase })],
  'the name of an argument': [toolCall('svc_preflight', { [phrase]: 'x' })],
  'the idea': [toolCall('svc_preflight', { idea: `Our badge. ${phrase}` })],
  'a batch': [[toolCall('svc_sandbox_simulate', { assetName: phrase }), message('ping', undefined, phrase)]],
}

for (const [name, [body, headers]] of Object.entries(cases))
  test(`key material in ${name} is not repeated, logged or passed on`, async () => {
    const { status, text } = await post(service, body, headers ?? {})
    assert.ok(status < 500)
    assert.ok(!text.includes('sausage') && !service.log().includes('sausage'), text)
    if (name !== 'the idea') assert.match(text, /private key material/)
  })
