/** The pack has the same bytes in every process and after every start. */
import { strict as assert } from 'node:assert'
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(join(tmpdir(), 'laurel-pack-'))
const running = new Set<ChildProcess>()
after(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the service like an operator, on a free port. Resolves with its address when it listens. */
function start(name: string): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [new URL('../../../src/cli/main.ts', import.meta.url).pathname, 'serve'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      PUBLIC_URL: 'https://laurel.example',
      DATABASE_URL: `file:${join(folder, `${name}.db`)}`,
      OTS_CALENDARS: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    running.delete(child)
  }
  return new Promise((resolve, reject) => {
    let log = ''
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      const origin = /"address":"(http:[^"]+)"/.exec(log)?.[1]
      if (origin !== undefined) resolve({ origin, stop })
    })
    child.once('exit', () => {
      reject(new Error(`the service ended: ${log}`))
    })
  })
}

/** Requests the pack a number of times, eight at once, and collects how the answers differ. */
async function ask(origin: string, times: number, seen: Set<string>): Promise<void> {
  const lane = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const response = await fetch(`${origin}/api/agent/pack.json`, { headers: { 'accept-encoding': 'br' } })
      const sha = createHash('sha256')
        .update(new Uint8Array(await response.arrayBuffer()))
        .digest('hex')
      seen.add(`${response.status} ${sha} ${response.headers.get('etag') ?? ''}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, () => lane(times / 8)))
}

test('1,000 answers of two processes and one restart have one SHA-256 and one ETag', async () => {
  const seen = new Set<string>()
  const [first, second] = await Promise.all([start('a'), start('b')])
  await Promise.all([ask(first.origin, 400, seen), ask(second.origin, 400, seen)])
  await first.stop()
  const again = await start('a')
  await ask(again.origin, 200, seen)
  await Promise.all([second.stop(), again.stop()])
  assert.equal(seen.size, 1, [...seen].join('\n'))
  assert.match([...seen][0] ?? '', /^200 [0-9a-f]{64} "[\w-]{22}"$/)
})
