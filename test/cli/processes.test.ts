/** `WORKERS=2`: one service of two processes that share a port, a database, an allowance and their metrics. */
import { strict as assert } from 'node:assert'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../fakes/postgres.ts'
import { restartPause } from '../../src/cli/processes/restart-pause.ts'

const main = join(import.meta.dirname, '../../src/cli/laurel.js')
const timeout = 60_000

interface Service {
  readonly child: ChildProcess
  readonly address: string
  readonly out: () => string
  readonly ended: Promise<number | null>
}

const folderOf = (t: TestContext): string => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-processes-'))
  t.after(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

function spawned(t: TestContext, databaseUrl: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [main, 'serve'], {
    env: {
      ...{ PATH: process.env['PATH'] ?? '', PORT: '0', OTS_CALENDARS: 'none', LOG_LEVEL: 'info' },
      ...{ DATABASE_URL: databaseUrl, WORKERS: '2', RATE_LIMIT_FREE: '0', ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => (out += String(chunk)))
  child.stderr.on('data', (chunk) => (err += String(chunk)))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  t.after(async () => {
    // The workers end with the primary.
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  })
  return { child, out: () => out, err: () => err, ended }
}

async function said(
  service: { readonly out: () => string; readonly err: () => string; readonly child: ChildProcess },
  text: string,
) {
  while (!service.out().includes(text)) {
    assert.equal(service.child.exitCode, null, service.err() + service.out())
    await pause(20)
  }
}

async function start(
  t: TestContext,
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const service = spawned(t, databaseUrl, env)
  await said(service, 'Laurel is ready')
  const line =
    service
      .out()
      .split('\n')
      .find((one) => one.includes('Laurel is ready')) ?? '{}'
  return { ...service, address: String((JSON.parse(line) as { address: unknown }).address) }
}

/** Each on a connection of its own, so that they go to both processes in turn. */
const apart = { 'content-type': 'application/json', connection: 'close' } as const
const flow = (address: string, headers: Record<string, string> = apart) =>
  fetch(`${address}/api/flow/run`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ idea: 'A badge for everybody who helped in the school garden. It cannot be sold.' }),
  })
/**
 * A call that was let in: a process that has too much to do, as on a busy machine, refuses calls uncounted, with 503 and
 * a second to wait. `sent` is called for each.
 */
async function flowLetIn(address: string, sent?: () => void): Promise<Response> {
  for (;;) {
    sent?.()
    const answer = await flow(address)
    if (answer.status !== 503) return answer
    assert.equal(answer.headers.get('retry-after'), '1')
    await answer.body?.cancel()
    await pause(1_000)
  }
}
const receiptOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { readonly simulation: { readonly receiptId: string } }).simulation.receiptId

const scrape = async (address: string): Promise<string> =>
  (await fetch(`${address}/metrics`, { headers: { connection: 'close' } })).text()
const pidsIn = (text: string): readonly number[] =>
  [...text.matchAll(/^laurel_info\{.*process="(\d+)"\} 1$/gm)].map(([, pid]) => Number(pid))

/** Makes receipts on several connections until `isOver`; the ids of those that were acknowledged. */
async function keepMaking(address: string, isOver: () => boolean, headers?: Record<string, string>) {
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let failed = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!isOver())
        try {
          const answer = await flow(address, headers)
          statuses.add(answer.status)
          if (answer.status === 200) acknowledged.push(await receiptOf(answer))
        } catch {
          failed += 1
          await pause(5)
        }
    }),
  )
  return { acknowledged, statuses, failed }
}

async function assertStored(address: string, ids: readonly string[]): Promise<void> {
  const missing: string[] = []
  const left = ids.values()
  const look = async () => {
    for (const id of left) if ((await fetch(`${address}/api/receipt/${id}`)).status !== 200) missing.push(id)
  }
  await Promise.all(Array.from({ length: 8 }, look))
  assert.deepEqual(missing, [])
}

