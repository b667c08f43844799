/** Compares the attestations of a batch with block headers: the only thing that lets anybody say “it matches”. */
import { type SeenBlock, mostPaths } from '../core/block-check.ts'
import { type BitcoinPath, type Verification, notChecked } from '../core/proof.ts'
import { bitcoinPaths } from '../ots/attested.ts'
import { bytesOf, equalBytes } from '../ots/bytes.ts'
import {
  type BitcoinNetwork,
  type BlockHeader,
  displayRoot,
  hasProofOfWork,
  headerBytes,
  parseHeader,
} from '../ots/header.ts'
import { parseTimestamp } from '../ots/timestamp.ts'
import type { AskFailure, HeaderSource, SourcedHeader } from './calendars.ts'
import type { BatchOutcome, StoredBatch } from './proof-store.ts'

const day = 86_400_000

/** How far behind a source may be before “there is no such block” is its answer. */
const lag = 6

export interface HeaderCheck {
  readonly network: BitcoinNetwork
  readonly confirmations: number
  readonly recheckMs: number
  readonly now: () => Date
  readonly deadline: () => AbortSignal
  readonly onFailure: (reason: string) => void
}

/** What a source says of one height: the block with its depth, that there is none, or that it cannot say now. */
export type Looked =
  | { readonly kind: 'block'; readonly header: BlockHeader; readonly confirmations: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable'; readonly reason: string }

const isAskFailure = (error: unknown): error is AskFailure =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string'

/**
 * The block at a height, authenticated by its own proof of work against the network's least difficulty. A header that
 * fails this says something about the source and nothing about the proof.
 */
export async function lookAt(
  height: number,
  source: HeaderSource,
  { network, deadline }: Pick<HeaderCheck, 'network' | 'deadline'>,
): Promise<Looked> {
  try {
    const tip = await source.tip(deadline())
    if (height > tip + lag) return { kind: 'none' }
    if (height > tip) return { kind: 'unavailable', reason: 'the source has not seen this block yet' }
    const { header: bytes, hash } = await source.headerAt(height, deadline())
    if (bytes.length !== headerBytes) return { kind: 'unavailable', reason: 'its header has another length' }
    const header = parseHeader(bytes)
    if (header.hash !== hash) return { kind: 'unavailable', reason: 'its header has another hash' }
    if (!hasProofOfWork(header, network)) return { kind: 'unavailable', reason: 'its header lacks proof of work' }
    return { kind: 'block', header, confirmations: tip - height + 1 }
  } catch (error) {
    if (!isAskFailure(error)) throw error
    return { kind: 'unavailable', reason: error.reason }
  }
}

/** A look in the form that answers and clients use; null: no source is configured. */
export function seenBlock(looked: Looked | null): SeenBlock {
  const nothing = { hash: null, merkleRoot: null, time: null, confirmations: null }
  if (looked?.kind !== 'block') return { status: looked?.kind ?? 'not-configured', ...nothing }
  const { header, confirmations } = looked
  return {
    status: 'found',
    hash: header.hash,
    merkleRoot: displayRoot(header.merkleRoot),
    time: new Date(header.time * 1000).toISOString(),
    confirmations,
  }
}

/** The source, asked for each thing once: attestations of one batch often name the same block. */
function remembering(source: HeaderSource): HeaderSource {
  let tip: Promise<number> | null = null
  const headers = new Map<number, Promise<SourcedHeader>>()
  return {
    name: source.name,
    tip: (signal) => (tip ??= source.tip(signal)),
    headerAt(height, signal) {
      const header = headers.get(height) ?? source.headerAt(height, signal)
      headers.set(height, header)
      return header
    },
  }
}

/**
 * The paths to look at: the lowest of every calendar, then the second of each, and so on, so that a calendar that
 * invents many does not keep those of the others from being seen.
 */
function pathsOf({ calendars, root }: StoredBatch) {
  const most = Math.max(mostPaths, calendars.length)
  return calendars
    .flatMap(({ tree, calendar }) =>
      tree === null
        ? []
        : bitcoinPaths(parseTimestamp(bytesOf(tree), bytesOf(root))).map((path, rank) => ({ ...path, rank, calendar })),
    )
    .toSorted((a, b) => a.rank - b.rank || a.height - b.height)
    .slice(0, most)
}

/** Looks at the paths of a batch, within one deadline for all of them; one that matches is enough. */
export async function checkBatch(
  batch: StoredBatch,
  source: HeaderSource,
  options: HeaderCheck,
): Promise<BatchOutcome> {
  const { now, recheckMs, confirmations: deepEnough } = options
  const once = remembering(source)
  const signal = options.deadline()
  let unavailable = false
  for (const { height, message, calendar } of pathsOf(batch)) {
    const looked = await lookAt(height, once, { network: options.network, deadline: () => signal })
    if (looked.kind === 'unavailable') {
      unavailable = true
      options.onFailure(looked.reason)
      continue
    }
    if (looked.kind === 'none' || !equalBytes(looked.header.merkleRoot, message)) continue
    const at = now()
    const { header, confirmations } = looked
    const path: BitcoinPath = { height, merkleRoot: displayRoot(message), attestedBy: calendar }
    const verification: Verification = {
      status: 'matches',
      blockHash: header.hash,
      blockTime: new Date(header.time * 1000).toISOString(),
      source: source.name,
      confirmations,
      checkedAt: at.toISOString(),
    }
    return {
      id: batch.id,
      path,
      verification,
      confirmedAt: at.toISOString(),
      checkAt: confirmations >= deepEnough ? null : new Date(at.getTime() + recheckMs).toISOString(),
      asking: 'stop',
    }
  }
  const at = now()
  // A mismatch seldom mends itself: the older it is, the less often it is looked at, but once a day at least.
  const age = Math.min(day, (at.getTime() - Date.parse(batch.createdAt)) / 10)
  const checkAt = new Date(at.getTime() + (unavailable ? recheckMs : Math.max(recheckMs, age))).toISOString()
  // “Could not check now” never takes back what an earlier look has shown.
  if (unavailable && (batch.verification?.status === 'matches' || batch.verification?.status === 'mismatch'))
    return { id: batch.id, checkAt }
  const status = unavailable ? ('unavailable' as const) : ('mismatch' as const)
  return {
    id: batch.id,
    verification: { ...notChecked, status, source: source.name, checkedAt: at.toISOString() },
    checkAt,
    // A calendar may have built on a block that is gone, or have lied: all of them are asked again.
    ...(status === 'mismatch' ? { asking: 'again' as const } : {}),
  }
}
