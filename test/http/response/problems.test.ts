/** Every failure is an RFC 9457 problem with a page for its type, and reveals nothing internal. */
import { strict as assert } from 'node:assert'
import { rmSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { type Answer, type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { actions, failing, jsonType, keys, passing, pathOf, pointers, rawRequest } from '../kit.ts'

const preflight = '/api/compliance/preflight'
const simulate = '/api/sandbox/simulate'
const members = ['code', 'detail', 'instance', 'ok', 'requestId', 'status', 'title', 'type', 'version']
/** The closed list of docs/spec/decisions.md 1. */
const codes = [
  ...['invalid-json', 'validation', 'network-not-allowed', 'forbidden', 'unauthorized', 'not-found'],
  ...['method-not-allowed', 'proof-not-timestamped', 'idempotency-running', 'too-large', 'uri-too-long'],
  ...['headers-too-large', 'unsupported-media-type', 'key-material', 'screening-failed', 'idempotency-mismatch'],
  ...['rate-limited', 'internal', 'unavailable', 'timeout'],
]
const inside =
  /node_modules|\.ts\b|\bat \w+|select |insert |sqlite|SQLITE|laurel\.db|\/tmp\/|\/work\/|Error:|fastify|FST_/i

describe('problem documents', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  const provoked: Readonly<Record<string, readonly [status: number, call: () => Promise<Answer>]>> = {
    'invalid-json': [400, () => service.post(preflight, '{')],
    validation: [400, () => service.post(preflight, {})],
    'network-not-allowed': [400, () => service.post(simulate, { assetName: 'x', network: 'mainnet' })],
    'not-found': [404, () => service.get('/api/receipt/rcp_0000000000000000000000', {})],
    'method-not-allowed': [405, () => service.call(preflight, { method: 'PUT' })],
    'too-large': [413, () => service.post(preflight, ' '.repeat(70_000))],
    'unsupported-media-type': [415, () => service.call(preflight, { method: 'POST', body: 'x' })],
    'screening-failed': [422, () => service.post(simulate, { assetName: 'Bird Watcher', objective: failing })],
    'key-material': [
      422,
      () => service.post(simulate, { assetName: 'x', objective: `my private key is ${'5e'.repeat(32)}` }),
    ],
  }
  for (const [code, [status, call]] of Object.entries(provoked)) {
    test(`${code} has the members of RFC 9457 and ours`, async () => {
      const answer = await call()
      assertProblem(answer, status, code)
      const own = code === 'screening-failed' ? ['findings'] : []
      assert.deepEqual(
        keys(answer.json).filter((name) => name !== 'errors'),
        [...members, ...own].sort(),
      )
      assert.equal(answer.json['type'], `https://laurel.example/problems/${code}`)
      assert.ok(String(answer.json['title']).length > 3 && String(answer.json['detail']).length > 3)
      assert.match(String(answer.json['instance']), /^[/#]/)
      for (const pointer of pointers(answer)) assert.match(pointer, /^(\/.*)?$/)
      assert.doesNotMatch(answer.text, inside)
      assert.doesNotMatch(JSON.stringify([...answer.headers]), inside)
    })
  }

  test('idempotency-mismatch', async () => {
    const headers = { 'idempotency-key': 'problem-key' }
    assert.equal((await service.post(simulate, { assetName: 'Bird Watcher' }, headers)).status, 200)
    const answer = await service.post(simulate, { assetName: 'Bee Keeper' }, headers)
    assertProblem(answer, 422, 'idempotency-mismatch')
    assert.deepEqual(keys(answer.json), members)
  })

  test('two failures have two request ids', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await service.post(preflight, '{')).json['requestId']),
    )
    assert.equal(new Set(ids).size, 20)
  })

  test('a request id sent by the client is not used', async () => {
    const answer = await service.post(preflight, '{', { 'x-request-id': 'req_AAAAAAAAAAAAAAAA', 'request-id': 'mine' })
    assert.notEqual(answer.json['requestId'], 'req_AAAAAAAAAAAAAAAA')
  })

  test('the page of every type exists', async () => {
    for (const code of codes) {
      const page = await service.get(pathOf(`https://laurel.example/problems/${code}`), { accept: 'text/html' })
      assert.equal(page.status, 200, code)
      assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
      assert.ok(page.text.includes(code))
    }
    assert.equal((await service.get('/problems/nothing-like-it')).status, 404)
    assert.equal((await service.get('/problems/__proto__')).status, 404)
  })

  test('a browser that requests an unknown page gets 404 and no part of its address', async () => {
    const answer = await rawRequest(service.origin, 'GET /receipt/Zq7%3Cscript%3Emarker', ['Accept: text/html'])
    assert.equal(answer.status, 404)
    assert.doesNotMatch(answer.body, /<script>marker|Zq7/)
  })
})

