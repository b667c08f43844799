import { parseJSONRPCMessage } from '@modelcontextprotocol/server'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { rpc, rpcError } from './errors.ts'
import type { Exchange } from './exchange.ts'
import { refuseCursor, refuseId, refuseKeyMaterial } from './guard.ts'
import { withDefaults } from './initialize.ts'
import { argumentsIn, idOf, type JsonObject } from './message.ts'
import { inWords } from './params.ts'
import type { Build } from './sdk.ts'

/** There are no event streams here: one connection, one client, and nothing that changes. */
const silent: Parameters<Build>[1] = {
  toolsChanged: () => undefined,
  promptsChanged: () => undefined,
  resourcesChanged: () => undefined,
  resourceUpdated: () => undefined,
}

type Streams = ConstructorParameters<typeof StdioServerTransport>

/** Serves one client over a pair of streams, a message a line, in whichever era it opens. */
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
    callTool,
    sent: (id) => transport.sent.get(id),
  }
  return serveStdio(() => build(exchange, silent), { transport })
}

/** Writes errors of the SDK in words, as the other door does, and keeps the arguments of requests until their answer. */
class Transport extends StdioServerTransport {
  readonly sent = new Map<string | number, JsonObject>()

  override start(): Promise<void> {
    const next = this.onmessage
    this.onmessage = (message) => {
      const given = argumentsIn(message)
      const id = idOf(message)
      if (given !== undefined && id !== null) this.sent.set(id, given)
      next?.(message)
    }
    return super.start()
  }

  override send(message: Parameters<StdioServerTransport['send']>[0]): Promise<void> {
    if ('id' in message && message.id !== undefined && !('method' in message)) this.sent.delete(message.id)
    return super.send('error' in message ? { ...message, error: inWords(message.error) } : message)
  }
}

/**
 * What a line from the client becomes: the line itself, or the answer to what is no message (JSON-RPC 2.0, section 5.1)
 * or holds key material where the protocol would repeat it. The SDK drops what it cannot read without a word, and the
 * client would wait for ever. An empty line is no message and gets no answer.
 */
export function guardLine(line: string): { readonly pass: string } | { readonly refused: string } {
  if (line.trim() === '') return { pass: line }
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch {
    return { refused: JSON.stringify(rpcError(null, rpc.parse, 'The line is not valid JSON.')) }
  }
  const refused = refuseKeyMaterial(message, {}) ?? refuseId(message) ?? refuseForm(message) ?? refuseCursor(message)
  if (refused !== null) return { refused: JSON.stringify(refused) }
  const whole = withDefaults(message as JsonObject)
  return { pass: whole === message ? line : JSON.stringify(whole) }
}

function refuseForm(message: unknown): object | null {
  if (Array.isArray(message))
    return rpcError(null, rpc.invalidRequest, 'There are no batches here. Send each message on a line of its own.')
  try {
    parseJSONRPCMessage(message)
    return null
  } catch {
    return rpcError(null, rpc.invalidRequest, 'The line is not a JSON-RPC 2.0 message.')
  }
}
