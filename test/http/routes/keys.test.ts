/** API keys over HTTP and MCP: created once, counted separately, revoked at once, and never stored in clear. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { crc32 } from 'node:zlib'
import { type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { post, toolCall } from '../../mcp/kit.ts'
import { headerList, keys as members } from '../kit.ts'
import { rewrite, idea, bearer, elsewhere, newKey, onDisk, mistyped, unknown } from './keys-kit.ts'

describe('a key', () => {
  let service: TestService
  before(async () => {
    service = await startService({ freeQuota: 2, keyedQuota: 3, trustedProxies: ['127.0.0.1'] })
  })
  after(() => service.close())

  test('is returned once, in a flat answer, in the form of GitHub’s tokens', async () => {
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

  test('has its own allowance, shared by HTTP and MCP, by both headers and from every address', async () => {
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
    // Neither another key of the same address nor the address itself lost a call.
    assert.match(
      (await service.post(rewrite, idea, { ...from, ...bearer(other) })).headers.get('ratelimit') ?? '',
      /r=2/,
    )
    assert.match((await service.post(rewrite, idea, from)).headers.get('ratelimit') ?? '', /^"expensive";r=1;/)
  })

  test('is revoked at once and permanently', async () => {
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

  test('that is not valid is refused with a reason, before the body is read', async () => {
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

  test('is required for operations on the key, whatever the query says', async () => {
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

  test('a revocation with a body is refused; an empty body counts as none', async () => {
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
