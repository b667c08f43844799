/** No byte of a deleted text remains in the database, its log or its shared memory. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { after, beforeEach, test } from 'node:test'
import type { Store } from '../../src/app/ports.ts'
import { openStore } from '../../src/store/open.ts'
import { SqliteEngine } from '../../src/store/sqlite.ts'
import { storeOver } from '../../src/store/store.ts'
import { someRecord } from './contract/records.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-deletion-'))
let path: string
let tests = 0
beforeEach(() => {
  tests += 1
  path = join(folder, `${tests}.db`)
})
after(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** The bytes of the database and its companion files, one character per byte. */
const onDisk = (): string =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${tests}.db`))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')

const marker = (n: number): string => `<mark-${String(n).padStart(5, '0')}>`
const marksIn = (bytes: string): ReadonlySet<number> =>
  new Set([...bytes.matchAll(/<mark-(\d{5})>/g)].map(([, n]) => Number(n)))

/** JSON of about this many bytes, filled with the marker of this record. */
const textOf = (n: number, bytes: number): string =>
  JSON.stringify({ idea: marker(n).repeat(Math.max(1, Math.round(bytes / marker(n).length))) })

const old = new Date('2026-01-02T03:04:05.678Z')
const callOf = (n: number) => ({
  scope: 'flow',
  key: String(n).padStart(64, '0'),
  fingerprint: 'f'.repeat(64),
  now: old,
})

/** Stores a record, and an answer that contains it. */
async function keep(store: Store, n: number, bytes: number): Promise<string> {
  const json = textOf(n, bytes)
  const record = someRecord({ json })
  const call = callOf(n)
  await store.claim(call)
  await store.commit({ records: [record], answer: { ...call, answer: { status: 200, body: json } } })
  return record.id
}

/** The numbers below n in a fixed random order. */
function shuffled(n: number): readonly number[] {
  const order = Array.from({ length: n }, (_, at) => at)
  let state = 7
  for (let at = n - 1; at > 0; at -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = state % (at + 1)
    ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
  }
  return order
}

test('a record and its stored answer: before in the files, afterwards in none', async () => {
  const store = await openStore(`file:${path}`)
  try {
    const id = await keep(store, 1, 300)
    await keep(store, 2, 300)
    assert.ok(onDisk().includes(marker(1)))
    assert.equal(await store.remove('receipt', id), true)
    assert.ok(!onDisk().includes(marker(1)))
    assert.ok(onDisk().includes(marker(2)))
  } finally {
    await store.close()
  }
})

test('records removed by retention and the hourly clean-up', async () => {
  const store = await openStore(`file:${path}`)
  try {
    await keep(store, 1, 9_000)
    const call = { ...callOf(2), now: new Date(old.getTime() - 1) }
    await store.claim(call)
    await store.commit({ records: [], answer: { ...call, answer: { status: 200, body: textOf(2, 300) } } })
    assert.deepEqual(marksIn(onDisk()), new Set([1, 2]))
    await store.removeAnswersOlderThan(old)
    assert.deepEqual(marksIn(onDisk()), new Set([1]))
    await store.removeOlderThan(new Date(old.getTime() + 1))
    assert.deepEqual(marksIn(onDisk()), new Set())
  } finally {
    await store.close()
  }
})

test('texts of any length are on pages of their own, so that none is copied when its neighbours are removed', async () => {
  for (const pageBytes of [1_024, 4_096, 16_384]) {
    tests += 1
    path = join(folder, `${tests}.db`)
    const made = new DatabaseSync(path)
    made.exec(`pragma page_size = ${pageBytes}; create table other (a); drop table other`)
    made.close()
    const store = await openStore(`file:${path}`)
    await Promise.all(Array.from({ length: 300 }, (_, n) => keep(store, n, (n * 2.2 * pageBytes) / 300)))
    await store.close()
    const bytes = readFileSync(path)
    let shared = 0
    for (let at = 0; at < bytes.length; at += pageBytes) {
      // 13: a page of rows. Overflow pages begin with the number of the next one (sqlite.org/fileformat2.html).
      if (bytes[at] !== 13) continue
      shared += 1
      assert.ok(!bytes.toString('latin1', at, at + pageBytes).includes('mark-'), `page ${at / pageBytes + 1}`)
    }
    assert.ok(shared > 5)
    assert.equal(marksIn(bytes.toString('latin1')).size, 300)
  }
})

test('of 1,500 texts removed in random order none remains, and the others are complete', async () => {
  const { engine, builder } = SqliteEngine.open(path)
  const store = storeOver(engine, builder)
  try {
    const all = Array.from({ length: 1_500 }, (_, n) => someRecord({ json: textOf(n, 200 + ((n * 37) % 600)) }))
    await Promise.all(all.map((record) => store.commit({ records: [record] })))
    const order = shuffled(all.length)
    const gone = order.slice(0, 1_400)
    for (let at = 0; at < gone.length; at += 100) {
      await Promise.all(gone.slice(at, at + 100).map((n) => store.remove('receipt', all[n]?.id ?? '')))
      assert.equal(marksIn(onDisk()).size, all.length - at - 100)
    }
    for (const n of order.slice(1_400)) assert.deepEqual(await store.find('receipt', all[n]?.id ?? ''), all[n])
  } finally {
    await store.close()
  }
})

test('while another process reads, the text stays; afterwards it is removed without a call', async () => {
  const { engine, builder } = SqliteEngine.open(path, { maxWaitMs: 50 })
  const store = storeOver(engine, builder)
  const reader = new DatabaseSync(path)
  try {
    const id = await keep(store, 1, 300)
    reader.exec('begin; select count(*) from record')
    reader.prepare('select * from record').all()
    assert.equal(await store.remove('receipt', id), true)
    assert.equal(await store.find('receipt', id), null)
    assert.ok(onDisk().includes(marker(1)))
    reader.exec('commit')
    while (onDisk().includes(marker(1))) await pause(50)
  } finally {
    reader.close()
    await store.close()
  }
})

test('text that could not be cleared before the store was closed is cleared on closing', async () => {
  const { engine, builder } = SqliteEngine.open(path, { maxWaitMs: 50 })
  const store = storeOver(engine, builder)
  const reader = new DatabaseSync(path)
  const id = await keep(store, 1, 300)
  reader.exec('begin')
  reader.prepare('select * from record').all()
  await store.remove('receipt', id)
  reader.close()
  await store.close()
  assert.ok(!onDisk().includes(marker(1)))
})
