/** One question to one calendar about one batch: submit its root, or ask for the rest of what it promised. */
import type { BitcoinPath } from '../core/proof.ts'
import { bitcoinPaths, promisesIn } from '../ots/attested.ts'
import { bytesOf, equalBytes } from '../ots/bytes.ts'
import { OtsError } from '../ots/error.ts'
import { displayRoot } from '../ots/header.ts'
import { type Timestamp, attestationsOf, graft, parseTimestamp, serializeTimestamp } from '../ots/timestamp.ts'
import type { Calendars } from './calendars.ts'
import type { StoredQuestion } from './proof-store.ts'

/** What of a question is sent or continued; a file that nobody stored has no more. */
export type Asked = Pick<StoredQuestion, 'root' | 'calendar' | 'tree'>

export interface Answered {
  /** The calendar's tree over the root, canonical, when it changed. */
  readonly tree: Uint8Array | null
  /** The lowest plausible path to a block in the tree. */
  readonly path: BitcoinPath | null
  readonly reason: string
  readonly retryAfter: number | null
}

/** With a proof's own head a file stays below the limit of 64 KiB. */
const largestTree = 16_000

/** Promises of one tree that are asked about: a calendar makes one. */
const mostPromises = 4

const pathIn = (tree: Timestamp, calendar: string): BitcoinPath | null => {
  const [first] = bitcoinPaths(tree)
  return first === undefined
    ? null
    : { height: first.height, merkleRoot: displayRoot(first.message), attestedBy: calendar }
}

const answered = (set: Partial<Answered>): Answered => ({
  tree: null,
  path: null,
  reason: '',
  retryAfter: null,
  ...set,
})

/** Reads what a calendar sent; a reason instead when it cannot be used. Parsed back before it is ever kept. */
function treeOf(bytes: Uint8Array, message: Uint8Array): Timestamp | string {
  try {
    return parseTimestamp(bytes, message)
  } catch (error) {
    if (!(error instanceof OtsError)) throw error
    return `its answer is no timestamp: ${error.code}`
  }
}

/** Asks. Rejects with an AskFailure when no whole answer came; an answer that cannot be used is a failed one. */
export const answerOf = (question: Asked, calendars: Calendars, deadline: () => AbortSignal): Promise<Answered> =>
  question.tree === null
    ? submit(question, calendars, deadline())
    : upgrade(question, bytesOf(question.tree), calendars, deadline)

async function submit({ root, calendar }: Asked, calendars: Calendars, signal: AbortSignal): Promise<Answered> {
  const message = bytesOf(root)
  const tree = treeOf(await calendars.submit(calendar, message, signal), message)
  if (typeof tree === 'string') return answered({ reason: tree })
  const known = attestationsOf(tree).some(
    ({ attestation }) => attestation.kind === 'pending' || attestation.kind === 'bitcoin',
  )
  if (!known) return answered({ reason: 'its answer promises nothing that can be asked for' })
  const bytes = serializeTimestamp(tree)
  if (bytes.length > largestTree) return answered({ reason: 'its answer is larger than a calendar needs' })
  return answered({ tree: bytes, path: pathIn(tree, calendar) })
}

async function upgrade(
  { root, calendar }: Asked,
  known: Uint8Array,
  calendars: Calendars,
  deadline: () => AbortSignal,
): Promise<Answered> {
  const tree = parseTimestamp(known, bytesOf(root))
  const promises = promisesIn(tree)
  const askable = promises.filter(({ uri }) => calendars.mayAsk(uri)).slice(0, mostPromises)
  if (askable.length === 0) return answered({ reason: 'it names an address that may not be asked' })
  let grown = tree
  let reason = ''
  for (const { uri, message } of askable) {
    const said = await calendars.ask(uri, message, deadline())
    if ('reason' in said) {
      reason = said.reason
      continue
    }
    const more = treeOf(said.tree, message)
    if (typeof more === 'string') return answered({ reason: more })
    grown = graft(grown, more)
  }
  const bytes = serializeTimestamp(grown)
  if (equalBytes(bytes, known)) return answered({ reason, path: pathIn(tree, calendar) })
  if (bytes.length > largestTree) return answered({ reason: 'its answer is larger than a calendar needs' })
  // Read back as a whole: what is stored must be readable by everybody, within every limit.
  const whole = treeOf(bytes, bytesOf(root))
  if (typeof whole === 'string') return answered({ reason: whole })
  return answered({ tree: bytes, path: pathIn(whole, calendar), reason })
}
