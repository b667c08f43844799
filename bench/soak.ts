/**
 * `node bench/soak.ts [MINUTES] [SHARE]`: mixed load at a share (half) of capacity, 60 minutes unless told. Capacity is
 * what eight clients in a closed loop get from the same mix in 20 seconds. Arrivals are open: a slow server does not
 * slow them down. Prints memory, open files, latency and errors for each twentieth of the time, then the growth of each.
 *
 * `node bench/soak.ts 1 10` is ten times overload: what is refused with 503 and Retry-After is counted apart, and
 * latency is that of what is accepted.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, openConnection, requestOf } from './load/http.ts'
import { cpuOf, memoryOf, startLaurel, stopAll } from './load/process.ts'
import { inScratch } from './load/scratch.ts'
import { newText } from './load/texts.ts'

const [minutes = 60, share = 0.5] = process.argv.slice(2).map(Number)
const statuses = new Set([200, 201, 202, 304])

/** The mix: mostly reads, as a public site has them, with preflights, flows, proofs and MCP calls. */
const reads = [
  '/',
  '/api/health',
  '/api/agent/meta',
  '/api/agent/pack.json',
  '/library',
  '/library/compliance-preflight',
  '/llms.txt',
  '/docs',
]
let turn = 0
/** Each request comes from one of 65,536 addresses, as behind a proxy. */
const addressOf = (n: number): string => `10.0.${(n * 40_503) % 256}.${(n >> 8) % 256}`
function nextRequest(): Buffer {
  turn += 1
  const from = { 'x-forwarded-for': addressOf(turn) }
  const idea = newText(20 + (turn % 60), turn % 5 === 0 ? 'mixed' : 'English')
  switch (turn % 10) {
    case 0:
      return requestOf('POST', '/api/flow/run', from, { idea })
    case 1:
    case 2:
      return requestOf('POST', '/api/compliance/preflight', from, { idea })
    case 3:
      return requestOf('POST', '/api/proof', from, { hash: hash() })
    case 4:
      return requestOf(
        'POST',
        '/api/mcp',
        { ...from, accept: 'application/json, text/event-stream' },
        {
          ...{ jsonrpc: '2.0', id: turn, method: 'tools/call' },
          params: { name: 'svc_preflight', arguments: { idea } },
        },
      )
    default:
      return requestOf('GET', reads[turn % reads.length] ?? '/', { ...from, 'accept-encoding': 'br' })
  }
}

const hash = (): string => Array.from({ length: 64 }, () => Math.floor(Math.random() * 16).toString(16)).join('')

/** Connections that wait for their next request; those that the server closes meanwhile are left out. */
const free: Connection[] = []

async function freeConnection(port: number): Promise<Connection> {
  for (let known = free.pop(); known !== undefined; known = free.pop()) if (known.open()) return known
  return openConnection(port)
}

/** What became of requests: milliseconds of accepted and refused ones, and how often each error came. */
interface Results {
  readonly times: number[]
  readonly refused: number[]
  readonly errors: Map<string, number>
}

const newResults = (errors = new Map<string, number>()): Results => ({ times: [], refused: [], errors })

