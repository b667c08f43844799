/** The .ots file of a proof, put together when it is asked for. */
import { bytesOf, concat, hexOf } from '../ots/bytes.ts'
import { parseDetached } from '../ots/detached.ts'
import { merge, parseTimestamp, serializeTimestamp } from '../ots/timestamp.ts'
import type { StoredProof } from './proof-store.ts'

/** The file, or null while no calendar has answered. It is read back before anybody gets it. */
export function otsFile({ hash, leaf }: StoredProof): Uint8Array | null {
  if (leaf === null) return null
  const root = bytesOf(leaf.batch.root)
  const trees = leaf.batch.calendars.flatMap(({ tree }) => (tree === null ? [] : [parseTimestamp(bytesOf(tree), root)]))
  const [first, ...others] = trees
  if (first === undefined) return null
  const file = concat(bytesOf(leaf.head), serializeTimestamp(others.reduce(merge, first)))
  if (hexOf(parseDetached(file).digest) !== hash) throw new Error('A stored proof does not fit its hash.')
  return file
}
