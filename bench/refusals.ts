/**
 * `node bench/refusals.ts [CALLS]` (docs/spec/security.md 25): time and memory of requests over the limits of the edge. Each
 * kind is sent a hundred times, eight at a time and each on a connection of its own; prints statuses, the 50th and the 99th
 * percentile in milliseconds, and the growth of memory over all.
 */
import { join } from 'node:path'
import { connect } from 'node:net'
import { memoryOf, startLaurel, stopAll } from './load/process.ts'
import { inScratch } from './load/scratch.ts'

const [calls = 100] = process.argv.slice(2).map(Number)

const lines = (first: string, fields: readonly string[] = []): string =>
  `${[`${first} HTTP/1.1`, 'host: 127.0.0.1', ...fields].join('\r\n')}\r\n\r\n`
const post = (body: string | Buffer, type = 'application/json'): Buffer =>
  Buffer.concat([
    Buffer.from(
      lines('POST /api/compliance/preflight', [`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`]),
    ),
    Buffer.from(body),
  ])
const kinds: Readonly<Record<string, Buffer>> = {
  'a body of 1 MB': post(JSON.stringify({ idea: 'a'.repeat(2 ** 20) })),
  'header fields of 20 KB': Buffer.from(lines('GET /', [`x-long: ${'a'.repeat(20_000)}`])),
  'header fields of 60 KB': Buffer.from(lines('GET /', [`x-long: ${'a'.repeat(60_000)}`])),
  'an address of 10 KB': Buffer.from(lines(`GET /${'a'.repeat(10_000)}`)),
  'broken JSON': post('{"idea":'),
  'bytes that are not UTF-8': post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])),
  'a lone surrogate': post('{"idea":"\\ud800"}'),
  'a duplicate member': post('{"idea":"a","idea":"b"}'),
  'not a number': post('{"idea":NaN}'),
  'nesting of 30,000': post('['.repeat(30_000) + ']'.repeat(30_000)),
  'text/plain': post('idea', 'text/plain'),
  'another method': Buffer.from(lines('PUT /api/compliance/preflight', ['content-length: 0'])),
}

/** Milliseconds to the first bytes of the answer, and its status. */
const ask = (port: number, request: Buffer): Promise<readonly [ms: number, status: string]> =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('data', (bytes) => {
      resolve([performance.now() - from, bytes.toString('latin1', 9, 12)])
      socket.destroy()
    })
    socket.once('error', reject)
    socket.write(request)
  })

const at = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0).toFixed(1)

await inScratch(async (folder) => {
  const laurel = await startLaurel(`file:${join(folder, 'laurel.db')}`)
  const [pid = 0] = laurel.pids
  let before = 0
  let most = 0
  for (const round of ['warm up', 'measured']) {
    before = memoryOf(pid)
    for (const [name, request] of Object.entries(kinds)) {
      const times: number[] = []
      const statuses = new Set<string>()
      let left = calls
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          while (left-- > 0) {
            const [ms, status] = await ask(laurel.port, request)
            times.push(ms)
            statuses.add(status)
          }
        }),
      )
      most = Math.max(most, memoryOf(pid))
      if (round === 'measured')
        process.stdout.write(
          `${name.padEnd(26)} ${[...statuses].join(', ')}  p50 ${at(times, 0.5)} ms  p99 ${at(times, 0.99)} ms\n`,
        )
    }
  }
  process.stdout.write(`memory: ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB\n`)
  await laurel.stop()
})
await stopAll()
