import { askDeadlineMs } from '../app/proof/stamper.ts'
import type { Calendars } from '../app/proof/calendars.ts'
import { type CalendarAnswer, fileStatement, evaluatePaths } from '../core/block-check.ts'
import { saidOf } from '../core/calendar-words.ts'
import { bitcoinPaths, pathsInTurn, promisesIn } from '../ots/attested.ts'
import { equalBytes } from '../ots/bytes.ts'
import { type DetachedTimestamp, parseDetached, serializeDetached } from '../ots/detached.ts'
import { OtsError } from '../ots/error.ts'
import { displayRoot } from '../ots/header.ts'
import { calendarLimits } from '../ots/limits.ts'
import { type Timestamp, graft, parseTimestamp, serializeTimestamp } from '../ots/timestamp.ts'
import { httpCalendars } from '../remote/calendars.ts'
import { environment } from './config.ts'
import { print, readOts, replaceKeeping, shown, userAgent } from './ots-files.ts'
import { defaultCalendars, defaultUpgradeHosts } from './stamping.ts'

/** Most pending attestations of one file that are asked about; an honest file has fewer. */
const mostPromises = 32

/** `laurel upgrade`: completes a .ots file. The merged file is parsed again before it replaces the old one. */
export async function upgrade([path = '']: readonly string[]): Promise<number> {
  const { proof } = await readOts(path)
  const config = environment()
  const calendars = httpCalendars(
    config.OTS_CALENDARS ?? defaultCalendars,
    config.OTS_UPGRADE_HOSTS ?? defaultUpgradeHosts,
    userAgent,
  )
  let timestamp = proof.timestamp
  const answers: CalendarAnswer[] = []
  // Includes calendars that have sent a path: it may be wrong or its block gone, and only the calendar knows more.
  const promises = promisesIn(timestamp)
  const allowed = promises.filter(({ uri }) => calendars.mayAsk(uri))
  const foreign = [...new Set(promises.filter((one) => !allowed.includes(one)).map(({ uri }) => uri))]
  for (const uri of foreign.slice(0, mostPromises)) print(`${uri}: not asked, OTS_UPGRADE_HOSTS does not allow it`)
  for (const { uri, message } of allowed.slice(0, mostPromises)) {
    const { tree, reason, words } = await askOne(uri, message, calendars)
    answers.push({ url: uri, reason, at: new Date().toISOString() })
    const grown = tree === null ? timestamp : graft(timestamp, tree)
    const kept = fits({ ...proof, timestamp: grown }, message)
    print(`${uri}: ${words}${kept ? '' : ', but the file would become too large, so it is left out'}`)
    if (kept) timestamp = grown
  }
  if (allowed.length > mostPromises) print(`${allowed.length - mostPromises} more promises were not asked about.`)
  const fresh = serializeDetached({ ...proof, timestamp })
  if (equalBytes(fresh, serializeDetached(proof))) print(`${shown(path)} is as it was.`)
  else print(`${shown(path)} is upgraded; the file before is ${shown(await replaceKeeping(path, fresh))}`)
  return conclude(timestamp, answers, path)
}

interface Answer {
  readonly tree: Timestamp | null
  /** The reason of the calendar; null without a usable answer. */
  readonly reason: string | null
  /** The same for the terminal, with the words of a calendar quoted. */
  readonly words: string
}

async function askOne(uri: string, message: Uint8Array, calendars: Calendars): Promise<Answer> {
  const none = (words: string): Answer => ({ tree: null, reason: null, words })
  try {
    const answer = await calendars.ask(uri, message, AbortSignal.timeout(askDeadlineMs))
    if ('reason' in answer) {
      const { reason } = answer
      const { words } = saidOf(reason)
      return { tree: null, reason, words: words === '' ? 'it gave no reason' : `it says “${words}”` }
    }
    const tree = parseTimestamp(answer.tree, message, calendarLimits)
    const [path] = bitcoinPaths(tree)
    const words = path === undefined ? 'it has sent more' : `it names Bitcoin block ${path.height}`
    return { tree, reason: words, words }
  } catch (error) {
    if (error instanceof OtsError) return none(`its answer is no timestamp: ${error.code}`)
    if (error instanceof Error && 'reason' in error) return none(String(error.reason))
    throw error
  }
}

/**
 * Whether the file is within all limits, and the part behind one pending attestation within those of one calendar.
 * Otherwise a calendar could grow its part with every call and leave no room for the others.
 */
function fits(proof: DetachedTimestamp, promise: Uint8Array): boolean {
  try {
    const { timestamp } = parseDetached(serializeDetached(proof))
    const own = nodeOf(timestamp, promise)
    if (own !== null) parseTimestamp(serializeTimestamp(own), promise, calendarLimits)
    return true
  } catch (error) {
    if (error instanceof OtsError) return false
    throw error
  }
}

/** The node that an answer is merged into: the first with this message. */
function nodeOf(tree: Timestamp, message: Uint8Array): Timestamp | null {
  if (equalBytes(tree.message, message)) return tree
  for (const { timestamp } of tree.branches) {
    const found = nodeOf(timestamp, message)
    if (found !== null) return found
  }
  return null
}

function conclude(timestamp: Timestamp, answers: readonly CalendarAnswer[], ots: string): number {
  const paths = pathsInTurn(timestamp).map(({ height, message }) => ({
    path: { height, merkleRoot: displayRoot(message), attestedBy: '' },
    seen: null,
  }))
  const result = evaluatePaths(paths, { source: null, checkedAt: '' })
  print(fileStatement({ calendars: promisesIn(timestamp).map(({ uri }) => uri), answers, result, network: '' }))
  if (result === null) return 1
  print(`To check it: laurel verify FILE ${shown(ots)}`)
  return 0
}
