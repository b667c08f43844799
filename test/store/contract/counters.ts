import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { HourCount } from '../../../src/app/service/counters.ts'
import type { Store } from '../../../src/app/ports.ts'
import type { NewProof } from '../../../src/app/proof/proof-store.ts'
import { LaurelError } from '../../../src/core/error.ts'
import { openStore } from '../../../src/store/open.ts'
import { someRecord } from './records.ts'

const hour = 3_600_000
/** The start of an hour. */
const noon = Date.parse('2026-03-01T12:00:00.000Z')
const iso = (ms: number): string => new Date(ms).toISOString()

const receipt = (ms: number) => someRecord({ createdAt: iso(ms) })
const report = (ms: number, outcome: string) =>
  someRecord({ kind: 'report', id: `rpt_${randomBytes(16).toString('hex')}`, createdAt: iso(ms), outcome })
const proof = (ms: number): NewProof => ({
  id: `prf_${randomBytes(16).toString('hex')}`,
  hash: randomBytes(32).toString('hex'),
  nonce: randomBytes(16).toString('hex'),
  createdAt: iso(ms),
  subject: null,
})
const idea = (at: number): HourCount => ({ name: 'ideas.warn', hour: at, total: 1 })

/** The counts by `name hour` (hours since noon). */
const read = async (store: Store): Promise<Record<string, number>> => {
  const counts = (await store.counters.read()).map(({ name, hour: at, total }) => [
    `${name} ${at === 0 ? 'before' : (at - noon) / hour}`,
    total,
  ])
  return Object.fromEntries(counts.toSorted()) as Record<string, number>
}

const gather = (store: Store, batchId: string, at: number) =>
  store.proofs.gather({
    batchId,
    calendars: ['https://a.example'],
    now: new Date(at),
    most: 2000,
    buildTree: (proofs) => ({ root: batchId, heads: proofs.map(() => 'head') }),
  })

