/** GET /api/metrics: counts every action once, over interfaces, instances, restarts and removals. */
import { strict as assert } from 'node:assert'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { unavailable } from '../../src/store/failure.ts'
import { type RealPostgres, startPostgres } from '../fakes/postgres.ts'
import { type TestService, startService } from '../fakes/service.ts'
import { failing, passing, warning } from '../http/kit.ts'
import { modernCall, post, toolCall } from '../mcp/kit.ts'

const main = new URL('../../src/cli/main.ts', import.meta.url).pathname
const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const nothing = {
  ideas: { pass: 0, warn: 0, fail: 0 },
  rewrites: { changed: 0, unchanged: 0 },
  receipts: 0,
  proofs: { committed: 0, ots_pending: 0, ots_bitcoin_confirmed: 0 },
}

/** The published totals. */
async function counts(service: Pick<TestService, 'get'>) {
  const answer = await service.get('/api/metrics')
  assert.equal(answer.status, 200, answer.text)
  const { ideas, rewrites, receipts, proofs } = answer.json['data'] as typeof nothing
  return { ideas, rewrites, receipts, proofs }
}

const form = (service: TestService, idea: string) =>
  service.call('/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ idea }).toString(),
  })

test('every interface counts once, and only answered calls', async () => {
  const service = await startService()
  assert.deepEqual(await counts(service), nothing)
  const steps: readonly (readonly [what: string, run: () => Promise<unknown>, after: object])[] = [
    ['preflight', () => service.post('/api/compliance/preflight', { idea: failing }), { fail: 1 }],
    [
      'rewrite, which stores nothing',
      () => service.post('/api/compliance/rewrite', { idea: failing }),
      { fail: 2, changed: 1 },
    ],
    [
      'a rewrite of nothing',
      () => service.post('/api/compliance/rewrite', { idea: passing }),
      { pass: 1, unchanged: 1 },
    ],
    ['flow', () => service.post('/api/flow/run', { idea: warning }), { warn: 1, changed: 2, receipts: 1 }],
    [
      'flow with a yes',
      () => service.post('/api/flow/run', { idea: failing, acceptRewrite: true }),
      { fail: 3, changed: 3, receipts: 2 },
    ],
    [
      'flow without simulation',
      () => service.post('/api/flow/run', { idea: passing, simulate: false }),
      { pass: 2, unchanged: 2 },
    ],
    ['simulate', () => service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' }), { receipts: 3 }],
    ['the form of the studio', () => form(service, passing), { pass: 3, unchanged: 3, receipts: 4 }],
    ['an MCP tool', () => post(service, toolCall('svc_preflight', { idea: failing })), { fail: 4 }],
    [
      'an MCP tool that stores nothing',
      () => post(service, toolCall('svc_rewrite', { idea: failing })),
      { fail: 5, changed: 4 },
    ],
    [
      'an MCP tool of 2026',
      () => {
        const { body, headers } = modernCall('tools/call', { name: 'svc_flow_run', arguments: { idea: passing } })
        return post(service, body, headers)
      },
      { pass: 4, unchanged: 4, receipts: 5 },
    ],
    ['a proof', () => service.post('/api/proof', { hash }), { committed: 1 }],
    // Refused by the interface, the operation or the screening: nothing was screened, so nothing counts.
    ['no idea', () => service.post('/api/compliance/preflight', {}), {}],
    ['a refused simulation', () => service.post('/api/sandbox/simulate', { assetName: failing }), {}],
    ['an unknown record', () => service.post('/api/proof', { receiptId: 'rcp_0123456789abcdefghijkl' }), {}],
    ['a wrong argument', () => post(service, toolCall('svc_preflight', { idea: 5 })), {}],
  ]
  const seen = { pass: 0, warn: 0, fail: 0, changed: 0, unchanged: 0, receipts: 0, committed: 0 }
  for (const [what, run, added] of steps) {
    await run()
    Object.assign(seen, added)
    const { pass, warn, fail, changed, unchanged, receipts, committed } = seen
    assert.deepEqual(
      await counts(service),
      {
        ideas: { pass, warn, fail },
        rewrites: { changed, unchanged },
        receipts,
        proofs: { ...nothing.proofs, committed },
      },
      what,
    )
  }
  await service.close()
})

test('a repeated Idempotency-Key counts once, for stored and other results', async () => {
  const service = await startService()
  for (const path of ['/api/flow/run', '/api/compliance/rewrite'])
    for (let i = 0; i < 3; i++) {
      const answer = await service.post(path, { idea: passing }, { 'idempotency-key': `key-of-${path}` })
      assert.equal(answer.status, 200)
    }
  // Of 20 concurrent calls one is executed; the others are told to wait or get its answer.
  const all = Array.from({ length: 20 }, () =>
    service.post('/api/compliance/preflight', { idea: failing }, { 'idempotency-key': 'at-once' }),
  )
  await Promise.all(all)
  assert.deepEqual(await counts(service), {
    ...nothing,
    ideas: { pass: 2, warn: 0, fail: 1 },
    rewrites: { changed: 0, unchanged: 2 },
    receipts: 1,
  })
  await service.close()
})

test('a call beyond the allowance counts nothing', async () => {
  const service = await startService({ freeQuota: 2 })
  for (const expected of [200, 200, 429, 429])
    assert.equal((await service.post('/api/compliance/rewrite', { idea: passing })).status, expected)
  assert.deepEqual((await counts(service)).ideas, { pass: 2, warn: 0, fail: 0 })
  await service.close()
})

test('hours are counted separately, and the answer has the last 24', async () => {
  let now = Date.parse('2026-11-21T09:59:59.999Z')
  const service = await startService({ now: () => new Date(now) })
  const hours = async () => (await service.get('/api/metrics')).json['data'].hours as Record<string, any>[]
  await service.post('/api/flow/run', { idea: passing })
  now += 1
  await service.post('/api/compliance/rewrite', { idea: failing })
  const listed = await hours()
  assert.equal(listed.length, 24)
  assert.equal(listed[0]?.['from'], '2026-11-20T11:00:00.000Z')
  assert.deepEqual(listed.slice(-2), [
    {
      from: '2026-11-21T09:00:00.000Z',
      ideas: { pass: 1, warn: 0, fail: 0 },
      rewrites: { changed: 0, unchanged: 1 },
      receipts: 1,
      proofs: 0,
    },
    {
      from: '2026-11-21T10:00:00.000Z',
      ideas: { pass: 0, warn: 0, fail: 1 },
      rewrites: { changed: 1, unchanged: 0 },
      receipts: 0,
      proofs: 0,
    },
  ])
  // Days later every hour of the list is empty, folded or not, and the totals are unchanged.
  now += 3 * 86_400_000
  const totals = await counts(service)
  assert.deepEqual(totals.ideas, { pass: 1, warn: 0, fail: 1 })
  await service.services.store.counters.fold(new Date(now))
  assert.deepEqual(await counts(service), totals)
  for (const { ideas, receipts } of await hours())
    assert.deepEqual([ideas, receipts], [{ pass: 0, warn: 0, fail: 0 }, 0])
  await service.close()
})

test('counts stay after removals of records and after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-counts-'))
  const first = await startService({ folder })
  await first.post('/api/flow/run', { idea: passing })
  await first.post('/api/compliance/rewrite', { idea: failing })
  await first.post('/api/proof', { hash })
  const before = await counts(first)
  assert.equal(await first.services.store.removeOlderThan(new Date(Date.now() + 86_400_000)), 2)
  assert.deepEqual(await counts(first), before)
  await first.close()
  const second = await startService({ folder })
  assert.deepEqual(await counts(second), before)
  assert.deepEqual(before, {
    ideas: { pass: 1, warn: 0, fail: 1 },
    rewrites: { changed: 1, unchanged: 1 },
    receipts: 1,
    proofs: { ...nothing.proofs, committed: 1 },
  })
  await second.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a store that refuses writes does not prevent a rewrite, whose count is written later', async () => {
  let broken = false
  const service = await startService({
    store: (real) => ({
      ...real,
      counters: {
        ...real.counters,
        add: (added) => (broken ? Promise.reject(unavailable(new Error('full'))) : real.counters.add(added)),
      },
    }),
  })
  broken = true
  for (let i = 0; i < 3; i++)
    assert.equal((await service.post('/api/compliance/rewrite', { idea: passing })).status, 200)
  assert.deepEqual((await counts(service)).ideas, { pass: 3, warn: 0, fail: 0 })
  assert.deepEqual(await service.services.store.counters.read(), [])
  broken = false
  await service.post('/api/compliance/rewrite', { idea: passing })
  assert.deepEqual((await counts(service)).ideas, { pass: 4, warn: 0, fail: 0 })
  const stored = await service.services.store.counters.read()
  assert.equal(stored.find(({ name }) => name === 'ideas.pass')?.total, 4)
  await service.close()
})

