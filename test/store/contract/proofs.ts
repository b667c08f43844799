import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Store } from '../../../src/app/ports.ts'
import { openStore } from '../../../src/store/open.ts'
import {
  checkWith,
  start,
  at,
  iso,
  minute,
  someProof,
  longest,
  bothCalendars,
  gatherAll,
  claim,
  change,
  answered,
} from './proof-kit.ts'

/** The contract of proofs, batches and calendar requests. `newUrl` gives the address of an empty store. */
export function proofContract(name: string, newUrl: () => Promise<string>): void {
  const check = checkWith(newUrl)
  describe(`${name}: proofs`, () => {
    check('a committed proof waits, and can be found by its id and by its record', async (store) => {
      const proof = someProof(1, { kind: 'receipt', id: 'rcp_1' })
      const later = someProof(2, { kind: 'receipt', id: 'rcp_1' })
      await store.commit({ records: [], proofs: [later, proof] })
      assert.deepEqual(await store.proofs.find(proof.id), { ...proof, leaf: null })
      assert.equal((await store.proofs.findOf('receipt', 'rcp_1'))?.id, proof.id)
      assert.equal((await store.proofs.findOf('receipt', 'rcp_1', later.hash))?.id, later.id)
      assert.equal(await store.proofs.findOf('report', 'rcp_1'), null)
      assert.equal(await store.proofs.find('prf_unknown'), null)
      assert.deepEqual(await store.proofs.count(), { committed: 2, pending: 0, confirmed: 0 })
    })

    check(
      'a batch takes the oldest proofs, each with its own head, and makes a request for each calendar',
      async (store) => {
        const proofs = [5, 3, 1, 4, 2].map((n) => someProof(n))
        await store.commit({ records: [], proofs })
        assert.deepEqual(await gatherAll(store, 'bat_1', undefined, 3), { size: 3 })
        assert.deepEqual(await gatherAll(store, 'bat_2', undefined, 3), { size: 2 })
        assert.equal(await gatherAll(store, 'bat_3'), null)
        for (const proof of proofs) {
          const found = await store.proofs.find(proof.id)
          assert.equal(found?.leaf?.head, `${proof.hash}.${proof.nonce}`)
          assert.equal(found.leaf.batch.id, Date.parse(proof.createdAt) - start <= 3 ? 'bat_1' : 'bat_2')
        }
        const batch = (await store.proofs.find(proofs[2]?.id ?? ''))?.leaf?.batch
        assert.deepEqual(batch, {
          id: 'bat_1',
          root: 'root of 3',
          createdAt: iso(minute),
          submittedAt: null,
          confirmedAt: null,
          path: null,
          verification: null,
          checkedPaths: [],
          checkAt: null,
          claimedUntil: null,
          calendars: ['https://a.example', 'https://b.example'].map((calendar, n) => ({
            id: `bat_1/${n}`,
            batchId: 'bat_1',
            root: 'root of 3',
            calendar,
            tree: null,
            status: 'waiting',
            reason: '',
            askedAt: null,
            nextAt: iso(minute),
            notBefore: null,
            attempts: 0,
            claimedUntil: null,
          })),
        })
      },
    )

    check('2,000 proofs are one batch', async (store) => {
      const proofs = Array.from({ length: 2001 }, (_, n) => someProof(n))
      await store.commit({ records: [], proofs })
      assert.deepEqual(await gatherAll(store, 'bat_1'), { size: 2000 })
      assert.deepEqual(await store.proofs.count(), { committed: 2001, pending: 0, confirmed: 0 })
    })

    check('concurrent processes divide the proofs among them', async (store, url) => {
      const others = await Promise.all([openStore(url), openStore(url)])
      try {
        await store.commit({ records: [], proofs: Array.from({ length: 50 }, (_, n) => someProof(n)) })
        const batches = await Promise.all([store, ...others].map((one, n) => gatherAll(one, `bat_${n}`, [], 40)))
        assert.equal(
          batches.reduce((sum, batch) => sum + (batch?.size ?? 0), 0),
          50,
        )
      } finally {
        await Promise.all(others.map((one) => one.close()))
      }
    })

    check('a request is claimed once, until the claim expires', async (store, url) => {
      await store.commit({ records: [], proofs: [someProof(1)] })
      await gatherAll(store, 'bat_1')
      const other = await openStore(url)
      try {
        const claims = await Promise.all([claim(store, minute), claim(other, minute), claim(store, minute)])
        assert.deepEqual(
          claims
            .flat()
            .map(({ calendar }) => calendar)
            .toSorted(),
          ['https://a.example', 'https://b.example'],
        )
        assert.deepEqual(await claim(store, minute + 30_000), [])
        assert.equal((await claim(store, 2 * minute)).length, 2, 'who dies with a claim loses it')
      } finally {
        await other.close()
      }
    })

    check('the answer of a calendar is stored, and the next request is due later', async (store) => {
      const proof = someProof(1)
      await store.commit({ records: [], proofs: [proof] })
      await gatherAll(store, 'bat_1', ['https://a.example'])
      const [question] = await claim(store, minute)
      assert.ok(question)
      await change(store, {
        submittedAt: iso(minute),
        calendars: [answered(question, minute, { tree: 'aabb', reason: 'waits' })],
      })
      assert.deepEqual(await claim(store, 5 * minute), [])
      const [again] = await claim(store, 11 * minute)
      assert.deepEqual(
        [again?.tree, again?.status, again?.reason, again?.askedAt, again?.root],
        ['aabb', 'pending', 'waits', iso(minute), 'root of 1'],
      )
      assert.deepEqual(await store.proofs.count(), { committed: 0, pending: 1, confirmed: 0 })
    })

    check('one batch can be requested before it is due, but not before its shortest pause', async (store) => {
      await store.commit({ records: [], proofs: [someProof(1)] })
      await gatherAll(store, 'bat_1', ['https://a.example'])
      const [question] = await claim(store, minute)
      assert.ok(question)
      await change(store, { calendars: [answered(question, minute)] })
      const ask = (now: number) =>
        store.proofs.claimCalendarRequests({
          now: at(now),
          until: at(now + minute),
          most: 10,
          longest,
          calendars: bothCalendars,
          of: { batchId: 'bat_1', askedBefore: at(now - minute) },
        })
      assert.deepEqual(await ask(minute + 30_000), [])
      assert.equal((await ask(2 * minute)).length, 1)
      assert.deepEqual(await ask(2 * minute + 1), [], 'it is being asked')
      await change(store, { calendars: [answered(question, 3 * minute, { notBefore: iso(20 * minute) })] })
      assert.deepEqual(await ask(20 * minute - 1), [], 'the calendar asked for more time')
      assert.equal((await ask(20 * minute)).length, 1)
    })

    check('a root goes only to the calendars in the configuration', async (store) => {
      const proof = someProof(1)
      await store.commit({ records: [], proofs: [proof] })
      await gatherAll(store, 'bat_1')
      const claimed = async (calendars: readonly string[], more: object = {}) =>
        (
          await store.proofs.claimCalendarRequests({
            now: at(minute),
            until: at(minute + 1),
            most: 10,
            longest,
            calendars,
            ...more,
          })
        ).map(({ calendar }) => calendar)
      const of = { batchId: 'bat_1', askedBefore: at(minute) }
      for (const more of [{}, { of }, { from: 'others' }, { from: { only: 'https://a.example' } }]) {
        assert.deepEqual(await claimed([], more), [])
        assert.deepEqual(await claimed(['https://c.example'], more), [])
      }
      assert.deepEqual(await claimed(['https://b.example']), ['https://b.example'])
      // A calendar that has answered may still get requests for the rest, wherever its pending attestation points.
      await change(store, { calendars: [{ id: 'bat_1/0', tree: 'aabb', status: 'pending' }] })
      assert.deepEqual(await claimed(['https://b.example'], { from: 'others' }), ['https://a.example'])
      assert.deepEqual(await claimed([], { from: 'others' }), [])
    })

    check('unconfirmed batches are reconciled with the configuration', async (store, url) => {
      const other = await openStore(url)
      try {
        const proofs = [1, 2, 3].map((n) => someProof(n))
        for (const [n, proof] of proofs.entries()) {
          await store.commit({ records: [], proofs: [proof] })
          await gatherAll(store, `bat_${n}`, ['https://a.example'])
        }
        await store.proofs.change('bat_2', () => ({ confirmedAt: iso(minute) }))
        const reconcile = (one: Store, most = 10) =>
          one.proofs.reconcile({ calendars: bothCalendars, confirm: false, now: at(2 * minute), most })
        assert.equal(await reconcile(store, 1), 1)
        await Promise.all([reconcile(store), reconcile(other)])
        assert.equal(await reconcile(store), 0)
        const asked = async (n: number) =>
          (await store.proofs.find(proofs[n]?.id ?? ''))?.leaf?.batch.calendars.map(({ calendar }) => calendar)
        assert.deepEqual(await asked(0), bothCalendars)
        assert.deepEqual(await asked(1), bothCalendars)
        assert.deepEqual(await asked(2), ['https://a.example'])
      } finally {
        await other.close()
      }
    })
  })
}
