/** What peers see of /api/mcp: the rows of the table of answers, batches, limits, discovery. */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { failing, headerList, passing, rawRequest } from '../http/kit.ts'
import { startService, type TestService, testVersion } from '../fakes/service.ts'
import { meta, message, modern, modernCall, post, toolCall, wrongParams } from './kit.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

const names = [
  'svc_flow_run',
  'svc_preflight',
  'svc_rewrite',
  'svc_sandbox_simulate',
  'svc_pack_meta',
  'svc_pack_get',
  'svc_receipt_get',
]

test('a plain client needs no handshake, no Accept and no header of MCP', async () => {
  const listed = await post(service, message('tools/list'), { accept: '*/*' })
  assert.equal(listed.status, 200)
  assert.deepEqual(
    listed.json['result'].tools.map((tool: any) => tool.name),
    names,
  )
  const { json } = await post(service, toolCall('svc_flow_run', { idea: passing, simulate: true }))
  const { content, structuredContent } = json['result']
  assert.deepEqual(JSON.parse(content[0].text), structuredContent)
  assert.equal(structuredContent.outcome, 'pass')
  assert.match(structuredContent.simulation.shareUrl, /^https:\/\/laurel\.example\/receipt\/rcp_/)
})

test('a tool and its address give the same answer', async () => {
  const http = await service.post('/api/compliance/preflight', { idea: failing })
  const { json } = await post(service, toolCall('svc_preflight', { idea: failing }))
  const { ok, version, reportId, shareUrl, createdAt, ...rest } = http.json
  const { reportId: id, shareUrl: url, createdAt: at, ...same } = json['result'].structuredContent
  assert.deepEqual(same, rest)
  assert.equal((await service.get(`/api/report/${String(id)}`)).status, 200)
})

test('every tool has a title, the four annotations and closed schemas', async () => {
  const { json } = await post(service, message('tools/list'))
  for (const tool of json['result'].tools) {
    assert.ok(tool.title.length > 0)
    assert.match(tool.description, /\b[Nn]ot /)
    assert.deepEqual(Object.keys(tool.annotations), [
      'readOnlyHint',
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
    ])
    const open = (schema: any): boolean =>
      typeof schema === 'object' &&
      schema !== null &&
      ((schema.type === 'object' && schema.additionalProperties !== false) || Object.values(schema).some(open))
    assert.ok(!open(tool.inputSchema) && !open(tool.outputSchema), tool.name)
  }
})

const errors: readonly (readonly [string, unknown, Record<string, string>, number, number, unknown])[] = [
  ['no JSON', '{', {}, 400, -32700, null],
  ['an empty body', '', {}, 400, -32700, null],
  ['a key twice', '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', {}, 400, -32700, null],
  ['no method', { jsonrpc: '2.0', id: 1 }, {}, 400, -32600, null],
  ['another media type', '{}', { 'content-type': 'text/plain' }, 415, -32600, null],
  ['a body that is too large', { a: 'x'.repeat(70_000) }, {}, 413, -32600, null],
  ['an invalid Origin', message('ping'), { origin: 'evil' }, 403, -32600, null],
  ['unknown method', message('tools/remove'), {}, 200, -32601, 1],
  ['unknown tool', toolCall('svc_mine', {}), {}, 200, -32602, 1],
  ['arguments null', toolCall('svc_preflight', null), {}, 200, -32602, 1],
  ['unknown resource', message('resources/read', { uri: 'laurel://nowhere' }), {}, 200, -32602, 1],
  ['unknown prompt', message('prompts/get', { name: 'nothing' }), {}, 200, -32602, 1],
  ['unknown version', message('ping'), { 'mcp-protocol-version': '1999-01-01' }, 400, -32000, null],
  ['an API key that was never issued', message('ping'), { 'x-api-key': 'none' }, 401, 401, null],
]
for (const [name, body, headers, status, code, id] of errors)
  test(`${name}: ${status}, ${code}`, async () => {
    const answer = await post(service, body, headers)
    assert.equal(answer.status, status, answer.text)
    assert.equal(answer.json['error'].code, code)
    if (status !== 400) assert.equal(answer.json['id'], id)
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
  })

