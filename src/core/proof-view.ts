/** The standing of a proof in words for people. The page of a proof and its script show the same words. */
import { saidOf } from './calendar-words.ts'
import { displayDate } from './display.ts'
import { type BitcoinPath, type Calendar, type ProofState, type Verification, timestampingOff } from './proof.ts'
import { agoWords, aheadWords, durationWords } from './time-words.ts'

/** A proof as GET /api/proof/:id answers it. */
export interface ShownProof {
  readonly proofId: string
  readonly hash: string
  readonly state: ProofState
  readonly createdAt: string
  readonly submittedAt: string | null
  readonly confirmedAt: string | null
  readonly calendars: readonly Calendar[]
  readonly bitcoin: BitcoinPath | null
  readonly verification: Verification
  readonly statement: string
}

export interface ViewStep {
  readonly progress: 'done' | 'now' | 'later' | 'bad'
  readonly title: string
  readonly words: string
}

export interface ViewCalendar {
  readonly name: string
  readonly words: string
  /** The calendar's own words, which are shown as a quotation. Empty if it said nothing of its own. */
  readonly quoted: string
  readonly when: string
}

export interface ProofView {
  readonly headline: string
  /** What is known besides; empty where the steps say it all. */
  readonly lead: string
  readonly tone: 'pass' | 'fail' | ''
  /** What the address of the proof is good for. */
  readonly keep: string
  readonly steps: readonly ViewStep[]
  readonly calendars: readonly ViewCalendar[]
  /** Whether nothing is expected to change any more. */
  readonly settled: boolean
}

/**
 * The typical time from submission to a block, in milliseconds. A calendar waits 6 to 12 hours between two of its
 * transactions (defaults of opentimestamps-server), so a hash that comes at any time waits 4.7 hours on average, and then
 * about an hour for 6 blocks.
 */
const typicalMs = 6 * 3_600_000
/** The longest time that these defaults explain: 12 hours and some blocks. Beyond it a calendar waits for lower fees. */
const longestUsualMs = 14 * 3_600_000

/** A calendar that has already sent its transaction says so in these words (opentimestamps-server). */
const inTransaction = /^Timestamped by transaction [0-9a-f]{64}; waiting for \d+ confirmations$/

/** How long it will still take, from what is known. Every estimate is labelled as one. */
export function waitWords(submittedAt: string, calendars: readonly Calendar[], now: string): string {
  if (calendars.some(({ status, reason }) => status === 'pending' && inTransaction.test(reason)))
    return 'A calendar says that it has sent its Bitcoin transaction. Usually about an hour to go.'
  const elapsed = Date.parse(now) - Date.parse(submittedAt)
  if (elapsed < typicalMs)
    return `It is usually in a Bitcoin block within a few hours: about ${durationWords(Math.max(typicalMs - elapsed, 3_600_000))} to go.`
  if (elapsed < longestUsualMs) return 'It should be in a Bitcoin block any hour now: half a day is usual too.'
  return 'It takes longer than usual. Calendars wait when Bitcoin fees are high; nothing is lost, and it goes on by itself.'
}

/** @param now ISO 8601 */
export function proofView(
  proof: ShownProof,
  { submits, now }: { readonly submits: boolean; readonly now: string },
): ProofView {
  const { bitcoin, verification, state, confirmedAt } = proof
  const { status } = verification
  const settled =
    state === 'ots_bitcoin_confirmed' && confirmedAt !== null && (status === 'matches' || status === 'not-checked')
  return {
    headline: headline(proof, submits),
    lead: lead(proof, submits, now),
    keep: settled
      ? 'Anybody who has the link of this page can check the proof.'
      : 'You may close this page. Keep its link, to come back to it.',
    tone: status === 'matches' ? 'pass' : status === 'mismatch' ? 'fail' : '',
    steps: [
      { progress: 'done', title: 'Fingerprint received', words: `${sentence(agoWords(proof.createdAt, now))}.` },
      waiting(proof, submits, now),
      block(bitcoin, verification, now, submits),
    ],
    calendars: proof.calendars.map((calendar) => calendarView(calendar, now)),
    settled,
  }
}

function headline({ bitcoin, verification, state }: ShownProof, submits: boolean): string {
  if (bitcoin === null && !submits) return state === 'committed' ? 'Stored, not sent on' : 'Sent on, not yet in Bitcoin'
  if (bitcoin === null) return state === 'committed' ? 'This timestamp is on its way' : 'Waiting for Bitcoin'
  if (verification.status === 'matches') return `In Bitcoin block ${bitcoin.height}`
  if (verification.status === 'mismatch') return `Does not match Bitcoin block ${bitcoin.height}`
  return `A path to Bitcoin block ${bitcoin.height}`
}

