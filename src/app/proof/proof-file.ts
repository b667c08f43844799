/** The .ots file of a proof, assembled on download. */
import { bytesOf, concat, hexOf } from '../../ots/bytes.ts'
import { parseDetached } from '../../ots/detached.ts'
import { OtsError } from '../../ots/error.ts'
import { type Timestamp, merge, parseTimestamp, serializeTimestamp } from '../../ots/timestamp.ts'
import type { StoredProof } from './proof-store.ts'

/** The bytes of the file; null while no calendar has answered. The file is parsed again before it is returned. */
export function otsFile({ hash, leaf }: StoredProof): Uint8Array | null {
  if (leaf === null) return null
  const root = bytesOf(leaf.batch.root)
  const trees = leaf.batch.calendars.flatMap(({ tree }) => (tree === null ? [] : [parseTimestamp(bytesOf(tree), root)]))
  const head = bytesOf(leaf.head)
  const file = together(head, trees) ?? leftOut(head, trees)
  if (file !== null && file.digest !== hash) throw new Error('A stored proof does not fit its hash.')
  return file?.bytes ?? null
}

/** Head and trees as one parsed file; null without a tree, or when together they exceed the limits of a file. */
function together(head: Uint8Array, trees: readonly Timestamp[]): { bytes: Uint8Array; digest: string } | null {
  const [first, ...others] = trees
  if (first === undefined) return null
  const bytes = concat(head, serializeTimestamp(others.reduce(merge, first)))
  try {
    return { bytes, digest: hexOf(parseDetached(bytes).digest) }
  } catch (error) {
    if (error instanceof OtsError) return null
    throw error
  }
}

/** As many trees as fit into a file, the smallest first, so that an oversized tree excludes only itself. */
function leftOut(head: Uint8Array, trees: readonly Timestamp[]): ReturnType<typeof together> {
  const size = (tree: Timestamp): number => serializeTimestamp(tree).length
  let taken: readonly Timestamp[] = []
  for (const tree of trees.toSorted((a, b) => size(a) - size(b)))
    if (together(head, [...taken, tree]) !== null) taken = [...taken, tree]
  return together(head, taken)
}