describe('two processes', { concurrency: 2 }, () => {
  test('the allowance is exact, and one scrape shows both', { timeout }, async (t) => {
    const { address, out } = await start(t, `file:${join(folderOf(t), 'l.db')}`, { RATE_LIMIT_FREE: '10' })
    let sent = 0
    const answers = await Promise.all(Array.from({ length: 24 }, () => flowLetIn(address, () => (sent += 1))))
    assert.equal(answers.filter(({ status }) => status === 200).length, 10)
    assert.equal(answers.filter(({ status }) => status === 429).length, 14)
    const text = await scrape(address)
    assert.equal(new Set(pidsIn(text)).size, 2)
    const counts = [...text.matchAll(/^laurel_http_request_duration_seconds_count\{.*flow\/run.*\} (\d+)$/gm)]
    // The system chooses which process accepts a connection, so one may have answered all calls.
    assert.equal(
      counts.reduce((sum, [, count]) => sum + Number(count), 0),
      sent,
    )
    assert.equal(out().match(/Laurel is ready/g)?.length, 1)
  })

  test('on PostgreSQL: the allowance is exact, and one is killed without a loss', { timeout }, async (t) => {
    const server = await startPostgres({ sync: false })
    t.after(() => server.stop())
    const service = await start(t, await server.freshDatabase(), { RATE_LIMIT_FREE: '10' })
    const { address } = service
    const answers = await Promise.all(Array.from({ length: 24 }, () => flowLetIn(address)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 10)
    assert.equal(answers.filter(({ status }) => status === 429).length, 14)
    const made = await Promise.all(answers.filter(({ ok }) => ok).map(receiptOf))
    const pids = pidsIn(await scrape(address))
    assert.equal(new Set(pids).size, 2)
    const [victim] = pids
    assert.ok(victim !== undefined)
    process.kill(victim, 'SIGKILL')
    assert.equal((await flowLetIn(address)).status, 429, 'the other one goes on, and knows the count')
    await said({ ...service, err: () => '' }, 'a process serves again')
    for (let n = 0; n < 4; n += 1) assert.equal((await flowLetIn(address)).status, 429, 'so does the new one')
    await assertStored(address, made)
    service.child.kill('SIGTERM')
    assert.equal(await service.ended, 0)
  })

  test(
    'one is killed while it serves: nothing acknowledged is lost, and the service goes on',
    { timeout },
    async (t) => {
      const service = await start(t, `file:${join(folderOf(t), 'l.db')}`)
      const { address } = service
      let over = false
      const making = keepMaking(address, () => over)
      const [victim] = pidsIn(await scrape(address))
      assert.ok(victim !== undefined)
      await pause(300)
      process.kill(victim, 'SIGKILL')
      // The other one goes on meanwhile.
      assert.equal((await flowLetIn(address)).status, 200)
      await said({ ...service, err: () => '' }, 'a process serves again')
      over = true
      const { acknowledged, statuses } = await making
      assert.ok(acknowledged.length > 0)
      assert.deepEqual([...statuses], [200])
      await assertStored(address, acknowledged)
      const pids = pidsIn(await scrape(address))
      assert.equal(pids.length, 2)
      assert.ok(!pids.includes(victim))
    },
  )

  test('SIGTERM under load: all answered calls are stored, both end, exit code 0', { timeout }, async (t) => {
    const folder = folderOf(t)
    const url = `file:${join(folder, 'l.db')}`
    const { child, address, ended } = await start(t, url)
    let over = false
    const making = keepMaking(address, () => over, { 'content-type': 'application/json' })
    await pause(300)
    child.kill('SIGTERM')
    assert.equal(await ended, 0)
    over = true
    const { acknowledged, statuses } = await making
    assert.ok(acknowledged.length > 0)
    assert.deepEqual([...statuses], [200])
    // Each process removes its lease when it closes the database.
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.includes('lease')),
      [],
    )
    await assertStored((await start(t, url)).address, acknowledged)
  })

  test('a store that cannot be opened ends the service with its reason', { timeout }, async (t) => {
    // The folder of the database is a file.
    const service = spawned(t, `file:${main}/l.db`)
    assert.equal(await service.ended, 1)
    assert.match(service.err(), /can't be opened/)
    assert.doesNotMatch(service.out(), /Laurel is ready/)
  })
})

test('the pause before a process is replaced grows, up to a bound, and is short again after a minute', () => {
  const { after } = restartPause()
  const pauses = Array.from({ length: 12 }, () => after(50))
  assert.deepEqual(pauses.slice(0, 4), [100, 200, 400, 800])
  assert.equal(pauses.at(-1), 30_000)
  assert.equal(after(61_000), 100)
})