/** Runs SQL directly on the database, as an operator could. */
async function runSql(url: string, statements: string): Promise<void> {
  if (url.startsWith('file:')) {
    const db = new DatabaseSync(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length))
    db.exec(statements)
    db.close()
    return
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

/** The contract of counters. `newUrl` gives the address of an empty store. */
export function counterContract(name: string, newUrl: () => Promise<string>): void {
  const check = (title: string, run: (store: Store, url: string) => Promise<void>): void => {
    test(title, async () => {
      const url = await newUrl()
      const store = await openStore(url)
      try {
        await run(store, url)
      } finally {
        await store.close()
      }
    })
  }

  describe(`${name}: counters`, () => {
    check('receipts and proofs count when they are stored, ideas when a change names them', async (store) => {
      assert.deepEqual(await read(store), {})
      await store.commit({
        records: [report(noon + 5, 'fail'), receipt(noon + 5), receipt(noon + hour)],
        proofs: [proof(noon - 1)],
        counts: [idea(noon), { name: 'rewrites.changed', hour: noon, total: 2 }],
      })
      await store.counters.add([idea(noon), idea(noon), idea(noon + hour)])
      await store.counters.add([])
      assert.deepEqual(await read(store), {
        'ideas.warn 0': 3,
        'ideas.warn 1': 1,
        'proofs.committed -1': 1,
        'receipts 0': 1,
        'receipts 1': 1,
        'rewrites.changed 0': 2,
      })
    })

    check('a refused change counts nothing', async (store) => {
      const taken = receipt(noon)
      await store.commit({ records: [taken] })
      await assert.rejects(store.commit({ records: [taken], counts: [idea(noon)] }))
      const answer = { scope: 's', key: 'k', answer: { status: 200, body: '{}' } }
      await assert.rejects(store.commit({ records: [receipt(noon)], counts: [idea(noon)], answer }), LaurelError)
      assert.deepEqual(await read(store), { 'receipts 0': 1 })
    })

    check('200 concurrent commits over two connections are counted as 200', async (store, url) => {
      const other = await openStore(url)
      try {
        await Promise.all(
          Array.from({ length: 200 }, (_, i) =>
            (i % 2 === 0 ? store : other).commit({
              records: [receipt(noon)],
              counts: [idea(noon), { name: 'rewrites.unchanged', hour: noon, total: 1 }],
            }),
          ),
        )
        const all = { 'ideas.warn 0': 200, 'receipts 0': 200, 'rewrites.unchanged 0': 200 }
        assert.deepEqual(await read(store), all)
        assert.deepEqual(await read(other), all)
      } finally {
        await other.close()
      }
    })

    check('removed records stay counted, even after a restart', async (store, url) => {
      await store.commit({ records: [report(noon, 'pass'), receipt(noon)], counts: [idea(noon)] })
      assert.equal(await store.removeOlderThan(new Date(noon + 1)), 2)
      await store.close()
      const again = await openStore(url)
      assert.deepEqual(await read(again), { 'ideas.warn 0': 1, 'receipts 0': 1 })
      await again.close()
    })

    check('a proof counts once in each state that it reaches, in agreement with the proofs', async (store) => {
      await store.commit({ records: [], proofs: [proof(noon), proof(noon), proof(noon)] })
      await gather(store, 'bat_1', noon)
      await store.commit({ records: [], proofs: [proof(noon), proof(noon)] })
      await gather(store, 'bat_2', noon)
      await store.commit({ records: [], proofs: [proof(noon)] })
      for (const submittedAt of [iso(noon + hour), iso(noon + 2 * hour)])
        await store.proofs.change('bat_1', () => ({ submittedAt }))
      // Both at once, as if a calendar answers with a path; then a header check that repeats a known result.
      await store.proofs.change('bat_2', () => ({ submittedAt: iso(noon), confirmedAt: iso(noon + hour) }))
      await store.proofs.change('bat_2', ({ confirmedAt }) => ({ confirmedAt, checkAt: iso(noon + 9 * hour) }))
      assert.deepEqual(await store.proofs.count(), { committed: 1, pending: 3, confirmed: 2 })
      const counted = {
        'proofs.committed 0': 6,
        'proofs.confirmed 1': 2,
        'proofs.submitted 0': 2,
        'proofs.submitted 1': 3,
      }
      assert.deepEqual(await read(store), counted)

      // Confirmed because the header source was removed.
      const path = { height: 7, merkleRoot: '00', attestedBy: 'https://a.example' }
      await store.proofs.change('bat_1', () => ({ path }))
      const reconciled = { calendars: ['https://a.example'], confirm: true, now: new Date(noon + 3 * hour), most: 10 }
      await store.proofs.reconcile(reconciled)
      await store.proofs.reconcile(reconciled)
      assert.deepEqual(await store.proofs.count(), { committed: 1, pending: 0, confirmed: 5 })
      assert.deepEqual(await read(store), { ...counted, 'proofs.confirmed 3': 3 })
    })

    check(
      'hours that ended are folded into one, by any number of processes, and nothing is lost',
      async (store, url) => {
        const other = await openStore(url)
        try {
          for (const at of [noon - 2 * hour, noon - hour, noon]) await store.counters.add([idea(at), idea(at)])
          await Promise.all([store, other].map((one) => one.counters.fold(new Date(noon + hour - 1))))
          assert.deepEqual(await read(store), { 'ideas.warn 0': 2, 'ideas.warn before': 4 })
          await store.counters.fold(new Date(noon + hour))
          await store.counters.add([idea(noon)])
          assert.deepEqual(await read(other), { 'ideas.warn 0': 1, 'ideas.warn before': 6 })
        } finally {
          await other.close()
        }
      },
    )

    check('a database from before the counters starts with the counts of its rows', async (store, url) => {
      await store.commit({ records: [report(noon, 'pass'), report(noon + 5, 'pass'), report(noon - 1, 'fail')] })
      await store.commit({ records: [receipt(noon)], proofs: [proof(noon), proof(noon)] })
      await gather(store, 'bat_1', noon)
      await store.commit({ records: [], proofs: [proof(noon)] })
      await store.proofs.change('bat_1', () => ({ submittedAt: iso(noon + hour), confirmedAt: iso(noon + 2 * hour) }))
      await store.close()
      await runSql(
        url,
        `drop table counter; alter table proof_batch drop column size; delete from migration where name = '0010-counters'`,
      )
      const again = await openStore(url)
      assert.deepEqual(await read(again), {
        'ideas.fail -1': 1,
        'ideas.pass 0': 2,
        'proofs.committed 0': 3,
        'proofs.confirmed 2': 2,
        'proofs.submitted 1': 2,
        'receipts 0': 1,
      })
      await again.close()
    })
  })
}
