/** `laurel backup` copies a database that is being written. */
import { strict as assert } from 'node:assert'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import type { Store } from '../../src/app/ports.ts'
import { openStore } from '../../src/store/open.ts'
import { someRecord } from '../store/contract/records.ts'
import { type Session, startSession } from './session.ts'

let folder = ''
let session: Session
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-backup-'))
  session = startSession()
})
after(async () => {
  await session.close()
  rmSync(folder, { recursive: true })
})

const run = (args: readonly string[], url = `file:${join(folder, 'laurel.db')}`) =>
  session.run({ args, cwd: folder, env: { DATABASE_URL: url } })

/** Rows by table of a database file, and its integrity. */
function contentOf(path: string): { readonly integrity: unknown; readonly counts: Record<string, unknown> } {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    const tables = db.prepare("select name from sqlite_schema where type = 'table' order by name").all()
    const count = (table: string) => db.prepare(`select count(*) as n from "${table}"`).get()?.['n']
    const counts = Object.fromEntries(tables.map(({ name }) => [String(name), count(String(name))]))
    return { integrity: db.prepare('pragma integrity_check').get()?.['integrity_check'], counts }
  } finally {
    db.close()
  }
}

/** Writers that run until they are stopped; `acknowledged` are the ids of their records so far. */
function write(store: Store): { readonly acknowledged: string[]; readonly stop: () => Promise<void> } {
  const acknowledged: string[] = []
  let going = true
  const writers = Array.from({ length: 20 }, async () => {
    while (going) {
      const record = someRecord({ json: JSON.stringify({ idea: 'x'.repeat(3_000) }) })
      await store.commit({ records: [record] })
      acknowledged.push(record.id)
    }
  })
  return {
    acknowledged,
    async stop() {
      going = false
      await Promise.all(writers)
    },
  }
}

test('a backup beside writers is one state with all that was acknowledged before it, and can be served', async () => {
  const path = join(folder, 'laurel.db')
  const store = await openStore(`file:${path}`)
  const writing = write(store)
  while (writing.acknowledged.length < 500) await pause(5)
  const before = [...writing.acknowledged]
  const told = await run(['backup', 'during.db'])
  const during = writing.acknowledged.length
  await writing.stop()
  assert.deepEqual([told.code, told.error], [0, ''])
  assert.ok(during > before.length, 'writers went on')

  const { integrity, counts } = contentOf(join(folder, 'during.db'))
  assert.equal(integrity, 'ok')
  assert.equal(
    told.out,
    `during.db: ${statSync(join(folder, 'during.db')).size} bytes, ${String(counts['record'])} reports and receipts, integrity ok\n`,
  )
  assert.equal(statSync(join(folder, 'during.db')).mode & 0o777, 0o600)
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('during')),
    ['during.db'],
  )

  const restored = await openStore(`file:${join(folder, 'during.db')}`)
  for (const id of before) assert.notEqual(await restored.find('receipt', id), null)
  // A transaction holds a record and its count: a state between transactions would show more of one than of the other.
  const counted = (await restored.counters.read()).reduce((sum, { total }) => sum + total, 0)
  assert.equal(counted, counts['record'])
  await restored.close()

  assert.equal((await run(['backup', 'after.db'])).code, 0)
  assert.deepEqual(contentOf(join(folder, 'after.db')), contentOf(path))
  await store.close()
})

test('it never replaces a file, and says why it could do nothing', async () => {
  writeFileSync(join(folder, 'mine'), 'mine')
  for (const [args, url, says] of [
    [['backup', 'mine'], undefined, /the backup mine was not made: the file exists already/],
    [['backup', 'none.db'], `file:${join(folder, 'missing.db')}`, /there is no database at .*missing\.db/],
    [['backup', 'none.db'], `file:${join(folder, 'mine')}`, /none\.db was not made: file is not a database/],
    [['backup', 'no/folder.db'], undefined, /folder\.db was not made: there is no such file/],
    [['backup', 'none.dump'], 'postgres://laurel:a-secret@127.0.0.1/laurel', /pg_dump --format=custom/],
  ] as const) {
    const told = await run(args, url)
    assert.equal(told.code, 2, told.out)
    assert.match(told.error, says)
    assert.doesNotMatch(told.error, /a-secret/)
  }
  assert.equal((await run(['backup'])).code, 2)
  assert.ok(!existsSync(join(folder, 'missing.db')))
  assert.deepEqual(
    readdirSync(folder).filter((name) => /none|part/.test(name)),
    [],
  )
})
