import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { filesOfProofs } from '../../../src/web/proofs/pairing.ts'

const file = (key: number, name: string, sha256: string | null = null) => ({ key, name, sha256 })
const proof = (key: number, name: string, digest = 'd', fileHashOp: 'sha256' | 'sha1' = 'sha256') => ({
  key,
  name,
  digest,
  fileHashOp,
})
const pairs = (...given: Parameters<typeof filesOfProofs>) =>
  [...filesOfProofs(...given)].toSorted((a, b) => a[0] - b[0])

test('a proof goes with the file of its name, also under the name of a second download', () => {
  const files = [file(1, 'Poem.txt'), file(2, 'photo.jpg')]
  assert.deepEqual(pairs(files, [proof(3, 'photo.jpg.ots'), proof(4, 'poem.txt (1).ots', 'e', 'sha1')]), [
    [3, 2],
    [4, 1],
  ])
})

test('a digest decides before a name', () => {
  const files = [file(1, 'a.txt', 'x'), file(2, 'b.txt', 'd')]
  assert.deepEqual(pairs(files, [proof(3, 'a.txt.ots', 'd')]), [[3, 2]])
})

test('one file and one proof that are left are a pair; of more nothing is guessed', () => {
  assert.deepEqual(pairs([file(1, 'a')], [proof(2, 'b.ots')]), [[2, 1]])
  assert.deepEqual(pairs([file(1, 'a'), file(2, 'c')], [proof(3, 'b.ots')]), [])
  assert.deepEqual(pairs([file(1, 'a')], [proof(2, 'b.ots'), proof(3, 'c.ots')]), [])
  assert.deepEqual(pairs([file(1, 'a', 'd'), file(2, 'c')], [proof(3, 'x.ots', 'd'), proof(4, 'y.ots', 'e')]), [
    [3, 1],
    [4, 2],
  ])
})

test('a digest of another operation is no SHA-256', () => {
  assert.deepEqual(pairs([file(1, 'a', 'd'), file(2, 'b', 'e')], [proof(3, 'x.ots', 'd', 'sha1')]), [])
})
