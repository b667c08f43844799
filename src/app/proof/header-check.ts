/**
 * Header checks: compares the attestations of a batch with block headers. Only such a check allows the statement that a
 * path matches.
 */
import {
  type BlockCheckResult,
  type SeenBlock,
  type SeenPath,
  evaluatePaths,
  pathStatus,
  matchesBlock,
} from '../../core/block-check.ts'
import { type BitcoinPath, notChecked } from '../../core/proof.ts'
import {
  type BitcoinNetwork,
  type BlockHeader,
  displayRoot,
  hasProofOfWork,
  headerBytes,
  parseHeader,
} from '../../ots/header.ts'
import { claimOf, checkedPathsAfter, nextToCheck, pathsOf } from './batch-paths.ts'
import { type HeaderSource, type SourcedHeader, isAskFailure } from './calendars.ts'
import type { CheckedPath, StoredBatch } from './proof-store.ts'

/** Blocks that a source may lack without counting as behind: blocks come in bursts, and clocks differ. */
const lag = 6

/** Half the average time between blocks. No chain is faster for long, because the difficulty adjusts. */
const fastestBlockMs = 300_000

export interface HeaderCheck {
  readonly network: BitcoinNetwork
  readonly now: () => Date
  readonly deadline: () => AbortSignal
  readonly onFailure: (reason: string) => void
}