function lead(proof: ShownProof, submits: boolean, now: string): string {
  const { bitcoin, verification, submittedAt, calendars } = proof
  if (bitcoin !== null) return blockLead(bitcoin, verification, submits)
  if (!submits) return timestampingOff
  if (submittedAt === null) return ''
  return waitWords(submittedAt, calendars, now)
}

function blockLead({ height }: BitcoinPath, { status, blockTime }: Verification, submits: boolean): string {
  switch (status) {
    case 'matches':
      return `This fingerprint existed by about ${displayDate(blockTime ?? '')}, and so did what it was made from.`
    case 'mismatch':
      return `The proof names block ${height}, and that block does not match it. Do not rely on this proof.${submits ? ' The calendars are still asked.' : ''}`
    case 'unavailable':
      return `The proof leads to block ${height}. It could not be compared with the block just now, which says nothing about the proof.${submits ? ' It is tried again.' : ''}`
    case 'not-checked':
      return `The proof leads to block ${height}. This service has not compared it with the block; you can, see below.`
  }
}

function takenBy(calendars: readonly Calendar[]): string {
  const count = calendars.filter(({ status }) => status !== 'waiting').length
  return count === 1 ? 'A public calendar has taken' : `${count} public calendars have taken`
}

function waiting({ bitcoin, submittedAt, calendars }: ShownProof, submits: boolean, now: string): ViewStep {
  if (submittedAt === null)
    return submits
      ? { progress: 'now', title: 'Going to calendars', words: 'Usually within a minute.' }
      : { progress: 'later', title: 'Not sent on', words: 'No calendar has it.' }
  const words = `${takenBy(calendars)} it, ${agoWords(submittedAt, now)}.`
  if (bitcoin !== null || !submits) return { progress: 'done', title: 'Taken by calendars', words }
  return { progress: 'now', title: 'Waiting for Bitcoin', words }
}

function block(bitcoin: BitcoinPath | null, verification: Verification, now: string, submits: boolean): ViewStep {
  const { status, source, confirmations, checkedAt } = verification
  if (bitcoin === null)
    return {
      progress: 'later',
      title: 'In a Bitcoin block',
      words: submits ? 'Usually within a few hours.' : 'Not yet.',
    }
  const title = `Path to Bitcoin block ${bitcoin.height}`
  const asked = `with ${source ?? 'the source of blocks'}${checkedAt === null ? '' : `, ${agoWords(checkedAt, now)}`}`
  switch (status) {
    case 'matches':
      return {
        progress: 'done',
        title: `In Bitcoin block ${bitcoin.height}`,
        words: `It matches. Compared ${asked}; ${confirmations === 1 ? '1 block' : `${confirmations ?? 0} blocks`} deep.`,
      }
    case 'mismatch':
      return { progress: 'bad', title: `Does not match block ${bitcoin.height}`, words: `Compared ${asked}.` }
    case 'unavailable':
      return {
        progress: 'now',
        title,
        words: `Could not be compared ${asked}.${submits ? ' It is tried again.' : ''}`,
      }
    case 'not-checked':
      return { progress: 'done', title, words: 'Not compared with the block here.' }
  }
}

const statusWords: Readonly<Record<Calendar['status'], string>> = {
  waiting: 'has not answered yet',
  pending: 'has taken it',
  confirmed: 'has sent a path to a block',
}

/** A reason is text of a calendar, which is quoted, or our own, which is not. */
function calendarView({ url, status, reason, lastCheckedAt, nextCheckAt }: Calendar, now: string): ViewCalendar {
  const said = saidOf(reason)
  const ours = said.quoted || said.words === '' ? '' : ` At the last attempt ${said.words}.`
  return {
    name: url.replace(/^https?:\/\//, ''),
    words: `${statusWords[status]}.${ours}`,
    quoted: said.quoted ? said.words : '',
    when: [
      ...(lastCheckedAt === null ? [] : [`Last asked ${agoWords(lastCheckedAt, now)}.`]),
      ...(nextCheckAt === null ? [] : [`Asked again ${aheadWords(nextCheckAt, now)}.`]),
    ].join(' '),
  }
}

const sentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
