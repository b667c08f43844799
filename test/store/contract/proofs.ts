import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import type {
  BatchChange,
  NewProof,
  CalendarRequestChange,
  StoredCalendarRequest,
} from '../../../src/app/proof/proof-store.ts'
import type { Store } from '../../../src/app/ports.ts'
import { openStore } from '../../../src/store/open.ts'

const start = Date.parse('2026-03-01T12:00:00.000Z')
const at = (ms: number): Date => new Date(start + ms)
const iso = (ms: number): string => at(ms).toISOString()
const minute = 60_000

const someProof = (n: number, subject: NewProof['subject'] = null): NewProof => ({
  id: `prf_${String(n).padStart(4, '0')}${randomBytes(12).toString('hex')}`,
  hash: randomBytes(32).toString('hex'),
  nonce: randomBytes(16).toString('hex'),
  createdAt: iso(n),
  subject,
})

const [hour, day] = [60 * minute, 1440 * minute]
/** The pauses of a configuration, as the scheduled work gives them. */
const longest = { pauseMs: hour, wishMs: day, recheckMs: 10 * minute, mismatchMs: day }

const bothCalendars = ['https://a.example', 'https://b.example']

const gatherAll = (store: Store, batchId: string, calendars = bothCalendars, most = 2000) =>
  store.proofs.gather({
    batchId,
    calendars,
    now: at(minute),
    most,
    buildTree: (proofs) => ({
      root: `root of ${proofs.length}`,
      heads: proofs.map(({ hash, nonce }) => `${hash}.${nonce}`),
    }),
  })

const claim = (store: Store, now: number, most = 10): Promise<readonly StoredCalendarRequest[]> =>
  store.proofs.claimCalendarRequests({ now: at(now), until: at(now + minute), most, longest, calendars: bothCalendars })

const change = (store: Store, to: BatchChange): Promise<void> => store.proofs.change('bat_1', () => to)

const answered = (
  question: StoredCalendarRequest,
  now: number,
  set: Partial<CalendarRequestChange> = {},
): CalendarRequestChange => ({
  id: question.id,
  status: 'pending',
  reason: '',
  askedAt: iso(now),
  nextAt: iso(now + 10 * minute),
  attempts: 0,
  claimedUntil: null,
  ...set,
})

