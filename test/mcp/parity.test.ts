/** The direct path and the SDK give the same answers: status, body and headers for the same messages. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { failing, passing } from '../http/kit.ts'
import { type Answer, startService, type TestService } from '../fakes/service.ts'
import {
  message,
  meta,
  modern,
  modernCall,
  post,
  toolCall,
  wrongParams,
  foreignCursors,
  inheritedArguments,
} from './kit.ts'

interface Case {
  readonly body: unknown
  readonly headers?: Record<string, string>
}

const versions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']
const named = { name: 'svc_receipt_get', arguments: { receiptId: 'rcp_none' } }
const list = message('tools/list')
const withMeta = (_meta: unknown) => ({ ...message('tools/call', { ...named, _meta }) })
const modernWith = (change: (call: { body: any; headers: Record<string, string> }) => void): Case => {
  const call = structuredClone(modernCall('tools/call', named)) as { body: any; headers: Record<string, string> }
  change(call)
  return call
}

const cases: Readonly<Record<string, Case>> = {
  'plain tools/list': { body: list },
  'tools/list with empty params': { body: message('tools/list', {}) },
  'tools/list with a cursor': { body: message('tools/list', { cursor: 'x' }) },
  'tools/list with a cursor that is a number': { body: message('tools/list', { cursor: 1 }) },
  'tools/list under a text id': { body: message('tools/list', undefined, 'abc') },
  'id 0': { body: message('tools/list', undefined, 0) },
  'empty text id': { body: message('tools/list', undefined, '') },
  'id null': { body: message('tools/list', undefined, null) },
  'id 1.5': { body: message('tools/list', undefined, 1.5) },
  'id true': { body: message('tools/list', undefined, true) },
  'id above 2^53': { body: '{"jsonrpc":"2.0","id":9007199254740993,"method":"tools/list"}' },
  'id with quotes': { body: message('tools/list', undefined, 'a"b\\c\u2028') },
  'no id': { body: { jsonrpc: '2.0', method: 'tools/list' } },
  'no jsonrpc': { body: { id: 1, method: 'tools/list' } },
  'jsonrpc 1.0': { body: { jsonrpc: '1.0', id: 1, method: 'tools/list' } },
  'no method': { body: { jsonrpc: '2.0', id: 1 } },
  'a further member': { body: { ...list, extra: 1 } },
  'params null': { body: { ...list, params: null } },
  'params a list': { body: { ...list, params: [] } },
  'a text': { body: '"tools/list"' },
  'a posted response': { body: { jsonrpc: '2.0', id: 1, result: {} } },
  'unknown method': { body: message('tools/remove') },
  ping: { body: message('ping') },
  notification: { body: { jsonrpc: '2.0', method: 'notifications/initialized' } },
  'server/discover without an envelope': { body: message('server/discover') },

  'a report': { body: toolCall('svc_preflight', { idea: passing }) },
  'a failing idea': { body: toolCall('svc_preflight', { idea: failing }) },
  'a rewrite': { body: toolCall('svc_rewrite', { idea: failing }) },
  'the flow': { body: toolCall('svc_flow_run', { idea: passing }) },
  'a simulation': { body: toolCall('svc_sandbox_simulate', { assetName: 'Bird Watcher' }) },
  'a refused simulation': { body: toolCall('svc_sandbox_simulate', { assetName: 'Guaranteed profit 20%' }) },
  'a network that is not simulated': { body: toolCall('svc_sandbox_simulate', { assetName: 'A', network: 'mainnet' }) },
  'the version of the pack': { body: toolCall('svc_pack_meta') },
  'a section of the pack': { body: toolCall('svc_pack_get', { section: 'guardrails' }) },
  'the pack as YAML': { body: toolCall('svc_pack_get', { format: 'yaml' }) },
  'an unknown receipt': { body: toolCall('svc_receipt_get', { receiptId: 'rcp_none' }) },
  'text that needs escapes': {
    body: toolCall('svc_preflight', { idea: 'A "badge" \\ with\u2028lines\nand 🦉 for all.' }),
  },
  'no arguments': { body: toolCall('svc_preflight') },
  'a wrong field': { body: toolCall('svc_preflight', { idea: passing, colour: 'red' }) },
  'a field of the wrong type': { body: toolCall('svc_preflight', { idea: 1 }) },
  'arguments null': { body: toolCall('svc_preflight', null) },
  'arguments a list': { body: toolCall('svc_preflight', []) },
  'unknown tool': { body: toolCall('svc_mine', {}) },
  'name of an inherited member': { body: toolCall('constructor', {}) },
  'name a number': { body: message('tools/call', { name: 1 }) },
  'no name': { body: message('tools/call', {}) },
  'no params': { body: message('tools/call') },
  'a task': { body: message('tools/call', { ...named, task: { ttl: 1 } }) },
  'inputResponses in a legacy call': { body: message('tools/call', { ...named, inputResponses: {} }) },
  'a further member of params': { body: message('tools/call', { ...named, more: true }) },
  'progressToken, a text': { body: withMeta({ progressToken: 'p' }) },
  ...Object.fromEntries(
    [
      withMeta({ progressToken: 'p' }),
      message('tools/call', { name: 'svc_rewrite', arguments: { idea: failing }, _meta: { progressToken: 1 } }),
      message('tools/call', { name: 'svc_mine', _meta: { progressToken: 1 } }),
      message('tools/list', { _meta: { progressToken: 1 } }),
      message('resources/read', { uri: 1, _meta: { progressToken: 1 } }),
    ].map((body, n) => [
      `progressToken of a client that takes streams (${n})`,
      { body, headers: { accept: 'application/json, text/event-stream' } },
    ]),
  ),
  'progressToken 1.5': { body: withMeta({ progressToken: 1.5 }) },
  'progressToken an object': { body: withMeta({ progressToken: {} }) },
  '_meta a text': { body: withMeta('x') },
  '_meta with a stranger': { body: withMeta({ 'example.com/trace': 'x' }) },
  'an envelope without its header': { body: withMeta(meta) },

  ...Object.fromEntries(
    versions.map((version) => [`version ${version}`, { body: list, headers: { 'mcp-protocol-version': version } }]),
  ),
  'version 2024-10-07': { body: list, headers: { 'mcp-protocol-version': '2024-10-07' } },
  'version unknown': { body: list, headers: { 'mcp-protocol-version': '1999-01-01' } },
  'version 2026-07-28 without an envelope': { body: list, headers: { 'mcp-protocol-version': modern } },
  'a legacy call with Mcp-Method': { body: list, headers: { 'mcp-method': 'tools/call' } },
  'a session id': { body: list, headers: { 'mcp-session-id': 'abc' } },
  'Accept anything': { body: list, headers: { accept: '*/*' } },
  'Accept JSON': { body: list, headers: { accept: 'application/json' } },
  'Accept HTML': { body: list, headers: { accept: 'text/html' } },
  'a charset': { body: list, headers: { 'content-type': 'application/json; charset=utf-8' } },
  'an origin': { body: list, headers: { origin: 'https://elsewhere.example' } },

  'modern tools/list': modernCall('tools/list'),
  'modern tools/list with a cursor': modernCall('tools/list', { cursor: 'x' }),
  'modern report': modernCall('tools/call', { name: 'svc_preflight', arguments: { idea: passing } }),
  'modern receipt': modernCall('tools/call', named),
  'modern wrong field': modernCall('tools/call', { name: 'svc_preflight', arguments: { colour: 'red' } }),
  'modern unknown tool': modernCall('tools/call', { name: 'svc_mine', arguments: {} }),
  'modern arguments null': modernCall('tools/call', { name: 'svc_preflight', arguments: null }),
  'modern inputResponses': modernCall('tools/call', { ...named, inputResponses: {} }),
  'modern requestState': modernCall('tools/call', { ...named, requestState: 'x' }),
  'modern unknown method': modernCall('tools/remove'),
  'modern ping': modernCall('ping'),
  'modern initialize': modernCall('initialize'),
  'modern discover': modernCall('server/discover'),
  'modern without Mcp-Method': modernWith(({ headers }) => delete headers['mcp-method']),
  'modern without Mcp-Name': modernWith(({ headers }) => delete headers['mcp-name']),
  'modern with another Mcp-Name': modernWith(({ headers }) => (headers['mcp-name'] = 'svc_rewrite')),
  'modern with another Mcp-Method': modernWith(({ headers }) => (headers['mcp-method'] = 'tools/list')),
  'modern with Mcp-Name in another case': modernWith(({ headers }) => (headers['mcp-name'] = 'SVC_RECEIPT_GET')),
  'modern with Mcp-Name in base64': modernWith(
    ({ headers }) => (headers['mcp-name'] = `=?base64?${Buffer.from('svc_receipt_get').toString('base64')}?=`),
  ),
  'modern tools/list with Mcp-Name': {
    ...modernCall('tools/list'),
    headers: { ...modernCall('tools/list').headers, 'mcp-name': 'x' },
  },
  'modern with another version in the envelope': modernWith(
    ({ body }) => (body.params._meta['io.modelcontextprotocol/protocolVersion'] = '2025-11-25'),
  ),
  'modern with an unknown version': modernWith(({ body, headers }) => {
    body.params._meta['io.modelcontextprotocol/protocolVersion'] = '2099-01-01'
    headers['mcp-protocol-version'] = '2099-01-01'
  }),
  'modern without capabilities': modernWith(
    ({ body }) => delete body.params._meta['io.modelcontextprotocol/clientCapabilities'],
  ),
  'modern with capabilities that are a text': modernWith(
    ({ body }) => (body.params._meta['io.modelcontextprotocol/clientCapabilities'] = 'all'),
  ),
  'modern with a wrong capability': modernWith(
    ({ body }) => (body.params._meta['io.modelcontextprotocol/clientCapabilities'] = { elicitation: 1 }),
  ),
  'modern with capabilities': modernWith(
    ({ body }) => (body.params._meta['io.modelcontextprotocol/clientCapabilities'] = { elicitation: {}, sampling: {} }),
  ),
  'modern with clientInfo': modernWith(
    ({ body }) => (body.params._meta['io.modelcontextprotocol/clientInfo'] = { name: 'a', version: '1' }),
  ),
  'modern with clientInfo without a version': modernWith(
    ({ body }) => (body.params._meta['io.modelcontextprotocol/clientInfo'] = { name: 'a' }),
  ),
  'modern with a log level': modernWith(
    ({ body }) => (body.params._meta['io.modelcontextprotocol/logLevel'] = 'debug'),
  ),
  'modern with a wrong log level': modernWith(
    ({ body }) => (body.params._meta['io.modelcontextprotocol/logLevel'] = 'loud'),
  ),
  'modern with a progressToken': modernWith(({ body }) => (body.params._meta.progressToken = 7)),
  'modern with a progressToken, from a client that takes streams': modernWith(({ body, headers }) => {
    body.params._meta.progressToken = 7
    headers['accept'] = 'application/json, text/event-stream'
  }),
  'modern with a wrong progressToken': modernWith(({ body }) => (body.params._meta.progressToken = {})),
  'modern with a trace': modernWith(
    ({ body }) => (body.params._meta.traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'),
  ),
  'modern, id null': modernCall('tools/call', named, null),
  'modern, id 1.5': modernCall('tools/call', named, 1.5),

  ...Object.fromEntries(
    foreignCursors.flatMap(([method, params], n) => [
      [`${method} with a cursor of others (${n})`, { body: message(method, params) }],
      [`modern ${method} with a cursor of others (${n})`, modernCall(method, params)],
    ]),
  ),
  ...Object.fromEntries(
    inheritedArguments.map(([name, method, params], n) => [
      `${method} with ${name} among its arguments (${n})`,
      { body: `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}` },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(wrongParams).flatMap(([name, [method, params]]) => [
      [name, { body: message(method, params) }],
      [`modern, ${name}`, modernCall(method, params)],
    ]),
  ),
}

const now = () => new Date('2026-11-21T12:00:00.000Z')
let direct: TestService
let sdk: TestService
before(async () => {
  ;[direct, sdk] = await Promise.all([startService({ mcpDirect: true, now }), startService({ mcpDirect: false, now })])
})
after(async () => {
  await Promise.all([direct.close(), sdk.close()])
})

/** The answer without the parts that differ in each call. */
const comparable = ({ status, headers, text }: Answer) => ({
  status,
  headers: Object.fromEntries(
    [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name)),
  ),
  body: text
    .replace(/\b(rpt|rcp)_[\w-]+/g, '$1_')
    .replace(/\bdel_[0-9a-f]{64}\b/g, 'del_')
    .replace(/\b[0-9a-f]{64}\b/g, 'digest'),
})

test('there are at least forty cases', () => {
  assert.ok(Object.keys(cases).length >= 40)
})

for (const [name, { body, headers = {} }] of Object.entries(cases))
  test(`direct path and SDK agree: ${name}`, async () => {
    // Twice: an envelope that the SDK has accepted once takes the direct path afterwards.
    for (let round = 0; round < 2; round += 1) {
      const [ours, theirs] = await Promise.all([post(direct, body, headers), post(sdk, body, headers)])
      assert.deepEqual(comparable(ours), comparable(theirs))
    }
  })
