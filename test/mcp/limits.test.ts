/** Batches, the allowance and Idempotency-Keys over MCP. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { passing } from '../http/kit.ts'
import { startService, type TestService } from '../fakes/service.ts'
import { meta, message, modern, modernCall, post, toolCall } from './kit.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

test('each message of a batch is answered, and a cancelled call in it does not hang', async () => {
  const { status, json } = await post(service, [
    toolCall('svc_preflight', { idea: passing }, 1),
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
    message('initialize', {}, 2),
    message('tools/remove', undefined, 3),
    [message('ping')],
    message('ping', undefined, 'last'),
  ])
  assert.equal(status, 200)
  const answers = json as unknown as any[]
  assert.deepEqual(
    answers.map(({ id, error }) => [id, error?.code]),
    [
      [1, undefined],
      [2, -32600],
      [3, -32601],
      [null, -32600],
      ['last', undefined],
    ],
  )
  const silent = await post(service, [{ jsonrpc: '2.0', method: 'notifications/initialized' }])
  assert.equal(silent.status, 202)
})

test('a batch is refused if the version has none, if it is empty, and over twenty messages', async () => {
  const pings = (many: number) => Array.from({ length: many }, (_, id) => message('ping', undefined, id))
  const refused = [
    post(service, pings(2), { 'mcp-protocol-version': '2025-06-18' }),
    post(service, pings(2), { 'mcp-protocol-version': modern }),
    post(service, []),
    post(service, pings(21)),
    post(service, pings(2), { 'idempotency-key': 'a' }),
  ]
  for (const { status, json } of await Promise.all(refused)) {
    assert.equal(status, 400)
    assert.equal(json['error'].code, -32600)
  }
  assert.equal((await post(service, pings(20), { 'mcp-protocol-version': '2025-03-26' })).status, 200)
})

test('each call of a batch counts, and 429 is a JSON-RPC error with the id of the call, in both eras', async () => {
  const limited = await startService({ freeQuota: 3 })
  try {
    const call = (id: number) => toolCall('svc_preflight', { idea: passing }, id)
    const batch = await post(limited, [call(1), message('ping', undefined, 2), call(3), call(4), call(5)])
    assert.equal(batch.status, 200)
    const codes = (batch.json as unknown as any[]).map(({ id, error }) => [id, error?.code])
    assert.deepEqual(codes, [
      [1, undefined],
      [2, undefined],
      [3, undefined],
      [4, undefined],
      [5, 429],
    ])
    const { body, headers } = modernCall('tools/call', { name: 'svc_preflight', arguments: { idea: passing } }, 'seven')
    // The first goes through the SDK, which has not seen this envelope yet; the others take the direct path.
    body.params = { ...(body.params as object), _meta: { ...meta, 'example.com/x': 1 } }
    for (const answer of [
      await post(limited, body, headers),
      await post(limited, toolCall('svc_preflight', { idea: passing }, 'seven')),
    ]) {
      assert.equal(answer.status, 429)
      assert.equal(answer.json['id'], 'seven')
      assert.equal(answer.json['error'].code, 429)
      assert.match(answer.json['error'].message, /Wait \d+ seconds/)
      assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/)
      assert.match(answer.headers.get('ratelimit') ?? '', /^"expensive";r=0;t=\d+$/)
      assert.equal(answer.headers.get('ratelimit-policy'), '"expensive";q=3;w=3600')
    }
    assert.equal((await post(limited, [call(9)])).status, 429)
    for (const free of [
      message('tools/list'),
      message('initialize'),
      message('resources/list'),
      message('prompts/list'),
    ])
      assert.equal((await post(limited, free)).status, 200)
  } finally {
    await limited.close()
  }
})

test('every tools/call counts, even of operations that are free over HTTP, by both paths', async () => {
  const reads = [
    toolCall('svc_pack_meta', {}, 'meta'),
    toolCall('svc_pack_get', { section: 'guardrails' }, 'get'),
    toolCall('svc_receipt_get', { receiptId: 'rcp_none' }, 'receipt'),
  ]
  for (const mcpDirect of [true, false]) {
    const limited = await startService({ freeQuota: 3, mcpDirect })
    try {
      for (const [at, read] of reads.entries()) {
        const { status, headers } = await post(limited, read)
        assert.equal(status, 200)
        assert.match(headers.get('ratelimit') ?? '', new RegExp(`^"expensive";r=${2 - at};t=`))
        assert.equal(headers.get('ratelimit-policy'), '"expensive";q=3;w=3600')
      }
      for (const read of reads) {
        const { status, json } = await post(limited, read)
        assert.deepEqual([status, json['id'], json['error'].code], [429, read.id, 429])
      }
      assert.equal((await limited.get('/api/agent/meta')).status, 200)
    } finally {
      await limited.close()
    }
  }
})

test('a malformed call does not count', async () => {
  const limited = await startService({ freeQuota: 1 })
  try {
    const malformed = [
      toolCall('svc_preflight', { colour: 'red' }),
      toolCall('svc_pack_meta', { colour: 'red' }),
      toolCall('svc_mine', {}),
      toolCall('svc_pack_get', null),
    ]
    for (const call of malformed) assert.equal((await post(limited, call)).headers.get('ratelimit'), null)
    const first = await post(limited, toolCall('svc_preflight', { idea: passing }))
    assert.equal(first.json['result'].isError, undefined)
    assert.equal(first.headers.get('ratelimit')?.startsWith('"expensive";r=0'), true)
  } finally {
    await limited.close()
  }
})

test('an Idempotency-Key makes a call take effect once', async () => {
  const headers = { 'idempotency-key': 'garden-day' }
  const call = toolCall('svc_flow_run', { idea: passing })
  const first = await post(service, call, headers)
  assert.deepEqual((await post(service, call, headers)).json, first.json)
  // The draft of the header has the key in quotes; over HTTP and MCP alike that is the same key.
  assert.deepEqual((await post(service, call, { 'idempotency-key': '"garden-day"' })).json, first.json)
})
