/**
 * Ids and key material are never confused: no id is made that looks like key material, and fields for ids are not
 * screened as text.
 */
import { strict as assert } from 'node:assert'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { isId, newId } from '../../../src/app/operation/ids.ts'
import { operations } from '../../../src/app/operation/operations.ts'
import { newRandom } from '../../../src/cli/random.ts'
import { findSecrets, holdsSecret } from '../../../src/core/preflight/secrets/redact.ts'

/** The prefixes of keys that an id could begin with: mini keys, and the versions of base58 formats. */
const beginsLikeKey = /^(?:S|5[HJK]|6P|K[w-z]|L[1-5]|9[1-3]|c[M-W]|[xtyzuvYZUV]prv)/

test('no id of a million is key material', () => {
  assert.equal(findSecrets('rpt_S76iFSMcST3MkmWovoFdP8').length, 1)
  let bytes = randomBytes(4_000_000)
  let at = 0
  const random = (n: number) => {
    if (at + n > bytes.length) [bytes, at] = [randomBytes(4_000_000), 0]
    return bytes.subarray(at, (at += n))
  }
  const prefixes = ['rcp', 'rpt', 'prf', 'bat'] as const
  let looked = 0
  for (let made = 0; made < 1_000_000; made += 1) {
    const prefix = prefixes[made % 4] ?? 'rcp'
    const id = newId(prefix, random)
    if (!isId(prefix, id)) assert.fail(id)
    const letters = id.slice(4)
    // The detector checks every id that begins like a key, and some of the others.
    if (!beginsLikeKey.test(letters) && made % 500 !== 0) continue
    assert.ok(!letters.startsWith('S'), id)
    looked += 1
    assert.ok(!holdsSecret([`${prefix}Id`, id]), id)
  }
  assert.ok(looked > 5_000, String(looked))
})

test('ids skip random bytes that would form a mini key', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const bytes = Uint8Array.from('SSS76iFSMcST3MkmWovoFdP8xy', (letter) => alphabet.indexOf(letter))
  let at = 0
  const id = newId('rpt', (n) => bytes.slice(at, (at += n)))
  assert.equal(id, 'rpt_76iFSMcST3MkmWovoFdP8x')
})

test('100,000 ids are distinct, without order, time or a common prefix', () => {
  const random = newRandom()
  const ids = Array.from({ length: 100_000 }, () => newId('rcp', random).slice(4))
  const sorted = ids.toSorted()
  const shared = (one: string, other: string): number => {
    let at = 0
    while (at < one.length && one[at] === other[at]) at += 1
    return at
  }
  // Of 22 letters with 5.95 bits each, neighbours share ten or more by chance once in ten million runs.
  const longest = sorted.reduce((most, id, at) => Math.max(most, shared(id, sorted[at - 1] ?? '')), 0)
  assert.ok(longest < 10, `two ids begin with the same ${longest} letters`)
  const ascending = ids.filter((id, at) => at > 0 && id > (ids[at - 1] ?? '')).length
  assert.ok(ascending > 49_000 && ascending < 51_000, `${ascending} of 99,999 ids follow a smaller one`)
  assert.ok(22 * Math.log2(62) >= 128)
})

test('every operation declares which of its fields are ids', () => {
  const prefixes: Readonly<Record<string, string>> = { receiptId: 'rcp', reportId: 'rpt', proofId: 'prf' }
  for (const { name, input, ids } of operations) {
    const fields = Object.keys(input.properties).filter((field) => field in prefixes)
    const expected = Object.fromEntries(fields.map((field) => [field, prefixes[field]]))
    assert.deepEqual({ ...ids }, expected, name)
  }
})
