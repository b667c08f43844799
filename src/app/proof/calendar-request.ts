/** One request to one calendar about one batch: submit the root, or ask for the rest of a pending attestation. */
import type { BitcoinPath } from '../../core/proof.ts'
import { bitcoinPaths, pathsInTurn, promisesAlone, promisesIn } from '../../ots/attested.ts'
import { bytesOf, equalBytes } from '../../ots/bytes.ts'
import { OtsError } from '../../ots/error.ts'
import { displayRoot } from '../../ots/header.ts'
import { type TreeLimits, calendarLimits } from '../../ots/limits.ts'
import { type Timestamp, graft, parseTimestamp, serializeTimestamp } from '../../ots/timestamp.ts'
import { type AskFailure, type Calendars, isAskFailure } from './calendars.ts'
import type { StoredCalendarRequest } from './proof-store.ts'

/** What a request needs. A proof that is in a file and not in the store has no more than this. */
export type Asked = Pick<StoredCalendarRequest, 'root' | 'calendar' | 'tree'>

export interface Answered {
  /** The calendar's timestamp tree over the root in canonical bytes, when it changed; otherwise null. */
  readonly tree: Uint8Array | null
  /** The plausible paths to blocks in the tree, in the order in which to check them. */
  readonly paths: readonly BitcoinPath[]
  readonly reason: string
  readonly retryAfter: number | null
  /** Whether a calendar answered at all; false when none of its addresses may be asked. */
  readonly calendarAnswered: boolean
}

/** Most pending attestations of one tree that are asked about. An honest calendar makes one. */
const mostPromises = 4

/** The paths in a calendar's tree, in the order in which to check them. */
export const pathsIn = (tree: Timestamp, calendar: string): readonly BitcoinPath[] =>
  pathsInTurn(tree).map(({ height, message }) => ({
    height,
    merkleRoot: displayRoot(message),
    attestedBy: calendar,
  }))

const answered = (set: Partial<Answered>): Answered => ({
  tree: null,
  paths: [],
  reason: '',
  retryAfter: null,
  calendarAnswered: true,
  ...set,
})

const notAskable = 'it names an address that may not be asked'

const beyond: readonly string[] = ['too-large', 'too-deep', 'too-many-nodes', 'too-much-work']

/** Parses the answer of a calendar; returns a reason when it cannot be used. Nothing unparsed is ever stored. */
function treeOf(bytes: Uint8Array, message: Uint8Array, most: TreeLimits): Timestamp | string {
  try {
    return parseTimestamp(bytes, message, most)
  } catch (error) {
    if (!(error instanceof OtsError)) throw error
    if (beyond.includes(error.code)) return 'its answer is larger than a calendar needs'
    return `its answer is no timestamp: ${error.code}`
  }
}

/**
 * Makes the request. Rejects with an AskFailure when no complete answer came; an unusable answer counts as a failed
 * request. `most` limits the size of the calendar's tree; a user's own file has the limits of any file.
 */
export const answerOf = (
  calendarRequest: Asked,
  calendars: Calendars,
  deadline: () => AbortSignal,
  most: TreeLimits = calendarLimits,
): Promise<Answered> =>
  calendarRequest.tree === null
    ? submit(calendarRequest, calendars, deadline(), most)
    : upgrade(calendarRequest, bytesOf(calendarRequest.tree), calendars, deadline, most)

async function submit(
  { root, calendar }: Asked,
  calendars: Calendars,
  signal: AbortSignal,
  most: TreeLimits,
): Promise<Answered> {
  const message = bytesOf(root)
  const tree = treeOf(await calendars.submit(calendar, message, signal), message, most)
  if (typeof tree === 'string') return answered({ reason: tree })
  if (bitcoinPaths(tree).length === 0) {
    const promises = promisesIn(tree)
    if (promises.length === 0) return answered({ reason: 'its answer promises nothing that can be asked for' })
    // Treated as a failure: an attestation at an address that may not be asked is worthless, so the root is submitted
    // again later.
    if (!promises.some(({ uri }) => calendars.mayAsk(uri))) return answered({ reason: notAskable })
  }
  return answered({ tree: serializeTimestamp(tree), paths: pathsIn(tree, calendar) })
}

async function upgrade(
  { root, calendar }: Asked,
  known: Uint8Array,
  calendars: Calendars,
  deadline: () => AbortSignal,
  most: TreeLimits,
): Promise<Answered> {
  const message = bytesOf(root)
  const tree = parseTimestamp(known, message)
  const askable = promisesIn(tree)
    .filter(({ uri }) => calendars.mayAsk(uri))
    .slice(0, mostPromises)
  if (askable.length === 0) return answered({ reason: notAskable, calendarAnswered: false })
  const parts: Timestamp[] = []
  let reason = ''
  let failure: AskFailure | null = null
  // A pending attestation that fails does not keep the others from being asked.
  for (const promise of askable)
    try {
      const said = await calendars.ask(promise.uri, promise.message, deadline())
      const more = 'reason' in said ? said.reason || 'it gave no reason' : treeOf(said.tree, promise.message, most)
      if (typeof more === 'string') reason = more
      else parts.push(more)
    } catch (error) {
      if (!isAskFailure(error)) throw error
      failure = error
    }
  const grown = (from: Timestamp): Uint8Array => serializeTimestamp(parts.reduce(graft, from))
  let bytes = grown(tree)
  if (equalBytes(bytes, known)) {
    if (failure !== null && reason === '') throw failure
    return answered({ reason: reason || 'it said nothing new', paths: pathsIn(tree, calendar) })
  }
  // Parse the whole tree again: what is stored must be readable by every client, within every limit.
  let whole = treeOf(bytes, message, most)
  if (typeof whole === 'string') {
    // The earlier answer did not help, otherwise nothing would be asked: it must not leave too little room for the new
    // one.
    bytes = grown(promisesAlone(tree) ?? tree)
    whole = treeOf(bytes, message, most)
  }
  if (typeof whole === 'string') return answered({ reason: whole })
  return answered({ tree: bytes, paths: pathsIn(whole, calendar), reason })
}
