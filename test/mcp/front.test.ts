/** Answers of /api/mcp to peers: the rows of the table of answers. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { failing, headerList, passing, rawRequest } from '../http/kit.ts'
import { startService, type TestService } from '../fakes/service.ts'
import { meta, message, modernCall, post, toolCall, wrongParams, foreignCursors, inheritedArguments } from './kit.ts'

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

test('a plain client needs no handshake, no Accept and no MCP header', async () => {
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

test('a tool and its HTTP address give the same answer', async () => {
  const http = await service.post('/api/compliance/preflight', { idea: failing })
  const { json } = await post(service, toolCall('svc_preflight', { idea: failing }))
  const { ok, version, reportId, shareUrl, createdAt, deleteToken, ...rest } = http.json
  const { reportId: id, shareUrl: url, createdAt: at, deleteToken: token, ...same } = json['result'].structuredContent
  assert.deepEqual(same, rest)
  assert.equal((await service.get(`/api/report/${String(id)}`)).status, 200)
})

const errors: readonly (readonly [string, unknown, Record<string, string>, number, number, unknown])[] = [
  ['no JSON', '{', {}, 400, -32700, null],
  ['an empty body', '', {}, 400, -32700, null],
  ['a key twice', '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', {}, 400, -32700, null],
  ['no method', { jsonrpc: '2.0', id: 1 }, {}, 400, -32600, null],
  ['another media type', '{}', { 'content-type': 'text/plain' }, 415, -32600, null],
  ['a body that is too large', { a: 'x'.repeat(70_000) }, {}, 413, -32600, null],
  ['an invalid Origin', message('ping'), { origin: 'evil' }, 403, -32600, 1],
  ['unknown method', message('tools/remove'), {}, 200, -32601, 1],
  ['unknown tool', toolCall('svc_mine', {}), {}, 200, -32602, 1],
  ['arguments null', toolCall('svc_preflight', null), {}, 200, -32602, 1],
  ['unknown resource', message('resources/read', { uri: 'laurel://nowhere' }), {}, 200, -32602, 1],
  ['unknown prompt', message('prompts/get', { name: 'nothing' }), {}, 200, -32602, 1],
  ['unknown version', message('ping'), { 'mcp-protocol-version': '1999-01-01' }, 400, -32000, null],
  ['an API key that was never issued', message('ping'), { 'x-api-key': 'none' }, 401, 401, 1],
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
  test(`${name}: -32602 with a sentence, in both eras`, async () => {
    const { body, headers } = modernCall(method, params)
    for (const answer of [await post(service, message(method, params)), await post(service, body, headers)]) {
      // In 2026-07-28 a header must repeat the name, and its absence is reported first.
      if (answer.json['error'].code === -32020) continue
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual([answer.json['id'], answer.json['error']], [1, { code: -32602, message: said }])
    }
  })

for (const [method, params] of foreignCursors)
  test(`${method} with the cursor ${String(params['cursor']).slice(0, 20)}, which was never issued: -32602`, async () => {
    const { body, headers } = modernCall(method, params)
    for (const answer of [await post(service, message(method, params, 'c1')), await post(service, body, headers)]) {
      assert.equal(answer.status, 200, answer.text)
      assert.equal(answer.json['error'].code, -32602)
      assert.ok(['c1', 1].includes(answer.json['id']))
      assert.doesNotMatch(answer.text, /aaaa|eyJv/)
    }
    const { cursor, ...rest } = params
    assert.ok((await post(service, message(method, rest))).json['result'] !== undefined)
  })

test('an inherited name such as toString is refused like any unknown member', async () => {
  for (const [name, method, params] of inheritedArguments) {
    const { json, text } = await post(service, `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`)
    if (method === 'tools/call') {
      assert.equal(json['result'].isError, true, text)
      assert.ok(json['result'].content[0].text.includes(`${name} is not a known field; remove it`), text)
    } else {
      assert.equal(json['error']?.code, -32602, text)
      assert.match(json['error'].message, /^(This prompt takes only: purpose, |Invalid params: params\.arguments\.)/)
    }
  }
})

test('an id that would change in the answer is refused without an id', async () => {
  for (const method of ['ping', 'tools/list'])
    for (const id of ['9007199254740993', '-9007199254740993', '1e300', '1.5']) {
      const { status, json } = await post(service, `{"jsonrpc":"2.0","id":${id},"method":"${method}"}`)
      assert.deepEqual([status, json['error'].code, json['id']], [400, -32600, null])
    }
  const { json } = await post(service, message('ping', undefined, 9007199254740991))
  assert.equal(json['id'], 9007199254740991)
})

test('a refusal by a tool is a result that names the remedy', async () => {
  const cases = [
    [toolCall('svc_preflight', { colour: 'red' }), /^Input validation error: .*colour is not a known field; remove it/],
    [toolCall('svc_preflight', { Idea: 'x' }), /Idea is not a known field \(did you mean idea\?\)/],
    [
      toolCall('svc_flow_run', { idea: passing, accept_rewrite: true }),
      /: accept_rewrite is not a known field \(did you mean acceptRewrite\?\)\.$/,
    ],
    [
      toolCall('svc_flow_run', { idea: ' \u200b' }),
      /^Input validation error: The request does not fit: idea is empty\.$/,
    ],
    [toolCall('svc_sandbox_simulate', { assetName: 'A', network: 'mainnet' }), /testnet or regtest/],
    [toolCall('svc_receipt_get', { receiptId: 'rcp_none' }), /There is no receipt under this id\. Send receiptId as/],
    [toolCall('svc_sandbox_simulate', { assetName: 'Guaranteed profit' }), /through svc_flow_run for[\s\S]*- "/],
  ] as const
  for (const [call, text] of cases) {
    const { status, json } = await post(service, call)
    assert.equal(status, 200)
    assert.equal(json['result'].isError, true)
    assert.match(json['result'].content[0].text, text)
    assert.doesNotMatch(json['result'].content[0].text.replaceAll('https://laurel.example/', ''), /\/api\/|the address/)
  }
})

test('an unknown name near that of a tool or prompt is answered with that name', async () => {
  const cases = [
    [toolCall('svc_preflite', {}), 'There is no tool of this name; did you mean svc_preflight? tools/list has them.'],
    [toolCall('preflight', {}), 'There is no tool of this name; did you mean svc_preflight? tools/list has them.'],
    [toolCall('svc_mine', {}), 'There is no tool of this name; tools/list has them.'],
    [
      message('prompts/get', { name: 'design-credentials' }),
      'There is no prompt of this name; did you mean design_credential? prompts/list has them.',
    ],
  ] as const
  for (const [call, said] of cases) {
    const { json } = await post(service, call)
    assert.deepEqual(json['error'], { code: -32602, message: said })
  }
})

test('notifications, responses and calls without an id are accepted without an answer', async () => {
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

test('initialize may have no parameters, and an unknown version is answered with the newest supported one', async () => {
  const bare = await post(service, message('initialize'))
  assert.equal(bare.json['result'].protocolVersion, '2025-11-25')
  assert.match(bare.json['result'].instructions, /Never send private keys/)
  const { json } = await post(service, message('initialize', { protocolVersion: '1.0', capabilities: {} }))
  assert.equal(json['result'].protocolVersion, '2025-11-25')
  const old = await post(service, message('initialize', { protocolVersion: '2024-11-05', capabilities: {} }))
  assert.equal(old.json['result'].protocolVersion, '2024-11-05')
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

test('an unsupported method is a JSON-RPC error', async () => {
  for (const path of ['/api/mcp', '/api/mcp?session=1']) {
    const { status, headers, json } = await service.call(path, { method: 'DELETE' })
    assert.equal(status, 405)
    assert.match(headers.get('content-type') ?? '', /^application\/json/)
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.deepEqual([json['jsonrpc'], json['error'].code, json['id']], ['2.0', -32600, null])
    assert.match(json['error'].message, /POST/)
  }
})

test('a page with DNS rebinding to this address is refused', async () => {
  const text = JSON.stringify(message('tools/list'))
  const headers = ['Host: evil.example.com', 'Origin: http://evil.example.com', 'Content-Type: application/json']
  const { status, body } = await rawRequest(service.origin, 'POST /api/mcp', headers, text)
  assert.equal(status, 403)
  const { error, id } = JSON.parse(body) as { error: { code: number }; id: null }
  assert.deepEqual([error.code, id], [-32600, 1])
})
