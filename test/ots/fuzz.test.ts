import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { fuzz } from './fuzz.ts'

test('2,000 mutated proofs are read or refused with a reason, and nothing else happens', () => {
  const { accepted, refused } = fuzz(2000, 20_261_121)
  assert.ok(accepted > 50, 'some changes leave a proof readable')
  assert.ok(refused.size >= 6, 'files are refused for many reasons')
})
