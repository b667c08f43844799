import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../../../src/store/open.ts'
import { someRecord } from './records.ts'
import { checkWith, now, later, hour, call, answer, completion, isOvertaken } from './store-kit.ts'

/** The contract of Idempotency-Keys and their answers. `newUrl` gives the address of an empty store. */
export function idempotencyContract(name: string, newUrl: () => Promise<string>): void {
  const check = checkWith(newUrl)

  describe(`${name}: Idempotency-Keys`, () => {
    check('of 50 concurrent claims exactly one succeeds', async (store) => {
      const claims = await Promise.all(Array.from({ length: 50 }, () => store.claim(call)))
      const states = claims.map((claim) => claim.state).sort()
      assert.deepEqual(states, ['mine', ...Array<string>(49).fill('running')])
    })

    check('distinguishes keys, scopes and fingerprints', async (store) => {
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

    check('keeps the claim if its change fails', async (store) => {
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

    /** Another process that holds a claim until it is killed, and the answer that it got. */
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

    check('a claim of a killed process is free within seconds, once', async (store, url) => {
      const other = await openStore(url)
      const { state, kill } = await claimer(url)
      try {
        assert.equal(state, 'mine')
        for (const one of [store, other]) assert.equal((await one.claim(call)).state, 'running', 'while it lives')
        await kill()
        // The number of seconds is not measured here. The clock of the claim stands still, so its age is not the
        // reason.
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

    check(
      'a claim of a living process stays, whichever processes start, claim and end meanwhile',
      async (store, url) => {
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
      },
    )

    check('a claim made while the clock was a day ahead counts from when the clock is right', async (store) => {
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

    check('repeats an answer for 24 hours and then removes it', async (store) => {
      await store.claim(call)
      await store.commit({ records: [], answer: completion })
      assert.equal((await store.claim({ ...call, now: later(24 * hour - 1) })).state, 'done')
      assert.equal((await store.claim({ ...call, fingerprint: 'e'.repeat(64), now: later(24 * hour) })).state, 'mine')
    })

    check('finds an answer without claiming its key, and only while it is valid', async (store) => {
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

    check('50 calls with one key, each claiming and storing, make one record', async (store) => {
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
}
