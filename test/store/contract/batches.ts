import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Store } from '../../../src/app/ports.ts'
import { openStore } from '../../../src/store/open.ts'
import {
  checkWith,
  at,
  iso,
  minute,
  someProof,
  longest,
  bothCalendars,
  gatherAll,
  claim,
  change,
  hour,
  day,
} from './proof-kit.ts'

/**
 * The contract of batches: their changes, and the claims of header checks. `newUrl` gives the address of an empty
 * store.
 */
export function batchContract(name: string, newUrl: () => Promise<string>): void {
  const check = checkWith(newUrl)
  describe(`${name}: batches`, () => {
    check('without a header source a path confirms, unless a check found a mismatch', async (store) => {
      const path = { height: 7, merkleRoot: 'ab'.repeat(32), attestedBy: 'https://a.example' }
      const none = {
        blockHash: null,
        blockTime: null,
        source: 'headers.example',
        confirmations: null,
        checkedAt: iso(0),
      }
      const proofs = [1, 2, 3, 4].map((n) => someProof(n))
      for (const [n, proof] of proofs.entries()) {
        await store.commit({ records: [], proofs: [proof] })
        await gatherAll(store, `bat_${n}`, [])
      }
      await store.proofs.change('bat_1', () => ({ path }))
      await store.proofs.change('bat_2', () => ({ path, verification: { ...none, status: 'unavailable' } }))
      await store.proofs.change('bat_3', () => ({ path, verification: { ...none, status: 'mismatch' } }))
      await store.proofs.reconcile({ calendars: [], confirm: true, now: at(2 * minute), most: 10 })
      const batches = await Promise.all(proofs.map(async ({ id }) => (await store.proofs.find(id))?.leaf?.batch))
      assert.deepEqual(
        batches.map((batch) => [batch?.confirmedAt, batch?.verification?.status]),
        [
          [null, undefined],
          [iso(2 * minute), undefined],
          [iso(2 * minute), undefined],
          [null, 'mismatch'],
        ],
      )
    })

    check('of the proofs of a record the most advanced one is found, then the oldest', async (store) => {
      const none = {
        blockHash: null,
        blockTime: null,
        source: 'headers.example',
        confirmations: null,
        checkedAt: iso(0),
      }
      const subject = { kind: 'receipt', id: 'rcp_1' } as const
      const proofs = [1, 2, 3, 4, 5, 6].map((n) => someProof(n, subject))
      for (const [n, proof] of proofs.entries()) {
        await store.commit({ records: [], proofs: [proof] })
        await gatherAll(store, `bat_${n}`, [])
      }
      const expect = async (n: number) => {
        assert.equal((await store.proofs.findOf('receipt', 'rcp_1'))?.id, proofs[n]?.id)
      }
      await expect(0)
      await store.proofs.change('bat_5', () => ({ submittedAt: iso(1) }))
      await expect(5)
      await store.proofs.change('bat_1', () => ({ submittedAt: iso(9) }))
      await expect(1)
      await store.proofs.change('bat_4', () => ({ submittedAt: iso(1), confirmedAt: iso(2) }))
      await expect(4)
      await store.proofs.change('bat_3', () => ({
        submittedAt: iso(1),
        confirmedAt: iso(2),
        verification: { ...none, status: 'mismatch' },
      }))
      await expect(4)
      await store.proofs.change('bat_5', () => ({ confirmedAt: iso(3), verification: { ...none, status: 'matches' } }))
      await expect(5)
    })

    check('only one process changes a batch at a time, and it sees the changes before', async (store, url) => {
      const proof = someProof(1)
      await store.commit({ records: [], proofs: [proof] })
      await gatherAll(store, 'bat_1')
      const others = await Promise.all([openStore(url), openStore(url)])
      try {
        const count = (one: Store) =>
          one.proofs.change('bat_1', ({ calendars: [a] }) => ({
            calendars: [{ id: 'bat_1/0', attempts: (a?.attempts ?? 0) + 1 }],
          }))
        await Promise.all([store, ...others, store, ...others, store, ...others].map(count))
        assert.equal((await store.proofs.find(proof.id))?.leaf?.batch.calendars[0]?.attempts, 9)
      } finally {
        await Promise.all(others.map((one) => one.close()))
      }
    })

    check(
      'a change names the changed members, null clears a member, and an empty change changes nothing',
      async (store) => {
        const proof = someProof(1)
        await store.commit({ records: [], proofs: [proof] })
        await gatherAll(store, 'bat_1')
        const path = { height: 7, merkleRoot: 'ab'.repeat(32), attestedBy: 'https://a.example' }
        await change(store, { path, submittedAt: iso(1), checkAt: iso(2), claimedUntil: iso(3) })
        const batch = async () => (await store.proofs.find(proof.id))?.leaf?.batch
        const before = await batch()
        assert.deepEqual([before?.path, before?.submittedAt, before?.checkAt], [path, iso(1), iso(2)])
        await store.proofs.change('bat_1', () => null)
        await change(store, {})
        await store.proofs.change('bat_unknown', () => ({ confirmedAt: iso(1) }))
        await assert.rejects(
          store.proofs.change('bat_1', () => {
            throw new Error('a mistake')
          }),
        )
        assert.deepEqual(await batch(), before)
        await change(store, { checkAt: null, claimedUntil: null })
        const after = await batch()
        assert.deepEqual([after?.path, after?.checkAt, after?.claimedUntil], [path, null, null])
      },
    )

    check('a due header check is claimed by one process, and none is due in the end', async (store) => {
      const proof = someProof(1)
      await store.commit({ records: [], proofs: [proof] })
      await gatherAll(store, 'bat_1', ['https://a.example'])
      const claimCheck = (now: number, more: object = {}) =>
        store.proofs.claimChecks({ now: at(now), until: at(now + minute), most: 10, longest, ...more })
      assert.deepEqual(await claimCheck(minute), [], 'without a path there is nothing to check')
      assert.deepEqual(await claimCheck(minute, { of: 'bat_1' }), [])
      await change(store, { checkAt: iso(2 * minute) })
      assert.deepEqual(await claimCheck(minute), [])
      assert.equal((await claimCheck(minute, { of: 'bat_1' })).length, 1, 'on request before its time')
      const claims = await Promise.all([claimCheck(2 * minute), claimCheck(2 * minute)])
      assert.deepEqual(
        claims.flat().map(({ id }) => id),
        ['bat_1'],
      )
      assert.equal((await claimCheck(3 * minute)).length, 1, 'a dead process loses its claim')
      const verification = {
        status: 'matches' as const,
        blockHash: '00'.repeat(32),
        blockTime: iso(0),
        source: 'https://headers.example',
        confirmations: 6,
        checkedAt: iso(4 * minute),
      }
      await change(store, { verification, checkAt: null })
      assert.deepEqual(await claimCheck(60 * minute), [])
      assert.deepEqual((await store.proofs.find(proof.id))?.leaf?.batch.verification, verification)
    })

    check('concurrent claims get different batches, and each gets some', async (store, url) => {
      const others = await Promise.all([openStore(url), openStore(url)])
      const stores = [store, ...others]
      try {
        for (let n = 0; n < 12; n += 1) {
          await store.commit({ records: [], proofs: [someProof(n)] })
          await gatherAll(store, `bat_${n}`, ['https://a.example'])
          await store.proofs.change(`bat_${n}`, () => ({ checkAt: iso(minute) }))
        }
        const each = <T>(run: (one: Store) => Promise<T>) =>
          Promise.all(Array.from({ length: 4 }, () => stores.map(run)).flat())
        const requests = await each((one) => claim(one, minute, 1))
        assert.equal(new Set(requests.flat().map(({ id }) => id)).size, 12)
        assert.deepEqual(new Set(requests.map(({ length }) => length)), new Set([1]))
        const checks = await each((one) =>
          one.proofs.claimChecks({ now: at(minute), until: at(2 * minute), most: 1, longest }),
        )
        assert.equal(new Set(checks.flat().map(({ id }) => id)).size, 12)
      } finally {
        await Promise.all(others.map((one) => one.close()))
      }
    })

    for (const [ahead, ms] of Object.entries({ 'two hours': 2 * hour, 'a day': day, 'a year': 365 * day }))
      check(`nothing waits for times that were stored under a clock that was ${ahead} ahead`, async (store) => {
        await store.commit({ records: [], proofs: [someProof(1)] })
        await gatherAll(store, 'bat_1', ['https://a.example'])
        const wrong = ms + minute
        const claimCheck = (now: number) =>
          store.proofs.claimChecks({ now: at(now), until: at(now + minute), most: 10, longest })
        const ask = (now: number) =>
          store.proofs.claimCalendarRequests({
            now: at(now),
            until: at(now + minute),
            most: 10,
            longest,
            calendars: bothCalendars,
            of: { batchId: 'bat_1', askedBefore: at(now - minute) },
          })
        // A claim of a process that died.
        assert.equal((await claim(store, wrong)).length, 1)
        assert.equal((await claim(store, 2 * minute)).length, 1)
        // An answer with its longest pause, as stored.
        await change(store, {
          calendars: [{ id: 'bat_1/0', askedAt: iso(wrong), nextAt: iso(wrong + hour), claimedUntil: null }],
        })
        assert.equal((await ask(3 * minute)).length, 1, 'on request')
        await change(store, { calendars: [{ id: 'bat_1/0', claimedUntil: null }] })
        assert.equal((await claim(store, 3 * minute)).length, 1, 'by the schedule')
        // A header check, and the claim of one that never ended.
        await change(store, { checkAt: iso(wrong + 10 * minute), claimedUntil: iso(wrong + minute) })
        assert.equal((await claimCheck(3 * minute)).length, 1)
      })

    check('the longest legitimate pauses are respected, and longer ones are not', async (store) => {
      await store.commit({ records: [], proofs: [someProof(1)] })
      await gatherAll(store, 'bat_1', ['https://a.example'])
      const verification = {
        status: 'mismatch' as const,
        blockHash: null,
        blockTime: null,
        source: 'headers.example',
        confirmations: null,
        checkedAt: iso(0),
      }
      const set = async (ms: number) => {
        await change(store, {
          verification,
          checkAt: iso(ms),
          claimedUntil: null,
          calendars: [{ id: 'bat_1/0', nextAt: iso(ms), notBefore: iso(ms), claimedUntil: null }],
        })
      }
      const due = async (now: number) => [
        (await claim(store, now)).length,
        (await store.proofs.claimChecks({ now: at(now), until: at(now + minute), most: 10, longest })).length,
      ]
      // The longest legitimate pauses: a Retry-After of a day, and a tenth of the age of a batch with a mismatch.
      await set(11 * day)
      assert.deepEqual(await due(10 * day), [0, 0])
      await set(22 * day)
      assert.deepEqual(await due(20 * day), [1, 1])
      // A young batch has a short pause.
      await set(2 * hour)
      assert.deepEqual(await due(hour), [0, 1])
    })

    check('retention does not remove proofs', async (store) => {
      const proof = someProof(1)
      await store.commit({ records: [], proofs: [proof] })
      await store.removeOlderThan(at(365 * 24 * 60 * minute))
      assert.equal((await store.proofs.find(proof.id))?.hash, proof.hash)
    })

    check('a lost claim stores no proof', async (store) => {
      const proof = someProof(1)
      const answer = { scope: 's', key: 'k', answer: { status: 200, body: '{}' } }
      await assert.rejects(store.commit({ records: [], proofs: [proof], answer }))
      assert.equal(await store.proofs.find(proof.id), null)
      assert.equal(await gatherAll(store, 'bat_1'), null)
    })
  })
}
