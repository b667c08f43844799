import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { hashFile } from '../../../src/web/proofs/hash-file.ts'

test('a file is hashed in parts, and its progress ends with its size', async () => {
  const bytes = new Uint8Array(9_000_001).map((_, i) => i % 251)
  const seen: number[] = []
  const digest = await hashFile(new Blob([bytes]), 'sha256', (done) => seen.push(done))
  assert.equal(digest, createHash('sha256').update(bytes).digest('hex'))
  assert.equal(seen.at(-1), bytes.length)
  assert.ok(seen.length > 1)
  assert.deepEqual(
    seen.toSorted((a, b) => a - b),
    seen,
  )
})

test('an empty file has the digest of nothing', async () => {
  const digest = await hashFile(new Blob([]), 'sha256', () => assert.fail())
  assert.equal(digest, createHash('sha256').digest('hex'))
})
