/** Compares paths of a proof with what a header source says of their blocks: the same judgement in every client. */
import { type BitcoinPath, type Verification, notChecked } from './proof.ts'

/** What a source says of one height, as GET /api/block/:height answers. Hashes in hex, as explorers print them. */
export interface SeenBlock {
  /** `unavailable`: it could not say now. `none`: there is no such block. */
  readonly status: 'found' | 'none' | 'unavailable' | 'not-configured'
  readonly hash: string | null
  readonly merkleRoot: string | null
  /** ISO 8601; the block's own clock. */
  readonly time: string | null
  readonly confirmations: number | null
}

export interface SeenPath {
  readonly path: BitcoinPath
  readonly seen: SeenBlock
}

/** Paths of one proof that are looked at, the lowest block first; more are not made honestly. */
export const mostPaths = 8

export const matchesBlock = ({ path, seen }: SeenPath): boolean =>
  seen.status === 'found' && seen.merkleRoot === path.merkleRoot

/**
 * What the looks show together. One path that matches is enough; “could not check” counts before “does not match”,
 * because the block that nobody could look at may be the right one. Null without a path.
 */
export function judgePaths(
  looked: readonly SeenPath[],
  { source, checkedAt }: { readonly source: string | null; readonly checkedAt: string },
): { readonly path: BitcoinPath; readonly verification: Verification } | null {
  const chosen =
    looked.find(matchesBlock) ??
    looked.find(({ seen }) => seen.status === 'unavailable' || seen.status === 'not-configured') ??
    looked[0]
  if (chosen === undefined) return null
  const { path, seen } = chosen
  if (seen.status === 'not-configured') return { path, verification: notChecked }
  if (seen.status === 'unavailable')
    return { path, verification: { ...notChecked, status: 'unavailable', source, checkedAt } }
  if (!matchesBlock(chosen)) return { path, verification: { ...notChecked, status: 'mismatch', source, checkedAt } }
  const { hash, time, confirmations } = seen
  return {
    path,
    verification: { status: 'matches', blockHash: hash, blockTime: time, source, confirmations, checkedAt },
  }
}
