import type { FastifySchema } from 'fastify'
import { Type } from 'typebox'
import type { Endpoint } from '../../app/operation/publication.ts'
import { address, object } from '../../app/operation/schema.ts'
import { withKeyOrNone } from './key-schemes.ts'

/** The media type of a server card (SEP-2127). */
export const cardMediaType = 'application/mcp-server-card+json'

const id = Type.Unsafe({ type: ['string', 'number', 'null'] })

const message = {
  type: 'object',
  additionalProperties: false,
  required: ['jsonrpc'],
  properties: {
    jsonrpc: { type: 'string', enum: ['2.0'] },
    id,
    result: { type: 'object' },
    error: {
      type: 'object',
      additionalProperties: false,
      required: ['code', 'message'],
      properties: { code: { type: 'integer' }, message: { type: 'string' }, data: { type: 'object' } },
    },
  },
}

const rpc = (description: string, extra: object = {}) => ({
  description,
  ...extra,
  content: { 'application/json': { schema: { anyOf: [message, { type: 'array', items: message }] } } },
})

// The swagger plugin takes every member but the description as the schema of a header.
const header = (description: string, type: 'string' | 'integer' = 'string') => ({ description, type })
const quota = {
  RateLimit: header('what is left: "expensive";r=<calls>;t=<seconds> (draft-ietf-httpapi-ratelimit-headers-11)'),
  'RateLimit-Policy': header('the allowance: "expensive";q=<calls>;w=<seconds>'),
}

const failures = {
  400: rpc('no JSON, no JSON-RPC message, or an envelope or version that does not fit'),
  401: rpc('the API key is mistyped, unknown or revoked'),
  403: rpc('Host or Origin is not allowed'),
  405: rpc('the method is not taken here'),
  414: rpc('the address is too long'),
  431: rpc('the header fields are too large'),
  500: rpc('internal error'),
  503: rpc('the service is overloaded or stopping', { headers: { 'Retry-After': header('seconds', 'integer') } }),
}

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

/** The OpenAPI description of /api/mcp. The messages are described by the Model Context Protocol. */
export const mcpSchemas: Readonly<Record<'get' | 'post' | 'card', FastifySchema>> = {
  post: {
    operationId: 'mcp_post',
    summary: 'Model Context Protocol',
    description:
      'JSON-RPC 2.0: one message, or a batch of up to 20. Plain calls need no handshake and no MCP header. Revisions 2024-11-05 to 2026-07-28. Every tools/call counts against the allowance; nothing else does.',
    tags: ['MCP'],
    security: withKeyOrNone,
    body: {
      type: 'object',
      required: ['jsonrpc', 'method'],
      properties: {
        jsonrpc: { type: 'string', enum: ['2.0'] },
        id,
        method: { type: 'string' },
        params: { type: 'object' },
      },
      examples: [
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'svc_preflight', arguments: { idea: 'A badge for everybody who helped in the garden.' } },
        },
      ],
    },
    response: {
      200: rpc('a result, or the error of a request that was understood', { headers: quota }),
      202: { description: 'a notification was taken', type: 'null' },
      ...failures,
      404: rpc('2026-07-28: the method does not exist'),
      413: rpc('the body is too large'),
      415: rpc('the body is not application/json'),
      429: rpc('the allowance is used up', {
        headers: { ...quota, 'Retry-After': header('seconds', 'integer') },
      }),
    },
  },
  get: {
    operationId: 'mcp_get',
    summary: 'What the MCP endpoint offers',
    description: 'Name, versions, methods and tools, for clients that do not speak MCP. There is no event stream.',
    tags: ['MCP'],
    security: withKeyOrNone,
    response: {
      200: {
        description: 'the listing',
        content: {
          'application/json': {
            schema: object({
              name: Type.String(),
              title: Type.String(),
              version: Type.String(),
              protocolVersions: Type.Array(Type.String()),
              endpoint: address,
              methods: Type.Array(Type.String()),
              tools: Type.Array(
                object({
                  name: Type.String(),
                  title: Type.String(),
                  description: Type.String(),
                  inputSchema: Type.Unsafe({ type: 'object' }),
                }),
              ),
              docs: address,
            }),
          },
        },
      },
      304: { description: 'The caller has these bytes already (If-None-Match).', type: 'null' },
      ...failures,
    },
  },
  card: {
    operationId: 'mcp_server_card',
    summary: 'The MCP server card',
    description: 'How a client connects to the MCP endpoint: its address and its protocol versions (SEP-2127).',
    tags: ['MCP'],
    security: withKeyOrNone,
    response: {
      200: {
        description: 'the card',
        headers: { ETag: header('strong entity tag of these bytes') },
        content: {
          [cardMediaType]: {
            schema: object({
              $schema: address,
              name: Type.String({ description: 'reverse domain name of the operator, a slash, and the name' }),
              version: Type.String(),
              description: Type.String(),
              title: Type.String(),
              websiteUrl: address,
              remotes: Type.Array(
                object({
                  type: Type.String(),
                  url: address,
                  supportedProtocolVersions: Type.Array(Type.String()),
                }),
              ),
            }),
          },
        },
      },
      304: { description: 'The caller has these bytes already (If-None-Match).', type: 'null' },
      ...failures,
    },
  },
}
