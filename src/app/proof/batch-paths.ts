/** The paths of a batch to Bitcoin blocks: which there are, what is known about them, and which are checked next. */
import { mostPaths } from '../../core/block-check.ts'
import type { BitcoinPath } from '../../core/proof.ts'
import { bytesOf } from '../../ots/bytes.ts'
import { parseTimestamp } from '../../ots/timestamp.ts'
import type { CheckedPath, StoredBatch } from './proof-store.ts'
import { pathsIn } from './calendar-request.ts'

/**
 * The claim of a path: height and full merkle root. A shortened root could be made to collide on purpose, so that
 * another path counts as checked.
 */
export const claimOf = ({ height, merkleRoot }: BitcoinPath): string => `${height} ${merkleRoot}`

/**
 * Every path of the batch once, round-robin over the calendars (the first path of each, then the second of each), so
 * that a calendar with many invented paths does not delay those of the others.
 */
export function pathsOf({ calendars, root }: StoredBatch): readonly BitcoinPath[] {
  const ranked = calendars
    .flatMap(({ tree, calendar }) =>
      tree === null
        ? []
        : pathsIn(parseTimestamp(bytesOf(tree), bytesOf(root)), calendar).map((path, rank) => ({ path, rank })),
    )
    .toSorted((a, b) => a.rank - b.rank || a.path.height - b.path.height)
    .map(({ path }) => path)
  const seen = new Set<string>()
  return ranked.filter((path) => seen.size < seen.add(claimOf(path)).size)
}

/** Whether a header check has shown that this path does not match. */
export const isRefuted = ({ checkedPaths, path, verification }: StoredBatch, one: BitcoinPath): boolean =>
  checkedPaths.some(({ claim, refuted }) => refuted && claim === claimOf(one)) ||
  (verification?.status === 'mismatch' && path !== null && claimOf(path) === claimOf(one))

/**
 * The paths to check now: the one that matched, which most likely still does; then unchecked ones; then the one whose
 * check is oldest. The number is bounded, and every path is checked eventually.
 */
export function nextToCheck(batch: StoredBatch, paths: readonly BitcoinPath[]): readonly BitcoinPath[] {
  const { checkedPaths, path: known, verification } = batch
  const when = new Map(checkedPaths.map(({ claim }, n) => [claim, n]))
  const turnOf = (path: BitcoinPath): number =>
    verification?.status === 'matches' && known !== null && claimOf(known) === claimOf(path)
      ? -2
      : (when.get(claimOf(path)) ?? -1)
  return paths.toSorted((a, b) => turnOf(a) - turnOf(b)).slice(0, Math.max(mostPaths, batch.calendars.length))
}

/** What is known about the paths after a check of some of them. Paths that the trees no longer hold are dropped. */
export function checkedPathsAfter(
  { checkedPaths }: StoredBatch,
  paths: readonly BitcoinPath[],
  now: ReadonlyMap<string, { readonly refuted: boolean }>,
): readonly CheckedPath[] {
  const there = new Set(paths.map(claimOf))
  return [
    ...checkedPaths.filter(({ claim }) => there.has(claim) && !now.has(claim)),
    ...[...now].map(([claim, { refuted }]) => ({ claim, refuted })),
  ]
}

/**
 * Ids of the requests to calendars whose every path is refuted: their block was reorganised away, or they were wrong.
 */
export const refutedCalendars = (batch: StoredBatch, checkedPaths: readonly CheckedPath[]): readonly string[] => {
  const refuted = new Set(checkedPaths.filter((one) => one.refuted).map(({ claim }) => claim))
  return batch.calendars
    .filter((one) => {
      const own = pathsOf({ ...batch, calendars: [one] })
      return own.length > 0 && own.every((path) => refuted.has(claimOf(path)))
    })
    .map(({ id }) => id)
}
