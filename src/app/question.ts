/** One question to one calendar about one batch: submit its root, or ask for the rest of what it promised. */
import type { BitcoinPath } from '../core/proof.ts'
import { bytesOf, equalBytes, hexOf } from '../ots/bytes.ts'
import { OtsError } from '../ots/error.ts'
import { displayRoot } from '../ots/header.ts'
import {
  type Attested,
  type Timestamp,
  attestationsOf,
  graft,
  parseTimestamp,
  serializeTimestamp,
} from '../ots/timestamp.ts'
import type { Calendars } from './calendars.ts'
import type { StoredQuestion } from './proof-store.ts'

export interface Answered {
  /** The calendar's tree over the root, canonical, when it changed. */
  readonly tree: Uint8Array | null
  /** The lowest plausible path to a block in the tree. */
  readonly path: BitcoinPath | null
  readonly reason: string
  readonly retryAfter: number | null
}

/** No block has a height above this for a hundred years to come. */
const highestBlock = 9_999_999

/** With a proof's own head a file stays below the limit of 64 KiB. */
const largestTree = 16_000

/** Promises of one tree that are asked about: a calendar makes one. */
const mostPromises = 4

/** Attestations that can be a merkle root of Bitcoin, the lowest block first. Presence proves nothing yet. */
export const bitcoinPaths = (tree: Timestamp): readonly { readonly height: number; readonly message: Uint8Array }[] =>
  attestationsOf(tree)
    .flatMap(({ attestation, message }) =>
      attestation.kind === 'bitcoin' &&
      message.length === 32 &&
      attestation.height >= 1 &&
      attestation.height <= highestBlock
        ? [{ height: attestation.height, message }]
        : [],
    )
    .toSorted((a, b) => a.height - b.height)

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
export const answerOf = (
  question: StoredQuestion,
  calendars: Calendars,
  deadline: () => AbortSignal,
): Promise<Answered> =>
  question.tree === null
    ? submit(question, calendars, deadline())
    : upgrade(question, bytesOf(question.tree), calendars, deadline)

async function submit(
  { root, calendar }: StoredQuestion,
  calendars: Calendars,
  signal: AbortSignal,
): Promise<Answered> {
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
  { root, calendar }: StoredQuestion,
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

/** What calendars promise in a tree: the address and the commitment to ask for, each once. */
export function promisesIn(tree: Timestamp): readonly { readonly uri: string; readonly message: Uint8Array }[] {
  const promises = attestationsOf(tree).flatMap(({ attestation, message }: Attested) =>
    attestation.kind === 'pending' ? [{ uri: attestation.uri, message }] : [],
  )
  const keys = promises.map(({ uri, message }) => `${uri} ${hexOf(message)}`)
  return promises.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}
