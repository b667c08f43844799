import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Change, Store } from '../../../src/app/ports.ts'
import { LaurelError } from '../../../src/core/error.ts'
import { openStore } from '../../../src/store/open.ts'
import { someRecord } from './records.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
const hour = 3_600_000

/** A call under an Idempotency-Key; `key` stands for the header's SHA-256. */
const call = { scope: 'simulate 203.0.113.9', key: 'a'.repeat(64), fingerprint: 'f'.repeat(64), now }
const answer = { status: 200, body: '{"ok":true}' }
const completion = { scope: call.scope, key: call.key, answer }

const isUnavailable = (error: unknown): boolean =>
  error instanceof LaurelError && error.code === 'unavailable' && (error.explanation.retryAfter ?? 0) > 0

const isOvertaken = (error: unknown): boolean => error instanceof LaurelError && error.code === 'idempotency-running'

/** What every store keeps, whatever it is made of. `newUrl` gives the address of an empty store. */
export function storeContract(name: string, newUrl: () => Promise<string>): void {
  /** Opens an empty store for one test and closes it. */
  const check = (title: string, run: (store: Store, url: string) => Promise<void>): void => {
    test(title, { timeout: 120_000 }, async () => {
      const url = await newUrl()
      const store = await openStore(url)
      try {
        await run(store, url)
      } finally {
        await store.close()
      }
    })
  }

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

    check('refuses what not every database can give back', async (store) => {
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

    check('one failing change does not fail its neighbours', async (store) => {
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

    check('is there after closing and opening again', async (store, url) => {
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

  describe(`${name}: Idempotency-Keys`, () => {
    check('50 parallel claims: exactly one is mine', async (store) => {
      const claims = await Promise.all(Array.from({ length: 50 }, () => store.claim(call)))
      const states = claims.map((claim) => claim.state).sort()
      assert.deepEqual(states, ['mine', ...Array<string>(49).fill('running')])
    })

    check('tells keys, scopes and fingerprints apart', async (store) => {
      assert.equal((await store.claim(call)).state, 'mine')
      assert.equal((await store.claim({ ...call, key: 'b'.repeat(64) })).state, 'mine')
      assert.equal((await store.claim({ ...call, scope: 'flow 203.0.113.9' })).state, 'mine')
      assert.equal((await store.claim({ ...call, fingerprint: 'e'.repeat(64) })).state, 'mismatch')
      await store.commit({ records: [], answer: completion })
      assert.equal((await store.claim({ ...call, fingerprint: 'e'.repeat(64) })).state, 'mismatch')
    })

    check('stores records and the answer together', async (store) => {
      const record = someRecord()
      await store.claim(call)
      await store.commit({ records: [record], answer: completion })
      assert.deepEqual(await store.claim(call), { state: 'done', answer })
      assert.deepEqual(await store.find('receipt', record.id), record)
    })

    check('keeps the claim open when its change fails', async (store) => {
      const taken = someRecord()
      await store.commit({ records: [taken] })
      await store.claim(call)
      await assert.rejects(store.commit({ records: [taken], answer: completion }))
      assert.equal((await store.claim(call)).state, 'running')
      await store.release(call)
      assert.equal((await store.claim(call)).state, 'mine')
    })

    check('stores nothing for an answer without an open claim', async (store) => {
      const record = someRecord()
      await assert.rejects(store.commit({ records: [record], answer: completion }), isOvertaken)
      assert.equal(await store.find('receipt', record.id), null)
    })

    check('a released key is free, an answered one is not', async (store) => {
      await store.claim(call)
      await store.release(call)
      assert.equal((await store.claim({ ...call, fingerprint: 'e'.repeat(64) })).state, 'mine')
      await store.commit({ records: [], answer: completion })
      await store.release(call)
      assert.equal((await store.claim({ ...call, fingerprint: 'e'.repeat(64) })).state, 'done')
    })

    check('an unanswered claim is taken over after 60 s, once, and only one call stores', async (store) => {
      const [slow, quick] = [someRecord(), someRecord()]
      await store.claim(call)
      assert.equal((await store.claim({ ...call, now: later(60_000) })).state, 'running')
      assert.equal((await store.claim({ ...call, fingerprint: 'e'.repeat(64), now: later(61_000) })).state, 'mismatch')
      const states = await Promise.all([1, 2, 3].map(() => store.claim({ ...call, now: later(61_000) })))
      assert.deepEqual(states.map((claim) => claim.state).sort(), ['mine', 'running', 'running'])
      const results = await Promise.allSettled(
        [quick, slow].map((record) => store.commit({ records: [record], answer: completion })),
      )
      assert.deepEqual(results.map((result) => result.status).sort(), ['fulfilled', 'rejected'])
      const found = await Promise.all([quick, slow].map((record) => store.find('receipt', record.id)))
      assert.equal(found.filter((record) => record !== null).length, 1)
    })

    /** Another process that holds a claim until it is killed; what it was told. */
    async function claimer(url: string): Promise<{ readonly state: string; readonly kill: () => Promise<void> }> {
      const script = join(import.meta.dirname, 'claimer.ts')
      const child = spawn(process.execPath, [script, url, JSON.stringify(call)], { stdio: ['pipe', 'pipe', 'inherit'] })
      const gone = once(child, 'close')
      const [state] = (await once(child.stdout, 'data')) as [Buffer]
      return {
        state: String(state),
        async kill() {
          child.kill('SIGKILL')
          await gone
        },
      }
    }

    check('a claim of a process that was killed is free within seconds, once', async (store, url) => {
      const other = await openStore(url)
      const { state, kill } = await claimer(url)
      try {
        assert.equal(state, 'mine')
        for (const one of [store, other]) assert.equal((await one.claim(call)).state, 'running', 'while it lives')
        await kill()
        // Within how many seconds is not measured here; the clock of the claim stands still, so it is not its age.
        const claimed = async (): Promise<string> => {
          for (;;) {
            const claims = await Promise.all([store, other, store].map((one) => one.claim(call)))
            const mine = claims.filter((claim) => claim.state === 'mine')
            if (mine.length > 0) return `${mine.length} of ${claims.length}`
            await pause(50)
          }
        }
        assert.equal(await claimed(), '1 of 3')
        assert.equal((await other.claim({ ...call, fingerprint: 'e'.repeat(64) })).state, 'mismatch')
        await store.commit({ records: [], answer: completion })
        assert.deepEqual(await other.claim(call), { state: 'done', answer })
      } finally {
        await kill()
        await other.close()
      }
    })

    check('a claim of a living process stays, whoever starts, asks and ends beside it', async (store, url) => {
      assert.equal((await store.claim(call)).state, 'mine')
      for (let n = 0; n < 2; n += 1) {
        const { state, kill } = await claimer(url)
        await kill()
        assert.equal(state, 'running')
      }
      const beside = await openStore(url)
      assert.equal((await beside.claim(call)).state, 'running')
      await beside.close()
      await store.commit({ records: [], answer: completion })
      assert.deepEqual(await store.claim(call), { state: 'done', answer })
    })

    check('a claim under a clock that was a day ahead counts from when the clock is right', async (store) => {
      const ahead = { ...call, key: 'c'.repeat(64), now: later(24 * hour) }
      const again = { ...ahead, now: later(0) }
      await store.claim(ahead)
      assert.equal((await store.claim(again)).state, 'running')
      assert.equal((await store.claim({ ...again, now: later(61_000) })).state, 'mine')
      const done = { ...ahead, key: 'd'.repeat(64) }
      await store.claim(done)
      await store.commit({ records: [], answer: { ...completion, key: done.key } })
      assert.equal((await store.claim({ ...done, now: later(0) })).state, 'done')
      const otherwise = { ...done, fingerprint: 'e'.repeat(64) }
      assert.equal((await store.claim({ ...otherwise, now: later(24 * hour - 1) })).state, 'mismatch')
      assert.equal((await store.claim({ ...otherwise, now: later(24 * hour) })).state, 'mine')
    })

    check('repeats an answer for 24 hours and then forgets it', async (store) => {
      await store.claim(call)
      await store.commit({ records: [], answer: completion })
      assert.equal((await store.claim({ ...call, now: later(24 * hour - 1) })).state, 'done')
      assert.equal((await store.claim({ ...call, fingerprint: 'e'.repeat(64), now: later(24 * hour) })).state, 'mine')
    })

    check('finds an answer without taking its key, and only while it counts', async (store) => {
      const { scope, key } = call
      const at = (milliseconds: number) => store.findAnswer({ scope, key, now: later(milliseconds) })
      assert.equal(await at(0), null)
      assert.equal((await store.claim(call)).state, 'mine')
      assert.deepEqual(await at(60_000), { state: 'running' })
      assert.equal(await at(60_001), null)
      await store.release(call)
      assert.equal(await at(0), null)
      await store.claim(call)
      await store.commit({ records: [], answer: completion })
      assert.deepEqual(await at(24 * hour - 1), { state: 'done', answer })
      assert.equal(await at(24 * hour), null)
      assert.equal(await store.findAnswer({ scope: 'another', key, now }), null)
      assert.equal(await store.findAnswer({ scope, key: 'b'.repeat(64), now }), null)
      assert.deepEqual(await store.claim(call), { state: 'done', answer }, 'it is still there')
      await store.removeAnswersOlderThan(later(1))
      assert.equal(await at(1), null)
    })

    check('50 calls with one key, each claiming and storing: one record', async (store) => {
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const record = someRecord()
          const claim = await store.claim(call)
          if (claim.state === 'mine') await store.commit({ records: [record], answer: completion })
          return (await store.find('receipt', record.id)) !== null
        }),
      )
      assert.equal(outcomes.filter(Boolean).length, 1)
    })
  })

  describe(`${name}: the secret of the deployment`, () => {
    test('is one for all instances, whatever each of them brings, and outlives them', async () => {
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

    test('100 parallel uses over two instances: exactly the budget is granted', async () => {
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

    check('counts names and days apart, and grants nothing of nothing', async (store) => {
      const one = { ...budget, most: 1 }
      assert.equal(await store.spend({ ...one, most: 0 }), false)
      assert.equal(await store.spend(one), true)
      assert.equal(await store.spend(one), false)
      assert.equal(await store.spend({ ...one, day: '2026-03-02' }), true)
      assert.equal(await store.spend({ ...one, name: 'other' }), true)
    })

    check('a budget that was raised or lowered counts what was used before', async (store, url) => {
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
    check('removes what is older, and nothing else', async (store) => {
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

    check('removes old answers and claims alone, and keeps records', async (store) => {
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

    check('close finishes what was begun', async (store, url) => {
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

    test('four opens at once all come up and see one store', async () => {
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