/** What every store keeps of proofs. `newUrl` gives the address of an empty store. */
export function proofContract(name: string, newUrl: () => Promise<string>): void {
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

  describe(`${name}: proofs`, () => {
    check('a committed proof waits, and is found by its id and by its record', async (store) => {
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

    check('a batch takes the oldest first, each with its own head, and asks every calendar', async (store) => {
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
    })

    check('2,000 proofs are one batch', async (store) => {
      const proofs = Array.from({ length: 2001 }, (_, n) => someProof(n))
      await store.commit({ records: [], proofs })
      assert.deepEqual(await gatherAll(store, 'bat_1'), { size: 2000 })
      assert.deepEqual(await store.proofs.count(), { committed: 2001, pending: 0, confirmed: 0 })
    })

    check('processes that gather at once share the proofs out', async (store, url) => {
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

    check('a question is claimed once, until its time is over', async (store, url) => {
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

    check('what a calendar answered is kept, and asked again when it is due', async (store) => {
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

    check('one batch can be asked before it is due, but not sooner than it may', async (store) => {
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

    check('a root goes to the calendars that are configured now and to nobody else', async (store) => {
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
      // Of one that has answered the rest may still be asked for, wherever its promise leads.
      await change(store, { calendars: [{ id: 'bat_1/0', tree: 'aabb', status: 'pending' }] })
      assert.deepEqual(await claimed(['https://b.example'], { from: 'others' }), ['https://a.example'])
      assert.deepEqual(await claimed([], { from: 'others' }), [])
    })

    check('batches that are not confirmed are brought up to the configuration', async (store, url) => {
      const other = await openStore(url)
      try {
        const proofs = [1, 2, 3].map((n) => someProof(n))
        for (const [n, proof] of proofs.entries()) {
          await store.commit({ records: [], proofs: [proof] })
          await gatherAll(store, `bat_${n}`, ['https://a.example'])
        }
        await store.proofs.change('bat_2', () => ({ confirmedAt: iso(minute) }))
        const adopt = (one: Store, most = 10) =>
          one.proofs.reconcile({ calendars: bothCalendars, confirm: false, now: at(2 * minute), most })
        assert.equal(await adopt(store, 1), 1)
        await Promise.all([adopt(store), adopt(other)])
        assert.equal(await adopt(store), 0)
        const asked = async (n: number) =>
          (await store.proofs.find(proofs[n]?.id ?? ''))?.leaf?.batch.calendars.map(({ calendar }) => calendar)
        assert.deepEqual(await asked(0), bothCalendars)
        assert.deepEqual(await asked(1), bothCalendars)
        assert.deepEqual(await asked(2), ['https://a.example'])
      } finally {
        await other.close()
      }
    })

    check('without a header source a path confirms, unless somebody found that it does not match', async (store) => {
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

    check('of the proofs of a record the one that says most is found, then the oldest', async (store) => {
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

    check('one changes a batch at a time, and sees what the one before has stored', async (store, url) => {
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

    check('a change names what changes, null takes back, and no change changes nothing', async (store) => {
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
    })

    check('a header is looked at when it is due, by one alone, and left alone in the end', async (store) => {
      const proof = someProof(1)
      await store.commit({ records: [], proofs: [proof] })
      await gatherAll(store, 'bat_1', ['https://a.example'])
      const look = (now: number, more: object = {}) =>
        store.proofs.claimChecks({ now: at(now), until: at(now + minute), most: 10, longest, ...more })
      assert.deepEqual(await look(minute), [], 'without a path nothing is to be looked at')
      assert.deepEqual(await look(minute, { of: 'bat_1' }), [])
      await change(store, { checkAt: iso(2 * minute) })
      assert.deepEqual(await look(minute), [])
      assert.equal((await look(minute, { of: 'bat_1' })).length, 1, 'on request before its time')
      const claims = await Promise.all([look(2 * minute), look(2 * minute)])
      assert.deepEqual(
        claims.flat().map(({ id }) => id),
        ['bat_1'],
      )
      assert.equal((await look(3 * minute)).length, 1, 'who dies with a claim loses it')
      const verification = {
        status: 'matches' as const,
        blockHash: '00'.repeat(32),
        blockTime: iso(0),
        source: 'https://headers.example',
        confirmations: 6,
        checkedAt: iso(4 * minute),
      }
      await change(store, { verification, checkAt: null })
      assert.deepEqual(await look(60 * minute), [])
      assert.deepEqual((await store.proofs.find(proof.id))?.leaf?.batch.verification, verification)
    })

    check('who claims at the same time is given different ones, and nobody goes away empty', async (store, url) => {
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
        const questions = await each((one) => claim(one, minute, 1))
        assert.equal(new Set(questions.flat().map(({ id }) => id)).size, 12)
        assert.deepEqual(new Set(questions.map(({ length }) => length)), new Set([1]))
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
        const look = (now: number) =>
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
        // A claim of somebody who died with it.
        assert.equal((await claim(store, wrong)).length, 1)
        assert.equal((await claim(store, 2 * minute)).length, 1)
        // An answer, as it is stored then, and its longest pause.
        await change(store, {
          calendars: [{ id: 'bat_1/0', askedAt: iso(wrong), nextAt: iso(wrong + hour), claimedUntil: null }],
        })
        assert.equal((await ask(3 * minute)).length, 1, 'on request')
        await change(store, { calendars: [{ id: 'bat_1/0', claimedUntil: null }] })
        assert.equal((await claim(store, 3 * minute)).length, 1, 'by the schedule')
        // A look, and the claim of one that never ended.
        await change(store, { checkAt: iso(wrong + 10 * minute), claimedUntil: iso(wrong + minute) })
        assert.equal((await look(3 * minute)).length, 1)
      })

    check('the longest times that are meant hold, and a longer one does not', async (store) => {
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
      // The longest that is legitimate: a wish of a day, and a tenth of the age of a batch that does not match.
      await set(11 * day)
      assert.deepEqual(await due(10 * day), [0, 0])
      await set(22 * day)
      assert.deepEqual(await due(20 * day), [1, 1])
      // A young batch does not pause for long.
      await set(2 * hour)
      assert.deepEqual(await due(hour), [0, 1])
    })

    check('retention leaves proofs alone', async (store) => {
      const proof = someProof(1)
      await store.commit({ records: [], proofs: [proof] })
      await store.removeOlderThan(at(365 * 24 * 60 * minute))
      assert.equal((await store.proofs.find(proof.id))?.hash, proof.hash)
    })

    check('a claim that was lost stores no proof', async (store) => {
      const proof = someProof(1)
      const answer = { scope: 's', key: 'k', answer: { status: 200, body: '{}' } }
      await assert.rejects(store.commit({ records: [], proofs: [proof], answer }))
      assert.equal(await store.proofs.find(proof.id), null)
      assert.equal(await gatherAll(store, 'bat_1'), null)
    })
  })
}
