/** Properties of every tree: writing and reading are inverse, merging is independent of order, heads fit tails. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Attestation } from '../../src/ots/attestation.ts'
import { concat, hexOf } from '../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../src/ots/detached.ts'
import { OtsError } from '../../src/ots/error.ts'
import { leafOf, merkleTree, nonceBytes, proofHeads } from '../../src/ots/merkle.ts'
import { type Op, apply } from '../../src/ots/op.ts'
import { type Timestamp, graft, merge, parseTimestamp, serializeTimestamp } from '../../src/ots/timestamp.ts'

const some = (least: number, most: number) => fc.uint8Array({ minLength: least, maxLength: most })
const attestations: fc.Arbitrary<Attestation> = fc.oneof(
  fc.record({ kind: fc.constant('pending' as const), uri: fc.stringMatching(/^[a-z0-9./:_-]{0,40}$/) }),
  fc.record({
    kind: fc.constantFrom('bitcoin' as const, 'litecoin' as const, 'ethereum' as const),
    height: fc.maxSafeNat(),
  }),
  fc.record({ kind: fc.constant('unknown' as const), tag: some(8, 8), payload: some(0, 40) }),
)
const ops: fc.Arbitrary<Op> = fc.oneof(
  fc.constantFrom<Op>(
    { name: 'sha256' },
    { name: 'sha1' },
    { name: 'ripemd160' },
    { name: 'keccak256' },
    { name: 'reverse' },
  ),
  fc.record({ name: fc.constantFrom('append' as const, 'prepend' as const), argument: some(1, 8) }),
)
interface Plan {
  readonly attestations: readonly Attestation[]
  readonly branches: readonly { readonly op: Op; readonly plan: Plan }[]
}
const depth = fc.createDepthIdentifier()
const { plans } = fc.letrec<{ plans: Plan }>((tie) => ({
  plans: fc.record({
    attestations: fc.array(attestations, { minLength: 1, maxLength: 3 }),
    branches: fc.oneof(
      { maxDepth: 4, depthIdentifier: depth },
      fc.constant<readonly { op: Op; plan: Plan }[]>([]),
      fc.array(fc.record({ op: ops, plan: tie('plans') }), { minLength: 1, maxLength: 3 }),
    ),
  }),
}))
const grow = (plan: Plan, message: Uint8Array): Timestamp => ({
  message,
  attestations: plan.attestations,
  branches: plan.branches.map(({ op, plan: below }) => ({ op, timestamp: grow(below, apply(op, message)) })),
})
const message = new Uint8Array(32).fill(9)
/** Written and read once: in canonical order, without duplicates. */
const tidy = (tree: Timestamp) => parseTimestamp(serializeTimestamp(tree), tree.message)
const trees = plans.map((plan) => tidy(grow(plan, message)))
const same = (a: Timestamp, b: Timestamp) => {
  assert.equal(hexOf(serializeTimestamp(a)), hexOf(serializeTimestamp(b)))
}

test('reading what was written gives the tree, and writing it again gives the same bytes', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const bytes = serializeTimestamp(tree)
      assert.deepEqual(parseTimestamp(bytes, message), tree)
      same(parseTimestamp(bytes, message), tree)
    }),
  )
})

test('merging is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(trees, trees, trees, (a, b, c) => {
      same(merge(a, b), merge(b, a))
      same(merge(merge(a, b), c), merge(a, merge(b, c)))
      same(merge(a, a), a)
      same(merge(merge(a, b), b), merge(a, b))
    }),
  )
})

test('trees of different messages are not merged', () => {
  const one = (byte: number): Timestamp => ({
    message: new Uint8Array(32).fill(byte),
    attestations: [{ kind: 'bitcoin', height: 1 }],
    branches: [],
  })
  assert.throws(
    () => merge(one(1), one(2)),
    (error: unknown) => error instanceof OtsError && error.code === 'different-message',
  )
})

test('a proof is its head and the tail of its batch: canonical, over its own digest, for every leaf', () => {
  const tail: Timestamp = {
    message: new Uint8Array(),
    attestations: [
      { kind: 'pending', uri: 'https://a.example' },
      { kind: 'bitcoin', height: 5 },
    ],
    branches: [],
  }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.infiniteStream(some(32, 32)), (count, stream) => {
      const digests = [...stream.take(count)]
      const nonces = digests.map((_, i) => new Uint8Array(nonceBytes).fill(i))
      const { root, paths } = merkleTree(digests.map((digest, i) => leafOf(digest, nonces[i] ?? digest)))
      const heads = proofHeads(digests.map((d, i) => ({ digest: d, nonce: nonces[i] ?? d, path: paths[i] ?? [] })))
      for (const [i, digest] of digests.entries()) {
        const file = concat(heads[i] ?? digest, serializeTimestamp({ ...tail, message: root }))
        const parsed = parseDetached(file)
        assert.equal(hexOf(parsed.digest), hexOf(digest))
        assert.equal(hexOf(serializeDetached(parsed)), hexOf(file))
        let node = parsed.timestamp
        while (node.branches[0]) node = node.branches[0].timestamp
        assert.equal(hexOf(node.message), hexOf(root))
      }
    }),
    { numRuns: 30 },
  )
})

test('an upgrade is grafted at the pending node and keeps its other elements', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const leaf = tree.branches[0]?.timestamp ?? tree
      const answer: Timestamp = {
        message: leaf.message,
        attestations: [{ kind: 'bitcoin', height: 123 }],
        branches: [],
      }
      const grown = tidy(graft(tree, answer))
      same(merge(grown, tree), grown)
      assert.notEqual(hexOf(serializeTimestamp(grown)).indexOf('0588960d73d71901017b'), -1)
    }),
  )
})
