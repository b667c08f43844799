import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import type { Exchange } from './exchange.ts'
import { isObject } from './message.ts'
import { refuseKeyMaterial } from './guard.ts'
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
  const exchange: Exchange = { headers: {}, signal: new AbortController().signal, callTool }
  return serveStdio(() => build(exchange, silent), { transport: new StdioServerTransport(input, output) })
}

/**
 * What a line from the client becomes: the line itself, or the answer to a message that holds key material where the
 * protocol would repeat it. What is no JSON is left to the SDK, which drops it without a word.
 */
export function guardLine(line: string): { readonly pass: string } | { readonly refused: string } {
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch {
    return { pass: line }
  }
  const refused = isObject(message) ? refuseKeyMaterial(message, {}) : null
  return refused === null ? { pass: line } : { refused: JSON.stringify(refused) }
}
