import { parseJSONRPCMessage } from '@modelcontextprotocol/server'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { LaurelError } from '../core/error.ts'
import { parseJson } from '../core/strict-json.ts'
import { rpc, rpcError, rpcFailure } from './errors.ts'
import type { Exchange } from './exchange.ts'
import { refuseCursor, refuseId, refuseKeyMaterial, safeIdOf } from './guard.ts'
import { withDefaults } from './initialize.ts'
import { argumentsIn, idOf, isObject, isRequestId, type JsonObject } from './message.ts'
import { inWords } from './params.ts'
import type { Build } from './sdk.ts'

/** Over stdio there are no event streams: one client, and nothing that changes. */
const silent: Parameters<Build>[1] = {
  toolsChanged: () => undefined,
  promptsChanged: () => undefined,
  resourcesChanged: () => undefined,
  resourceUpdated: () => undefined,
}

type Streams = ConstructorParameters<typeof StdioServerTransport>

/** Serves one client over a pair of streams, one message per line, in any revision. */
export function serveMcpStdio(
  build: Build,
  callTool: Exchange['callTool'],
  input: Streams[0],
  output: Streams[1],
): { close(): Promise<void> } {
  const transport = new Transport(input, output)
  const exchange: Exchange = {
    headers: {},
    signal: new AbortController().signal,
    streams: true,
    callTool,
    sent: (id) => transport.sent.get(id),
  }
  return serveStdio(() => build(exchange, silent), { transport })
}

/** Rewrites errors of the SDK as over HTTP, and keeps the arguments of requests until they are answered. */
class Transport extends StdioServerTransport {
  readonly sent = new Map<string | number, JsonObject>()

  override start(): Promise<void> {
    const next = this.onmessage
    this.onmessage = (message) => {
      const given = argumentsIn(message)
      const id = idOf(message)
      if (given !== undefined && id !== null) this.sent.set(id, given)
      // A cancelled request gets no answer.
      const cancelled = cancelledId(message)
      if (cancelled !== undefined) this.sent.delete(cancelled)
      next?.(message)
    }
    return super.start()
  }

  override send(message: Parameters<StdioServerTransport['send']>[0]): Promise<void> {
    if ('id' in message && message.id !== undefined && !('method' in message)) this.sent.delete(message.id)
    return super.send('error' in message ? { ...message, error: inWords(message.error) } : message)
  }
}

function cancelledId(message: unknown): string | number | undefined {
  if (!isObject(message) || message['method'] !== 'notifications/cancelled' || !isObject(message['params']))
    return undefined
  const { requestId } = message['params']
  return isRequestId(requestId) ? requestId : undefined
}

/**
 * Checks a line of the client, null for one that is too long: passes it on, or answers a line that is no message
 * (JSON-RPC 2.0, section 5.1), that HTTP would not read either, or that holds key material in a part that the protocol
 * repeats. The SDK silently drops an unreadable line, and the client would wait for ever. Null for an empty line, which
 * gets no answer.
 */
export function guardLine(line: Uint8Array | null): { readonly pass: string } | { readonly refused: string } | null {
  if (line === null) return { refused: JSON.stringify(rpcFailure(null, tooLong)) }
  if (line.every((byte) => blanks.includes(byte))) return null
  let message: unknown
  try {
    message = parseJson(line, 'line')
  } catch (error) {
    return { refused: JSON.stringify(rpcFailure(null, error)) }
  }
  const refused = refuseKeyMaterial(message, {}) ?? refuseId(message) ?? refuseForm(message) ?? refuseCursor(message)
  if (refused !== null) return { refused: JSON.stringify(refused) }
  const whole = withDefaults(message as JsonObject)
  return { pass: whole === message ? new TextDecoder().decode(line) : JSON.stringify(whole) }
}

/** The most bytes of a line: as many as a body may have over HTTP. */
export const mostLineBytes = 64 * 1024
const tooLong = new LaurelError('too-large', 'The line has more than 64 KiB.')

/** White space of JSON (RFC 8259, section 2) besides the line feed. */
const blanks = [0x20, 0x09, 0x0d]

function refuseForm(message: unknown): object | null {
  if (Array.isArray(message))
    return rpcError(null, rpc.invalidRequest, 'There are no batches here. Send each message on a line of its own.')
  try {
    parseJSONRPCMessage(message)
    return null
  } catch {
    // An id without a method may be that of an answer. A request whose id is not repeated would be waited for.
    const id = isObject(message) && typeof message['method'] === 'string' ? safeIdOf(message) : null
    return rpcError(id, rpc.invalidRequest, 'The line is not a JSON-RPC 2.0 message.')
  }
}
