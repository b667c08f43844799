import { lookAt, seenBlock } from '../app/header-check.ts'
import { networkName } from '../app/proof.ts'
import { askDeadlineMs } from '../app/stamper.ts'
import {
  type Judgement,
  type SeenPath,
  fileStatement,
  judgePaths,
  matchesBlock,
  mostPaths,
} from '../core/block-check.ts'
import { bitcoinPaths, promisesIn } from '../ots/attested.ts'
import { equalBytes, hexOf } from '../ots/bytes.ts'
import { displayRoot } from '../ots/header.ts'
import type { Timestamp } from '../ots/timestamp.ts'
import { headerSource } from '../remote/headers.ts'
import { type Config, environment } from './config.ts'
import { digestOfFile, fileNames, orTwo, print, readOts, shown, userAgent } from './ots-files.ts'

const usage = `laurel verify FILE [FILE.ots]   computes the digest anew and compares the proof with a block header
  BITCOIN_HEADERS_URL, BITCOIN_NETWORK: where headers come from (default: none, so that nothing is checked)
  exit code: 0 it matches a block, 1 it does not match, 2 it could not be checked
`

/** \`laurel verify\`: says one of the four statements, and never more than was checked. */
export const verify = (args: readonly string[]): Promise<number> =>
  orTwo(usage, async () => {
    const [first = '', second] = fileNames(args, 1, 2)
    // As the reference client takes it: the proof alone names its file.
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
    const judgement = await judge(proof.timestamp, config)
    const calendars = promisesIn(proof.timestamp).map(({ uri }) => uri)
    const network = networkName[config.BITCOIN_NETWORK]
    print(fileStatement({ calendars, judgement, network }))
    return conclude(judgement, calendars, config)
  })

/** Looks at the blocks, the lowest first, until one matches. Null when the proof names none. */
async function judge(tree: Timestamp, config: Config): Promise<Judgement | null> {
  const { BITCOIN_HEADERS_URL: url, BITCOIN_NETWORK: network } = config
  const source = url === null ? null : headerSource(url, userAgent)
  const deadline = () => AbortSignal.timeout(askDeadlineMs)
  const looked: SeenPath[] = []
  for (const { height, message } of bitcoinPaths(tree).slice(0, mostPaths)) {
    const seen = seenBlock(source === null ? null : await lookAt(height, source, { network, deadline }))
    looked.push({ path: { height, merkleRoot: displayRoot(message), attestedBy: '' }, seen })
    if (looked.some(matchesBlock)) break
  }
  return judgePaths(looked, { source: source?.name ?? null, checkedAt: new Date().toISOString() })
}

function conclude(judgement: Judgement | null, calendars: readonly string[], config: Config): number {
  if (judgement === null) {
    if (calendars.length > 0) print('Ask for the rest: laurel upgrade')
    return 2
  }
  const { path, verification } = judgement
  switch (verification.status) {
    case 'matches':
      return 0
    case 'mismatch':
      return 1
    default:
      if (config.BITCOIN_HEADERS_URL === null) print('Set BITCOIN_HEADERS_URL to have it checked, or look yourself:')
      print(`in a block explorer, block ${path.height} must have the Merkle root ${path.merkleRoot}`)
      return 2
  }
}