/** Sends the next request over a free connection and adds its milliseconds, or its error. */
async function send(port: number, { times, refused, errors }: Results): Promise<void> {
  const add = (error: string): void => {
    errors.set(error, (errors.get(error) ?? 0) + 1)
  }
  const request = nextRequest()
  const from = performance.now()
  try {
    const connection = await freeConnection(port)
    const { status, head, body } = await connection.ask(request)
    const list = statuses.has(status) ? times : refused
    list.push(performance.now() - from)
    if (/\r\nconnection: close/i.test(head)) connection.close()
    else free.push(connection)
    if (!statuses.has(status) && !(status === 503 && /\r\nretry-after:/i.test(head)))
      add(`${status} ${request.toString('latin1', 0, request.indexOf('\r'))} ${body.toString().slice(0, 120)}`)
  } catch (error) {
    add(String(error))
  }
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0

/** Requests a second that eight clients get. */
async function capacityOf(port: number): Promise<number> {
  const results = newResults()
  const until = performance.now() + 20_000
  const loop = async (): Promise<void> => {
    while (performance.now() < until) await send(port, results)
  }
  await Promise.all(Array.from({ length: 8 }, loop))
  return results.times.length / 20
}

interface Part {
  readonly memory: number
  readonly middle: number
  readonly p99: number
  readonly cpu: number
  readonly files: number
}

await inScratch(async (folder) => {
  // As behind a proxy, so that the connections of one address are not bounded.
  const laurel = await startLaurel(`file:${join(folder, 'laurel.db')}`, 'Laurel', {
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  const [pid = 0] = laurel.pids
  const idle = memoryOf(pid)
  const capacity = await capacityOf(laurel.port)
  const rate = capacity * share
  process.stdout.write(`capacity ${capacity.toFixed(0)} requests/s; ${rate.toFixed(0)}/s for ${minutes} minutes\n`)
  const errors = new Map<string, number>()
  const parts: Part[] = []
  const all = newResults(errors)
  let most = 0
  const tick = 20
  for (let n = 0; n < 20; n += 1) {
    const results = newResults(errors)
    const { times, refused } = results
    const [begun, cpu] = [performance.now(), cpuOf(laurel.pids)]
    const length = minutes * 3_000
    let sent = 0
    const open = new Set<Promise<void>>()
    while (performance.now() - begun < length) {
      for (const due = (rate * (performance.now() - begun)) / 1_000; sent < due; sent += 1) {
        const one: Promise<void> = send(laurel.port, results).finally(() => open.delete(one))
        open.add(one)
      }
      await sleep(tick)
    }
    await Promise.all(open)
    const part = {
      memory: memoryOf(pid),
      middle: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      cpu: (cpuOf(laurel.pids) - cpu) / sent,
      files: readdirSync(`/proc/${pid}/fd`).length,
    }
    parts.push(part)
    all.times.push(...times)
    all.refused.push(...refused)
    most = Math.max(most, part.memory)
    process.stdout.write(
      `${(((n + 1) * minutes) / 20).toFixed(1)} min: ${sent} requests, ${part.memory.toFixed(0)} MB, p50 ${part.middle.toFixed(1)} ms, p99 ${part.p99.toFixed(1)} ms, ${part.cpu.toFixed(0)} µs CPU each, ${part.files} open files, ${refused.length} refused (p99 ${percentile(refused, 0.99).toFixed(0)} ms), ${[...errors.values()].reduce((a, b) => a + b, 0)} errors\n`,
    )
  }
  // The first quarter warms up: caches fill and the heap finds its size.
  const average = (values: readonly Part[], name: keyof Part): number =>
    values.reduce((sum, part) => sum + part[name], 0) / values.length
  for (const name of ['memory', 'middle', 'p99', 'cpu', 'files'] as const) {
    const [early, late] = [average(parts.slice(5, 10), name), average(parts.slice(15), name)]
    process.stdout.write(
      `${name}: ${early.toFixed(1)} -> ${late.toFixed(1)} (${((late / early - 1) * 100).toFixed(1)} %)\n`,
    )
  }
  process.stdout.write(
    `accepted ${all.times.length}: p50 ${percentile(all.times, 0.5).toFixed(0)} ms, p99 ${percentile(all.times, 0.99).toFixed(0)} ms; ` +
      `refused ${all.refused.length}: p50 ${percentile(all.refused, 0.5).toFixed(0)} ms, p99 ${percentile(all.refused, 0.99).toFixed(0)} ms; ` +
      `memory ${idle.toFixed(0)} MB idle, at most ${most.toFixed(0)} MB\n`,
  )
  for (const [error, count] of errors) process.stdout.write(`${count} × ${error}\n`)
  await laurel.stop()
})
await stopAll()