const modernErrors: readonly (readonly [string, ReturnType<typeof modernCall>, number, number])[] = [
  ['unknown method', modernCall('tools/remove'), 404, -32601],
  ['initialize', modernCall('initialize'), 404, -32601],
  ['unknown tool', modernCall('tools/call', { name: 'svc_mine', arguments: {} }), 200, -32602],
  [
    'header and body differ',
    { ...modernCall('ping'), headers: { ...modernCall('ping').headers, 'mcp-method': 'x' } },
    400,
    -32020,
  ],
  [
    'an unknown version',
    {
      body: message('tools/list', { _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' } }),
      headers: { ...modernCall('tools/list').headers, 'mcp-protocol-version': '2099-01-01' },
    },
    400,
    -32022,
  ],
]
for (const [name, { body, headers }, status, code] of modernErrors)
  test(`2026-07-28, ${name}: ${status}, ${code}`, async () => {
    const answer = await post(service, body, headers)
    assert.equal(answer.status, status, answer.text)
    assert.equal(answer.json['error'].code, code)
  })

for (const [name, [method, params, said]] of Object.entries(wrongParams))
  test(`${name}: -32602 in words, in both eras`, async () => {
    const { body, headers } = modernCall(method, params)
    for (const answer of [await post(service, message(method, params)), await post(service, body, headers)]) {
      // Where 2026-07-28 wants the name in a header too, that is what is missing first.
      if (answer.json['error'].code === -32020) continue
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual([answer.json['id'], answer.json['error']], [1, { code: -32602, message: said }])
    }
  })

test('an id that would come back as another number is refused without an id', async () => {
  for (const method of ['ping', 'tools/list'])
    for (const id of ['9007199254740993', '-9007199254740993', '1e300', '1.5']) {
      const { status, json } = await post(service, `{"jsonrpc":"2.0","id":${id},"method":"${method}"}`)
      assert.deepEqual([status, json['error'].code, json['id']], [400, -32600, null])
    }
  const { json } = await post(service, message('ping', undefined, 9007199254740991))
  assert.equal(json['id'], 9007199254740991)
})

test('what a tool refuses is a result that names the remedy', async () => {
  const cases = [
    [toolCall('svc_preflight', { colour: 'red' }), /^Input validation error: .*idea is required/],
    [toolCall('svc_sandbox_simulate', { assetName: 'A', network: 'mainnet' }), /testnet or regtest/],
    [toolCall('svc_receipt_get', { receiptId: 'rcp_none' }), /There is no receipt under this id/],
    [toolCall('svc_sandbox_simulate', { assetName: 'Guaranteed profit' }), /Read the findings[\s\S]*- "/],
  ] as const
  for (const [call, text] of cases) {
    const { status, json } = await post(service, call)
    assert.equal(status, 200)
    assert.equal(json['result'].isError, true)
    assert.match(json['result'].content[0].text, text)
  }
})

test('notifications, responses and calls without an id are taken without an answer', async () => {
  for (const body of [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
    { jsonrpc: '2.0', id: 1, result: {} },
    { jsonrpc: '2.0', method: 'tools/call', params: { name: 'svc_preflight', arguments: { idea: passing } } },
  ]) {
    const answer = await post(service, body)
    assert.equal(answer.status, 202)
    assert.equal(answer.text, '')
  }
})

test('initialize may come bare, and an unknown version is answered with the newest that knows it', async () => {
  const bare = await post(service, message('initialize'))
  assert.equal(bare.json['result'].protocolVersion, '2025-11-25')
  assert.match(bare.json['result'].instructions, /Never send private keys/)
  const { json } = await post(service, message('initialize', { protocolVersion: '1.0', capabilities: {} }))
  assert.equal(json['result'].protocolVersion, '2025-11-25')
  const old = await post(service, message('initialize', { protocolVersion: '2024-11-05', capabilities: {} }))
  assert.equal(old.json['result'].protocolVersion, '2024-11-05')
})

test('a batch is answered message by message, and a cancelled call in it does not hang', async () => {
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

test('a batch is refused where the version has none, empty, and over twenty', async () => {
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

test('each call of a batch counts, and 429 is a JSON-RPC error under the id of the call, in both eras', async () => {
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
    // The first goes the way of the SDK, which has not seen this envelope; the others are plain.
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

test('every tools/call counts, also of what is free to read over HTTP, by both paths', async () => {
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

test('a call that is refused as malformed does not count', async () => {
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

test('an Idempotency-Key makes a call happen once', async () => {
  const headers = { 'idempotency-key': 'garden-day' }
  const call = toolCall('svc_flow_run', { idea: passing })
  const [first, second] = [await post(service, call, headers), await post(service, call, headers)]
  assert.deepEqual(second.json, first.json)
})

test('GET lists what there is, and is no event stream', async () => {
  const listing = await service.get('/api/mcp')
  assert.equal(listing.status, 200)
  assert.deepEqual(Object.keys(listing.json), [
    'name',
    'title',
    'version',
    'protocolVersions',
    'endpoint',
    'methods',
    'tools',
    'docs',
  ])
  assert.equal(listing.json['version'], testVersion)
  assert.equal(listing.json['endpoint'], 'https://laurel.example/api/mcp')
  assert.deepEqual(
    listing.json['tools'].map((tool: any) => tool.name),
    names,
  )
  assert.ok(headerList(listing, 'vary').includes('accept'))
  const etag = listing.headers.get('etag') ?? ''
  assert.equal((await service.get('/api/mcp', { 'if-none-match': etag })).status, 304)
  const stream = await service.get('/api/mcp', { accept: 'text/event-stream' })
  assert.equal(stream.status, 405)
  assert.match(stream.headers.get('allow') ?? '', /POST/)
  for (const accept of ['text/event-stream;q=0', 'application/json, text/event-stream; q=0.0'])
    assert.equal((await service.get('/api/mcp', { accept })).status, 200)
})

test('a browser on another origin may call with the headers of 2026-07-28', async () => {
  const preflight = await service.call('/api/mcp', { method: 'OPTIONS', headers: { origin: 'https://a.example' } })
  assert.equal(preflight.status, 204)
  const allowed = headerList(preflight, 'access-control-allow-headers')
  for (const name of ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'x-api-key'])
    assert.ok(allowed.includes(name), name)
  assert.equal(preflight.headers.get('access-control-max-age'), '86400')
  for (const method of ['DELETE', 'PUT']) {
    const { status, headers } = await service.call('/api/mcp', { method })
    assert.equal(status, 405)
    assert.match(headers.get('allow') ?? '', /GET.*POST|POST.*GET/)
  }
  const typed = { method: 'OPTIONS', headers: { 'content-type': 'application/json' } }
  assert.equal((await service.call('/api/mcp', typed)).status, 204)
})

test('a method that is not taken is a JSON-RPC error', async () => {
  for (const path of ['/api/mcp', '/api/mcp?session=1']) {
    const { status, headers, json } = await service.call(path, { method: 'DELETE' })
    assert.equal(status, 405)
    assert.match(headers.get('content-type') ?? '', /^application\/json/)
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.deepEqual([json['jsonrpc'], json['error'].code, json['id']], ['2.0', -32600, null])
    assert.match(json['error'].message, /POST/)
  }
})

test('a page that was rebound to this address is refused', async () => {
  const text = JSON.stringify(message('tools/list'))
  const headers = ['Host: evil.example.com', 'Origin: http://evil.example.com', 'Content-Type: application/json']
  const { status, body } = await rawRequest(service.origin, 'POST /api/mcp', headers, text)
  assert.equal(status, 403)
  const { error, id } = JSON.parse(body) as { error: { code: number }; id: null }
  assert.deepEqual([error.code, id], [-32600, null])
})

test('health says which revisions are spoken', async () => {
  const { json } = await service.get('/api/health')
  assert.deepEqual(json['data'].capabilities.mcp.protocolVersions, [
    '2026-07-28',
    '2025-11-25',
    '2025-06-18',
    '2025-03-26',
    '2024-11-05',
  ])
})

test('the server card agrees with server/discover, and the catalog leads to it', async () => {
  const card = await service.get('/api/mcp/server-card')
  assert.match(card.headers.get('content-type') ?? '', /^application\/mcp-server-card\+json/)
  const { body, headers } = modernCall('server/discover')
  const { json } = await post(service, body, headers)
  const info = json['result']._meta['io.modelcontextprotocol/serverInfo']
  for (const member of ['version', 'title', 'description', 'websiteUrl'])
    assert.equal(card.json[member], info[member], member)
  assert.ok(card.json['description'].length <= 100)
  assert.deepEqual(json['result'].supportedVersions, [modern])
  assert.deepEqual(card.json['remotes'][0].supportedProtocolVersions, json['result'].supportedVersions)
  assert.equal(card.json['name'], 'example.laurel/laurel')
  const etag = card.headers.get('etag') ?? ''
  assert.equal((await service.get('/api/mcp/server-card', { 'if-none-match': etag })).status, 304)

  const catalog = await service.get('/.well-known/ai-catalog.json')
  assert.match(catalog.headers.get('content-type') ?? '', /^application\/ai-catalog\+json/)
  assert.equal(catalog.json['entries'][0].url, 'https://laurel.example/api/mcp/server-card')
  const old = await service.get('/.well-known/mcp/server-card.json')
  assert.equal(old.status, 308)
  assert.equal(old.headers.get('location'), 'https://laurel.example/api/mcp/server-card')
})

test('what a registry is told agrees with the package and the card', async () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
  const [server, own] = [read('server.json'), read('package.json')]
  const { json } = await service.get('/api/mcp/server-card')
  assert.equal(server.name, own.mcpName)
  assert.equal(server.version, own.version)
  assert.equal(server.title, json['title'])
  assert.equal(server.description, json['description'])
})
