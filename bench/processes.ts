/**
 * `laurel serve` with one process and with two, on SQLite and on all cores: calls a second, CPU time of a call over all
 * processes, and memory. The client runs on the same cores, so throughput says what this machine does and no more.
 *
 *   node bench/processes.ts [seconds=3] [rounds=3]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openConnection, requestOf } from './load/http.ts'
import { cpuOf, family, memoryOf, settings } from './load/process.ts'
import { inScratch } from './load/scratch.ts'
import { newIdeas, newText } from './load/texts.ts'
import { spreadOf } from './row.ts'

const [seconds = 3, rounds = 3] = process.argv.slice(2).map(Number)
const root = join(import.meta.dirname, '..')
const atOnce = 32

async function start(workers: number, databaseUrl: string) {
  const child = spawn(process.execPath, ['src/cli/laurel.js', 'serve'], {
    cwd: root,
    env: { ...process.env, ...settings(databaseUrl), WORKERS: String(workers) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  while (!said.includes('Laurel is ready')) {
    if (child.exitCode !== null) throw new Error(`laurel serve ended: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const port = Number(/"address":"http:\/\/127\.0\.0\.1:(\d+)"/.exec(said)?.[1])
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  return { port, pids: family(child.pid ?? 0), stop }
}

const post = (path: string, body: unknown): Buffer => requestOf('POST', path, {}, body)
/** Made before a round, so that the client has little to do meanwhile. */
const kinds: Readonly<Record<string, (count: number) => readonly Buffer[]>> = {
  'preflight, 60 words': (count) => newIdeas(count).map((idea) => post('/api/compliance/preflight', { idea })),
  'flow, 60 words': (count) => newIdeas(count).map((idea) => post('/api/flow/run', { idea })),
  'preflight, 8,000 characters': (count) =>
    Array.from({ length: count }, () => post('/api/compliance/preflight', { idea: newText(2_000).slice(0, 8_000) })),
}
const counts: Readonly<Record<string, number>> = {
  'preflight, 60 words': 1_500,
  'flow, 60 words': 1_000,
  'preflight, 8,000 characters': 150,
}

interface Round {
  readonly perSecond: number
  readonly cpuUs: number
  readonly refused: number
}

async function round(
  { port, pids }: { readonly port: number; readonly pids: readonly number[] },
  list: readonly Buffer[],
) {
  const [before, from] = [cpuOf(pids), performance.now()]
  const left = list.values()
  let [done, refused] = [0, 0]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const connection = await openConnection(port)
      for (const request of left) {
        if (performance.now() - from > seconds * 1_000) break
        if ((await connection.ask(request)).status === 200) done += 1
        else refused += 1
      }
      connection.close()
    }),
  )
  const perSecond = (done * 1_000) / (performance.now() - from)
  return { perSecond, cpuUs: (cpuOf(pids) - before) / done, refused } satisfies Round
}

await inScratch(async (folder) => {
  const services = []
  for (const workers of [1, 2]) {
    const service = await start(workers, `file:${join(folder, `${workers}.db`)}`)
    const mb = service.pids.reduce((sum, pid) => sum + memoryOf(pid), 0)
    console.log(`WORKERS=${workers}: ${service.pids.length} processes, idle ${mb.toFixed(0)} MB`)
    services.push({ workers, ...service })
  }
  for (const [name, requests] of Object.entries(kinds)) {
    const found = services.map((): Round[] => [])
    for (let n = -1; n < rounds; n += 1)
      for (const [i, service] of services.entries()) {
        const measured = await round(service, requests(counts[name] ?? 100))
        if (n >= 0) found[i]?.push(measured)
      }
    for (const [i, { workers }] of services.entries()) {
      const of = (key: keyof Round) => spreadOf((found[i] ?? []).map((one) => one[key])).median
      console.log(
        `${name.padEnd(30)} WORKERS=${workers}  ${of('perSecond').toFixed(0).padStart(6)} a second ` +
          `${of('cpuUs').toFixed(0).padStart(7)} µs CPU each  ${of('refused').toFixed(0).padStart(4)} refused`,
      )
    }
  }
  for (const { workers, pids, stop } of services) {
    const mb = pids.reduce((sum, pid) => sum + memoryOf(pid), 0)
    console.log(`WORKERS=${workers}: afterwards ${mb.toFixed(0)} MB`)
    await stop()
  }
})
