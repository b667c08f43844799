import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryLimiter } from '../../src/store/limiter.ts'

const limit = { quota: 1, windowSeconds: 3_600 }

test('memory is bounded: over the maximum the oldest bucket starts again, the others stay', async () => {
  const limiter = memoryLimiter(10)
  for (let bucket = 0; bucket < 10; bucket += 1) await limiter.take(String(bucket), limit)
  assert.equal((await limiter.take('0', limit)).allowed, false)
  await limiter.take('one more', limit)
  assert.equal((await limiter.take('9', limit)).allowed, false)
  assert.equal((await limiter.take('0', limit)).allowed, true)
  await limiter.close()
})

test('twenty thousand addresses are counted separately', async () => {
  const limiter = memoryLimiter()
  for (const allowed of [true, false]) {
    for (let address = 0; address < 20_000; address += 1) {
      if ((await limiter.take(`expensive:${address}`, limit)).allowed !== allowed) assert.fail(`address ${address}`)
    }
  }
  await limiter.close()
})
