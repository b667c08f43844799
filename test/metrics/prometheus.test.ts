/** /metrics: its content, its access control, and what it never contains. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { unavailable } from '../../src/store/failure.ts'
import { type TestService, assertProblem, startService } from '../fakes/service.ts'
import { failing, passing, raw } from '../http/kit.ts'
import { post, toolCall } from '../mcp/kit.ts'
import { type Watched, makeTraffic, metricsOf, startWatched, withSilentModel } from './kit.ts'
import { parseMetrics, valueOf } from './text-format.ts'

describe('/metrics', () => {
  let watched: Watched
  let service: TestService
  before(async () => {
    watched = await startWatched({ metricsToken: 'a-token-of-the-operator' })
    ;({ service } = watched)
    await makeTraffic(watched)
  })
  after(() => watched.close())

  test('is the text format of Prometheus, and counts what happened', async () => {
    const answer = await service.get('/metrics')
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8')
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
    const families = parseMetrics(answer.text)
    const requests = 'laurel_http_request_duration_seconds_count'
    const operations = 'laurel_operation_duration_seconds_count'
    const expected: readonly (readonly [name: string, labels: Record<string, string>, value: number])[] = [
      [requests, { method: 'POST', route: '/api/flow/run', status: '2xx' }, 3],
      [requests, { method: 'POST', route: '/api/compliance/preflight', status: '2xx' }, 3],
      [requests, { method: 'POST', route: '/api/compliance/preflight', status: '4xx' }, 1],
      [requests, { method: 'POST', route: '/api/mcp' }, 1],
      [requests, { method: 'GET', route: 'unknown', status: '4xx' }, 1],
      [operations, { operation: 'preflight', result: 'ok' }, 4],
      [operations, { operation: 'preflight', result: 'validation' }, 1],
      ['laurel_ideas_screened_total', { outcome: 'pass' }, 4],
      ['laurel_ideas_screened_total', { outcome: 'warn' }, 3],
      ['laurel_ideas_screened_total', { outcome: 'fail' }, 3],
      ['laurel_rewrites_total', { source: 'rules' }, 6],
      ['laurel_rewrites_total', { source: 'ai' }, 0],
      ['laurel_receipts_total', {}, 2],
      ['laurel_proofs_committed_total', {}, 1],
      ['laurel_proofs', { state: 'committed' }, 0],
      ['laurel_proofs', { state: 'ots_pending' }, 0],
      ['laurel_proofs', { state: 'ots_bitcoin_confirmed' }, 1],
      ['laurel_limiter_decisions_total', { policy: 'expensive', decision: 'allowed' }, 11],
      ['laurel_store_writes_total', { result: 'failed' }, 0],
      ['laurel_exchange_duration_seconds_count', { target: watched.calendar.origin, result: 'ok' }, 2],
      ['laurel_exchange_duration_seconds_count', { target: 'headers', result: 'ok' }, 2],
      ['laurel_part_up', { part: 'store' }, 1],
      ['laurel_part_up', { part: 'calendars' }, 1],
      ['laurel_part_up', { part: 'headers' }, 1],
    ]
    for (const [name, labels, value] of expected)
      assert.equal(valueOf(families, name, labels), value, `${name} ${JSON.stringify(labels)}`)
    assert.equal(valueOf(families, 'laurel_part_up', { part: 'ai' }), undefined)
    for (const name of [
      'laurel_screening_duration_seconds_count',
      'laurel_store_wait_seconds_count',
      'laurel_store_transaction_duration_seconds_count',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      assert.ok((valueOf(families, name) ?? -1) >= 0, name)
  })

  test('is for this machine or holders of the token; for others it does not exist', async () => {
    const from = (address: string, headers: Record<string, string> = {}) =>
      service.getFrom(address, '/metrics', { host: 'localhost', ...headers })
    const token = { authorization: 'Bearer a-token-of-the-operator' }
    for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) {
      assert.equal((await from(address)).status, 200, address)
      // A proxy on this machine forwards requests from elsewhere, whatever its headers say.
      for (const header of [
        'x-forwarded-for',
        'forwarded',
        'via',
        'x-real-ip',
        'x-forwarded-proto',
        'cf-connecting-ip',
      ])
        for (const value of ['203.0.113.9', '127.0.0.1', ''])
          assert.equal((await from(address, { [header]: value })).status, 404, `${address} ${header}: ${value}`)
      assert.equal((await from(address, { host: 'laurel.example' })).status, 404)
      for (const host of ['127.0.0.1:3000', '[::1]:3000', 'localhost:3000'])
        assert.equal((await from(address, { host })).status, 200, host)
    }
    for (const address of ['203.0.113.9', '10.0.0.1', '2001:db8::1', '::ffff:10.0.0.1']) {
      assert.equal((await from(address)).status, 404, address)
      assert.equal((await from(address, { 'x-forwarded-for': '127.0.0.1' })).status, 404, address)
      assert.equal((await from(address, token)).status, 200, address)
      assert.equal((await from(address, { ...token, 'x-forwarded-for': '203.0.113.9' })).status, 200)
      for (const wrong of ['a-token-of-the-operato', 'a-token-of-the-operator2', 'A-token-of-the-operator', '', 'null'])
        assert.equal((await from(address, { authorization: `Bearer ${wrong}` })).status, 404, wrong)
      assert.equal((await from(address, { authorization: 'Basic a-token-of-the-operator' })).status, 404)
    }
    // The same answer as for an unknown address, so that nobody learns that metrics exist.
    const strip = ({ text }: { text: string }) => text.replace(/"(instance|requestId)":"[^"]*"/g, '')
    assert.equal(
      strip(await from('203.0.113.9')),
      strip(await service.getFrom('203.0.113.9', '/nothing', { host: 'localhost' })),
    )
  })

  test('without METRICS_TOKEN no token gives access', async (t) => {
    const other = await startService()
    t.after(() => other.close())
    for (const value of ['Bearer null', 'Bearer undefined', 'Bearer ', 'Bearer']) {
      const answer = await other.getFrom('203.0.113.9', '/metrics', { host: 'localhost', authorization: value })
      assert.equal(answer.status, 404, value)
    }
  })

  test('a trusted proxy gives no access, over a real connection', async (t) => {
    const behind = await startService({ trustedProxies: ['127.0.0.1'] })
    t.after(() => behind.close())
    assert.equal((await behind.get('/metrics')).status, 200)
    assertProblem(await behind.get('/metrics', { 'x-forwarded-for': '127.0.0.1' }), 404, 'not-found')
  })
})

test('two services in one process share no count', async (t) => {
  const [first, second] = await Promise.all([startService(), startService()])
  t.after(() => Promise.all([first.close(), second.close()]))
  await first.post('/api/compliance/preflight', { idea: passing })
  const count = async (service: TestService) =>
    valueOf(await metricsOf(service), 'laurel_ideas_screened_total', { outcome: 'pass' })
  assert.deepEqual([await count(first), await count(second)], [1, 0])
})

test('reports a refused call, a failing limiter and a model without an answer', async (t) => {
  let gone = false
  const service = await startService({
    freeQuota: 1,
    limiter: {
      take: (_bucket, { quota }) =>
        gone
          ? Promise.reject(unavailable(new Error('gone')))
          : Promise.resolve({ allowed: quota > 1, remaining: 0, resetSeconds: 1 }),
      warm: () => Promise.resolve(),
      peek: (_bucket, { quota }) => Promise.resolve({ remaining: quota, resetSeconds: 1 }),
      close: () => Promise.resolve(),
    },
  })
  t.after(() => service.close())
  await service.post('/api/compliance/preflight', { idea: passing })
  gone = true
  await service.post('/api/compliance/preflight', { idea: passing })
  const { preflight, rewrite } = withSilentModel(service)
  const idea = 'A reading badge for pupils. Holders can sell it to each other later.'
  await rewrite({ idea }, preflight({ idea }))
  const families = await metricsOf(service)
  const decisions = (decision: string) => valueOf(families, 'laurel_limiter_decisions_total', { decision })
  assert.deepEqual([decisions('allowed'), decisions('refused'), decisions('failed')], [0, 1, 1])
  assert.equal(valueOf(families, 'laurel_exchange_duration_seconds_count', { target: 'model', result: 'failed' }), 1)
})

test('without the store all other metrics remain, and the failure is reported', async (t) => {
  let gone = false
  const service = await startService({
    store: (real) => ({
      ...real,
      check: () => (gone ? Promise.reject(unavailable(new Error('gone'))) : real.check()),
      counters: {
        ...real.counters,
        read: () => (gone ? Promise.reject(unavailable(new Error('gone'))) : real.counters.read()),
      },
    }),
  })
  t.after(() => service.close())
  assert.equal(valueOf(await metricsOf(service), 'laurel_proofs', { state: 'committed' }), 0)
  gone = true
  const families = await metricsOf(service)
  assert.equal(valueOf(families, 'laurel_part_up', { part: 'store' }), 0)
  assert.equal(valueOf(families, 'laurel_proofs'), undefined)
  assert.ok((valueOf(families, 'laurel_http_request_duration_seconds_count') ?? 0) > 0)
  assertProblem(await service.get('/api/metrics'), 503, 'unavailable')
})

test('no text of a stranger is in a label, and nobody can create series', async (t) => {
  const watched = await startWatched({ trustedProxies: ['127.0.0.1'], freeQuota: 3 })
  t.after(() => watched.close())
  const { service, calendar } = watched
  const needle = 'zqx'
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  const wif = 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn'
  const hostile = {
    'x-forwarded-for': '198.51.100.77',
    'x-request-id': needle,
    'user-agent': needle,
    'idempotency-key': needle,
  }
  /** Every series without its value, but those of a kind of garbage collection, which V8 runs when it likes. */
  const series = async () =>
    [...(await metricsOf(service)).values()].flatMap(({ samples }) =>
      samples
        .filter(({ name }) => !name.startsWith('nodejs_gc_'))
        .map(({ name, labels }) => JSON.stringify([name, labels])),
    )

  // An attestation that names an arbitrary host must not become a label.
  calendar.uri = `https://${needle}.calendar.opentimestamps.org`
  await service.post('/api/proof', { hash: 'ab'.repeat(32) })
  await service.stamper.gather()
  await service.stamper.ask()

  const attack = async (n: number) => {
    for (const path of [
      `/${needle}-${n}`,
      `/api/${needle}/${n}?idea=${needle}`,
      `/receipt/rcp_${needle}${n}`,
      `/api/report/rpt_${needle}${n}`,
      `/library/${needle}"}\\n${n}`,
      `/api/library/${needle}%0a%22%7d`,
      `/problems/${needle}${n}`,
      `/${wif}`,
      '/%zz',
    ])
      await service.get(path, hostile)
    for (const [path, body] of [
      [
        '/api/compliance/preflight',
        { idea: `${failing} ${needle} ${n}`, tokenType: needle, audience: `${needle}@example.org` },
      ],
      ['/api/compliance/preflight', { idea: `A badge. ${phrase}` }],
      ['/api/sandbox/simulate', { assetName: wif }],
      ['/api/proof', { hash: needle }],
      [`/api/proof/prf_${needle}${n}/upgrade`, {}],
    ] as const)
      await service.post(path, body, { ...hostile, 'idempotency-key': `${needle}${n}${path.length}` })
    await post(service, toolCall(`svc_${needle}${n}`, { [needle]: needle }), hostile)
    for (const method of ['PROPFIND', 'PURGE', 'SEARCH', 'M-SEARCH', 'PUT', 'TRACE'])
      await raw(service.origin, `${method} /${needle} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    await raw(service.origin, `${needle}${n} / HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await raw(service.origin, `GET / HTTP/1.1\r\nHost: ${needle}${n}.example\r\nConnection: close\r\n\r\n`)
  }
  // Until every call is over the allowance, and /metrics itself was requested.
  for (const n of [0, 1, 2]) await attack(n)
  await series()
  const before = await series()
  for (const n of [3, 4, 5]) await attack(n)
  assert.deepEqual(
    (await series()).filter((one) => !before.includes(one)),
    [],
    'more of the same makes no further series',
  )

  const prometheus = (await service.get('/metrics')).text
  const published = (await service.get('/api/metrics')).text
  for (const text of [prometheus, published])
    for (const found of [
      needle,
      wif,
      'sausage',
      '198.51.100',
      '@example',
      'rcp_',
      'rpt_',
      'prf_',
      'req_',
      'ab'.repeat(16),
      'guaranteed',
    ])
      assert.ok(!text.toLowerCase().includes(found.toLowerCase()), found)
  // Label values come only from lists in the source or the configuration.
  const allowed: Readonly<Record<string, RegExp>> = {
    method: /^(GET|HEAD|POST|DELETE|OPTIONS|other)$/,
    route: /^(unknown|\/|(\/[\w.:*-]+)+)$/,
    status: /^[2345]xx$/,
    operation: /^[a-z_]+$/,
    result: /^[a-z-]+$/,
    outcome: /^(pass|warn|fail)$/,
    source: /^(rules|ai)$/,
    policy: /^(expensive|keys|waitlist|other)$/,
    decision: /^(allowed|refused|failed)$/,
    target: new RegExp(`^(headers|model|other calendar|${calendar.origin})$`),
    part: /^(store|calendars|ai|headers)$/,
    state: /^(committed|ots_pending|ots_bitcoin_confirmed)$/,
  }
  const routes = new Set(service.paths())
  for (const { name, samples } of parseMetrics(prometheus).values())
    for (const { labels } of name.startsWith('laurel_') && name !== 'laurel_info' ? samples : []) {
      for (const [label, value] of Object.entries(labels))
        if (label !== 'le') assert.match(value, allowed[label] ?? /^no such label$/, `${name} ${label}`)
      if (labels['route'] !== undefined && labels['route'] !== 'unknown') assert.ok(routes.has(labels['route']))
    }
})
