/**
 * `node bench/endless-answers.ts [CALLS]` (docs/assurance.md, no. 14): memory and time of requests to a calendar whose answers
 * have no end, are compressed a thousand times, or nest a million times. The calendar is a process of its own. Prints for
 * each kind the failures, the time, and the growth of memory beside the bytes that the calendar could send.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { httpCalendars } from '../src/remote/calendars.ts'
import { memoryOf } from './load/process.ts'

const chunk = Buffer.alloc(64 * 1024, 0xff)
let sent = 0
function pour(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) break
    }
  }
  response.on('drain', more)
  more()
}
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'without end': (response) => {
    response.writeHead(200)
    pour(response)
  },
  'of 1 GB by its header': (response) => {
    response.writeHead(200, { 'content-length': String(2 ** 30) })
    pour(response)
  },
  'a gzip bomb': (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50 * 2 ** 20)))
  },
  'a million forks': (response) => {
    response.writeHead(200).end(Buffer.alloc(1_000_000, Buffer.from([0xff, 0x08])))
  },
  '404 with text without end': (response) => {
    response.writeHead(404)
    pour(response)
  },
}

async function serve(): Promise<void> {
  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    answers[decodeURIComponent(String(request.headers['user-agent']))]?.(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.on('message', () => process.send?.(sent))
  process.send?.((server.address() as AddressInfo).port)
}

async function main(calls: number): Promise<void> {
  const child = fork(import.meta.filename, ['serve'])
  const [port] = (await once(child, 'message')) as [number]
  const origin = `http://127.0.0.1:${port}`
  const digest = new Uint8Array(32)
  for (const kind of Object.keys(answers)) {
    const calendars = httpCalendars([origin], [], encodeURIComponent(kind))
    const reasons = new Set<string>()
    const ask = async (): Promise<number> => {
      const from = performance.now()
      const signal = AbortSignal.timeout(10_000)
      const asking = kind.startsWith('404')
        ? calendars.ask(origin, digest, signal)
        : calendars.submit(origin, digest, signal)
      await asking.then(
        (answer) => reasons.add(`taken: ${'reason' in answer ? `${answer.reason.length} characters` : 'bytes'}`),
        (error: unknown) => reasons.add((error as { reason?: string }).reason ?? String(error)),
      )
      return performance.now() - from
    }
    for (let n = 0; n < 20; n += 1) await ask()
    const before = memoryOf(process.pid)
    let [most, slowest] = [before, 0]
    for (let n = 0; n < calls; n += 1) {
      slowest = Math.max(slowest, await ask())
      most = Math.max(most, memoryOf(process.pid))
    }
    process.stdout.write(
      `${kind.padEnd(26)} ${[...reasons].join('; ')}; slowest ${slowest.toFixed(0)} ms, memory +${(most - before).toFixed(1)} MB\n`,
    )
  }
  child.send('sent')
  const [bytes] = (await once(child, 'message')) as [number]
  process.stdout.write(`the calendar wrote ${(bytes / 2 ** 20).toFixed(0)} MB in all\n`)
  child.kill()
}

const [first] = process.argv.slice(2)
await (first === 'serve' ? serve() : main(Number(first ?? 200)))
