/** Two instances on one real PostgreSQL: a shared allowance per key, and a revocation that both follow at once. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { type RealPostgres, startPostgres } from '../fakes/postgres.ts'
import { type Answer, type TestService, assertProblem, startService } from '../fakes/service.ts'
import { post, toolCall } from '../mcp/kit.ts'

let server: RealPostgres
let instances: readonly [TestService, TestService]
before(async () => {
  server = await startPostgres({ sync: false })
  const databaseUrl = await server.freshDatabase()
  const start = () => startService({ databaseUrl, freeQuota: 4, keyedQuota: 10, trustedProxies: ['127.0.0.1'] })
  instances = [await start(), await start()]
})
after(async () => {
  await Promise.all(instances.map((instance) => instance.close()))
  await server.stop()
})

const newKey = async (from: string) =>
  String((await instances[0].post('/api/keys', {}, { 'x-forwarded-for': from })).json['key'])

test('the allowance of a key is counted once for both, over HTTP and MCP', async () => {
  const key = await newKey('198.51.100.1')
  const headers = { authorization: `Bearer ${key}` }
  const answers: Answer[] = []
  // One call after the other. That concurrent calls are counted exactly is the contract of the limiter
  // (test/store/contract).
  for (let round = 0; round < 5; round += 1)
    for (const instance of instances) {
      answers.push(await instance.post('/api/proof', { hash: '5e'.repeat(32) }, headers))
      answers.push(await post(instance, toolCall('svc_pack_meta', {}), headers))
    }
  // A tool that fails for another reason is answered with 200 too.
  assert.deepEqual(
    answers.filter(({ json }) => json['result']?.isError === true).map(({ text }) => text),
    [],
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    Array.from({ length: 20 }, (_, call) => (call < 10 ? 200 : 429)),
  )
  for (const instance of instances) {
    const { usage } = (await instance.get('/api/keys/current', headers)).json['data']
    assert.deepEqual([usage.limit, usage.used, usage.remaining], [10, 10, 0])
  }
})

test('five new keys per day and address, over both instances', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.2' }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => instances.map((instance) => instance.post('/api/keys', {}, headers))).flat(),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 5)
})

test('the next request at the other instance refuses a revoked key', async () => {
  for (const [revoking, other] of [instances, instances.toReversed()] as const) {
    const headers = { 'x-api-key': await newKey('198.51.100.3') }
    for (const instance of instances) assert.equal((await instance.get('/api/health', headers)).status, 200)
    assert.equal((await revoking.call('/api/keys/current', { method: 'DELETE', headers })).status, 200)
    assertProblem(await other.get('/api/health', headers), 401, 'unauthorized')
    const called = await post(other, toolCall('svc_pack_meta', {}, 'id'), headers)
    assert.deepEqual([called.status, called.json['id']], [401, 'id'])
  }
})

test('an address is stored once, with one limit for both', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.4' }
  const answers = await Promise.all(
    Array.from({ length: 7 }, () =>
      instances.map((instance) => instance.post('/api/waitlist', { email: 'reader@example.org' }, headers)),
    ).flat(),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 10)
  const entries = await instances[0].services.store.waitlist.list('', 10)
  assert.deepEqual(
    entries.map(({ email }) => email),
    ['reader@example.org'],
  )
})

test('the other instance repeats the answer of an Idempotency-Key too', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.5', 'idempotency-key': '0d0cbb26-1111-4a53-9d6b-2f6a35b6a3f1' }
  const first = await instances[0].post('/api/keys', {}, headers)
  const again = await instances[1].post('/api/keys', {}, headers)
  assert.equal(first.status, 200)
  assert.equal(again.text, first.text)
})

test('50 concurrent calls with one Idempotency-Key over both make one receipt', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.6', 'idempotency-key': '3f5e1a58-77a1-4d5c-8a14-3b8a2f1c9d20' }
  const body = { idea: 'A badge for whoever swept the yard. It cannot be sold.', acceptRewrite: false }
  const send = (n: number) => (n % 2 === 0 ? instances[0] : instances[1]).post('/api/flow/run', body, headers)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(n)))
  const done = answers.filter(({ status }) => status === 200)
  assert.ok(done.length > 0)
  // All wait for one row; on a busy machine some wait for longer than a call may, and are told to come back.
  for (const answer of answers)
    if (answer.status === 503) assertProblem(answer, 503, 'unavailable')
    else if (answer.status !== 200) assertProblem(answer, 409, 'idempotency-running')
  const texts = new Set([...done, await send(0), await send(1)].map(({ text }) => text))
  assert.equal(texts.size, 1)
  const { receipts } = (await instances[0].get('/api/metrics')).json['data']
  assert.equal(receipts, 1)
})
