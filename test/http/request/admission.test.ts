/** What costs CPU time waits for its turn, is refused in time, and is on the account of its client. */
import { strict as assert } from 'node:assert'
import { once } from 'node:events'
import { test, type TestContext } from 'node:test'
import { CpuBudget } from '../../../src/http/request/cpu-budget.ts'
import { assertProblem, type Options, startService } from '../../fakes/service.ts'
import { post as postMcp, message, toolCall } from '../../mcp/kit.ts'
import { open, passing } from '../kit.ts'

const preflight = '/api/compliance/preflight'
const refusedBody = { idea: passing, nope: 1 }

async function service(t: TestContext, options: Options) {
  const started = await startService(options)
  t.after(() => started.close())
  return started
}

/** A budget on a CPU that needs 250 ms for every part of the work. */
const slowCpu = () => {
  let ms = 0
  return { budget: new CpuBudget(), cpuMs: () => (ms += 250) }
}

test('unfinished bodies hold nobody up', async (t) => {
  const { origin, post } = await service(t, { admission: { mostInProgress: 1 } })
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = open(origin)
      await once(socket, 'connect')
      socket.write(
        `POST ${preflight} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
      )
      return socket
    }),
  )
  for (let n = 0; n < 5; n += 1) assert.equal((await post(preflight, { idea: passing })).status, 200)
  for (const socket of sockets) socket.destroy()
})

test('too much to do: 503 with Retry-After for what works, while health and prepared pages are answered', async (t) => {
  const { get, post, log } = await service(t, { admission: { mostInProgress: 0 } })
  for (let n = 0; n < 3; n += 1) {
    const answer = await post(preflight, { idea: passing })
    assertProblem(answer, 503, 'unavailable')
    assert.equal(answer.headers.get('retry-after'), '1')
  }
  for (const path of ['/receipt/rcp_x', '/library?q=badge', `/api/health?x=${'a'.repeat(200)}`, '/?idea=badge'])
    assert.equal((await get(path)).status, 503, path)
  for (const path of ['/', '/api/health', '/api/agent/pack.json', '/library', '/rules', '/openapi.json', '/status'])
    assert.equal((await get(path)).status, 200, path)
  assert.equal(log().match(/too much to do/g)?.length, 1, 'one line for all')
  assert.doesNotMatch(log(), /failed request/)
})

test('while the event loop is late, reads of the store and work are refused; health and prepared pages are answered', async (t) => {
  let delay = 0
  const { get, post } = await service(t, { admission: { waitMs: 500, delayMs: () => delay } })
  const reads = ['/api/receipt/rcp_x', '/api/proof/prf_x', '/api/metrics', '/receipt/rcp_x', '/library?q=badge']
  const always = ['/', '/api/health', '/api/agent/pack.json', '/library', '/rules', '/openapi.json', '/llms.txt']
  for (const path of reads) assert.notEqual((await get(path)).status, 503, path)
  delay = 600
  for (const path of reads) {
    const answer = await get(path)
    assert.equal(answer.status, 503, path)
    assert.equal(answer.headers.get('retry-after'), '1', path)
  }
  assertProblem(await post(preflight, { idea: passing }), 503, 'unavailable')
  for (const path of always) assert.equal((await get(path)).status, 200, path)
  delay = 0
  assert.equal((await post(preflight, { idea: passing })).status, 200)
})

test('a client that has used up its computing time with refused calls waits; others and cheap pages do not', async (t) => {
  const trusting = { freeQuota: 40, trustedProxies: ['127.0.0.1'] }
  const { get, post } = await service(t, { ...trusting, admission: slowCpu() })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const statuses: number[] = []
  for (let n = 0; n < 8; n += 1) statuses.push((await post(preflight, refusedBody, from('2001:db8::1'))).status)
  assert.deepEqual([...new Set(statuses)], [400, 429])
  const limited = await post(preflight, { idea: passing }, from('2001:db8::ffff:9'))
  assertProblem(limited, 429, 'rate-limited')
  assert.deepEqual(limited.json['violated-policies'], ['computing-time'])
  assert.match(limited.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
  assert.equal(limited.headers.get('ratelimit'), null)
  for (const path of ['/receipt/rcp_x', '/library?q=badge'])
    assert.equal((await get(path, from('2001:db8::2'))).status, 429, path)
  const page = await get('/library?q=badge', { ...from('2001:db8::2'), accept: 'text/html' })
  assert.match(page.text, /This address has to wait a moment/)
  assert.doesNotMatch(page.text, /this hour/)
  for (const path of ['/', '/api/health', '/library', '/api/agent/pack.json'])
    assert.equal((await get(path, from('2001:db8::2'))).status, 200, path)
  assert.equal((await post(preflight, { idea: passing }, from('2001:db8:0:1::1'))).status, 200)
})

test('counted calls cost nothing of it, over HTTP and MCP; the calls that are refused for it do', async (t) => {
  const { post, ...rest } = await service(t, { freeQuota: 12, admission: slowCpu() })
  for (let n = 0; n < 6; n += 1) {
    assert.equal((await post(preflight, { idea: passing })).status, 200)
    assert.equal((await postMcp({ post, ...rest }, toolCall('svc_pack_meta', {}))).status, 200)
  }
  const policies: unknown[] = []
  for (let n = 0; n < 12; n += 1) policies.push((await post(preflight, { idea: passing })).json['violated-policies'][0])
  assert.deepEqual([policies[0], policies.at(-1)], ['expensive', 'computing-time'])
})

test('MCP messages that count against no allowance are charged too, and refused under their id', async (t) => {
  const started = await service(t, { freeQuota: 40, admission: slowCpu() })
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push((await postMcp(started, message('nothing/here', {}, n))).status)
  assert.equal(statuses.at(-1), 429)
  const { status, json } = await postMcp(started, message('ping', undefined, 'p9'))
  assert.deepEqual([status, json['id'], json['error'].code], [429, 'p9', 429])
})

test('without limits there is no budget', async (t) => {
  const { post } = await service(t, { admission: { ...slowCpu(), budget: null } })
  for (let n = 0; n < 20; n += 1) assertProblem(await post(preflight, refusedBody), 400, 'validation')
})
