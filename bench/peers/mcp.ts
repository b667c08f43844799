/** The peers of the MCP endpoint: both run the operation of Laurel with the services of Laurel, without limits. */
import { createServer, type Server } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { pino } from 'pino'
import { perform } from '../../src/app/operation/operation.ts'
import { preflight } from '../../src/app/screening/preflight.ts'
import { readConfig } from '../../src/cli/config.ts'
import { openServices } from '../../src/cli/serve.ts'
import { definitionOf, tools } from '../../src/mcp/tools.ts'
import { settings } from '../load/process.ts'

const call = { caller: { client: 'bench' }, limited: () => undefined }
const servicesOn = (file: string) => openServices(readConfig(settings(`file:${file}`)), pino({ level: 'silent' }))

/** The SDK's handler with the same tools. */
export async function stock(file: string): Promise<Server> {
  const { services } = await servicesOn(file)
  const schemas = tools.map((tool) => {
    const { inputSchema, outputSchema, ...rest } = definitionOf(tool)
    return { tool, rest, inputSchema: fromJsonSchema(inputSchema), outputSchema: fromJsonSchema(outputSchema) }
  })
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: 'stock', version: '1' })
    for (const { tool, rest, inputSchema, outputSchema } of schemas)
      server.registerTool(tool.name, { ...rest, inputSchema, outputSchema }, async (input) => {
        const answer = (await perform(tool.operation, input, call, services)) as Record<string, unknown>
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }
      })
    return server
  })
  const handle = toNodeHandler(handler)
  return createServer((request, response) => void handle(request as Parameters<typeof handle>[0], response))
}

/** A minimal JSON-RPC handler around the same operation, without checks, headers or errors. */
export async function byHand(file: string): Promise<Server> {
  const { services } = await servicesOn(file)
  return createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { id, params } = JSON.parse(Buffer.concat(chunks).toString()) as {
        readonly id: number
        readonly params: { readonly arguments: unknown }
      }
      void perform(preflight, params.arguments, call, services).then((answer) => {
        const result = { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }
        const text = JSON.stringify({ jsonrpc: '2.0', id, result })
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
        response.end(text)
      })
    })
  })
}
