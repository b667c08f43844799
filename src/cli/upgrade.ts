import { askDeadlineMs } from '../app/stamper.ts'
import type { Calendars } from '../app/calendars.ts'
import { type Heard, fileStatement } from '../core/block-check.ts'
import { notChecked } from '../core/proof.ts'
import { bitcoinPaths, promisesIn } from '../ots/attested.ts'
import { equalBytes } from '../ots/bytes.ts'
import { parseDetached, serializeDetached } from '../ots/detached.ts'
import { OtsError } from '../ots/error.ts'
import { displayRoot } from '../ots/header.ts'
import { type Timestamp, graft, parseTimestamp } from '../ots/timestamp.ts'
import { httpCalendars } from '../remote/calendars.ts'
import { environment } from './config.ts'
import { fileNames, orTwo, print, readOts, replaceKeeping, shown, userAgent } from './ots-files.ts'
import { defaultCalendars, defaultUpgradeHosts } from './stamping.ts'

const usage = `laurel upgrade FILE.ots   asks the calendars for the rest of the proof; the file before stays as FILE.ots.bak
  OTS_CALENDARS, OTS_UPGRADE_HOSTS: who may be asked (default: the list of the reference client)
  exit code: 0 the file leads to a Bitcoin block, 1 not yet, 2 it could not be done
`

/** Promises of one file that are asked about; more are not made honestly. */
const mostPromises = 16

/** \`laurel upgrade\`: completes a .ots file. What a calendar answers is read back before it replaces anything. */
export const upgrade = (args: readonly string[]): Promise<number> =>
  orTwo(usage, async () => {
    const [path = ''] = fileNames(args, 1, 1)
    const { proof } = await readOts(path)
    const config = environment()
    const calendars = httpCalendars(
      config.OTS_CALENDARS ?? defaultCalendars,
      config.OTS_UPGRADE_HOSTS ?? defaultUpgradeHosts,
      userAgent,
    )
    let timestamp = proof.timestamp
    const said: Heard[] = []
    const open = promisesIn(timestamp).filter(({ message }) => !isKept(timestamp, message))
    for (const { uri, message } of open.slice(0, mostPromises)) {
      const { tree, reason } = await askOne(uri, message, calendars)
      const grown = tree === null ? timestamp : graft(timestamp, tree)
      said.push({ url: uri, reason, at: new Date().toISOString() })
      print(`${uri}: ${reason}`)
      // Several answers can be too much together; what fits already is kept.
      if (tree !== null && fits({ ...proof, timestamp: grown })) timestamp = grown
    }
    if (open.length > mostPromises) print(`${open.length - mostPromises} more promises were not asked about.`)
    const upgraded = { ...proof, timestamp }
    const fresh = serializeDetached(upgraded)
    if (equalBytes(fresh, serializeDetached(proof))) print(`${shown(path)} is as it was.`)
    else print(`${shown(path)} is upgraded; the file before is ${shown(await replaceKeeping(path, fresh))}`)
    return conclude(timestamp, said)
  })

/** Whether the calendar has kept its promise: the message leads to a block. */
const isKept = (tree: Timestamp, message: Uint8Array): boolean =>
  equalBytes(tree.message, message)
    ? bitcoinPaths(tree).length > 0
    : tree.branches.some(({ timestamp }) => isKept(timestamp, message))

async function askOne(
  uri: string,
  message: Uint8Array,
  calendars: Calendars,
): Promise<{ readonly tree: Timestamp | null; readonly reason: string }> {
  if (!calendars.mayAsk(uri)) return { tree: null, reason: 'not asked, OTS_UPGRADE_HOSTS does not allow it' }
  try {
    const answer = await calendars.ask(uri, message, AbortSignal.timeout(askDeadlineMs))
    if ('reason' in answer) return { tree: null, reason: answer.reason }
    const tree = parseTimestamp(answer.tree, message)
    const [path] = bitcoinPaths(tree)
    return { tree, reason: path === undefined ? 'it has sent more' : `it names Bitcoin block ${path.height}` }
  } catch (error) {
    if (error instanceof OtsError) return { tree: null, reason: `its answer is no timestamp: ${error.code}` }
    if (error instanceof Error && 'reason' in error) return { tree: null, reason: String(error.reason) }
    throw error
  }
}

function fits(proof: Parameters<typeof serializeDetached>[0]): boolean {
  try {
    parseDetached(serializeDetached(proof))
    return true
  } catch (error) {
    if (error instanceof OtsError) return false
    throw error
  }
}

function conclude(timestamp: Timestamp, heard: readonly Heard[]): number {
  const [path] = bitcoinPaths(timestamp)
  const judgement =
    path === undefined
      ? null
      : {
          path: { height: path.height, merkleRoot: displayRoot(path.message), attestedBy: '' },
          verification: notChecked,
        }
  const calendars = promisesIn(timestamp).map(({ uri }) => uri)
  print(fileStatement({ calendars, heard, judgement, network: '' }))
  if (judgement === null) return 1
  print('To check it: laurel verify FILE')
  return 0
}
