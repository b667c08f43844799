/** Every field of every action is validated, nothing is coerced, and no value is repeated. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type Answer, type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { actions, passing, pointers } from '../kit.ts'

const marker = 'Zq7marker'
const fields: Readonly<Record<string, { required: string; strings: string[]; booleans: string[] }>> = {
  '/api/compliance/preflight': {
    required: 'idea',
    strings: ['idea', 'tokenType', 'network', 'audience'],
    booleans: [],
  },
  '/api/compliance/rewrite': { required: 'idea', strings: ['idea', 'tokenType', 'network', 'audience'], booleans: [] },
  '/api/flow/run': {
    required: 'idea',
    strings: ['idea', 'tokenType', 'network', 'audience'],
    booleans: ['simulate', 'acceptRewrite'],
  },
  '/api/sandbox/simulate': {
    required: 'assetName',
    strings: ['assetName', 'tokenType', 'network', 'objective'],
    booleans: [],
  },
}
const notStrings = [5, 0, null, true, [marker], { [marker]: marker }]
const notBooleans = ['true', 'false', '', 1, 0, null, [], {}, marker]
const unknown = ['receiptId', 'valueClaim', 'transferability', 'constructor', 'prototype', 'Idea']

function refused(answer: Answer, pointer: string): void {
  assertProblem(answer, 400, 'validation')
  assert.ok(pointers(answer).includes(pointer), `${pointer} is not named: ${answer.text}`)
  for (const error of answer.json['errors']) assert.ok(typeof error.message === 'string' && error.message !== '')
  assert.ok(!answer.text.includes(marker), answer.text)
}

for (const [path, good] of actions) {
  describe(path, () => {
    const row = fields[path]
    assert.ok(row)
    let service: TestService
    before(async () => {
      service = await startService()
    })
    after(() => service.close())

    test('the required field: missing, empty, only white space', async () => {
      const without = Object.fromEntries(Object.entries(good).filter(([name]) => name !== row.required))
      refused(await service.post(path, without), `/${row.required}`)
      for (const blank of ['', ' ', '\n\t \r\n', '\u00a0\u3000\u2003']) {
        refused(await service.post(path, { ...good, [row.required]: blank }), `/${row.required}`)
      }
    })

    test('a value of another type is refused, never coerced', async () => {
      for (const name of row.strings) {
        for (const value of notStrings) refused(await service.post(path, { ...good, [name]: value }), `/${name}`)
      }
      for (const name of row.booleans) {
        for (const value of notBooleans) refused(await service.post(path, { ...good, [name]: value }), `/${name}`)
      }
    })

    test('an unknown field is refused by name', async () => {
      for (const name of unknown) refused(await service.post(path, { ...good, [name]: marker }), `/${name}`)
    })

    test('its pointer is escaped as in RFC 6901', async () => {
      refused(await service.post(path, { ...good, 'a/b~c': marker }), '/a~1b~0c')
    })

    test('__proto__ is an unknown field like any other', async () => {
      const body = `${JSON.stringify(good).slice(0, -1)},"__proto__":{"idea":"${marker}"}}`
      refused(await service.post(path, body), '/__proto__')
      const nested = `${JSON.stringify(good).slice(0, -1)},"constructor":{"prototype":{"${marker}":1}}}`
      refused(await service.post(path, nested), '/constructor')
    })

    test('several mistakes are reported together', async () => {
      const answer = await service.post(path, { [row.required]: 5, network: 7, receiptId: 'x' })
      refused(answer, `/${row.required}`)
      refused(answer, '/network')
      refused(answer, '/receiptId')
    })

    test('the body is an object', async () => {
      for (const body of ['[]', `["${marker}"]`, `"${marker}"`, 'null', '5', 'true']) {
        const answer = await service.post(path, body)
        assertProblem(answer, 400, 'validation')
        assert.ok(!answer.text.includes(marker))
      }
    })

    test('query parameters are refused, also in place of body fields', async () => {
      for (const query of ['?x=1', '?idea=x&idea=y', '?simulate=false']) {
        assertProblem(await service.post(path + query, good), 400, 'validation')
      }
    })

    test('a lone surrogate is refused wherever it stands', async () => {
      for (const name of row.strings) {
        const rest = JSON.stringify({ ...good, [name]: undefined }).slice(1, -1)
        const body = `{${rest === '' ? '' : `${rest},`}"${name}":"${marker} \\ud800 x"}`
        const answer = await service.post(path, body)
        assert.equal(answer.status, 400, `${name}: ${answer.text}`)
        assert.ok(!answer.text.includes(marker))
      }
    })
  })
}

describe('lengths count characters, not UTF-16 code units', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())
  const word = (length: number): string => 'bread '.repeat(Math.ceil(length / 6)).slice(0, length - 1) + 'x'

  test('idea: 8,000 and 8,001', async () => {
    for (const [path, good] of actions.slice(0, 3)) {
      for (const idea of [word(8000), '🦜'.repeat(8000)]) {
        const answer = await service.post(path, { ...good, idea })
        assert.equal(answer.status, 200, `${path}: ${answer.text.slice(0, 300)}`)
      }
      for (const idea of [word(8001), '🦜'.repeat(8001)]) {
        const answer = await service.post(path, { ...good, idea })
        refused(answer, '/idea')
        assert.ok(answer.text.length < 2000)
      }
    }
  })

  for (const [name, most] of [
    ['assetName', 120],
    ['tokenType', 40],
    ['objective', 2000],
  ] as const) {
    test(`simulate ${name}: ${most} and ${most + 1}`, async () => {
      const good = { assetName: 'Bird Watcher' }
      for (const text of [word(most), '🦜'.repeat(most)]) {
        const answer = await service.post('/api/sandbox/simulate', { ...good, [name]: text })
        assert.equal(answer.status, 200, answer.text)
        assert.equal(answer.json['mockPayload'][name], text)
      }
      for (const text of [word(most + 1), '🦜'.repeat(most + 1)]) {
        refused(await service.post('/api/sandbox/simulate', { ...good, [name]: text }), `/${name}`)
      }
    })
  }

  test('a flow refuses a token type that is too long for its receipt', async () => {
    refused(await service.post('/api/flow/run', { idea: passing, tokenType: word(41) }), '/tokenType')
  })
})

describe('the network of a simulation', () => {
  test('is exactly testnet or regtest', async (t) => {
    const service = await startService()
    t.after(() => service.close())
    for (const network of ['testnet', 'regtest']) {
      const { status, json } = await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher', network })
      assert.equal(status, 200)
      assert.equal(json['network'], network)
      assert.equal(json['mockPayload'].network, network)
    }
    for (const network of ['mainnet', 'signet', 'testnet4', 'Testnet', ' testnet', 'bitcoin', marker]) {
      const answer = await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher', network })
      assertProblem(answer, 400, 'network-not-allowed')
      assert.ok(!answer.text.includes(marker))
    }
  })
})
