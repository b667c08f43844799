import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import type { NewProof, QuestionOutcome, StoredQuestion } from '../../src/app/proof-store.ts'
import type { Store } from '../../src/app/ports.ts'
import { openStore } from '../../src/store/open.ts'

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

const gatherAll = (
  store: Store,
  batchId: string,
  calendars = ['https://a.example', 'https://b.example'],
  most = 2000,
) =>
  store.proofs.gather({
    batchId,
    calendars,
    now: at(minute),
    most,
    seal: (proofs) => ({
      root: `root of ${proofs.length}`,
      heads: proofs.map(({ hash, nonce }) => `${hash}.${nonce}`),
    }),
  })

const claim = (store: Store, now: number, most = 10): Promise<readonly StoredQuestion[]> =>
  store.proofs.claimQuestions({ now: at(now), until: at(now + minute), most })

const answered = (question: StoredQuestion, now: number, set: Partial<QuestionOutcome> = {}): QuestionOutcome => ({
  id: question.id,
  batchId: question.batchId,
  status: 'pending',
  reason: '',
  askedAt: iso(now),
  nextAt: iso(now + 10 * minute),
  attempts: 0,
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
      await store.commit({ records: [], proofs: [proof, later] })
      assert.deepEqual(await store.proofs.find(proof.id), { ...proof, leaf: null })
      assert.equal((await store.proofs.findOf('receipt', 'rcp_1'))?.id, later.id)
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
          attempts: 0,
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
      await store.proofs.conclude({
        questions: [answered(question, minute, { tree: 'aabb', reason: 'waits' })],
        batch: { id: 'bat_1', submittedAt: iso(minute) },
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
      await store.proofs.conclude({ questions: [answered(question, minute)] })
      const ask = (now: number) =>
        store.proofs.claimQuestions({
          now: at(now),
          until: at(now + minute),
          most: 10,
          of: { batchId: 'bat_1', askedBefore: at(now - minute) },
        })
      assert.deepEqual(await ask(minute + 30_000), [])
      assert.equal((await ask(2 * minute)).length, 1)
      assert.deepEqual(await ask(2 * minute + 1), [], 'it is being asked')
    })

    check('states go forward only', async (store) => {
      const proof = someProof(1)
      await store.commit({ records: [], proofs: [proof] })
      await gatherAll(store, 'bat_1', ['https://a.example'])
      const [question] = await claim(store, minute)
      assert.ok(question)
      const path = { height: 7, merkleRoot: 'ab'.repeat(32), attestedBy: 'https://a.example' }
      await store.proofs.conclude({
        questions: [answered(question, minute, { tree: 'ccdd', status: 'confirmed', nextAt: null })],
        batch: { id: 'bat_1', submittedAt: iso(minute), confirmedAt: iso(2 * minute), path },
      })
      // Somebody who was slow brings an older answer.
      await store.proofs.conclude({
        questions: [answered(question, minute, { tree: 'aabb' })],
        batch: { id: 'bat_1', submittedAt: iso(9 * minute), confirmedAt: iso(9 * minute) },
      })
      const batch = (await store.proofs.find(proof.id))?.leaf?.batch
      assert.deepEqual(
        [batch?.submittedAt, batch?.confirmedAt, batch?.path, batch?.calendars[0]?.tree, batch?.calendars[0]?.status],
        [iso(minute), iso(2 * minute), path, 'ccdd', 'confirmed'],
      )
      assert.deepEqual(await store.proofs.count(), { committed: 0, pending: 0, confirmed: 1 })
    })

    check('a header is looked at when it is due, by one alone, and left alone in the end', async (store) => {
      const proof = someProof(1)
      await store.commit({ records: [], proofs: [proof] })
      await gatherAll(store, 'bat_1', ['https://a.example'])
      const look = (now: number) => store.proofs.claimChecks({ now: at(now), until: at(now + minute), most: 10 })
      assert.deepEqual(await look(minute), [], 'without a path nothing is to be looked at')
      await store.proofs.conclude({ questions: [], batch: { id: 'bat_1', checkAt: iso(2 * minute) } })
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
      await store.proofs.conclude({ questions: [], batch: { id: 'bat_1', verification, checkAt: null } })
      assert.deepEqual(await look(60 * minute), [])
      assert.deepEqual((await store.proofs.find(proof.id))?.leaf?.batch.verification, verification)
    })

    check(
      'calendars are asked no more when nothing is left to ask, and again when it turns out otherwise',
      async (store) => {
        await store.commit({ records: [], proofs: [someProof(1)] })
        await gatherAll(store, 'bat_1')
        const questions = await claim(store, minute)
        await store.proofs.conclude({ questions: questions.map((one) => answered(one, minute)) })
        await store.proofs.conclude({ questions: [], batch: { id: 'bat_1', confirmedAt: iso(minute), asking: 'stop' } })
        assert.deepEqual(await claim(store, 600 * minute), [])
        const checkAt = iso(700 * minute)
        await store.proofs.conclude({ questions: [], batch: { id: 'bat_1', checkAt, asking: 'again' } })
        assert.deepEqual(await claim(store, 699 * minute), [])
        assert.equal((await claim(store, 700 * minute)).length, 2)
      },
    )

    check('after a path that nobody checks only those are asked on that promised something', async (store) => {
      await store.commit({ records: [], proofs: [someProof(1)] })
      await gatherAll(store, 'bat_1', ['https://a.example', 'https://b.example', 'https://c.example'])
      const [a, b, c] = await claim(store, minute)
      assert.ok(a && b && c)
      await store.proofs.conclude({ questions: [answered(a, minute, { status: 'waiting' }), answered(b, minute)] })
      const confirmed = answered(c, minute, { tree: 'ccdd', status: 'confirmed', nextAt: null })
      await store.proofs.conclude({
        questions: [confirmed],
        batch: { id: 'bat_1', confirmedAt: iso(minute), asking: 'promised' },
      })
      assert.deepEqual(
        (await claim(store, 600 * minute)).map(({ id }) => id),
        [b.id],
      )
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
