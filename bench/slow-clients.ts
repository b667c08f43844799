/**
 * `node bench/slow-clients.ts [CONNECTIONS]` (docs/spec/security.md 22): 800 connections, from 16 addresses, send a header
 * line every two seconds, while others read a page. Prints when the slow ones were closed and how long others waited.
 */
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { askOnce, requestOf } from './load/http.ts'
import { memoryOf, startLaurel, stopAll } from './load/process.ts'
import { inScratch } from './load/scratch.ts'

const [connections = 800] = process.argv.slice(2).map(Number)
const [everyMs, mostMs] = [2_000, 30_000]

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0

await inScratch(async (folder) => {
  const laurel = await startLaurel(`file:${join(folder, 'laurel.db')}`)
  const before = memoryOf(laurel.pids[0] ?? 0)
  const begun = performance.now()
  const closed: number[] = []
  let answered = 0
  for (let n = 0; n < connections; n += 1) {
    const socket = connect({ port: laurel.port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (n % 16)}` })
    const from = performance.now()
    socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n')
    const timer = setInterval(() => socket.write('x-slow: 1\r\n'), everyMs)
    socket.on('data', (bytes) => (answered += bytes.includes(' 408 ') ? 1 : 0)).on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(timer)
      closed.push((performance.now() - from) / 1_000)
    })
  }
  const times: number[] = []
  let most = before
  while (closed.length < connections && performance.now() - begun < mostMs) {
    const from = performance.now()
    const { status } = await askOnce(laurel.port, requestOf('GET', '/'))
    if (status !== 200) throw new Error(`status ${status}`)
    times.push(performance.now() - from)
    most = Math.max(most, memoryOf(laurel.pids[0] ?? 0))
    await sleep(10)
  }
  process.stdout.write(
    `${closed.length} of ${connections} slow connections closed after ${at(closed, 0).toFixed(1)} to ${at(closed, 1).toFixed(1)} s, ${answered} with 408; ` +
      `${times.length} pages for others: p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms; memory +${(most - before).toFixed(0)} MB\n`,
  )
  await laurel.stop()
})
await stopAll()
process.exit()
