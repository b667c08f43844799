/** The paths of a batch to Bitcoin blocks: which there are, what is known of them, and which are looked at next. */
import { mostPaths } from '../../core/block-check.ts'
import type { BitcoinPath } from '../../core/proof.ts'
import { bytesOf } from '../../ots/bytes.ts'
import { parseTimestamp } from '../../ots/timestamp.ts'
import type { CheckedPath, StoredBatch } from './proof-store.ts'
import { pathsIn } from './calendar-request.ts'

/** What a path claims. Whole, because a shortened root could be hit on purpose, to have another path taken for seen. */
export const claimOf = ({ height, merkleRoot }: BitcoinPath): string => `${height} ${merkleRoot}`

/**
 * Every path of the batch, each once, in turn of the calendars: the first of each, then the second of each, so that a
 * calendar that invents many does not keep those of the others from being seen.
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

/** Whether a look has shown that this path does not match. */
export const isRefuted = ({ checkedPaths, path, verification }: StoredBatch, one: BitcoinPath): boolean =>
  checkedPaths.some(({ claim, refuted }) => refuted && claim === claimOf(one)) ||
  (verification?.status === 'mismatch' && path !== null && claimOf(path) === claimOf(one))

/**
 * The paths to look at now: the one that matched, which most likely still does; then those that nobody has looked at;
 * then the one whose look is oldest. So a look is bounded, and every path is seen in the end, however many there are.
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

/** What is known of the paths after a look at some of them; what the trees do not hold any more is forgotten. */
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

/** Ids of the questions to calendars whose every path is refuted: they have built on a block that is gone, or lied. */
export const refutedCalendars = (batch: StoredBatch, looked: readonly CheckedPath[]): readonly string[] => {
  const refuted = new Set(looked.filter((one) => one.refuted).map(({ claim }) => claim))
  return batch.calendars
    .filter((one) => {
      const own = pathsOf({ ...batch, calendars: [one] })
      return own.length > 0 && own.every((path) => refuted.has(claimOf(path)))
    })
    .map(({ id }) => id)
}
