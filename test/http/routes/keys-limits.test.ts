/** API keys: the 401 of MCP, the daily limit of new keys, Idempotency-Keys, and that no key remains anywhere. */
import { strict as assert } from 'node:assert'
import { readdirSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { message, modernCall, post, toolCall } from '../../mcp/kit.ts'
import { rawRequest } from '../kit.ts'
import { rewrite, idea, bearer, elsewhere, newKey, onDisk, mistyped, unknown, withService } from './keys-kit.ts'

describe('the 401 of MCP', () => {
  let service: TestService
  before(async () => {
    service = await startService({ trustedProxies: ['127.0.0.1'] })
  })
  after(() => service.close())

  test('is a JSON-RPC error with the id of the request, in both eras and in a batch', async () => {
    const plain = toolCall('svc_rewrite', idea, 'seven')
    const modern = modernCall('tools/call', { name: 'svc_rewrite', arguments: idea }, 8)
    for (const [body, headers, id] of [
      [plain, {}, 'seven'],
      [message('ping', undefined, 0), {}, 0],
      [modern.body, modern.headers, 8],
      [{ jsonrpc: '2.0', method: 'notifications/initialized' }, {}, null],
      ['{', {}, null],
      [[], {}, null],
      [message('ping', undefined, unknown()), {}, null],
    ] as const) {
      const answer = await post(service, body, { ...headers, ...bearer(unknown()) })
      assert.equal(answer.status, 401)
      assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      assert.deepEqual([answer.json['jsonrpc'], answer.json['id'], answer.json['error'].code], ['2.0', id, 401])
      assert.equal(answer.json['error'].data.code, 'unauthorized')
      assert.match(answer.json['error'].message, /unknown here or was revoked/)
    }
    const batch = await post(service, [plain, message('ping', undefined, 2)], { 'x-api-key': 'none' })
    assert.equal(batch.status, 401)
    assert.deepEqual(
      (batch.json as unknown as any[]).map(({ id, error }) => [id, error.code]),
      [
        ['seven', 401],
        [2, 401],
      ],
    )
    const listing = await service.get('/api/mcp', bearer(unknown()))
    assert.deepEqual([listing.status, listing.headers.get('www-authenticate')], [401, 'Bearer'])
  })

  test('does not occur with a valid key', async () => {
    const key = await newKey(service)
    assert.equal((await post(service, message('ping'), bearer(key))).status, 200)
    assert.equal((await service.get('/api/mcp', bearer(key))).status, 200)
  })
})

describe('the limit of new keys', () => {
  test('is five a day, even if the address has used up its calls; malformed requests do not count', () =>
    withService({ freeQuota: 1 }, async (service) => {
      const from = elsewhere()
      assert.equal((await service.post(rewrite, idea, from)).status, 200)
      assert.equal((await service.post(rewrite, idea, from)).status, 429)
      for (const label of [5, 'x'.repeat(41), 'two\nlines', 'a\u0000b', `my key ${'5e'.repeat(32)} is a private key`])
        assert.ok([400, 422].includes((await service.post('/api/keys', { label }, from)).status))
      const made = await Promise.all(Array.from({ length: 9 }, () => service.post('/api/keys', {}, from)))
      assert.equal(made.filter(({ status }) => status === 200).length, 5)
      const refused = made.find(({ status }) => status === 429)
      assert.ok(refused)
      assertProblem(refused, 429, 'rate-limited')
      assert.deepEqual(refused.json['violated-policies'], ['keys'])
      assert.match(refused.json['detail'], /^At most 5 new keys a day/)
      assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
      // Creating a key with a key counts against the address.
      const key = String(made.find(({ status }) => status === 200)?.json['key'])
      assert.equal((await service.post('/api/keys', {}, { ...from, ...bearer(key) })).status, 429)
      assert.equal((await service.post('/api/keys', {}, elsewhere())).status, 200)
    }))

  test('an allowance of 0 has no limit, and the answer says so', () =>
    withService({ freeQuota: 1, keyedQuota: 0 }, async (service) => {
      const key = await newKey(service)
      for (let n = 0; n < 5; n++) {
        const answer = await service.post(rewrite, idea, bearer(key))
        assert.deepEqual([answer.status, answer.headers.get('ratelimit')], [200, null])
      }
      assert.deepEqual((await service.get('/api/keys/current', bearer(key))).json['data'].usage, {
        limit: 0,
        used: 0,
        remaining: null,
        resetSeconds: 0,
      })
    }))
})

describe('an Idempotency-Key', () => {
  test('creates one key, repeats its answer and belongs to its caller', () =>
    withService({}, async (service) => {
      const headers = { ...elsewhere(), 'idempotency-key': 'b2c9f6e0-5d0a-4a53-9d6b-2f6a35b6a3f1' }
      const first = await service.post('/api/keys', { label: 'a' }, headers)
      const again = await service.post('/api/keys', { label: 'a' }, headers)
      assert.equal(first.status, 200)
      assert.equal(again.text, first.text)
      assertProblem(await service.post('/api/keys', { label: 'b' }, headers), 422, 'idempotency-mismatch')
      const other = await service.post('/api/keys', { label: 'a' }, { ...headers, ...elsewhere() })
      assert.notEqual(other.json['key'], first.json['key'])
    }))

  test('of one key differs from that of another key of the same address', () =>
    withService({}, async (service) => {
      const [one, two] = [await newKey(service), await newKey(service)]
      const simulated = async (key: string) =>
        (
          await service.post(
            '/api/sandbox/simulate',
            { assetName: 'Poets' },
            { ...bearer(key), 'idempotency-key': 'same' },
          )
        ).json['receiptId'] as string
      assert.equal(await simulated(one), await simulated(one))
      assert.notEqual(await simulated(one), await simulated(two))
    }))
})

test('no file or log line, and no answer except the first, contains a key', () =>
  withService({ freeQuota: 1 }, async (service) => {
    const answers: string[] = []
    const seen = async (answer: ReturnType<TestService['get']>) => {
      const { headers, text, status } = await answer
      answers.push(JSON.stringify([...headers]), text)
      return status
    }
    const made: string[] = []
    for (const headers of [{}, { 'idempotency-key': 'e3f1c2d4-0000-4a53-9d6b-2f6a35b6a3f1' }]) {
      const { json } = await service.post('/api/keys', { label: 'a label that stays' }, { ...elsewhere(), ...headers })
      made.push(String(json['key']))
    }
    for (const key of made) {
      const wrong = mistyped(key)
      assert.equal(await seen(service.post(rewrite, idea, bearer(key))), 200)
      assert.equal(await seen(service.get('/api/keys/current', bearer(key))), 200)
      assert.equal(await seen(service.post(rewrite, idea, bearer(wrong))), 401)
      for (const text of [key, wrong]) {
        assert.equal(await seen(service.get(`/api/health?api_key=${text}`)), 422)
        assert.equal(await seen(service.post(`${rewrite}?key=${text}`, idea)), 400)
        assert.equal(await seen(service.get(`/api/receipt/${text}`)), 422)
        assert.equal(await seen(service.get(`/api/nope/${text}`)), 404)
        assert.equal(await seen(service.get(`/?key=${text}`, { accept: 'text/html' })), 200)
        assert.equal(await seen(service.get(`/${text}`, { accept: 'text/html' })), 404)
        assert.equal(await seen(service.post('/api/keys', { label: text }, elsewhere())), 422)
        assert.equal(await seen(service.post('/api/keys', { [text]: 1 }, elsewhere())), 422)
        assert.equal(await seen(service.post('/api/waitlist', { email: 'a@b.example', interest: text })), 422)
        assert.equal(await seen(service.post('/api/sandbox/simulate', { assetName: text })), 422)
        assert.equal(await seen(service.post(rewrite, idea, { 'idempotency-key': text })), 422)
        assert.equal(
          await seen(service.post('/api/compliance/preflight', { idea: `Use ${text} for it.` }, elsewhere())),
          200,
        )
        assert.equal(await seen(post(service, message('ping', undefined, text), bearer(wrong))), 401)
        assert.equal(await seen(post(service, message(text))), 400)
        const broken = await rawRequest(service.origin, `GET /api/%zz${text}`, [`Authorization: Bearer ${text}`])
        answers.push(broken.head, broken.body)
      }
    }
    assert.equal(
      await seen(service.call('/api/keys/current', { method: 'DELETE', headers: bearer(made[0] ?? '') })),
      200,
    )
    assert.ok(readdirSync(service.folder).includes('laurel.db-wal'))
    const places = new Map([['store', onDisk(service)]])
    assert.ok(places.get('store')?.includes('a label that stays'), 'the search sees what is stored')
    places.set('log', service.log()).set('answers', answers.join('\n'))
    // The search includes parts of keys: 12 of the 30 letters.
    for (const key of made)
      for (const part of [key.slice(4, 34), key.slice(8, 20), key.slice(22, 34)])
        for (const [place, text] of places) assert.ok(!text.includes(part), `${place} holds a part of a key`)
  }))
