/**
 * Measures the CPU time of one tools/call of svc_preflight on one core. The peers: our endpoint; the SDK's stock
 * handler around the same operation; `bare`, a hand-written JSON-RPC handler on node:http that screens the same text
 * and stores nothing; `lowerBound`, the same handler with the whole operation, which no handler on Node can be cheaper
 * than; and the operation alone (screening, report, durable commit). Limits are off. `taskset -c 0 node bench/mcp.ts`
 * keeps everything on one core.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { perform } from '../src/app/operation/operation.ts'
import { preflight as screen } from '../src/app/screening/preflight.ts'
import { preflight } from '../src/core/preflight/preflight.ts'
import { definitionOf, tools } from '../src/mcp/tools.ts'
import { ruleSet } from '../src/cli/rule-set.ts'
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

/** The peers. Each listens on a free port and returns it. */
const servers: Readonly<Record<string, () => Promise<number>>> = {
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
  bare: () => listen(byHand((input) => Promise.resolve(preflight(input, ruleSet)))),
  async lowerBound() {
    const { services } = await startService()
    const call = { caller: { client: 'bench' }, limited: () => undefined }
    return listen(byHand((input) => perform(screen, input, call, services)))
  },
}

/** A minimal hand-written JSON-RPC handler, without checks, headers or errors. */
const byHand = (answerTo: (input: { readonly idea: string }) => Promise<unknown>) =>
  createServer((incoming, response) => {
    let text = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (chunk: string) => (text += chunk))
    incoming.on('end', () => {
      const { id, params } = JSON.parse(text) as { id: number; params: { arguments: { idea: string } } }
      void answerTo(params.arguments).then((answer) => {
        const result = { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }
        const out = JSON.stringify({ jsonrpc: '2.0', id, result })
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(out) })
        response.end(out)
      })
    })
  })

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as { port: number }).port)
    })
  })
}

/** The operation without a protocol. The returned function runs it the given number of times. */
async function operationAlone(): Promise<(calls: number) => Promise<void>> {
  const { services } = await startService()
  const call = { caller: { client: 'bench' }, limited: () => undefined }
  return (calls) => inFlight(calls, (id) => perform(screen, { idea: ideas[id % ideas.length] }, call, services))
}

async function inFlight(calls: number, one: (id: number) => Promise<unknown>): Promise<void> {
  let left = calls
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left > 0) await one((left -= 1))
    }),
  )
}

type Ask = 'cpu' | number

/** In the child process: serves or runs the operation, and reports the CPU time used so far in microseconds. */
async function peer(name: string): Promise<void> {
  const port = await servers[name]?.()
  const run = port === undefined ? await operationAlone() : undefined
  process.on('message', (ask: Ask) => {
    const { user, system } = process.cpuUsage()
    if (ask === 'cpu') process.send?.(user + system)
    else void run?.(ask).then(() => process.send?.('done'))
  })
  process.send?.(port ?? 0)
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

const post = (port: number, id: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const text = body(id)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      accept: 'application/json, text/event-stream',
    }
    const to = { agent, port, host: '127.0.0.1', path: '/api/mcp', method: 'POST', headers }
    const outgoing = request(to, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
    outgoing.on('error', reject)
    outgoing.end(text)
  })

async function main(): Promise<void> {
  const rounds = 9
  const calls = 600
  const names = ['laurel', 'stock', 'bare', 'lowerBound', 'operation']
  const started = await Promise.all(
    names.map(async (name) => {
      const child = fork(import.meta.filename, [name], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      child.once('exit', (code) => {
        if (code !== null) process.exit(1)
      })
      const said = async <T>(): Promise<T> => ((await once(child, 'message')) as [T])[0]
      const port = await said<number>()
      const asked = async (ask: Ask): Promise<number> => {
        const answer = said<number>()
        child.send(ask)
        return answer
      }
      const load = (many: number) => (port === 0 ? asked(many) : inFlight(many, (id) => post(port, id)))
      return { name, child, load, cpu: () => asked('cpu'), costs: [] as number[] }
    }),
  )
  for (const { load } of started) await load(4_000)
  // The peers alternate, so that other load affects all of them.
  for (let round = 0; round < rounds; round += 1)
    for (const { load, cpu, costs } of started) {
      const before = await cpu()
      await load(calls)
      costs.push(((await cpu()) - before) / calls)
    }
  const median = (name: string): number => {
    const costs = started.find((one) => one.name === name)?.costs.toSorted((a, b) => a - b) ?? []
    return costs[Math.floor(costs.length / 2)] ?? NaN
  }
  for (const name of names) console.log(`${name.padEnd(10)} ${median(name).toFixed(0).padStart(5)} µs a call`)
  const beyond = (name: string): number => median(name) - median('operation')
  const ratio = (over: number, under: number): string => (over / under).toFixed(2)
  console.log(`laurel to bare                    ${ratio(median('laurel'), median('bare'))}`)
  console.log(`laurel to stock                   ${ratio(median('laurel'), median('stock'))}`)
  console.log(`the same beyond the operation     ${ratio(beyond('laurel'), beyond('stock'))}`)
  console.log(`lowerBound to stock               ${ratio(median('lowerBound'), median('stock'))}`)
  for (const { child } of started) child.kill()
  agent.destroy()
}

const name = process.argv[2]
await (name === undefined ? main() : peer(name))
