/**
 * CPU time of one tools/call of svc_preflight, on one core in one run: our endpoint, the SDK's stock handler around
 * the same operation, and a hand-written JSON-RPC handler on bare node:http that screens the same text and keeps
 * nothing. Limits are off. `node bench/mcp.ts`
 */
import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import { Agent, request } from 'node:http'
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { perform } from '../src/app/operation.ts'
import { preflight } from '../src/core/preflight.ts'
import { definitionOf, tools } from '../src/mcp/tools.ts'
import { ruleBook } from '../src/rules/book.ts'
import { startService } from '../test/fakes/service.ts'

const ideas = [
  'Attendance badge for our school garden day, non-transferable, no monetary value.',
  'A certificate for everybody who finished the first aid course. It cannot be passed on.',
  'A stamp card for our cafe: ten stamps, and the eleventh coffee is free.',
]
const body = (id: number) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'svc_preflight', arguments: { idea: ideas[id % ideas.length] } },
  })

/** The peers: each listens on a free port and says which. */
const peers: Readonly<Record<string, () => Promise<number>>> = {
  async laurel() {
    const { origin } = await startService()
    return Number(new URL(origin).port)
  },
  async stock() {
    const { services } = await startService()
    const call = { caller: { client: 'bench' }, limited: () => undefined }
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
    return listen(createServer((incoming, response) => void handle(incoming as Parameters<typeof handle>[0], response)))
  },
  bare: () =>
    listen(
      createServer((incoming, response) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => (text += chunk))
        incoming.on('end', () => {
          const { id, params } = JSON.parse(text) as { id: number; params: { arguments: { idea: string } } }
          const answer = preflight(params.arguments, ruleBook)
          const result = { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }
          const out = JSON.stringify({ jsonrpc: '2.0', id, result })
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(out) })
          response.end(out)
        })
      }),
    ),
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as { port: number }).port)
    })
  })
}

/** In the child: serves, and answers each message with the CPU time used so far, in microseconds. */
async function serve(name: string): Promise<void> {
  const port = await (peers[name] ?? (() => Promise.reject(new Error(`no peer ${name}`))))()
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system })
  })
  process.send?.({ port })
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
let sent = 0

function call(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    sent += 1
    const text = body(sent)
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: '/api/mcp',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          accept: 'application/json, text/event-stream',
        },
      },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`))
        response.resume().on('end', resolve)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}

const connections = 8

async function load(port: number, calls: number): Promise<void> {
  let left = calls
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1
        await call(port)
      }
    }),
  )
}

const next = <T>(child: ReturnType<typeof fork>): Promise<T> =>
  new Promise((resolve) => {
    child.once('message', (message) => {
      resolve(message as T)
    })
  })

async function main(): Promise<void> {
  const rounds = 7
  const calls = 600
  const children = await Promise.all(
    Object.keys(peers).map(async (name) => {
      const child = fork(import.meta.filename, [name], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      child.once('exit', (code) => {
        if (code !== null) process.exit(1)
      })
      const { port } = await next<{ port: number }>(child)
      return { name, child, port, costs: [] as number[] }
    }),
  )
  const used = async (child: ReturnType<typeof fork>): Promise<number> => {
    const answer = next<{ cpu: number }>(child)
    child.send('cpu')
    return (await answer).cpu
  }
  for (const { port } of children) await load(port, 4_000)
  // Turn by turn, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < rounds; round += 1)
    for (const { child, port, costs } of children) {
      const before = await used(child)
      await load(port, calls)
      costs.push(((await used(child)) - before) / calls)
    }
  const median = (name: string): number => {
    const costs = children.find((one) => one.name === name)?.costs.toSorted((a, b) => a - b) ?? []
    return costs[Math.floor(costs.length / 2)] ?? NaN
  }
  for (const { name } of children)
    console.log(
      `${name.padEnd(8)} ${median(name).toFixed(0).padStart(6)} µs a call  ${(median(name) / median('bare')).toFixed(2)} of bare  ${(median(name) / median('stock')).toFixed(2)} of stock`,
    )
  for (const { child } of children) child.kill()
  agent.destroy()
}

const peer = process.argv[2]
await (peer === undefined ? main() : serve(peer))
