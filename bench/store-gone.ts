/**
 * `node bench/store-gone.ts [SECONDS]` (docs/assurance.md, no. 53): kills the PostgreSQL server behind a service for 60
 * seconds unless told otherwise. Documents and pages are asked for meanwhile, and writes are tried. Prints what was answered,
 * and the time from the server's return to the first accepted write.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../test/fakes/postgres.ts'
import { askOnce, requestOf } from './load/http.ts'
import { startLaurel, stopAll } from './load/process.ts'

const [seconds = 60] = process.argv.slice(2).map(Number)
const documents = ['/', '/library', '/api/agent/pack.json', '/api/agent/pack.yaml', '/api/library', '/openapi.json']
const hash = '5e'.repeat(32)

const server = await startPostgres()
const laurel = await startLaurel(await server.freshDatabase())
const found = new Map<string, number>()
const slowest = { document: 0, write: 0 }
async function ask(kind: keyof typeof slowest, request: Buffer): Promise<number> {
  const from = performance.now()
  const { status, head } = await askOnce(laurel.port, request)
  slowest[kind] = Math.max(slowest[kind], performance.now() - from)
  const name = `${kind} ${status}${/\r\nretry-after:/i.test(head) ? ' with Retry-After' : ''}`
  found.set(name, (found.get(name) ?? 0) + 1)
  return status
}
const write = async (): Promise<number> => ask('write', requestOf('POST', '/api/proof', {}, { hash }))

if ((await write()) !== 200) throw new Error('the service does not write')
found.clear()
await server.crash()
for (const until = performance.now() + seconds * 1_000; performance.now() < until;) {
  await Promise.all([write(), ...documents.map((path) => ask('document', requestOf('GET', path)))])
  await sleep(250)
}
process.stdout.write(`down for ${seconds} s: ${[...found].map(([name, count]) => `${count} × ${name}`).join(', ')}; `)
process.stdout.write(`slowest document ${slowest.document.toFixed(0)} ms, write ${slowest.write.toFixed(0)} ms\n`)
await server.restart()
const back = performance.now()
while ((await write()) !== 200) await sleep(50)
process.stdout.write(
  `a write was accepted ${((performance.now() - back) / 1_000).toFixed(2)} s after the server was back\n`,
)
await laurel.stop()
await server.stop()
await stopAll()
