/** Shared by the MCP tests: messages of both eras, and a client for raw HTTP. */
import type { TestService } from '../fakes/service.ts'

export const modern = '2026-07-28'

/** The envelope of 2026-07-28 with the fewest members. */
export const meta = {
  'io.modelcontextprotocol/protocolVersion': modern,
  'io.modelcontextprotocol/clientCapabilities': {},
}

export const message = (method: string, params?: unknown, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params !== undefined && { params }),
})

export const toolCall = (name: string, input?: unknown, id: unknown = 1) =>
  message('tools/call', { name, ...(input !== undefined && { arguments: input }) }, id)

/** A message of 2026-07-28 with its headers. */
export function modernCall(method: string, params: Record<string, unknown> = {}, id: unknown = 1) {
  const name = params['name'] ?? params['uri']
  return {
    body: message(method, { _meta: meta, ...params }, id),
    headers: {
      'mcp-protocol-version': modern,
      'mcp-method': method,
      ...(typeof name === 'string' && { 'mcp-name': name }),
    },
  }
}

export const post = (service: TestService, body: unknown, headers: Record<string, string> = {}) =>
  service.post('/api/mcp', body, headers)

/** Names of members that every JavaScript object inherits, as members of messages. */
export const inherited = ['__proto__', 'constructor', 'prototype', 'toString'] as const

/** Requests with such a name among their arguments, as text, because `__proto__` cannot be set in an object literal. */
export const inheritedArguments: readonly (readonly [name: string, method: string, params: string])[] =
  inherited.flatMap((name) =>
    ['{"a":1}', '"x"', 'null', '[]'].flatMap((value) => [
      [name, 'tools/call', `{"name":"svc_preflight","arguments":{"idea":"A badge for helpers.","${name}":${value}}}`],
      [name, 'tools/call', `{"name":"svc_pack_meta","arguments":{"${name}":${value}}}`],
      [name, 'prompts/get', `{"name":"design_credential","arguments":{"purpose":"thanks","${name}":${value}}}`],
    ]),
  )

/** Paginated lists, and cursors that were never issued. */
export const foreignCursors: readonly (readonly [method: string, params: Record<string, unknown>])[] = [
  ...['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list', 'skills/list'].flatMap((method) =>
    ['', 'x', '0', 'eyJvZmZzZXQiOjF9', Buffer.from('after:a').toString('base64url'), 'a'.repeat(4_000)].map(
      (cursor) => [method, { cursor }] as const,
    ),
  ),
  ['resources/directory/read', { uri: 'skill://laurel', cursor: Buffer.from('after:a').toString('base64url') }],
]

/** Requests whose params have the wrong shape, and the messages of their errors. */
export const wrongParams: Readonly<Record<string, readonly [string, Record<string, unknown>, string]>> = {
  'a resource without uri': ['resources/read', {}, 'Invalid params: params.uri must be a string.'],
  'a uri that is a number': ['resources/read', { uri: 1 }, 'Invalid params: params.uri must be a string.'],
  'a prompt without a name': ['prompts/get', {}, 'Invalid params: params.name must be a string.'],
  'a prompt with a number': [
    'prompts/get',
    { name: 'design_credential', arguments: { purpose: 1 } },
    'Invalid params: params.arguments.purpose must be a string.',
  ],
  'a prompt with a list': [
    'prompts/get',
    { name: 'design_credential', arguments: [] },
    'Invalid params: params.arguments must be an object.',
  ],
  'a prompt with a strange name': [
    'prompts/get',
    { name: 'design_credential', arguments: { 'a b\n': 1 } },
    'Invalid params: params.arguments must be a string.',
  ],
  'a completion of nothing': ['completion/complete', {}, 'Invalid params: params.ref is missing or does not fit.'],
  'a cursor that is a number': ['resources/list', { cursor: 1 }, 'Invalid params: params.cursor must be a string.'],
  'a tool without a name': ['tools/call', {}, 'Invalid params: params.name must be a string.'],
  'arguments that are null': [
    'tools/call',
    { name: 'svc_preflight', arguments: null },
    'Invalid params: params.arguments must be an object.',
  ],
}