/** What a source says about a height: the block with its confirmations, no such block, or no answer now. */
export type HeaderAnswer =
  | { readonly kind: 'block'; readonly header: BlockHeader; readonly confirmations: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable'; readonly reason: string }

/**
 * The block at a height, authenticated by its proof of work against the least difficulty of the network. A header that
 * fails this says something about the source and nothing about the proof.
 */
export async function checkHeader(
  height: number,
  source: HeaderSource,
  { network, now, deadline }: Pick<HeaderCheck, 'network' | 'now' | 'deadline'>,
): Promise<HeaderAnswer> {
  try {
    const tip = await source.tip(deadline())
    const at = Math.min(height, tip)
    const header = authentic(await source.headerAt(at, deadline()), at, network)
    if (typeof header === 'string') return { kind: 'unavailable', reason: header }
    if (height <= tip) return { kind: 'block', header, confirmations: tip - height + 1 }
    // A source that is catching up knows nothing above its tip. The time of its newest block tells how far behind it
    // is.
    const behind = Math.max(0, now().getTime() - header.time * 1000)
    return height > tip + lag + behind / fastestBlockMs
      ? { kind: 'none' }
      : { kind: 'unavailable', reason: 'the source has not seen this block yet' }
  } catch (error) {
    if (!isAskFailure(error)) throw error
    return { kind: 'unavailable', reason: error.reason }
  }
}

/** The header, or a text that says what is wrong with it. */
function authentic(
  { header: bytes, hash }: SourcedHeader,
  height: number,
  network: BitcoinNetwork,
): BlockHeader | string {
  if (bytes.length !== headerBytes) return 'its header has another length'
  const header = parseHeader(bytes)
  if (header.hash !== hash) return 'its header has another hash'
  return hasProofOfWork(header, network, height) ? header : 'its header lacks proof of work'
}

/** The result of a header check as answers show it. `answer` is null if no source is configured. */
export function seenBlock(answer: HeaderAnswer | null): SeenBlock {
  const nothing = { hash: null, merkleRoot: null, time: null, confirmations: null }
  if (answer?.kind !== 'block') return { status: answer?.kind ?? 'not-configured', ...nothing }
  const { header, confirmations } = answer
  return {
    status: 'found',
    hash: header.hash,
    merkleRoot: displayRoot(header.merkleRoot),
    time: new Date(header.time * 1000).toISOString(),
    confirmations,
  }
}

/** Wraps a source so that each value is requested once: attestations of one batch often name the same block. */
function askedOnce(source: HeaderSource): HeaderSource {
  let tip: Promise<number> | null = null
  const headers = new Map<number, Promise<SourcedHeader>>()
  return {
    name: source.name,
    rests: () => source.rests(),
    tip: (signal) => (tip ??= source.tip(signal)),
    headerAt(height, signal) {
      const header = headers.get(height) ?? source.headerAt(height, signal)
      headers.set(height, header)
      return header
    },
  }
}

/** What a check of some paths of a batch says about all of them. */
export interface Found extends Pick<BlockCheckResult, 'path' | 'verification'> {
  readonly checkedPaths: readonly CheckedPath[]
  /** Whether a path that matched before no longer does. */
  readonly lost: boolean
  /** Number of paths that no check has refuted yet. */
  readonly open: number
}

/**
 * Checks the next paths of a batch, within one deadline for all, until one matches. Results of this and earlier checks
 * are judged by core/block-check. Returns null when the batch has no path.
 */
export async function checkBatch(
  batch: StoredBatch,
  source: HeaderSource,
  options: HeaderCheck,
): Promise<Found | null> {
  const once = askedOnce(source)
  const signal = options.deadline()
  const paths = pathsOf(batch)
  const seen = new Map<string, SeenPath>()
  for (const path of nextToCheck(batch, paths)) {
    const answer = await checkHeader(path.height, once, { ...options, deadline: () => signal })
    if (answer.kind === 'unavailable') options.onFailure(answer.reason)
    const one = { path, seen: seenBlock(hasVanished(answer, path.height, batch) ? behind : answer) }
    seen.set(claimOf(path), one)
    if (matchesBlock(one)) break
  }
  return foundOf(batch, paths, seen, { source: source.name, checkedAt: options.now().toISOString() })
}

/** The block of a path that an earlier check has refuted. */
const refuted = seenBlock({ kind: 'none' })

function foundOf(
  batch: StoredBatch,
  paths: readonly BitcoinPath[],
  now: ReadonlyMap<string, SeenPath>,
  check: { readonly source: string; readonly checkedAt: string },
): Found | null {
  const before = new Set(batch.checkedPaths.filter((one) => one.refuted).map(({ claim }) => claim))
  const statuses = new Map([...now].map(([claim, one]) => [claim, pathStatus(one)]))
  const isRefutedNow = (claim: string): boolean =>
    statuses.get(claim) === 'mismatch' || (before.has(claim) && statuses.get(claim) !== 'matches')
  // A path that could not be checked now keeps its earlier result.
  const told = [...now].flatMap(([claim, one]) =>
    statuses.get(claim) === 'unavailable' && before.has(claim) ? [] : [one],
  )
  const rest = paths
    .filter((path) => !told.some((one) => claimOf(one.path) === claimOf(path)))
    .map((path) => ({ path, seen: before.has(claimOf(path)) ? refuted : null }))
  const result = evaluatePaths([...told, ...rest], check)
  if (result === null) return null
  const { path, verification } = result
  const matches = verification.status === 'matches'
  const answered = [...statuses.values()].some((status) => status !== 'unavailable')
  const known = batch.verification?.status === 'matches' && batch.path !== null ? claimOf(batch.path) : null
  return {
    path,
    verification:
      verification.status === 'mismatch' && !answered
        ? { ...notChecked, status: 'unavailable', ...check }
        : verification,
    checkedPaths: matches
      ? []
      : checkedPathsAfter(
          batch,
          paths,
          new Map([...now.keys()].map((claim) => [claim, { refuted: isRefutedNow(claim) }])),
        ),
    lost: known !== null && statuses.get(known) === 'mismatch',
    open: paths.filter((one) => !isRefutedNow(claimOf(one))).length,
  }
}

const behind: HeaderAnswer = { kind: 'unavailable', reason: 'the source knows less than it did' }

/** Whether a block that matched is gone. A shorter chain does not count: a reorganisation makes the chain longer. */
const hasVanished = (answer: HeaderAnswer, height: number, { path, verification }: StoredBatch): boolean =>
  answer.kind === 'none' && verification?.status === 'matches' && path?.height === height
