import type { HeaderSource } from '../app/proof/calendars.ts'
import { checkHeader, seenBlock } from '../app/proof/header-check.ts'
import { networkName } from '../app/proof/proof.ts'
import { askDeadlineMs } from '../app/proof/stamper.ts'
import {
  type BlockCheckResult,
  type SeenBlock,
  fileStatement,
  evaluatePaths,
  matchesBlock,
} from '../core/block-check.ts'
import type { BitcoinPath } from '../core/proof.ts'
import { pathsInTurn, promisesIn } from '../ots/attested.ts'
import { equalBytes, hexOf } from '../ots/bytes.ts'
import { type BitcoinNetwork, displayRoot } from '../ots/header.ts'
import type { Timestamp } from '../ots/timestamp.ts'
import { headerSource } from '../remote/headers.ts'
import { type Config, environment } from './config.ts'
import { digestOfFile, print, readOts, shown, userAgent } from './ots-files.ts'

/**
 * Most blocks that are checked. More than in the service, because the file is the user's own; most files name one or
 * two.
 */
const mostBlocks = 100

/** Failed requests after which the source is not asked again. */
const mostFailures = 3

/** `laurel verify`: prints one of the four statements about the proof, and never more than was checked. */
export async function verify([first = '', second]: readonly string[]): Promise<number> {
  // As in the reference client, the name of the .ots file gives the name of its file.
  const [file, ots] =
    second === undefined && first.endsWith('.ots')
      ? [first.slice(0, -'.ots'.length), first]
      : [first, second ?? `${first}.ots`]
  const { proof } = await readOts(ots)
  const digest = await digestOfFile(file, proof.hashOp)
  if (!equalBytes(digest, proof.digest)) {
    print(`${shown(file)} is not what the proof is about.`)
    print(`  ${proof.hashOp} of the file   ${hexOf(digest)}`)
    print(`  ${proof.hashOp} in the proof  ${hexOf(proof.digest)}`)
    return 1
  }
  print(`${proof.hashOp} of ${shown(file)}: ${hexOf(digest)}, as in the proof.`)
  const config = environment()
  const result = await checkBlocks(proof.timestamp, config)
  const calendars = promisesIn(proof.timestamp).map(({ uri }) => uri)
  const network = networkName[config.BITCOIN_NETWORK]
  print(fileStatement({ calendars, result, network }))
  return conclude(result, { promised: calendars.length > 0, ots, config })
}

/** Checks the blocks, interleaved over the calendars, until one matches. Null when the proof names none. */
async function checkBlocks(tree: Timestamp, config: Config): Promise<BlockCheckResult | null> {
  const { BITCOIN_HEADERS_URL: url } = config
  const source = url === null ? null : headerSource(url, userAgent)
  const paths = pathsInTurn(tree).map(({ height, message }) => ({
    height,
    merkleRoot: displayRoot(message),
    attestedBy: '',
  }))
  const seen = source === null ? null : await checkPaths(paths, source, config.BITCOIN_NETWORK)
  return evaluatePaths(
    paths.map((path) => ({ path, seen: seen?.get(path.height) ?? null })),
    { source: source?.name ?? null, checkedAt: new Date().toISOString() },
  )
}

/** The answer of the source for each height that was asked, once each. */
async function checkPaths(
  paths: readonly BitcoinPath[],
  source: HeaderSource,
  network: BitcoinNetwork,
): Promise<ReadonlyMap<number, SeenBlock>> {
  const options = { network, now: () => new Date(), deadline: () => AbortSignal.timeout(askDeadlineMs) }
  const seen = new Map<number, SeenBlock>()
  let failures = 0
  for (const path of paths) {
    if (!seen.has(path.height)) {
      if (seen.size >= mostBlocks || failures >= mostFailures) continue
      const block = seenBlock(await checkHeader(path.height, source, options))
      seen.set(path.height, block)
      if (block.status === 'unavailable') failures += 1
    }
    if (matchesBlock({ path, seen: seen.get(path.height) ?? null })) break
  }
  return seen
}

function conclude(
  result: BlockCheckResult | null,
  { promised, ots, config }: { readonly promised: boolean; readonly ots: string; readonly config: Config },
): number {
  const ask = () => {
    if (promised) print(`To ask the calendars: laurel upgrade ${shown(ots)}`)
  }
  if (result === null) {
    ask()
    return 2
  }
  const { path, verification } = result
  switch (verification.status) {
    case 'matches':
      return 0
    case 'mismatch':
      // The block may have been reorganised away; the calendar then knows the new one.
      ask()
      return 1
    default:
      if (config.BITCOIN_HEADERS_URL === null) print('Set BITCOIN_HEADERS_URL to have it checked, or look yourself:')
      print(`in a block explorer, block ${path.height} must have the Merkle root ${path.merkleRoot}`)
      return 2
  }
}
