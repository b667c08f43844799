/**
 * A proof: a committed hash, its states, and the statements that may be made about it (docs/spec/interface.md 2.11,
 * docs/spec/decisions.md 2).
 */

/** States only move forward. `committed`: stored, but no calendar has answered yet. */
export const proofStates = ['committed', 'ots_pending', 'ots_bitcoin_confirmed'] as const
export type ProofState = (typeof proofStates)[number]

/** The latest status of a calendar for a batch. `waiting`: it has not answered the submission yet. */
export const calendarStatuses = ['waiting', 'pending', 'confirmed'] as const
export type CalendarStatus = (typeof calendarStatuses)[number]

/** The result of a header check. `unavailable`: the check could not be made, which never counts as a mismatch. */
export const verificationStatuses = ['not-checked', 'matches', 'mismatch', 'unavailable'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** A path to a Bitcoin block according to an attestation. */
export interface BitcoinPath {
  readonly height: number
  /** Hex, in the byte order of block explorers. */
  readonly merkleRoot: string
  /** Origin of the calendar whose answer has the path. */
  readonly attestedBy: string
}

export interface Verification {
  readonly status: VerificationStatus
  readonly blockHash: string | null
  /** ISO 8601, by the clock of the block's miner, which may be two hours off. */
  readonly blockTime: string | null
  /** The source of the header, without credentials. */
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

/** A calendar and its status for the batch of the proof. Times ISO 8601 UTC. */
export interface Calendar {
  readonly url: string
  readonly status: CalendarStatus
  /** What the request waits for or what went wrong. Text of calendars is cleaned. */
  readonly reason: string
  readonly lastCheckedAt: string | null
  readonly nextCheckAt: string | null
}

/** Everything that a statement is based on. */
export interface Standing {
  readonly createdAt: string
  readonly submittedAt: string | null
  readonly confirmedAt: string | null
  readonly calendars: readonly Calendar[]
  readonly path: BitcoinPath | null
  readonly verification: Verification
  /** Whether a calendar is configured. Without one, timestamping is off for earlier proofs too. */
  readonly submits: boolean
  /** The name of the chain that headers are compared with. */
  readonly network: string
}

export const stateOf = ({ submittedAt, confirmedAt }: Pick<Standing, 'submittedAt' | 'confirmedAt'>): ProofState =>
  confirmedAt !== null ? 'ots_bitcoin_confirmed' : submittedAt !== null ? 'ots_pending' : 'committed'

/** How long calendars with a pending attestation are still asked once a block matches, in milliseconds: 30 days. */
const afterMatchMs = 30 * 86_400_000

/**
 * Whether a calendar in this status gets further requests at a time (milliseconds). Without a matching block there is no
 * end to them. A path that confirmed a proof without a check may be invented, so the pending attestations of other
 * calendars are still fetched. After a match, which is final, those of the others are fetched for 30 days, so that the
 * file holds every path; a calendar that never answered is not asked any more.
 */
export const mayGoOn = (
  { confirmedAt, verification }: { readonly confirmedAt: string | null; readonly verification: Verification | null },
  status: CalendarStatus,
  at: number,
): boolean => {
  if (status === 'confirmed') return false
  if (verification?.status === 'matches')
    return status === 'pending' && confirmedAt !== null && at - Date.parse(confirmedAt) < afterMatchMs
  return status === 'pending' || confirmedAt === null || verification !== null
}

/** The display name of a calendar. */
const nameOf = (url: string): string => url.replace(/^https?:\/\//, '')

const asOne = (texts: readonly string[]): string => texts.join(', ')

/**
 * The statement that a person may rely on. It never says more than was checked. A proof says that a digest existed
 * before a time; it does not say who made it, or that anything was issued.
 */
export function statementOf(standing: Standing): string {
  const { path, submittedAt } = standing
  if (path !== null) return pathStatement({ ...standing, path }, '; it is tried again')
  return submittedAt === null ? committed(standing) : pendingStatement(standing)
}

/** The statement about a path. `then`: what happens after a check that could not be made. */
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

/** The text about waiting hashes and proofs while no calendar is configured, on every page and in every answer. */
export const timestampingOff =
  'Timestamping is switched off here: no calendar is asked. What is stored stays stored, and goes on once a calendar is configured.'

function committed({ createdAt, calendars, submits }: Standing): string {
  if (!submits) return `Stored at ${createdAt}. ${timestampingOff}`
  const next = earliest(calendars)
  if (next === null) return `Stored at ${createdAt}. It waits to be submitted to calendars.`
  return `Stored at ${createdAt}. No calendar has answered yet. Next attempt ${next}.`
}

/** The first clause of untrusted text, so that it cannot end our sentence and begin another one in our name. */
const clause = (reason: string): string => (/^[^.]*(?:\.(?! )[^.]*)*/.exec(reason)?.[0] ?? '').replace(/\.$/, '')

/** The statement while no path is known. `submittedAt` is null for a .ots file, which does not hold the time. */
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
  return `${submitted} Not yet in Bitcoin. This can take days.${asked}${next === null ? '' : ` Next ${next}.`}`
}

function matches({ verification, network }: Pick<Standing, 'verification' | 'network'>, path: BitcoinPath): string {
  const { blockHash, source, checkedAt, confirmations, blockTime } = verification
  const many = confirmations === 1 ? '1 confirmation' : `${confirmations ?? 0} confirmations`
  return (
    `The value in this proof equals the Merkle root of block ${path.height} (hash ${blockHash ?? ''}), checked with ` +
    `${source ?? ''} on ${network} at ${checkedAt ?? ''}, ${many}. The digest existed by about ` +
    `${(blockTime ?? '').slice(0, 10)} (UTC; block times can be off by two hours).`
  )
}

const earliest = (calendars: readonly Calendar[]): string | null =>
  calendars.flatMap(({ nextCheckAt }) => (nextCheckAt === null ? [] : [nextCheckAt])).toSorted()[0] ?? null
