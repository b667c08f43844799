/**
 * A proof: a committed hash, its states, and exactly what may be said about it (docs/spec/interface.md 2.11,
 * docs/spec/decisions.md 2).
 */

/** Forward only. `committed`: stored, no calendar has answered yet. */
export const proofStates = ['committed', 'ots_pending', 'ots_bitcoin_confirmed'] as const
export type ProofState = (typeof proofStates)[number]

/** What a calendar was last heard to say of a batch. `waiting`: it has not answered the batch's root yet. */
export const calendarStatuses = ['waiting', 'pending', 'confirmed'] as const
export type CalendarStatus = (typeof calendarStatuses)[number]

/** What a look at a block header gave; `unavailable` is “could not check now”, which never means “does not match”. */
export const verificationStatuses = ['not-checked', 'matches', 'mismatch', 'unavailable'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** A path to a Bitcoin block, as an attestation claims it. */
export interface BitcoinPath {
  readonly height: number
  /** As explorers print it, hex. */
  readonly merkleRoot: string
  /** Origin of the calendar whose answer holds it. */
  readonly attestedBy: string
}

export interface Verification {
  readonly status: VerificationStatus
  readonly blockHash: string | null
  /** ISO 8601; a block's own clock, which may be two hours off. */
  readonly blockTime: string | null
  /** Where the header came from, without credentials. */
  readonly source: string | null
  readonly confirmations: number | null
  readonly checkedAt: string | null
}

export const notChecked: Verification = {
  status: 'not-checked',
  blockHash: null,
  blockTime: null,
  source: null,
  confirmations: null,
  checkedAt: null,
}

/** A calendar and what it said of the proof's batch. Times ISO 8601 UTC. */
export interface Calendar {
  readonly url: string
  readonly status: CalendarStatus
  /** Clean text; what it waits for or what went wrong. */
  readonly reason: string
  readonly lastCheckedAt: string | null
  readonly nextCheckAt: string | null
}

/** Everything that a statement may rest on. */
export interface Standing {
  readonly createdAt: string
  readonly submittedAt: string | null
  readonly confirmedAt: string | null
  readonly calendars: readonly Calendar[]
  readonly path: BitcoinPath | null
  readonly verification: Verification
  /** Whether a calendar is configured; without one nobody is asked, about earlier proofs neither. */
  readonly submits: boolean
  /** The chain that headers are compared with, in words. */
  readonly network: string
}

export const stateOf = ({ submittedAt, confirmedAt }: Pick<Standing, 'submittedAt' | 'confirmedAt'>): ProofState =>
  confirmedAt !== null ? 'ots_bitcoin_confirmed' : submittedAt !== null ? 'ots_pending' : 'committed'

/**
 * Whether a calendar that is in this status is asked on. Not when a block matches, which is all that can be had. When a
 * path has confirmed a proof unchecked, it may be made up: what other calendars promised is fetched all the same.
 */
export const mayGoOn = (
  { confirmedAt, verification }: { readonly confirmedAt: string | null; readonly verification: Verification | null },
  status: CalendarStatus,
): boolean =>
  status !== 'confirmed' &&
  verification?.status !== 'matches' &&
  (status === 'pending' || confirmedAt === null || verification !== null)

/** The name of a calendar as people read it. */
const nameOf = (url: string): string => url.replace(/^https?:\/\//, '')

const asOne = (texts: readonly string[]): string => texts.join(', ')

/**
 * The sentences that a person may rely on, and no more than was checked. A proof says that a digest existed before a
 * time: not who made it, nor that anything was issued.
 */
export function statementOf(standing: Standing): string {
  const { path, submittedAt } = standing
  if (path !== null) return pathStatement({ ...standing, path }, '; it is tried again')
  return submittedAt === null ? committed(standing) : pendingStatement(standing)
}

/** What may be said of a path. `then`: what happens after a check that could not be made. */
export function pathStatement(
  { path, verification, network }: Pick<Standing, 'verification' | 'network'> & { readonly path: BitcoinPath },
  then = '',
): string {
  const { status, source, checkedAt } = verification
  const present = `A path to Bitcoin block ${path.height} is present.`
  switch (status) {
    case 'not-checked':
      return `${present} It has not been independently checked.`
    case 'unavailable':
      return `${present} It could not be checked with ${source ?? 'the header source'} at ${checkedAt ?? 'that time'}${then}.`
    case 'mismatch':
      return `The attestation for block ${path.height} does not match the chain seen by ${source ?? 'the header source'} at ${checkedAt ?? 'that time'}.`
    case 'matches':
      return matches({ verification, network }, path)
  }
}

/** Said of every hash and proof that waits while no calendar is configured, in these words on every page and answer. */
export const timestampingOff =
  'Timestamping is switched off here: no calendar is asked. What is stored stays stored, and goes on once a calendar is configured.'

function committed({ createdAt, calendars, submits }: Standing): string {
  if (!submits) return `Stored at ${createdAt}. ${timestampingOff}`
  const next = earliest(calendars)
  if (next === null) return `Stored at ${createdAt}. It waits to be submitted to calendars.`
  return `Stored at ${createdAt}. No calendar has answered yet. Next attempt ${next}.`
}

/** A stranger's words as one clause: they must not end our sentence and begin one that looks like ours. */
const clause = (reason: string): string => (/^[^.]*(?:\.(?! )[^.]*)*/.exec(reason)?.[0] ?? '').replace(/\.$/, '')

/** While no path is known. `submittedAt` is null when only a file is known, which does not say when. */
export function pendingStatement({
  submittedAt,
  calendars,
  submits = true,
}: Pick<Standing, 'submittedAt' | 'calendars'> & { readonly submits?: boolean }): string {
  const answered = calendars.filter(({ status }) => status !== 'waiting')
  const names = asOne(answered.map(({ url }) => nameOf(url)))
  const submitted = `Submitted to ${answered.length} ${answered.length === 1 ? 'calendar' : 'calendars'} (${names})${submittedAt === null ? '' : ` at ${submittedAt}`}.`
  const last = answered
    .filter(({ lastCheckedAt }) => lastCheckedAt !== null)
    .toSorted((a, b) => ((a.lastCheckedAt ?? '') < (b.lastCheckedAt ?? '') ? 1 : -1))[0]
  const asked =
    last === undefined
      ? ''
      : ` Last asked ${last.lastCheckedAt ?? ''}: ${last.reason === '' ? 'accepted' : clause(last.reason)}.`
  const next = earliest(answered)
  if (!submits) return `${submitted} Not yet in Bitcoin.${asked} ${timestampingOff}`
  return `${submitted} Not yet in Bitcoin. This takes hours.${asked}${next === null ? '' : ` Next ${next}.`}`
}

function matches({ verification, network }: Pick<Standing, 'verification' | 'network'>, path: BitcoinPath): string {
  const { blockHash, source, checkedAt, confirmations, blockTime } = verification
  const many = confirmations === 1 ? '1 confirmation' : `${confirmations ?? 0} confirmations`
  return (
    `The value in this proof equals the Merkle root of block ${path.height} (hash ${blockHash ?? ''}), checked with ` +
    `${source ?? ''} on ${network} at ${checkedAt ?? ''}, ${many}. The digest existed before about ` +
    `${(blockTime ?? '').slice(0, 10)} (UTC; block times can be off by two hours).`
  )
}

const earliest = (calendars: readonly Calendar[]): string | null =>
  calendars.flatMap(({ nextCheckAt }) => (nextCheckAt === null ? [] : [nextCheckAt])).toSorted()[0] ?? null
