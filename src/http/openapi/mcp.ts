import { Type } from 'typebox'
import { address, object } from '../../app/operation/schema.ts'
import { type ErrorCode, LaurelError } from '../../core/error.ts'
import type { Settings } from '../../app/services.ts'
import { listing, serverCard } from '../../mcp/about.ts'
import { rpcFailure } from '../../mcp/errors.ts'
import { problems } from '../response/respond.ts'
import { limitHeaders, refTo } from './failures.ts'

/** The media type of a server card (SEP-2127). */
export const cardMediaType = 'application/mcp-server-card+json'

const id = { type: ['string', 'number', 'null'] }

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

/** One message, or those of a batch. */
const rpcAnswer = { anyOf: [refTo('schemas', 'RpcMessage'), { type: 'array', items: refTo('schemas', 'RpcMessage') }] }

/** What each failure outside of a call means; the status is that of its code. */
const meanings: Partial<Record<ErrorCode, string>> = {
  validation: 'no JSON, no JSON-RPC message, or an envelope or version that does not fit',
  unauthorized: 'the API key is mistyped, unknown or revoked',
  forbidden: 'Host or Origin is not allowed',
  'not-found': '2026-07-28: the method does not exist',
  'method-not-allowed': 'the method is not taken here',
  'too-large': 'the body is too large',
  'uri-too-long': 'the address is too long',
  'unsupported-media-type': 'the body is not application/json',
  'rate-limited': 'the allowance is used up',
  'headers-too-large': 'the header fields are too large',
  internal: 'internal error',
  unavailable: 'the service is overloaded or stopping',
}
/** Failures that the call of a tool can have beside those of every call. */
const ofCalls: readonly ErrorCode[] = ['validation', 'not-found', 'too-large', 'unsupported-media-type', 'rate-limited']

/** Failures as JSON-RPC errors. */
const failure = (codes: readonly ErrorCode[]): object => ({
  description: [
    ...codes.map((code) => `${problems[code].status}: ${meanings[code] ?? problems[code].title}`),
    // The only status here without a code of its own (http/response/status-error).
    ...(codes.includes('internal') ? ['417: an expectation other than 100-continue'] : []),
  ].join('. '),
  headers: {
    ...(codes.includes('rate-limited') && limitHeaders),
    'Retry-After': refTo('headers', 'Retry-After'),
  },
  content: {
    'application/json': {
      schema: refTo('schemas', 'RpcAnswer'),
      ...exampleOf(codes[0]),
    },
  },
})

const exampleOf = (code: ErrorCode | undefined): object =>
  code === undefined ? {} : { example: rpcFailure(1, new LaurelError(code, problems[code].remedy)) }

const everyCall = (Object.keys(meanings) as ErrorCode[]).filter((code) => !ofCalls.includes(code))

/** The components of the description of MCP. */
export const mcpComponents = {
  schemas: { RpcMessage: message, RpcAnswer: rpcAnswer },
  responses: {
    'rpc.default': failure(everyCall),
    ...Object.fromEntries(ofCalls.map((code) => [`rpc.${code}`, failure([code])])),
  },
}

const failures = (codes: readonly ErrorCode[]): object => ({
  ...Object.fromEntries(codes.map((code) => [problems[code].status, refTo('responses', `rpc.${code}`)])),
  default: refTo('responses', 'rpc.default'),
})

const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'svc_preflight', arguments: { idea: 'A badge for everybody who helped in the garden.' } },
}

/** The description of /api/mcp. The messages themselves are described by the Model Context Protocol. */
export const mcpPaths = (settings: Settings): Readonly<Record<string, object>> => ({
  '/api/mcp': {
    post: {
      operationId: 'mcp_post',
      summary: 'Model Context Protocol',
      description:
        'JSON-RPC 2.0: one message, or a batch of up to 20. Plain calls need no handshake and no MCP header. Revisions 2024-11-05 to 2026-07-28. Every tools/call counts against the allowance; nothing else does.',
      tags: ['MCP'],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['jsonrpc', 'method'],
              properties: {
                jsonrpc: { type: 'string', enum: ['2.0'] },
                id,
                method: { type: 'string' },
                params: { type: 'object' },
              },
            },
            example: call,
          },
        },
      },
      responses: {
        200: {
          description: 'a result, or the error of a request that was understood',
          headers: limitHeaders,
          content: {
            'application/json': {
              schema: refTo('schemas', 'RpcAnswer'),
              example: { jsonrpc: '2.0', id: 1, result: { structuredContent: { outcome: 'pass', findings: [] } } },
            },
            'text/event-stream': {
              schema: {
                type: 'string',
                description: 'the same message as an event, where the client accepts a stream',
              },
              example: 'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n',
            },
          },
        },
        202: { description: 'a notification was taken' },
        ...failures(ofCalls),
      },
    },
    get: {
      operationId: 'mcp_get',
      summary: 'What the MCP endpoint offers',
      description: 'Name, versions, methods and tools, for clients that do not speak MCP. There is no event stream.',
      tags: ['MCP'],
      responses: {
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
              example: { ...listing(settings), methods: ['tools/call'], tools: [] },
            },
          },
        },
        304: refTo('responses', 'not-modified'),
        ...failures(['validation']),
      },
    },
  },
  '/api/mcp/server-card': {
    get: {
      operationId: 'mcp_server_card',
      summary: 'The MCP server card',
      description: 'How a client connects to the MCP endpoint: its address and its protocol versions (SEP-2127).',
      tags: ['MCP'],
      responses: {
        200: {
          description: 'the card',
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
              example: serverCard(settings),
            },
          },
        },
        304: refTo('responses', 'not-modified'),
        ...failures(['validation']),
      },
    },
  },
})
