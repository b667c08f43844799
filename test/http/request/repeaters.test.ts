/** A refusal is held back only for clients that were refused before and did not wait. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { Repeaters } from '../../../src/http/request/repeaters.ts'

test('the first refusal of a client is not held back, the next ones are', () => {
  const repeaters = new Repeaters(1_000)
  assert.equal(repeaters.again('a', 0), false)
  assert.equal(repeaters.again('b', 10), false)
  assert.equal(repeaters.again('a', 20), true)
  assert.equal(repeaters.again('a', 990), true)
  assert.equal(repeaters.again('a', 1_010), true)
})

test('a client that waited is new again', () => {
  const repeaters = new Repeaters(1_000)
  repeaters.again('a', 0)
  assert.equal(repeaters.again('a', 2_000), false)
  repeaters.again('b', 2_999)
  assert.equal(repeaters.again('b', 3_001), true, 'the pause began at its refusal')
})

test('memory is bounded: a million clients, and those beyond the bound are not held back', () => {
  const repeaters = new Repeaters(1_000)
  for (let n = 0; n < 1_000_000; n += 1) repeaters.again(`client ${n}`, 0)
  assert.equal(repeaters.again('client 1', 1), true)
  assert.equal(repeaters.again('client 999999', 1), false)
})