test('stdio tools count in the shared store, including the last call before the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-counts-'))
  const client = new Client({ name: 'test', version: '1' })
  const env = { DATABASE_URL: `file:${join(folder, 'laurel.db')}`, LOG_LEVEL: 'silent' }
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'], env }))
  await client.callTool({ name: 'svc_preflight', arguments: { idea: failing } })
  await client.callTool({ name: 'svc_rewrite', arguments: { idea: passing } })
  await client.close()
  const service = await startService({ folder })
  assert.deepEqual(await counts(service), {
    ...nothing,
    ideas: { pass: 1, warn: 0, fail: 1 },
    rewrites: { changed: 0, unchanged: 1 },
  })
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('processes', { timeout: 120_000 }, () => {
  let folder: string
  let child: ChildProcess
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'laurel-counts-'))
  })
  after(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  /** `laurel serve` on a free port; resolves when it listens. */
  async function serve(): Promise<string> {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port } = probe.address() as { port: number }
    probe.close()
    child = spawn(process.execPath, [main, 'serve'], {
      env: {
        DATABASE_URL: `file:${join(folder, 'laurel.db')}`,
        PORT: String(port),
        OTS_CALENDARS: 'none',
        RATE_LIMIT_FREE: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const chunk of child.stdout ?? []) if (String(chunk).includes('Laurel is ready')) break
    child.stdout?.resume()
    return `http://127.0.0.1:${port}`
  }
  const send = async (origin: string, path: string, body?: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await (await fetch(origin + path, body && init)).json()) as Record<string, any>
  }

  test('kill -9 loses no count of a stored call, and SIGTERM loses no count at all', async () => {
    const killed = await serve()
    const calls = Array.from({ length: 40 }, () => send(killed, '/api/compliance/preflight', { idea: passing }))
    const answered = (await Promise.all(calls)).filter(({ ok }) => ok === true).length
    child.kill('SIGKILL')
    await once(child, 'exit')
    assert.equal(answered, 40)

    const stopped = await serve()
    assert.deepEqual((await send(stopped, '/api/metrics'))['data'].ideas, { pass: 40, warn: 0, fail: 0 })
    await send(stopped, '/api/compliance/rewrite', { idea: failing })
    child.kill('SIGTERM')
    await once(child, 'exit')

    const again = await serve()
    const { ideas, rewrites } = (await send(again, '/api/metrics'))['data']
    assert.deepEqual(
      [ideas, rewrites],
      [
        { pass: 40, warn: 0, fail: 1 },
        { changed: 1, unchanged: 0 },
      ],
    )
  })
})

describe('two instances on one PostgreSQL', () => {
  let server: RealPostgres
  before(async () => {
    server = await startPostgres({ sync: false })
  })
  after(() => server.stop())

  test('count together, exactly, whichever instance is called', async () => {
    const databaseUrl = await server.freshDatabase()
    const instances = await Promise.all([startService({ databaseUrl }), startService({ databaseUrl })])
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, i) => {
        const service = instances[i % 2] ?? instances[0]
        const paths = ['/api/flow/run', '/api/compliance/preflight', '/api/compliance/rewrite']
        return service.post(paths[i % 3] ?? '', { idea: passing })
      }),
    )
    assert.ok(answers.every(({ status }) => status === 200))
    // A timer writes the counts in memory; here the test calls it.
    for (const { services } of instances) await services.pendingCounts.flush()
    const expected = {
      ...nothing,
      ideas: { pass: 90, warn: 0, fail: 0 },
      rewrites: { changed: 0, unchanged: 60 },
      receipts: 30,
    }
    for (const service of instances) assert.deepEqual(await counts(service), expected)
    for (const service of instances) await service.close()
  })
})
