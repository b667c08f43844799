/** What the MCP tests share: messages of both eras, and a client that looks at the bare wire. */
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

/** A message of 2026-07-28 and the headers that belong to it. */
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
