import type { Endpoint } from '../../app/operation/publication.ts'

/** The MCP endpoints, as documents list them. */
export const mcpEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/mcp',
    summary: 'What the MCP endpoint offers: versions, methods and tools.',
    expensive: false,
  },
  {
    method: 'POST',
    path: '/api/mcp',
    summary: 'Model Context Protocol, and plain JSON-RPC: the same tools; every tools/call counts.',
    expensive: true,
  },
  {
    method: 'GET',
    path: '/api/mcp/server-card',
    summary: 'How a client connects to the MCP endpoint: the server card.',
    expensive: false,
  },
]
