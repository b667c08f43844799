/** What clients can learn about the endpoint before they use it: the listing, the server card, the catalog. */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { headerList } from '../http/kit.ts'
import { startService, type TestService, testVersion } from '../fakes/service.ts'
import { message, modern, modernCall, post } from './kit.ts'

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

test('GET lists the tools, resources and prompts, and is not an event stream', async () => {
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

test('health lists the supported revisions', async () => {
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

test('the registry entry agrees with the package and the card', async () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
  const [server, own] = [read('server.json'), read('package.json')]
  const { json } = await service.get('/api/mcp/server-card')
  assert.equal(server.name, own.mcpName)
  assert.equal(server.version, own.version)
  assert.equal(server.title, json['title'])
  assert.equal(server.description, json['description'])
})

test('the listing has exactly the requests that are answered in one of the eras', async () => {
  // Every request in the protocol's revisions and in the extension for skills.
  const requests = [
    ...['initialize', 'ping', 'server/discover', 'tools/list', 'tools/call'],
    ...['resources/list', 'resources/templates/list', 'resources/read', 'resources/subscribe', 'resources/unsubscribe'],
    ...['resources/directory/read', 'prompts/list', 'prompts/get', 'completion/complete', 'logging/setLevel'],
    ...['skills/list', 'skills/get', 'subscriptions/listen', 'tasks/get', 'tasks/list', 'tasks/cancel', 'tasks/result'],
    ...['sampling/createMessage', 'roots/list', 'elicitation/create'],
  ]
  const answered = new Set<string>()
  for (const method of requests) {
    const { body, headers } = modernCall(method, method === 'subscriptions/listen' ? { notifications: {} } : {})
    const stopped = new AbortController()
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const modernAnswer = await fetch(`${service.origin}/api/mcp`, {
      ...sent,
      body: JSON.stringify(body),
      signal: stopped.signal,
    })
    // A stream of events counts as an answer.
    const stream = modernAnswer.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (stream || (await modernAnswer.json()).error?.code !== -32601) answered.add(method)
    stopped.abort()
    if ((await post(service, message(method))).json['error']?.code !== -32601) answered.add(method)
  }
  const listing = await service.get('/api/mcp')
  assert.deepEqual([...answered].toSorted(), (listing.json['methods'] as string[]).toSorted())
})
