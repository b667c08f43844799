/** The contract fuzz in small, with the same requests in every run; `npm run fuzz` sends 100,000. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../fakes/service.ts'
import { secrets } from '../http/made-secrets.ts'
import { describe, type Described } from './described.ts'
import { commandOf, type Draft } from './draft.ts'
import { fuzz } from './fuzz.ts'
import { type Fault, faultOf } from './judge.ts'
import { partsOf } from './json-text.ts'
import { newWire, type Heard, type Wire } from './wire.ts'

let service: TestService
let described: Described
let wire: Wire
before(async () => {
  service = await startService({ trustedProxies: ['127.0.0.1'] })
  described = await describe(service.origin)
  wire = newWire(service.origin)
})
after(async () => {
  wire.close()
  await service.close()
})

test('1,500 requests and MCP messages, valid, nearly valid and hostile: no fault', async () => {
  const report = await fuzz({ origin: service.origin, runs: 1_500, seed: 20_261_123, atOnce: 4 })
  assert.deepEqual(
    report.found.map(({ target, kind, says, command }) => `${target}: ${kind}: ${says}\n${command}`),
    [],
  )
  for (const kind of ['valid', 'nearly valid', 'hostile']) assert.ok((report.kinds.get(kind) ?? 0) > 400, kind)
  assert.ok((report.groups.get('MCP') ?? 0) > 400)
  // The requests get through to the operations, and are refused in many ways.
  assert.ok((report.statuses.get(200) ?? 0) > 500)
  for (const status of [202, 400, 401, 403, 404, 405, 413, 415, 422])
    assert.ok(report.statuses.has(status), `${status}`)
})

const draft = (change: Partial<Draft> = {}): Draft => ({
  method: 'GET',
  target: '/api/health',
  protocol: 'HTTP/1.1',
  fields: [['Host', described.host]],
  json: null,
  secrets: [],
  changes: 1,
  ...change,
})
const judged = async (change: Partial<Draft>) => faultOf(draft(change), await wire.send(draft(change)), described)

test('cases that were found once', async () => {
  const host = ['Host', described.host] as const
  const cases: Record<string, Partial<Draft>> = {
    'an unknown expectation at a document': {
      target: '/sitemap.xml',
      fields: [host, ['Expect', '200-maybe']],
      once: true,
    },
    'an unknown expectation at the API': { fields: [host, ['Expect', '200-maybe']], once: true },
    'an unknown expectation at MCP': {
      method: 'POST',
      target: '/api/mcp',
      fields: [host, ['Expect', '200-maybe'], ['Content-Type', 'application/json']],
      json: partsOf({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      once: true,
    },
    'another Host at the AI catalog': { target: '/.well-known/ai-catalog.json', fields: [['Host', 'evil.example']] },
    'another Host at the old server card': {
      target: '/.well-known/mcp/server-card.json',
      fields: [['Host', 'evil.example']],
    },
    'a long query at the old server card': { target: `/.well-known/mcp/server-card.json?${'q'.repeat(9_000)}` },
  }
  const absolute = { fields: [host, ['Accept', 'text/html'], ['X-API-Key', 'lrl_wrong']] } as const
  for (const target of ['/api/health', '/api/library/none', '/api/mcp', '/llms.txt', '/nothing'])
    cases[`an absolute address: ${target}`] = { ...absolute, target: `http://localhost${target}` }
  cases['a fragment at MCP'] = { ...cases['an unknown expectation at MCP'], target: '/api/mcp#x' }
  for (const [name, change] of Object.entries(cases)) assert.equal(await judged(change), null, name)
  // An absolute address is the same address: its key is checked too.
  const keyed = (await wire.send(draft({ ...absolute, target: 'http://localhost/api/health' }))) as Heard
  assert.equal(keyed.status, 401)
})

test('what is a fault', async () => {
  const healthy = (await wire.send(draft())) as Heard
  assert.equal(healthy.status, 200)
  const [secret] = secrets
  assert.ok(secret)
  const kind = (change: Partial<Heard>, sent: Partial<Draft> = {}): Fault['kind'] | undefined =>
    faultOf(draft(sent), { ...healthy, ...change }, described)?.kind
  const json = (value: unknown) => ({ body: Buffer.from(JSON.stringify(value)) })
  assert.equal(kind({}), undefined)
  assert.equal(kind({ status: 500 }), 'answer ≥ 500')
  assert.equal(kind({ status: 418 }), 'undocumented status')
  assert.equal(kind({ status: 422, body: Buffer.alloc(0) }), 'answer outside its schema')
  assert.equal(kind(json({ ok: true })), 'answer outside its schema')
  assert.equal(kind({ body: Buffer.from('{') }), 'answer outside its schema')
  assert.equal(kind({ fields: new Map([['content-type', 'text/html']]) }), 'undocumented content type')
  assert.equal(kind({ head: `X-A: ${secret.text}` }, { secrets: [secret] }), 'echo of key material')
  assert.equal(faultOf(draft(), { failure: 'closed without an answer' }, described)?.kind, 'no answer')
  const toPack = { method: 'POST', target: '/api/agent/pack' } as const
  const pack = (await wire.send(draft({ ...toPack, fields: [...draft().fields, ['Content-Type', 'application/json']], json: '{}' }))) as Heard // prettier-ignore
  assert.equal(faultOf(draft({ ...toPack, json: '{}' }), pack, described), null)
  assert.equal(faultOf(draft({ ...toPack, json: '{"format":5}' }), pack, described)?.kind, 'invalid input accepted')
  const toMcp = { method: 'POST', target: '/api/mcp', json: '{"jsonrpc":"2.0","id":1,"method":"ping"}' } as const
  const answer = (value: object) => kind(json({ jsonrpc: '2.0', ...value }), toMcp)
  assert.equal(answer({ id: 1, result: {} }), undefined)
  assert.equal(answer({ id: 2, result: {} }), 'answer outside its schema')
  assert.equal(answer({ id: 1 }), 'answer outside its schema')
  assert.equal(answer({ id: 1, error: { code: -32603, message: 'Internal error' } }), 'answer ≥ 500')
})

test('a failing request is printed as a command', () => {
  const post = { method: 'POST', target: "/api/x?q='", fields: [['Host', 'h'], ['X-A', "it's"]] } as const // prettier-ignore
  assert.equal(
    commandOf(draft({ ...post, json: '{"a":"ü"}' }), 'http://127.0.0.1:1'),
    "curl -i --path-as-is -X POST 'http://127.0.0.1:1/api/x?q=%27' -H $'Host: h' -H $'X-A: it\\'s' --data-binary $'{\"a\":\"\\xc3\\xbc\"}'",
  )
  assert.match(
    commandOf(draft({ protocol: 'HTTP/9' }), 'http://127.0.0.1:1'),
    /^printf '%b' 'GET \/api\/health HTTP\/9\\x0d/,
  )
})
