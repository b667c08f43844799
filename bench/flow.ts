/**
 * Measures the CPU time of POST /api/flow/run beside POST /api/compliance/preflight and the sandbox, over HTTP with
 * durable storing, in a separate process. The texts are passing ideas of about 60 words, each new to the process. The
 * operations alternate, so that other load affects all of them. `node bench/flow.ts`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { preflight } from '../src/core/preflight/preflight.ts'
import { ruleSet } from '../src/cli/rule-set.ts'
import { batches, textsOf } from '../training/batches.ts'
import { startService } from '../test/fakes/service.ts'

const rounds = 15
const calls = 120
const warmUp = 1_500

/** Passing sentences of the corpus. Ideas are joined from them, each from different ones. */
function sentences(): readonly string[] {
  return batches()
    .filter(({ kind }) => kind === 'made-up')
    .flatMap(textsOf)
    .filter(
      ({ outcome, lang, idea }) => outcome === 'pass' && (lang ?? 'en') === 'en' && /^[A-Z].{30,240}\.$/.test(idea),
    )
    .map(({ idea }) => idea)
}

/** Passing ideas of 54 to 66 words. No text and no name repeats. */
function* ideas(): Generator<string> {
  const all = sentences()
  for (let step = 1; ; step += 1)
    for (let at = 0; at < all.length; at += 1) {
      let text = ''
      for (let n = 0; n < 8; n += 1) {
        const longer = `${text} ${all[(at + n * step) % all.length] ?? ''}`.trim()
        const words = longer.split(' ').length
        if (words > 66) break
        text = longer
        if (words >= 54) break
      }
      const words = text.split(' ').length
      if (words >= 54 && preflight({ idea: text }, ruleSet).outcome === 'pass') yield text
    }
}

/** The requests by name: the address, and the body for an idea. */
const interfaces = {
  preflight: ['/api/compliance/preflight', (idea: string) => ({ idea })],
  flow: ['/api/flow/run', (idea: string) => ({ idea })],
  simulate: [
    '/api/sandbox/simulate',
    (idea: string) => ({ assetName: /^.{10,60}(?= )/.exec(idea)?.[0] ?? idea.slice(0, 60), objective: idea }),
  ],
} as const
type Interface = keyof typeof interfaces

function post(agent: Agent, port: number, [path, bodyOf]: (typeof interfaces)[Interface], idea: string): Promise<void> {
  const text = JSON.stringify(bodyOf(idea))
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const to = { agent, port, host: '127.0.0.1', path, method: 'POST', headers }
    const outgoing = request(to, (response) => {
      // A passing text may still be refused for the shortened name of its receipt.
      if (response.statusCode !== 200 && response.statusCode !== 422) reject(new Error(`status ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}

async function main(): Promise<void> {
  const child = fork(import.meta.filename, ['serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const said = async (): Promise<number> => ((await once(child, 'message')) as [number])[0]
  const port = await said()
  const cpu = (): Promise<number> => {
    const answer = said()
    child.send('cpu')
    return answer
  }
  const texts = ideas()
  const next = (count: number): readonly string[] => Array.from({ length: count }, () => texts.next().value as string)
  const names = Object.keys(interfaces) as Interface[]
  const costs = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Interface, number[]>
  for (let round = -1; round < rounds; round += 1)
    for (const name of names) {
      const list = next(round < 0 ? warmUp : calls)
      // A new connection, because an idle one may have been closed while the texts were made.
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const before = await cpu()
      for (const idea of list) await post(agent, port, interfaces[name], idea)
      if (round >= 0) costs[name].push(((await cpu()) - before) / list.length)
      agent.destroy()
    }
  const median = (name: Interface): number => costs[name].sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN
  for (const name of names) console.log(`${name.padEnd(10)} ${median(name).toFixed(0).padStart(6)} µs of CPU a request`)
  console.log(`flow to preflight       ${(median('flow') / median('preflight')).toFixed(2)}`)
  console.log(`simulate to preflight   ${(median('simulate') / median('preflight')).toFixed(2)}`)
  child.kill()
}

/** In the child process: serves, and reports the CPU time used so far in microseconds. */
async function serve(): Promise<void> {
  const { origin } = await startService()
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.send?.(Number(new URL(origin).port))
}

await (process.argv[2] === 'serve' ? serve() : main())
