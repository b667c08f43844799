/** A process that says it is ready answers: many concurrent first calls all get an answer. */
import { strict as assert } from 'node:assert'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { type TestContext, after, before, test } from 'node:test'
import { type RealPostgres, startPostgres } from '../fakes/postgres.ts'

const main = join(import.meta.dirname, '../../src/cli/main.ts')
const timeout = 120_000
const idea = 'A badge for everybody who helped in the school garden. Holders can sell it to each other later.'

let postgres: RealPostgres
let folder = ''
before(async () => {
  postgres = await startPostgres({ sync: false })
  folder = mkdtempSync(join(tmpdir(), 'laurel-first-'))
})
after(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the real service. Resolves with its address when it says that it is ready. */
async function serve(t: TestContext, DATABASE_URL: string): Promise<string> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    OTS_CALENDARS: 'none',
    RATE_LIMIT_FREE: '1000',
    DATABASE_URL,
  }
  const child: ChildProcess = spawn(process.execPath, [main, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  t.after(async () => {
    child.kill('SIGKILL')
    await closed
  })
  assert.ok(child.stdout)
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, address } = JSON.parse(line) as { readonly msg: string; readonly address: string }
    if (msg !== 'Laurel is ready') continue
    child.stdout.resume()
    return address
  }
  throw new Error('It ended before it was ready.')
}

/**
 * A hundred concurrent calls over all addresses, repeated when the service says when to. Returns the number of answers by
 * status.
 */
async function hundredFirstCalls(addresses: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const call = async (n: number): Promise<string> => {
    const answer = await fetch(`${addresses[n % addresses.length] ?? ''}/api/flow/run`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `first-${n}` },
      body: JSON.stringify({ idea: `${idea} Number ${n}.`, acceptRewrite: true }),
    })
    await answer.arrayBuffer()
    const wait = answer.headers.get('retry-after')
    if (answer.status !== 503 || wait === null) return String(answer.status)
    await sleep(Number(wait) * 1_000)
    return call(n)
  }
  const calls = Array.from({ length: 100 }, (_, n) => call(n).catch(() => 'no answer'))
  const counts: Record<string, number> = {}
  for (const status of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('two new processes on one PostgreSQL answer a hundred first calls', { timeout }, async (t) => {
  const url = await postgres.freshDatabase()
  const addresses = await Promise.all([serve(t, url), serve(t, url)])
  for (const address of addresses) assert.equal((await fetch(`${address}/api/health`)).status, 200)
  assert.deepEqual(await hundredFirstCalls(addresses), { 200: 100 })
})

test('a new process on SQLite answers a hundred first calls', { timeout }, async (t) => {
  const address = await serve(t, `file:${join(folder, 'laurel.db')}`)
  assert.deepEqual(await hundredFirstCalls([address]), { 200: 100 })
})
