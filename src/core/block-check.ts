/** Compares the paths of a proof with the block headers of a source. Service, commands and browser share it. */
import {
  type BitcoinPath,
  type Verification,
  type VerificationStatus,
  notChecked,
  pathStatement,
  pendingStatement,
} from './proof.ts'

/**
 * The answer of a source for a height, as GET /api/block/:height returns it. Hashes in hex, as explorers print them.
 */
export interface SeenBlock {
  /** `unavailable`: the source gave no answer. `none`: the chain has no such block. */
  readonly status: 'found' | 'none' | 'unavailable' | 'not-configured'
  readonly hash: string | null
  readonly merkleRoot: string | null
  /** ISO 8601, by the clock of the block's miner, which may be two hours off. */
  readonly time: string | null
  readonly confirmations: number | null
}

export interface SeenPath {
  readonly path: BitcoinPath
  /** Null when the block was not checked: there is no source, or the limit of checks was reached. */
  readonly seen: SeenBlock | null
}

/** The most blocks checked per proof and call. Honest proofs have fewer. */
export const mostPaths = 8

export interface BlockCheckResult {
  readonly path: BitcoinPath
  readonly verification: Verification
  /** The number of paths per status. */
  readonly counts: Readonly<Record<VerificationStatus, number>>
}

/** The status of one path. */
export function pathStatus({ path, seen }: SeenPath): VerificationStatus {
  if (seen === null || seen.status === 'not-configured') return 'not-checked'
  if (seen.status === 'unavailable') return 'unavailable'
  return seen.status === 'found' && seen.merkleRoot === path.merkleRoot ? 'matches' : 'mismatch'
}

export const matchesBlock = (looked: SeenPath): boolean => pathStatus(looked) === 'matches'

/**
 * The result for a proof from the checks of all its paths, or null if it has no path. One match is enough. An unchecked
 * path outranks a mismatch, because it may be the right one.
 */
export function evaluatePaths(
  paths: readonly SeenPath[],
  { source, checkedAt }: { readonly source: string | null; readonly checkedAt: string },
): BlockCheckResult | null {
  const counts = { matches: 0, unavailable: 0, 'not-checked': 0, mismatch: 0 }
  for (const one of paths) counts[pathStatus(one)] += 1
  const status = (['matches', 'unavailable', 'not-checked', 'mismatch'] as const).find((one) => counts[one] > 0)
  const chosen = paths.find((one) => pathStatus(one) === status)
  if (status === undefined || chosen === undefined) return null
  const { path, seen } = chosen
  if (status === 'not-checked') return { path, verification: notChecked, counts }
  if (status !== 'matches') return { path, verification: { ...notChecked, status, source, checkedAt }, counts }
  const { hash = null, time = null, confirmations = null } = seen ?? {}
  return { path, verification: { status, blockHash: hash, blockTime: time, source, confirmations, checkedAt }, counts }
}

/** A sentence about the other paths if some do not match, so that an unchecked path does not seem refuted. */
function countsStatement({ counts, verification }: BlockCheckResult): string {
  const { mismatch, unavailable, 'not-checked': unchecked } = counts
  const all = mismatch + unavailable + unchecked
  if (verification.status === 'matches' || mismatch === 0 || all === 1) return ''
  if (mismatch === all) return ` None of the ${all} paths in the proof matches.`
  const rest = [
    ...(unavailable === 0 ? [] : [`${unavailable} could not be checked`]),
    ...(unchecked === 0 ? [] : [`${unchecked} ${unchecked === 1 ? 'was' : 'were'} not looked at`]),
  ]
  return ` Of the ${all} paths in the proof, ${mismatch} ${mismatch === 1 ? 'does' : 'do'} not match and ${rest.join(', ')}.`
}

/** The answer of a calendar to a request, with its address. */
export interface CalendarAnswer {
  readonly url: string
  /** Null if it gave no usable answer. */
  readonly reason: string | null
  readonly at: string
}

/**
 * The statement about a .ots file, from its content and the given answers and checks.
 *
 * @param calendars addresses of its pending attestations
 * @param answers what the calendars answered just now
 */
export function fileStatement({
  calendars,
  answers = [],
  result,
  network,
}: {
  readonly calendars: readonly string[]
  readonly answers?: readonly CalendarAnswer[]
  readonly result: BlockCheckResult | null
  readonly network: string
}): string {
  if (result !== null) return pathStatement({ ...result, network }) + countsStatement(result)
  const urls = [...new Set(calendars)]
  if (urls.length === 0) return 'The proof names neither a Bitcoin block nor a calendar, so there is nothing to check.'
  const answered = answers.filter(({ reason }) => reason !== null)
  if (answered.length === 0) return promisesStatement(urls, answers.length > 0)
  const silent = urls.filter((url) => !answered.some((one) => one.url === url))
  const statement = pendingStatement({
    submittedAt: null,
    calendars: urls.map((url) => {
      const last = answered.find((one) => one.url === url)
      return {
        url,
        status: 'pending',
        reason: last?.reason ?? '',
        lastCheckedAt: last?.at ?? null,
        nextCheckAt: null,
      }
    }),
  })
  return silent.length === 0 ? statement : `${statement} Not heard from: ${namesOf(silent)}.`
}

const namesOf = (urls: readonly string[]): string => urls.map((url) => url.replace(/^https?:\/\//, '')).join(', ')

/** The statement if no calendar answered: the present state of the pending attestations is unknown. */
function promisesStatement(urls: readonly string[], asked: boolean): string {
  const whose = urls.length === 1 ? '1 calendar' : `${urls.length} calendars`
  const why = asked ? 'no calendar has given an answer that can be used' : 'no calendar was asked'
  return `The proof holds only promises of ${whose} (${namesOf(urls)}), and no path to a Bitcoin block. How far they have come is not known: ${why}.`
}
