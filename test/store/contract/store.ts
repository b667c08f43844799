import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Change } from '../../../src/app/ports.ts'
import { LaurelError } from '../../../src/core/error.ts'
import { openStore } from '../../../src/store/open.ts'
import { someRecord } from './records.ts'
import { checkWith, now, later, call, completion, isUnavailable } from './store-kit.ts'

/** The contract of every store. `newUrl` gives the address of an empty store. */
export function storeContract(name: string, newUrl: () => Promise<string>): void {
  const check = checkWith(newUrl)

  describe(`${name}: records`, () => {
    const texts = {
      plain: '{"idea":"a badge"}',
      quotes: `{"idea":"it's \\"quoted\\", $1 and ? and :name; --"}`,
      emoji: '{"idea":"🏅 für 数年 \u{1F469}\u200D\u{1F680} \u202E"}',
      'escaped NUL and surrogate': String.raw`{"idea":"\u0000 \ud800"}`,
      large: JSON.stringify({ idea: 'ä'.repeat(100_000) }),
    }
    for (const [what, json] of Object.entries(texts)) {
      check(`gives back byte for byte: ${what}`, async (store) => {
        const record = someRecord({ json })
        await store.commit({ records: [record] })
        const found = await store.find('receipt', record.id)
        assert.deepEqual(found, record)
        assert.deepEqual(Buffer.from(found.json), Buffer.from(json))
      })
    }

    check('refuses values that some database could not return unchanged', async (store) => {
      for (const set of [
        { json: '{"idea":"\0"}' },
        { json: '{"idea":"\ud800"}' },
        { json: ' {"idea":"a badge"}' },
        { createdAt: '2026-01-02' },
        { createdAt: 'then' },
      ]) {
        const record = someRecord(set)
        await assert.rejects(store.commit({ records: [record] }))
        assert.equal(await store.find('receipt', record.id), null)
      }
    })

    check('finds nothing for an unknown id, another kind or an odd id', async (store) => {
      const record = someRecord({ kind: 'report', id: 'rpt_known' })
      await store.commit({ records: [record] })
      assert.equal(await store.find('receipt', record.id), null)
      for (const id of ['rpt_unknown', '', "' or 1=1 --", '%', 'x'.repeat(10_000)]) {
        assert.equal(await store.find('report', id), null)
      }
    })

    check('refuses a repeated id and stores nothing of that change', async (store) => {
      const first = someRecord()
      const second = someRecord()
      await store.commit({ records: [first] })
      await assert.rejects(store.commit({ records: [second, { ...first, json: '{}' }] }), (error) => {
        return !(error instanceof LaurelError)
      })
      assert.deepEqual(await store.find('receipt', first.id), first)
      assert.equal(await store.find('receipt', second.id), null)
    })

    check('stores records of one change together', async (store) => {
      const records = [someRecord({ kind: 'report', id: 'rpt_1' }), someRecord({ id: 'rcp_1' })]
      await store.commit({ records })
      for (const record of records) assert.deepEqual(await store.find(record.kind, record.id), record)
      await store.commit({ records: [] })
    })

    check('a failing change does not affect the others', async (store) => {
      const taken = someRecord()
      await store.commit({ records: [taken] })
      const changes: Change[] = Array.from({ length: 60 }, (_, index) => ({
        records: index % 3 === 0 ? [someRecord(), taken] : [someRecord()],
      }))
      const results = await Promise.allSettled(changes.map((change) => store.commit(change)))
      for (const [index, change] of changes.entries()) {
        assert.equal(results[index]?.status, index % 3 === 0 ? 'rejected' : 'fulfilled')
        const [record] = change.records
        assert.ok(record)
        assert.equal((await store.find('receipt', record.id)) !== null, index % 3 !== 0)
      }
    })

    check('a record exists after closing and opening again', async (store, url) => {
      const record = someRecord()
      await store.commit({ records: [record] })
      await store.close()
      const again = await openStore(url)
      try {
        assert.deepEqual(await again.find('receipt', record.id), record)
      } finally {
        await again.close()
      }
    })
  })

  describe(`${name}: the secret of the deployment`, () => {
    test('is one for all instances, whichever they propose, and persists', async () => {
      const url = await newUrl()
      const stores = await Promise.all([openStore(url), openStore(url)])
      const given = await Promise.all(
        stores.map((store, index) => store.secret('deployment', new Uint8Array(32).fill(index + 1))),
      )
      assert.deepEqual(given[0], given[1])
      assert.equal(given[0]?.length, 32)
      await Promise.all(stores.map((store) => store.close()))
      const later = await openStore(url)
      try {
        assert.deepEqual(await later.secret('deployment', new Uint8Array(32).fill(9)), given[0])
        assert.deepEqual(await later.secret('other', new Uint8Array(32).fill(9)), new Uint8Array(32).fill(9))
      } finally {
        await later.close()
      }
    })
  })

  describe(`${name}: budgets`, () => {
    const budget = { name: 'ai', day: '2026-03-01', most: 20 }

    test('100 concurrent uses over two instances: exactly the budget is granted', async () => {
      const url = await newUrl()
      const stores = await Promise.all([openStore(url), openStore(url)])
      try {
        const granted = await Promise.all(
          Array.from({ length: 50 }, () => stores.map((store) => store.spend(budget))).flat(),
        )
        assert.equal(granted.filter(Boolean).length, budget.most)
      } finally {
        await Promise.all(stores.map((store) => store.close()))
      }
    })

    check('counts names and days separately, and grants nothing from an empty budget', async (store) => {
      const one = { ...budget, most: 1 }
      assert.equal(await store.spend({ ...one, most: 0 }), false)
      assert.equal(await store.spend(one), true)
      assert.equal(await store.spend(one), false)
      assert.equal(await store.spend({ ...one, day: '2026-03-02' }), true)
      assert.equal(await store.spend({ ...one, name: 'other' }), true)
    })

    check('a changed budget counts what was used before', async (store, url) => {
      for (let used = 0; used < 5; used += 1) assert.equal(await store.spend(budget), true)
      assert.equal(await store.spend({ ...budget, most: 5 }), false)
      assert.equal(await store.spend({ ...budget, most: 6 }), true)
      await store.close()
      const again = await openStore(url)
      try {
        assert.equal(await again.spend({ ...budget, most: 6 }), false)
        assert.equal(await again.spend({ ...budget, most: 7 }), true)
      } finally {
        await again.close()
      }
    })
  })

  describe(`${name}: removing, checking, opening`, () => {
    check('removes older records, and nothing else', async (store) => {
      const old = Array.from({ length: 1_201 }, () => someRecord({ createdAt: '2026-01-01T00:00:00.000Z' }))
      const kept = [someRecord({ createdAt: '2026-02-01T00:00:00.000Z' }), someRecord({ kind: 'report', id: 'rpt_1' })]
      for (let at = 0; at < old.length; at += 200) await store.commit({ records: old.slice(at, at + 200) })
      await store.commit({ records: kept.map((record) => ({ ...record, createdAt: '2026-02-01T00:00:00.000Z' })) })
      await store.claim({ ...call, key: 'b'.repeat(64), now: new Date('2026-02-01T00:00:00.000Z') })
      await store.claim({ ...call, now: new Date('2026-01-15T00:00:00.000Z') })
      const before = new Date('2026-02-01T00:00:00.000Z')
      assert.equal(await store.removeOlderThan(before), old.length + 1)
      assert.equal(await store.removeOlderThan(before), 0)
      for (const record of kept) assert.notEqual(await store.find(record.kind, record.id), null)
      for (const record of old.slice(0, 3)) assert.equal(await store.find('receipt', record.id), null)
      assert.equal((await store.claim({ ...call, now })).state, 'mine')
    })

    check('removes only old answers and claims, and keeps records', async (store) => {
      const record = someRecord()
      await store.claim(call)
      await store.commit({ records: [record], answer: completion })
      await store.claim({ ...call, key: 'b'.repeat(64), now: later(1) })
      assert.equal(await store.removeAnswersOlderThan(now), 0)
      assert.equal(await store.removeAnswersOlderThan(later(1)), 1)
      assert.equal((await store.claim(call)).state, 'mine')
      assert.equal((await store.claim({ ...call, key: 'b'.repeat(64), now: later(1) })).state, 'running')
      assert.deepEqual(await store.find('receipt', record.id), record)
    })

    check('check reads; everything on a closed store is unavailable', async (store) => {
      assert.deepEqual(await store.check(), { writes: true })
      await store.close()
      await store.close()
      await assert.rejects(store.check(), isUnavailable)
      await assert.rejects(store.find('receipt', 'rcp_1'), isUnavailable)
      await assert.rejects(store.commit({ records: [someRecord()] }), isUnavailable)
      await assert.rejects(store.claim(call), isUnavailable)
      await assert.rejects(store.findAnswer(call), isUnavailable)
      await assert.rejects(store.release(call), isUnavailable)
      await assert.rejects(store.spend({ name: 'ai', day: '2026-03-01', most: 1 }), isUnavailable)
      await assert.rejects(store.remove('receipt', 'rcp_1'), isUnavailable)
      await assert.rejects(store.removeOlderThan(now), isUnavailable)
      await assert.rejects(store.removeAnswersOlderThan(now), isUnavailable)
    })

    check('close completes the work in progress', async (store, url) => {
      const records = Array.from({ length: 40 }, () => someRecord())
      const commits = records.map((record) => store.commit({ records: [record] }))
      await Promise.all([...commits, store.close()])
      const again = await openStore(url)
      try {
        for (const record of records) assert.notEqual(await again.find('receipt', record.id), null)
      } finally {
        await again.close()
      }
    })

    test('four concurrent opens all succeed and see one store', async () => {
      const url = await newUrl()
      const stores = await Promise.all([1, 2, 3, 4].map(() => openStore(url)))
      try {
        const record = someRecord()
        await stores[0]?.commit({ records: [record] })
        for (const store of stores) assert.deepEqual(await store.find('receipt', record.id), record)
        const claims = await Promise.all(stores.map((store) => store.claim(call)))
        assert.equal(claims.filter((claim) => claim.state === 'mine').length, 1)
      } finally {
        await Promise.all(stores.map((store) => store.close()))
      }
    })
  })
}
