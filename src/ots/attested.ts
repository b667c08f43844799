/**
 * The attestations of a tree that can be verified or completed: Bitcoin blocks to check, and calendars to ask. An
 * unchecked attestation proves nothing.
 */
import { hexOf } from './bytes.ts'
import { type Attested, type Timestamp, attestationsOf } from './timestamp.ts'

/** Higher than any block within a hundred years. */
const highestBlock = 9_999_999

/** An attestation that can be a merkle root of Bitcoin. */
export interface AttestedBlock {
  readonly height: number
  readonly message: Uint8Array
}

/** A pending attestation: the address of the calendar and the commitment to ask for. */
export interface Promised {
  readonly uri: string
  readonly message: Uint8Array
}

const lowestFirst = (a: AttestedBlock, b: AttestedBlock): number => a.height - b.height

const blocksOf = (attested: readonly Attested[]): readonly AttestedBlock[] =>
  attested
    .flatMap(({ attestation, message }) =>
      attestation.kind === 'bitcoin' &&
      message.length === 32 &&
      attestation.height >= 1 &&
      attestation.height <= highestBlock
        ? [{ height: attestation.height, message }]
        : [],
    )
    .toSorted(lowestFirst)

const promisesOf = (attested: readonly Attested[]): readonly Promised[] =>
  attested.flatMap(({ attestation, message }) =>
    attestation.kind === 'pending' ? [{ uri: attestation.uri, message }] : [],
  )

/** Interleaves lists: the first element of each, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[], order: (a: T, b: T) => number): readonly T[] {
  const [only, ...others] = lists.filter(({ length }) => length > 0)
  if (only === undefined || others.length === 0) return only ?? []
  const rounds = only.map((one) => [one])
  for (const list of others)
    for (const [rank, one] of list.entries()) {
      const round = rounds[rank]
      if (round === undefined) rounds.push([one])
      else round.push(one)
    }
  return rounds.flatMap((round) => (round.length === 1 ? round : round.sort(order)))
}

/** Interleaves, at every node, its own attestations with those of each branch. */
function turns<T>(
  { message, attestations, branches }: Timestamp,
  pick: (attested: readonly Attested[]) => readonly T[],
  order: (a: T, b: T) => number,
): readonly T[] {
  const own = pick(attestations.map((attestation) => ({ attestation, message })))
  return inTurn([own, ...branches.map(({ timestamp }) => turns(timestamp, pick, order))], order)
}

/** Attestations that can be a merkle root of Bitcoin, the lowest block first. */
export const bitcoinPaths = (tree: Timestamp): readonly AttestedBlock[] => blocksOf(attestationsOf(tree))

/**
 * The same attestations, interleaved over the branches, for callers that check only some: the lowest block of every
 * branch, then the second of each. Each calendar's answer is a branch, so a calendar with many invented blocks cannot
 * displace those of others.
 */
export const pathsInTurn = (tree: Timestamp): readonly AttestedBlock[] => turns(tree, blocksOf, lowestFirst)

/** The tree reduced to its pending attestations; null when it has none. */
export function promisesAlone({ message, ...tree }: Timestamp): Timestamp | null {
  const attestations = tree.attestations.filter(({ kind }) => kind === 'pending')
  const branches = tree.branches.flatMap(({ op, timestamp }) => {
    const kept = promisesAlone(timestamp)
    return kept === null ? [] : [{ op, timestamp: kept }]
  })
  return attestations.length + branches.length === 0 ? null : { message, attestations, branches }
}

/** The pending attestations of a tree without duplicates, interleaved over the branches for the same reason. */
export const promisesIn = (tree: Timestamp): readonly Promised[] => [
  ...new Map(
    turns(tree, promisesOf, () => 0).map((promise) => [`${promise.uri} ${hexOf(promise.message)}`, promise]),
  ).values(),
]
