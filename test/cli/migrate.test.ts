/** `laurel migrate` moves everything between SQLite and PostgreSQL, also when it is killed and run again. */
import { strict as assert } from 'node:assert'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import { Client, types } from 'pg'
import { openStore } from '../../src/store/open.ts'
import { type RealPostgres, startPostgres } from '../fakes/postgres.ts'
import { gatherAll, someProof } from '../store/contract/proof-kit.ts'
import { someRecord } from '../store/contract/records.ts'
import { type Session, startSession } from './session.ts'

const main = new URL('../../src/cli/main.ts', import.meta.url).pathname
const createdAt = '2026-01-02T03:04:05.678Z'

let folder = ''
let session: Session
let server: RealPostgres
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-migrate-'))
  session = startSession()
  server = await startPostgres({ sync: false })
})
after(async () => {
  await session.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

const migrate = (from: string, to: string) =>
  session.run({ args: ['migrate', '--from', from, '--to', to], cwd: folder, env: {} })

let files = 0
const newFile = (): string => `file:${join(folder, `${(files += 1)}.db`)}`
const pathOf = (url: string): string => url.slice('file:'.length)

/** Fills every table. Texts have quotes, line breaks, an emoji and other scripts. */
async function filled(url: string, records: number): Promise<void> {
  const store = await openStore(url)
  const json = (n: number) => JSON.stringify({ idea: `“${n}” 🏅 'it''s' \\ \n Ürkunde 証 ${'x'.repeat(n % 5_000)}` })
  await Promise.all(
    Array.from({ length: records }, (_, n) =>
      store.commit({ records: [someRecord({ json: json(n), kind: n % 2 === 0 ? 'report' : 'receipt' })] }),
    ),
  )
  const [done, open] = ['d'.repeat(64), 'o'.repeat(64)]
  const now = new Date()
  for (const key of [done, open])
    await store.claim({ scope: 'simulate 203.0.113.9', key, fingerprint: 'f'.repeat(64), now })
  await store.commit({
    records: [],
    answer: { scope: 'simulate 203.0.113.9', key: done, answer: { status: 200, body: json(7) } },
    keys: [{ hash: 'a'.repeat(64), prefix: 'lk_abc', label: null, createdAt }],
    waitlist: [{ email: 'Ada@example.org', interest: 'both, "quoted"', joinedAt: createdAt }],
    proofs: [someProof(1), someProof(2, { kind: 'receipt', id: 'rcp_x' })],
  })
  await gatherAll(store, 'bat_1')
  await store.commit({ records: [], proofs: [someProof(3)] })
  await store.spend({ name: 'ai', day: '2026-01-02', most: 10 })
  await store.secret('deployment', crypto.getRandomValues(new Uint8Array(32)))
  await store.close()
}

type Tables = Record<string, readonly string[]>
const own = ['migration', 'process', 'trial', 'rate_limit']
/** Rows as texts in order, without the padding of SQLite, read with drivers alone. */
const readable = (rows: readonly object[]): readonly string[] =>
  rows
    .map((row) =>
      JSON.stringify(Object.fromEntries(Object.entries(row).toSorted()), (_, value) =>
        typeof value === 'string' ? value.trimStart() : (value as unknown),
      ),
    )
    .toSorted()

function inFile(url: string): Tables {
  const db = new DatabaseSync(pathOf(url), { readOnly: true })
  const tables = db.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all()
  const names = tables.map(({ name }) => String(name)).filter((name) => !own.includes(name))
  const all = Object.fromEntries(names.map((name) => [name, readable(db.prepare(`select * from ${name}`).all())]))
  db.close()
  return all
}

async function onServer(url: string): Promise<Tables> {
  const client = new Client({ connectionString: url })
  await client.connect()
  // int8 as numbers, as in SQLite; every value is below 2^53.
  client.setTypeParser(types.builtins.INT8, Number)
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = current_user',
  )
  const all: Tables = {}
  for (const { tablename } of rows.filter((row) => !own.includes(row.tablename)))
    all[tablename] = readable((await client.query<object>(`select * from ${tablename}`)).rows)
  await client.end()
  return all
}

const sorted = (tables: Tables) => Object.fromEntries(Object.entries(tables).toSorted())

test('SQLite to PostgreSQL and back: every table arrives whole, and both can be served', async () => {
  const [from, to, back] = [newFile(), await server.freshDatabase(), newFile()]
  await filled(from, 300)
  const source = inFile(from)
  for (const [name, rows] of Object.entries(source)) assert.ok(rows.length > 0, `the test fills ${name}`)

  const told = await migrate(from, to)
  assert.deepEqual([told.code, told.error], [0, ''])
  assert.match(told.out, /^record: 300 rows, equal in both \([0-9a-f]{64}\)$/m)
  assert.doesNotMatch(told.out, /password/)
  assert.deepEqual(sorted(await onServer(to)), sorted(source))
  assert.deepEqual(inFile(from), source)

  const returned = await migrate(to, back)
  assert.deepEqual([returned.code, returned.error], [0, ''])
  assert.deepEqual(inFile(back), source)
  assert.deepEqual(returned.out.match(/[0-9a-f]{64}/g), told.out.match(/[0-9a-f]{64}/g))
  for (const url of [to, back]) {
    const store = await openStore(url)
    assert.equal(await store.waitlist.remove('ada@example.org'), 1)
    await store.commit({ records: [someRecord()] })
    await store.close()
  }
})

/** The number of records in a target; 0 while it has no tables. */
async function recordsIn(url: string): Promise<number> {
  const count = 'select count(*) as n from record'
  if (url.startsWith('file:')) {
    if (!existsSync(pathOf(url))) return 0
    const db = new DatabaseSync(pathOf(url), { readOnly: true, timeout: 1_000 })
    try {
      return Number(db.prepare(count).get()?.['n'])
    } catch {
      return 0
    } finally {
      db.close()
    }
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return Number((await client.query<{ n: string }>(count)).rows[0]?.n)
  } catch {
    return 0
  } finally {
    await client.end()
  }
}

/** Kills the command when the target holds some of the records; returns how many it held. */
async function killMidway(from: string, to: string): Promise<number> {
  const child = spawn(process.execPath, [main, 'migrate', '--from', from, '--to', to], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  while ((await recordsIn(to)) === 0 && child.exitCode === null) await pause(2)
  child.kill('SIGKILL')
  await ended
  return recordsIn(to)
}

for (const [name, target] of [
  ['PostgreSQL', () => server.freshDatabase()],
  ['SQLite', () => Promise.resolve(newFile())],
] as const)
  test(`to ${name}, killed midway: nobody opens the part, and the same command moves the rest`, async () => {
    const [from, to] = [newFile(), await target()]
    await filled(from, 2_500)
    const first = await killMidway(from, to)
    assert.ok(first > 0 && first < 2_500, `killed with ${first} records moved`)
    await assert.rejects(openStore(to), /moved in part only\. Run the same "laurel migrate" again/)

    const other = newFile()
    await filled(other, 1)
    assert.match((await migrate(other, to)).error, /moved in part only/)

    const told = await migrate(from, to)
    assert.deepEqual([told.code, told.error], [0, ''])
    assert.match(told.out, new RegExp(`^record: 2500 rows, ${2_500 - first} of them now, equal`, 'm'))
    const moved = to.startsWith('file:') ? inFile(to) : await onServer(to)
    assert.deepEqual(sorted(moved), sorted(inFile(from)))
    assert.match((await migrate(from, to)).error, /holds everything of this source already/)
  })

test('a part that was moved before its source changed is never called equal', async () => {
  const [from, to] = [newFile(), newFile()]
  await filled(from, 2_500)
  await killMidway(from, to)
  const db = new DatabaseSync(pathOf(from))
  db.exec("update record set outcome = 'warn'")
  db.close()
  const told = await migrate(from, to)
  assert.equal(told.code, 2)
  assert.match(told.error, /the table "record" differs: 2500 rows in the source, 2500 in the target/)
  await assert.rejects(openStore(to), /moved in part only/)
})

test('a database in use, a target with other data, the same database and a wrong call are refused', async () => {
  const [from, used, empty] = [newFile(), await server.freshDatabase(), newFile()]
  await filled(from, 1)
  await filled(used, 1)
  for (const [source, to, says] of [
    [from, used, /the target holds other data, in the table "api_key"/],
    [from, from, /the same database/],
    [newFile(), empty, /there is no database at/],
    [from, 'postgres://laurel:a-secret@127.0.0.1:1/laurel', /the target 127\.0\.0\.1:1\/laurel can't be used/],
  ] as const) {
    const told = await migrate(source, to)
    assert.equal(told.code, 2, told.out)
    assert.match(told.error, says)
    assert.doesNotMatch(told.error, /a-secret/)
  }
  const wrong = await session.run({ args: ['migrate'], cwd: folder, env: {} })
  assert.deepEqual([wrong.code, /say where to/.test(wrong.error)], [2, true])

  for (const [source, to, served] of [
    [from, empty, from],
    [used, empty, used],
    [from, used, used],
    [used, from, from],
  ] as const) {
    const serving = await openStore(served)
    const told = await migrate(source, to)
    await serving.close()
    assert.equal(told.code, 2)
    assert.match(told.error, /is in use by a process of Laurel/)
  }
})
