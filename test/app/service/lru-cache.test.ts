import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { newLruCache } from '../../../src/app/service/lru-cache.ts'

test('keeps the results used most recently; results not to be kept are computed again', async () => {
  const made: string[] = []
  const { get } = newLruCache<string>(2)
  const ask = (key: string, keep = true) =>
    get(key, () => {
      made.push(key)
      return Promise.resolve({ value: key.toUpperCase(), keep })
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) assert.equal(await ask(key), key.toUpperCase())
  assert.deepEqual(made, ['a', 'b', 'c', 'b'])
  await ask('d', false)
  await ask('d', false)
  assert.deepEqual(made.slice(4), ['d', 'd'])
  assert.deepEqual(await Promise.all([ask('e', false), ask('e', false)]), ['E', 'E'])
  assert.deepEqual(made.slice(6), ['e'])
})

test('shares a call that fails, and does not keep it', async () => {
  const { get } = newLruCache<string>(2)
  const failing = () => Promise.reject(new Error('no'))
  const results = await Promise.allSettled([get('a', failing), get('a', failing)])
  assert.ok(results.every((one) => one.status === 'rejected'))
  assert.equal(await get('a', () => Promise.resolve({ value: 'A', keep: true })), 'A')
})
