/** The .ots file of a proof stays readable, whatever its calendars answered. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { otsFile } from '../../../src/app/proof/proof-file.ts'
import { concat, hexOf } from '../../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../../src/ots/detached.ts'
import { leafOf, merkleTree, proofHeads } from '../../../src/ots/merkle.ts'
import { attestationsOf } from '../../../src/ots/timestamp.ts'
import { append, attestation, bytes, more, op, pending } from '../../ots/build.ts'

const at = '2026-11-21T09:00:00.000Z'
const digests = Array.from({ length: 2000 }, (_, i) => new Uint8Array(32).fill(i % 256))
const nonce = new Uint8Array(16)
const { root, paths } = merkleTree(digests.map((digest) => leafOf(digest, nonce)))
const [head] = proofHeads([{ digest: digests[0] ?? root, nonce, path: paths[0] ?? [] }])

/** The proof with these answers, and the addresses of the pending attestations in its file. */
function promisedBy(trees: readonly Uint8Array[]): readonly string[] {
  const calendars = trees.map((tree, n) => ({
    id: `bat_1/${n}`,
    batchId: 'bat_1',
    root: hexOf(root),
    calendar: `https://c${n}.example`,
    tree: hexOf(tree),
    status: 'pending' as const,
    reason: '',
    askedAt: at,
    nextAt: at,
    notBefore: null,
    attempts: 0,
    claimedUntil: null,
  }))
  const file = otsFile({
    id: 'prf_1',
    hash: hexOf(digests[0] ?? root),
    nonce: hexOf(nonce),
    createdAt: at,
    subject: null,
    leaf: {
      head: hexOf(head ?? root),
      batch: {
        id: 'bat_1',
        root: hexOf(root),
        createdAt: at,
        submittedAt: at,
        confirmedAt: null,
        path: null,
        verification: null,
        checkedPaths: [],
        checkAt: null,
        claimedUntil: null,
        calendars,
      },
    },
  })
  assert.ok(file)
  assert.equal(hexOf(serializeDetached(parseDetached(file))), hexOf(file))
  return attestationsOf(parseDetached(file).timestamp).flatMap(({ attestation: one }) =>
    one.kind === 'pending' ? [one.uri] : [],
  )
}

const honest = (n: number) => concat(append(bytes(1, n)), bytes(op.sha256), pending(`https://honest${n}.example`))
const deep = (n: number) =>
  concat(
    append(bytes(2, n)),
    ...Array.from({ length: 199 }, () => bytes(op.reverse)),
    pending(`https://deep${n}.example`),
  )
const large = (n: number) =>
  concat(
    append(bytes(3, n)),
    more,
    attestation('0102030405060708', new Uint8Array(8192)),
    more,
    attestation('0102030405060709', new Uint8Array(7700)),
    pending(`https://large${n}.example`),
  )

test('the largest allowed answers of eight calendars fit into one file', () => {
  const deepest = Array.from({ length: 8 }, (_, n) => deep(n))
  assert.equal(promisedBy([honest(0), ...deepest]).length, 9)
  assert.equal(promisedBy([honest(0), large(1), large(2), large(3)]).length, 4)
})

test('if the answers exceed a file, those of the calendar that filled it are left out', () => {
  const largest = Array.from({ length: 6 }, (_, n) => large(n))
  const found = promisedBy([...largest, honest(0), honest(1)])
  assert.ok(found.includes('https://honest0.example') && found.includes('https://honest1.example'))
  assert.ok(found.length < 8)
})
