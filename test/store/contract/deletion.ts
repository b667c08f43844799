import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Store } from '../../../src/app/ports.ts'
import { LaurelError } from '../../../src/core/error.ts'
import { openStore } from '../../../src/store/open.ts'
import { someRecord } from './records.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
const minute = 60_000

/** A call with its own Idempotency-Key. */
const callOf = (name: string, at = now) => ({
  scope: 'flow 203.0.113.9',
  key: name.padEnd(64, '0'),
  fingerprint: 'f'.repeat(64),
  now: at,
})
const answer = { status: 200, body: '{"ok":true,"idea":"a badge"}' }

const isOvertaken = (error: unknown): boolean => error instanceof LaurelError && error.code === 'idempotency-running'

/** The contract of deletion: the record and the stored answers that contain it are removed, and nothing else. */
export function deletionContract(name: string, newUrl: () => Promise<string>): void {
  /** Two instances on one empty store. */
  const check = (title: string, run: (one: Store, other: Store) => Promise<void>): void => {
    test(title, async () => {
      const url = await newUrl()
      const [one, other] = [await openStore(url), await openStore(url)]
      try {
        await run(one, other)
      } finally {
        await one.close()
        await other.close()
      }
    })
  }

  describe(`${name}: deletion`, () => {
    check('removes a record of its kind, once, on every instance', async (one, other) => {
      const record = someRecord({ kind: 'report', id: 'rpt_gone' })
      const kept = someRecord()
      await one.commit({ records: [record, kept] })
      assert.equal(await other.remove('receipt', record.id), false)
      assert.equal(await other.remove('report', 'rpt_unknown'), false)
      const removed = await Promise.all([one, other, one].map((store) => store.remove('report', record.id)))
      assert.equal(removed.filter(Boolean).length, 1)
      for (const store of [one, other]) {
        assert.equal(await store.find('report', record.id), null)
        assert.deepEqual(await store.find('receipt', kept.id), kept)
      }
    })

    check('removes the answers that contain the record, and no others', async (one, other) => {
      const [report, receipt, alone] = [
        someRecord({ kind: 'report', id: 'rpt_1' }),
        someRecord({ id: 'rcp_1' }),
        someRecord({ id: 'rcp_2' }),
      ]
      const calls = [callOf('both'), callOf('alone'), callOf('nothing')] as const
      for (const [at, records] of [[report, receipt], [alone], []].entries()) {
        const call = calls[at] ?? callOf('')
        assert.equal((await one.claim(call)).state, 'mine')
        await one.commit({ records, answer: { ...call, answer } })
      }
      // The answer of a flow contains both records, so it is removed with the first of them. The other record stays.
      assert.equal(await other.remove('receipt', receipt.id), true)
      assert.deepEqual(await one.find('report', report.id), report)
      assert.equal((await one.claim(calls[0])).state, 'mine')
      assert.deepEqual(await one.claim(calls[1]), { state: 'done', answer })
      assert.equal(await one.remove('receipt', alone.id), true)
      assert.equal((await other.claim(calls[1])).state, 'mine')
      assert.deepEqual(await one.claim(calls[2]), { state: 'done', answer })
    })

    check('refuses an answer whose records it could not find later', async (store) => {
      const call = callOf('two')
      await store.claim(call)
      await assert.rejects(store.commit({ records: [someRecord(), someRecord()], answer: { ...call, answer } }))
      assert.equal((await store.claim(call)).state, 'running')
    })

    check('a call that was overtaken does not restore a deleted record', async (slow, quick) => {
      const call = callOf('slow')
      const [first, second] = [someRecord(), someRecord()]
      await slow.claim(call)
      assert.equal((await quick.claim({ ...call, now: later(2 * minute) })).state, 'mine')
      await quick.commit({ records: [second], answer: { ...call, answer } })
      await quick.remove('receipt', second.id)
      await assert.rejects(slow.commit({ records: [first], answer: { ...call, answer } }), isOvertaken)
      assert.equal(await slow.find('receipt', first.id), null)
    })

    check('a key claimed again after 24 hours is not removed with the old record', async (store) => {
      const call = callOf('again')
      const record = someRecord()
      await store.claim(call)
      await store.commit({ records: [record], answer: { ...call, answer } })
      const next = { ...call, now: later(25 * 60 * minute) }
      assert.equal((await store.claim(next)).state, 'mine')
      assert.equal(await store.remove('receipt', record.id), true)
      assert.equal((await store.claim(next)).state, 'running')
      await store.commit({ records: [], answer: { ...call, answer } })
      assert.deepEqual(await store.claim(next), { state: 'done', answer })
    })

    check('removing an old record also removes a newer answer that contains it', async (store) => {
      // Claimed again after a minute without an answer, or with a clock that is ahead.
      const call = callOf('ahead', later(minute))
      const record = someRecord({ createdAt: now.toISOString() })
      await store.claim(call)
      await store.commit({ records: [record], answer: { ...call, answer } })
      assert.equal(await store.removeOlderThan(later(1)), 1)
      assert.equal((await store.claim(call)).state, 'mine')
    })

    check('100 concurrent deletions and commits: each old record is gone, each new one exists', async (one, other) => {
      const old = Array.from({ length: 50 }, () => someRecord())
      const fresh = Array.from({ length: 50 }, () => someRecord())
      for (const record of old) await one.commit({ records: [record] })
      await Promise.all([
        ...old.map((record, at) => [one, other][at % 2]?.remove('receipt', record.id)),
        ...fresh.map((record, at) => [other, one][at % 2]?.commit({ records: [record] })),
      ])
      for (const { id } of old) assert.equal(await one.find('receipt', id), null)
      for (const record of fresh) assert.deepEqual(await one.find('receipt', record.id), record)
    })
  })
}
