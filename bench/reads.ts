/**
 * `node bench/reads.ts [SECONDS] [ADDRESSES]` (docs/assurance.md, no. 36): a million addresses call a service with limits
 * (memory, and the time of a count), then cheap reads for some seconds from eight keep-alive connections (requests a second).
 * The service has one core and the client the others, where there are two.
 */
import { join } from 'node:path'
import { memoryLimiter } from '../src/store/limiter.ts'
import { CpuBudget } from '../src/http/request/cpu-budget.ts'
import { openConnection, requestOf } from './load/http.ts'
import { cpuOf, memoryOf, startLaurel, stopAll } from './load/process.ts'
import { inScratch } from './load/scratch.ts'

const [seconds = 5, addresses = 1_000_000] = process.argv.slice(2).map(Number)
const [quota, windowSeconds] = [40, 3_600]

const heapMb = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** The two things that hold a number for each client address. */
async function countAll(): Promise<void> {
  const limiter = memoryLimiter()
  const budget = new CpuBudget()
  const before = heapMb()
  const from = performance.now()
  for (let n = 0; n < addresses; n += 1) {
    const address = `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::/64`
    await limiter.take(`expensive:${address}`, { quota, windowSeconds })
    budget.charge(address, 50, n / 1_000)
  }
  const us = ((performance.now() - from) * 1_000) / addresses
  process.stdout.write(
    `${addresses} addresses: ${us.toFixed(1)} µs each, ${(heapMb() - before).toFixed(0)} MB${globalThis.gc === undefined ? ' with garbage (--expose-gc counts without)' : ''}, ${budget.clients} in the budget\n`,
  )
  await limiter.close()
}

const paths = ['/', '/api/health', '/api/agent/meta', '/api/agent/pack.json', '/library', '/llms.txt', '/docs']

await countAll()
await inScratch(async (folder) => {
  const laurel = await startLaurel(`file:${join(folder, 'laurel.db')}`)
  const requests = paths.map((path) => requestOf('GET', path, { 'accept-encoding': 'br' }))
  let done = 0
  const run = async (ms: number): Promise<void> => {
    const until = performance.now() + ms
    await Promise.all(
      Array.from({ length: 8 }, async (_, first) => {
        const connection = await openConnection(laurel.port)
        for (let n = first; performance.now() < until; n += 1) {
          const { status } = await connection.ask(requests[n % requests.length] ?? Buffer.alloc(0))
          if (status !== 200) throw new Error(`status ${status}`)
          done += 1
        }
        connection.close()
      }),
    )
  }
  await run(2_000)
  done = 0
  const [from, cpu] = [performance.now(), cpuOf(laurel.pids)]
  await run(seconds * 1_000)
  const spent = (performance.now() - from) / 1_000
  const used = cpuOf(laurel.pids) - cpu
  process.stdout.write(
    `cheap reads: ${(done / spent).toFixed(0)} a second, ${(used / done).toFixed(0)} µs CPU each (${(1e6 / (used / done)).toFixed(0)} a second of CPU), ${memoryOf(laurel.pids[0] ?? 0).toFixed(0)} MB\n`,
  )
  await laurel.stop()
})
await stopAll()
