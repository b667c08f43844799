/** API keys over HTTP and MCP: made once, counted on their own, revoked at once, and nowhere in clear. */
import { strict as assert } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { crc32 } from 'node:zlib'
import { type Options, type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { message, modernCall, post, toolCall } from '../../mcp/kit.ts'
import { headerList, keys as members, passing, rawRequest } from '../kit.ts'

const rewrite = '/api/compliance/rewrite'
const idea = { idea: passing }
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** From an address of its own behind a trusted proxy, so that tests do not share a daily limit. */
let addresses = 0
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}` })

async function newKey(service: TestService, body: object = {}): Promise<string> {
  const { status, json, text } = await service.post('/api/keys', body, elsewhere())
  assert.equal(status, 200, text)
  return String(json['key'])
}

/** The bytes of the database files, read by another process (sqlite.org/howtocorrupt, 2.2). */
const onDisk = ({ folder }: TestService): string =>
  execFileSync(
    'cat',
    readdirSync(folder).map((name) => join(folder, name)),
    { encoding: 'latin1' },
  )

/** Another last letter: the checksum does not fit any more. */
const mistyped = (key: string): string => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
const unknown = (): string => {
  const letters = 'A'.repeat(30)
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  let sum = ''
  for (let left = crc32(letters), n = 0; n < 6; n++, left = Math.floor(left / 62))
    sum = alphabet.charAt(left % 62) + sum
  return `lrl_${letters}${sum}`
}

async function withService(options: Options, run: (service: TestService) => Promise<void>): Promise<void> {
  const service = await startService({ trustedProxies: ['127.0.0.1'], ...options })
  try {
    await run(service)
  } finally {
    await service.close()
  }
}

describe('a key', () => {
  let service: TestService
  before(async () => {
    service = await startService({ freeQuota: 2, keyedQuota: 3, trustedProxies: ['127.0.0.1'] })
  })
  after(() => service.close())

  test('is answered flat and once, in the form of GitHub’s tokens', async () => {
    const answer = await service.post('/api/keys', { label: ' garden agent ' }, elsewhere())
    assert.equal(answer.status, 200)
    assert.deepEqual(members(answer.json), ['createdAt', 'key', 'limits', 'ok', 'prefix', 'version'])
    const { key, prefix, limits } = answer.json
    const [, letters = '', sum] = /^lrl_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/.exec(key) ?? []
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
    const value = Array.from(sum ?? '').reduce((all, letter) => all * 62 + alphabet.indexOf(letter), 0)
    assert.equal(value, crc32(letters))
    assert.equal(prefix, key.slice(0, 8))
    assert.deepEqual(limits, { callsPerHour: 3, windowSeconds: 3600 })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(answer.headers.get('ratelimit-policy'), '"keys";q=5;w=86400')
    const current = await service.get('/api/keys/current', bearer(key))
    assert.equal(current.status, 200)
    assert.equal(current.headers.get('cache-control'), 'no-store')
    assert.deepEqual(members(current.json['data']), ['createdAt', 'label', 'prefix', 'usage'])
    assert.equal(current.json['data'].label, 'garden agent')
    assert.deepEqual(current.json['data'].usage, { limit: 3, used: 0, remaining: 3, resetSeconds: 3600 })
  })

  test('needs neither a body nor a label', async () => {
    const bare = await service.call('/api/keys', { method: 'POST', headers: elsewhere() })
    assert.equal(bare.status, 200)
    for (const body of [{}, { label: '' }, { label: '  ' }]) {
      const key = await newKey(service, body)
      assert.equal((await service.get('/api/keys/current', bearer(key))).json['data'].label, null)
    }
  })

  test('has an allowance of its own, on HTTP and MCP together, by both headers and from every address', async () => {
    const [key, other] = [await newKey(service), await newKey(service)]
    const from = elsewhere()
    assert.equal((await service.post(rewrite, idea, { ...from, ...bearer(key) })).status, 200)
    const aliased = await service.post(rewrite, idea, { ...elsewhere(), 'x-api-key': key })
    assert.equal(aliased.headers.get('ratelimit-policy'), '"expensive";q=3;w=3600')
    assert.match(aliased.headers.get('ratelimit') ?? '', /^"expensive";r=1;t=/)
    const called = await post(service, toolCall('svc_rewrite', idea, 7), { ...from, ...bearer(key) })
    assert.equal(called.json['result'].isError, undefined)
    assert.match(called.headers.get('ratelimit') ?? '', /^"expensive";r=0;t=/)
    const refused = await post(service, toolCall('svc_rewrite', idea, 'eight'), { ...from, ...bearer(key) })
    assert.deepEqual([refused.status, refused.json['id'], refused.json['error'].code], [429, 'eight', 429])
    assertProblem(await service.post(rewrite, idea, { ...from, ...bearer(key) }), 429, 'rate-limited')
    const { usage } = (await service.get('/api/keys/current', bearer(key))).json['data']
    assert.deepEqual([usage.limit, usage.used, usage.remaining], [3, 3, 0])
    assert.ok(usage.resetSeconds >= 1 && usage.resetSeconds <= 3600)
    // Neither another key of the same address nor the address itself has lost a call.
    assert.match(
      (await service.post(rewrite, idea, { ...from, ...bearer(other) })).headers.get('ratelimit') ?? '',
      /r=2/,
    )
    assert.match((await service.post(rewrite, idea, from)).headers.get('ratelimit') ?? '', /^"expensive";r=1;/)
  })

  test('is revoked at once and for good', async () => {
    const key = await newKey(service, { label: 'to be revoked' })
    const revoked = await service.call('/api/keys/current', { method: 'DELETE', headers: bearer(key) })
    assert.equal(revoked.status, 200, revoked.text)
    assert.deepEqual(members(revoked.json), ['ok', 'revoked', 'version'])
    assert.equal(revoked.json['revoked'], true)
    for (const answer of [
      await service.post(rewrite, idea, bearer(key)),
      await service.get('/api/keys/current', bearer(key)),
      await service.call('/api/keys/current', { method: 'DELETE', headers: bearer(key) }),
    ]) {
      assertProblem(answer, 401, 'unauthorized')
      assert.match(answer.json['detail'], /unknown here or was revoked/)
    }
    assert.ok(!onDisk(service).includes('to be revoked'))
  })

  test('that is not valid is refused with what is wrong, before anything of the body is read', async () => {
    const key = await newKey(service)
    for (const [presented, says] of [
      ['zzz', /does not have the form/],
      ['', /does not have the form/],
      ['lrl_YOUR_KEY', /does not have the form/],
      [key.slice(4), /does not have the form/],
      [`${key}0`, /does not have the form/],
      [mistyped(key), /mistyped: its checksum/],
      [key.toUpperCase().replace('LRL_', 'lrl_'), /mistyped: its checksum/],
      [unknown(), /unknown here or was revoked/],
    ] as const)
      for (const headers of [bearer(presented), { 'x-api-key': presented }])
        for (const answer of [
          await service.get('/api/health', headers),
          await service.post('/api/flow/run', '{', headers),
          await service.get('/api/nope', headers),
        ]) {
          assertProblem(answer, 401, 'unauthorized')
          assert.match(answer.json['detail'], says)
          assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
        }
    const both = { ...bearer(key), 'x-api-key': await newKey(service) }
    assert.match((await service.get('/api/health', both)).json['detail'], /two different/)
    assert.equal((await service.get('/api/health', { ...bearer(key), 'x-api-key': key })).status, 200)
    assert.equal((await service.get('/api/health', { authorization: 'Basic enp6' })).status, 200)
    assert.equal((await service.get('/api/health', { authorization: `bearer ${key}` })).status, 200)
  })

  test('is needed for what is about the key, whatever the query says', async () => {
    const key = await newKey(service)
    for (const path of ['/api/keys/current', `/api/keys/current?key=${key}`, `/api/keys/current?${key}`])
      for (const method of ['GET', 'DELETE']) {
        const answer = await service.call(path, { method })
        assertProblem(answer, 401, 'unauthorized')
        assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
        assert.ok(!answer.text.includes(key.slice(4, 20)))
      }
    assert.equal((await service.get('/api/keys/current', bearer(key))).status, 200)
  })

  test('can be revoked by a script of another origin', async () => {
    const preflight = await service.call('/api/keys/current', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'DELETE' },
    })
    assert.equal(preflight.status, 204)
    assert.ok(headerList(preflight, 'access-control-allow-methods').includes('delete'))
    assert.ok(headerList(preflight, 'access-control-allow-headers').includes('authorization'))
  })

  test('a body with the revocation is refused, an empty one is none', async () => {
    const key = await newKey(service)
    const headers = { ...bearer(key), 'content-type': 'application/json' }
    assertProblem(
      await service.call('/api/keys/current', { method: 'DELETE', headers, body: '{"all":true}' }),
      400,
      'validation',
    )
    assert.equal((await service.call('/api/keys/current', { method: 'DELETE', headers })).status, 200)
  })
})

describe('the 401 of MCP', () => {
  let service: TestService
  before(async () => {
    service = await startService({ trustedProxies: ['127.0.0.1'] })
  })
  after(() => service.close())

  test('is a JSON-RPC error under the id of the request, in both eras and in a batch', async () => {
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

  test('is not met with a key that is valid', async () => {
    const key = await newKey(service)
    assert.equal((await post(service, message('ping'), bearer(key))).status, 200)
    assert.equal((await service.get('/api/mcp', bearer(key))).status, 200)
  })
})

describe('the limit of new keys', () => {
  test('is five a day, also for an address whose calls are used up, and malformed requests do not count', () =>
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
      // A key does not make keys: the limit is that of the address.
      const key = String(made.find(({ status }) => status === 200)?.json['key'])
      assert.equal((await service.post('/api/keys', {}, { ...from, ...bearer(key) })).status, 429)
      assert.equal((await service.post('/api/keys', {}, elsewhere())).status, 200)
    }))

  test('an allowance of 0 has no limit, and says so', () =>
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
  test('makes one key, repeats its answer and keeps to its caller', () =>
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

  test('of one key is not that of another key of the same address', () =>
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

test('no file, log line or answer but the first holds a key, whatever was done with it', () =>
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
    // Twelve letters of 30: a part of the key is looked for, too.
    for (const key of made)
      for (const part of [key.slice(4, 34), key.slice(8, 20), key.slice(22, 34)])
        for (const [place, text] of places) assert.ok(!text.includes(part), `${place} holds a part of a key`)
  }))
