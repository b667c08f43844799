import assert from 'node:assert/strict'
import { describe, test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Limiter } from '../../../src/app/ports.ts'

const limit = { quota: 40, windowSeconds: 3_600 }

/** The contract of limiters. `open` gives the instances of one deployment, which share their counts. */
export function limiterContract(name: string, open: () => Promise<readonly Limiter[]>): void {
  const check = (
    title: string,
    run: (take: Limiter['take'], context: TestContext, peek: Limiter['peek']) => Promise<void>,
  ): void => {
    test(title, async (context) => {
      const limiters = await open()
      let turn = 0
      /** The calls alternate between the instances. */
      const next = (): Limiter => {
        turn += 1
        const limiter = limiters[turn % limiters.length]
        assert.ok(limiter)
        return limiter
      }
      try {
        await run(
          (bucket, asked) => next().take(bucket, asked),
          context,
          (bucket, asked) => next().peek(bucket, asked),
        )
      } finally {
        await Promise.all(limiters.map((limiter) => limiter.close()))
        await Promise.all(limiters.map((limiter) => limiter.close()))
      }
    })
  }

  describe(`${name}: limiter`, () => {
    check('allows exactly the quota of sequential calls', async (take) => {
      for (let call = 1; call <= 42; call += 1) {
        const { allowed, remaining, resetSeconds } = await take('expensive:203.0.113.9', limit)
        assert.equal(allowed, call <= 40)
        assert.equal(remaining, Math.max(40 - call, 0))
        assert.ok(Number.isInteger(resetSeconds) && resetSeconds >= 1 && resetSeconds <= 3_600)
      }
    })

    check('allows exactly the quota of 200 concurrent calls', async (take) => {
      const results = await Promise.all(Array.from({ length: 200 }, () => take('expensive:2001:db8::/64', limit)))
      assert.equal(results.filter((result) => result.allowed).length, 40)
    })

    check('counts buckets separately, each with its own quota', async (take) => {
      assert.equal((await take('a', { quota: 1, windowSeconds: 60 })).allowed, true)
      assert.equal((await take('a', { quota: 1, windowSeconds: 60 })).allowed, false)
      assert.equal((await take('b', { quota: 1, windowSeconds: 60 })).allowed, true)
      assert.equal((await take('c', { quota: 2, windowSeconds: 60 })).remaining, 1)
    })

    check('peek counts nothing and sees the counts of every instance', async (take, _context, peek) => {
      const small = { quota: 3, windowSeconds: 3_600 }
      assert.deepEqual(await peek('f', small), { remaining: 3, resetSeconds: 3_600 })
      for (let call = 1; call <= 4; call += 1) {
        await take('f', small)
        for (let again = 0; again < 3; again += 1) {
          const { remaining, resetSeconds } = await peek('f', small)
          assert.equal(remaining, Math.max(3 - call, 0))
          assert.ok(Number.isInteger(resetSeconds) && resetSeconds >= 1 && resetSeconds <= 3_600)
        }
      }
      assert.equal((await peek('g', small)).remaining, 3)
    })

    check('starts again when the window has ended', async (take) => {
      const short = { quota: 1, windowSeconds: 2 }
      assert.equal((await take('d', short)).allowed, true)
      assert.equal((await take('d', short)).allowed, false)
      while (!(await take('d', short)).allowed) await pause(50)
    })

    for (const [jump, milliseconds] of Object.entries({ '-1 hour': -3_600_000, '+400 days': 400 * 86_400_000 })) {
      check(`a clock that jumps ${jump} gives no odd seconds and locks nobody out`, async (take, context) => {
        const real = Date.now
        await take('e', limit)
        context.mock.method(Date, 'now', () => real() + milliseconds)
        for (let call = 0; call < 3; call += 1) {
          const { allowed, resetSeconds } = await take('e', limit)
          assert.equal(allowed, true)
          assert.ok(resetSeconds >= 1 && resetSeconds <= 3_600)
        }
      })
    }
  })
}
