/**
 * The merkle tree of a batch: one root for the calendars, and a path from each leaf to the root. It is not the tree of
 * a Bitcoin block.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { Writer, concat } from './bytes.ts'
import { writeDetachedHead } from './detached.ts'
import { type Op, writeOp } from './op.ts'

/**
 * Length of a nonce in bytes. Every leaf has its own random nonce, so that a proof reveals nothing about other digests
 * of the batch.
 */
export const nonceBytes = 16

/** The leaf of a proof: sha256(digest ++ nonce). */
export const leafOf = (digest: Uint8Array, nonce: Uint8Array): Uint8Array => sha256(concat(digest, nonce))

export interface MerkleTree {
  readonly root: Uint8Array
  /** The operations from each leaf to the root; each is followed by sha256. */
  readonly paths: readonly (readonly Op[])[]
}

/**
 * Pairs left to right, parent = sha256(left ++ right); an odd last node is promoted unchanged, so it has no operation
 * at that level (python-opentimestamps, `make_merkle_tree`). Needs at least one leaf.
 */
export function merkleTree(leaves: readonly Uint8Array[]): MerkleTree {
  const paths: Op[][] = leaves.map(() => [])
  /** Each node with the range of leaves below it. */
  let level = leaves.map((message, i) => ({ message, from: i, to: i + 1 }))
  if (level.length === 0) throw new RangeError('a merkle tree needs a leaf')
  while (level.length > 1) {
    const next: typeof level = []
    for (let i = 0; i < level.length; i += 2) {
      const [left, right] = [level[i], level[i + 1]]
      if (left === undefined) break
      if (right === undefined) {
        next.push(left)
        continue
      }
      // One object for all leaves below: a batch would have thousands of equal ones.
      const append: Op = { name: 'append', argument: right.message }
      const prepend: Op = { name: 'prepend', argument: left.message }
      for (let leaf = left.from; leaf < left.to; leaf += 1) paths[leaf]?.push(append)
      for (let leaf = right.from; leaf < right.to; leaf += 1) paths[leaf]?.push(prepend)
      next.push({ message: sha256(concat(left.message, right.message)), from: left.from, to: right.to })
    }
    level = next
  }
  return { root: level[0]?.message ?? new Uint8Array(), paths }
}

/** A leaf of a batch with its path to the root. */
export interface ProofLeaf {
  readonly digest: Uint8Array
  readonly nonce: Uint8Array
  readonly path: readonly Op[]
}

/**
 * The part of each .ots file from the digest to the root; the tree of the batch follows it. Every node of the part has
 * one element, so the part followed by a canonical tree is canonical. The parts are views of one buffer, because
 * thousands of small buffers are slow.
 */
export function proofHeads(leaves: readonly ProofLeaf[]): readonly Uint8Array[] {
  const writer = new Writer()
  const hash = { name: 'sha256' } as const
  const ends = leaves.map(({ digest, nonce, path }) => {
    writeDetachedHead('sha256', digest, writer)
    for (const op of [{ name: 'append', argument: nonce } as const, ...path]) {
      writeOp(op, writer)
      writeOp(hash, writer)
    }
    return writer.length
  })
  const all = writer.done()
  return ends.map((end, i) => all.subarray(ends[i - 1] ?? 0, end))
}

/** The part of a single proof. */
export const proofHead = (digest: Uint8Array, nonce: Uint8Array, path: readonly Op[]): Uint8Array =>
  concat(...proofHeads([{ digest, nonce, path }]))
