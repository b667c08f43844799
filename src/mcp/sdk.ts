import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  type ServerNotifier,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { Exchange, Sdk } from './exchange.ts'
import { withDefaults } from './initialize.ts'
import { jsonOrStream } from './event-stream.ts'
import type { JsonObject } from './message.ts'

/** Makes a server for one message. `notify` reaches the event streams of subscriptions/listen. */
export type Build = (exchange: Exchange, notify: ServerNotifier) => McpServer

/**
 * Most open event streams of all clients together. They carry no event, because nothing changes while the service runs.
 */
const maxSubscriptions = 64
/** Ping interval of event streams in milliseconds; shorter than the time-out of a silent connection (http/server). */
const keepAliveMs = 3_000

/**
 * The official SDK behind the front. A message with an envelope is of 2026-07-28 and goes to the SDK's own handler; any
 * other is of 2025 or plain JSON-RPC, and gets a new stateless server that answers in JSON.
 */
export function newSdk(build: Build): Sdk {
  // The SDK passes the request to the factory; the map gives its exchange.
  const exchanges = new WeakMap<Request, Exchange>()
  const {
    fetch: serve,
    notify,
    close,
  } = createMcpHandler(
    ({ requestInfo }) => {
      const exchange = requestInfo && exchanges.get(requestInfo)
      if (exchange === undefined) throw new Error('a request without its exchange')
      return build(exchange, notify)
    },
    { legacy: 'reject', maxSubscriptions, keepAliveMs },
  )
  return {
    async answer(message, exchange) {
      const request = requestOf(exchange)
      if (await isLegacyRequest(request, message))
        return legacy(message, request, { server: build(lasting(exchange), notify), streams: exchange.streams })
      exchanges.set(request, exchange)
      return serve(request, { parsedBody: message })
    },
    close,
  }
}

/** The request for the SDK. The body is passed parsed. */
function requestOf({ headers, signal }: Exchange): Request {
  const named = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const
  const params = Object.keys(headers).filter((name) => name.startsWith('mcp-param-'))
  const kept = [...named, ...params].flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return new Request('http://localhost/api/mcp', {
    method: 'POST',
    headers: {
      ...Object.fromEntries(kept),
      'content-type': 'application/json',
      // Plain clients send no or another Accept, which the SDK would answer with 406.
      accept: 'application/json, text/event-stream',
    },
    signal,
  })
}

/**
 * The exchange of a client of 2025, for which a closed connection cancels nothing (2025-11-25, basic/transports), and
 * whose notifications/cancelled come in a message of their own, which a stateless server cannot relate to a call.
 */
const lasting = (exchange: Exchange): Exchange => ({
  ...exchange,
  callTool: (tool, input, { progress } = {}) => exchange.callTool(tool, input, progress && { progress }),
})

interface Legacy {
  readonly server: McpServer
  /** Whether the answer may become an event stream. */
  readonly streams: boolean
}

async function legacy(message: JsonObject, request: Request, { server, streams }: Legacy): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !streams })
  await server.connect(transport)
  const end = () => server.close()
  try {
    const response = await transport.handleRequest(request, { parsedBody: withDefaults(message) })
    if (response.headers.get('content-type') === 'text/event-stream') return await jsonOrStream(response, end)
    await end()
    return response
  } catch (error) {
    await end()
    throw error
  }
}
