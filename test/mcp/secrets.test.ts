/** Key material is refused in every member of a message, and repeated in none. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../fakes/service.ts'
import { secrets } from '../http/made-secrets.ts'
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

const short = {
  'twelve Chinese words': '黎 頻 碗 盪 祖 酚 確 捐 拜 幅 古 收',
  'a mini key of 22 characters': 'SxZ69gNmWQU5iAYpAE7gdW',
}
for (const [kind, secret] of Object.entries(short))
  test(`the shortest keys are found too: ${kind}`, async () => {
    for (const body of [message('ping', undefined, secret), message(secret), toolCall('svc_pack_meta', {}, secret)]) {
      const { text } = await post(service, body)
      assert.ok(!text.includes(secret), text)
      assert.match(text, /private key material/)
    }
  })

test('key material as an id is not repeated, however short it is', async () => {
  for (const { kind, text: id, needles } of secrets) {
    const list = message('tools/list', undefined, id)
    for (const body of [
      list,
      [list],
      message('skills/get', { uri: 'laurel://rules' }, id),
      message('ping', {}, id),
      [message('initialize', {}, id)],
    ]) {
      const { status, text } = await post(service, body)
      assert.ok(status < 500)
      assert.ok(!needles.some((needle) => text.includes(needle)), `${kind}: ${text.slice(0, 300)}`)
      assert.match(text, /private key material|may not stand in a batch/)
    }
  }
})