describe('internal failures', () => {
  const secret = 'SELECT * FROM users; /var/lib/laurel/secret.db; password=hunter2'
  const breaking = (kind: 'throw' | 'reject') =>
    startService({
      store: (real) =>
        new Proxy(real, {
          get(target, name, receiver) {
            const member: unknown = Reflect.get(target, name, receiver)
            if (typeof member !== 'function' || !/^(find|commit)/.test(String(name))) return member
            return () => {
              if (kind === 'throw') throw new Error(secret)
              return Promise.reject(new Error(secret))
            }
          },
        }),
    })

  for (const kind of ['throw', 'reject'] as const) {
    test(`an ordinary error of the store (${kind}) is 500 and says only "internal error"`, async (t) => {
      const service = await breaking(kind)
      t.after(() => service.close())
      const calls = [
        () => service.post(preflight, { idea: passing }),
        () => service.post('/api/flow/run', { idea: passing }),
        () => service.post(simulate, { assetName: 'Bird Watcher' }),
        () => service.post(simulate, { assetName: 'Bird Watcher' }, { 'idempotency-key': 'k1' }),
        () => service.get('/api/receipt/rcp_dktSdUzjzHcjQrxW3Hqmee'),
        () => service.get('/api/report/rpt_dktSdUzjzHcjQrxW3Hqmee'),
      ]
      for (const call of calls) {
        const answer = await call()
        assertProblem(answer, 500, 'internal')
        assert.match(answer.json['detail'], /^internal error\.?$/i)
        assert.deepEqual(keys(answer.json), members)
        assert.doesNotMatch(answer.text, /SELECT|hunter2|secret\.db|users/)
        assert.ok(service.log().includes(answer.json['requestId']), 'the operator cannot find the failure')
      }
      const page = await service.get('/receipt/rcp_dktSdUzjzHcjQrxW3Hqmee', { accept: 'text/html' })
      assert.equal(page.status, 500)
      assert.doesNotMatch(page.text, /SELECT|hunter2|secret\.db/)
    })
  }

  test('a store that is gone is 503 with Retry-After, and health reports it', async (t) => {
    const service = await startService()
    t.after(async () => {
      await service.close().catch(() => undefined)
      rmSync(service.folder, { recursive: true, force: true })
    })
    const receipt = (await service.post(simulate, { assetName: 'Bird Watcher' })).json['receiptId']
    await service.services.store.close()
    const calls = [
      ...actions
        .filter(([path]) => path !== '/api/compliance/rewrite')
        .map(
          ([path, body]) =>
            () =>
              service.post(path, path === '/api/flow/run' ? { idea: passing } : body),
        ),
      () => service.get(`/api/receipt/${String(receipt)}`),
    ]
    for (const call of calls) {
      const answer = await call()
      assertProblem(answer, 503, 'unavailable')
      assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
      assert.doesNotMatch(answer.text, inside)
    }
    const health = await service.get('/api/health')
    assert.equal(health.status, 503)
    assert.doesNotMatch(health.text, inside)
    for (const path of ['/openapi.json', '/api/docs', '/problems/unavailable']) {
      assert.equal((await service.get(path)).status, 200, path)
    }
    assert.equal((await service.call(preflight, { method: 'POST', headers: jsonType, body: '{' })).status, 400)
  })
})
