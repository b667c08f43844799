/** Compares paths of a proof with what a header source says of their blocks: the same judgement in every client. */
import { type BitcoinPath, type Verification, notChecked, pathStatement, pendingStatement } from './proof.ts'

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

export interface Judgement {
  readonly path: BitcoinPath
  readonly verification: Verification
}

export const matchesBlock = ({ path, seen }: SeenPath): boolean =>
  seen.status === 'found' && seen.merkleRoot === path.merkleRoot

/**
 * What the looks show together. One path that matches is enough; “could not check” counts before “does not match”,
 * because the block that nobody could look at may be the right one. Null without a path.
 */
export function judgePaths(
  looked: readonly SeenPath[],
  { source, checkedAt }: { readonly source: string | null; readonly checkedAt: string },
): Judgement | null {
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

/** What a calendar was last heard to say, by its address. */
export interface Heard {
  readonly url: string
  readonly reason: string
  readonly at: string
}

/**
 * The statement about a .ots file, of which nothing is known but what stands in it.
 *
 * @param calendars addresses of its pending attestations, each once
 */
export function fileStatement({
  calendars,
  heard = [],
  judgement,
  network,
}: {
  readonly calendars: readonly string[]
  readonly heard?: readonly Heard[]
  readonly judgement: Judgement | null
  readonly network: string
}): string {
  if (judgement !== null) return pathStatement({ ...judgement, network })
  if (calendars.length === 0)
    return 'The proof names neither a Bitcoin block nor a calendar, so there is nothing to check.'
  return pendingStatement({
    submittedAt: null,
    calendars: [...new Set(calendars)].map((url) => {
      const last = heard.find((one) => one.url === url)
      return {
        url,
        status: 'pending',
        reason: last?.reason ?? '',
        lastCheckedAt: last?.at ?? null,
        nextCheckAt: null,
      }
    }),
  })
}
