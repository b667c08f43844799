/**
 * What an answer of a calendar, or a look at block headers, makes of a batch: pure decisions over the batch as it stands
 * when they are stored. Whoever lost the claim meanwhile changes nothing: another one has asked, or will.
 */
import { type BitcoinPath, type CalendarStatus, mayGoOn, notChecked } from '../../core/proof.ts'
import { hexOf } from '../../ots/bytes.ts'
import { isRefuted, refutedCalendars } from './batch-paths.ts'
import type { Found } from './header-check.ts'
import type { BatchChange, CalendarRequestChange, StoredBatch, StoredCalendarRequest } from './proof-store.ts'
import type { Answered } from './calendar-request.ts'

/** A mismatch is looked at again once a day at least. */
export const longestMismatchMs = 86_400_000

/** The answer to a question, with the times that follow from it. Times ISO 8601. */
export interface AnswerOutcome {
  readonly calendarRequest: StoredCalendarRequest
  readonly answered: Answered
  readonly askedAt: string
  readonly at: string
  /** When the question is due again, if there is anything left to ask. */
  readonly nextAt: string
  readonly notBefore: string | null
  /** Whether a header source is configured, so that a path alone confirms nothing. */
  readonly checked: boolean
}

export const afterAnswer =
  (outcome: AnswerOutcome) =>
  (batch: StoredBatch): BatchChange | null => {
    const { calendarRequest, answered, askedAt, at, checked, notBefore } = outcome
    const mine = batch.calendars.find(({ id }) => id === calendarRequest.id)
    if (mine === undefined || mine.claimedUntil !== calendarRequest.claimedUntil) return null
    const { tree, paths, reason } = answered
    const hasTree = tree !== null || mine.tree !== null
    // A question that was asked again after a mismatch stays confirmed, whatever came of it this time.
    const status: CalendarStatus =
      paths.length > 0 || mine.status === 'confirmed' ? 'confirmed' : hasTree ? 'pending' : 'waiting'
    const submitted = tree === null || batch.submittedAt !== null ? {} : { submittedAt: at }
    const news = tree === null || paths.length === 0 ? {} : afterPaths(batch, paths, { at, checked })
    const goesOn = mayGoOn({ ...batch, ...news }, status)
    const asked: CalendarRequestChange = {
      id: calendarRequest.id,
      ...(tree === null ? {} : { tree: hexOf(tree) }),
      status,
      reason,
      askedAt,
      nextAt: goesOn ? outcome.nextAt : null,
      notBefore,
      attempts: tree === null ? calendarRequest.attempts + 1 : 0,
      claimedUntil: null,
    }
    return { ...submitted, ...news, calendars: [asked, ...noLongerAsked({ ...batch, ...news }, calendarRequest.id)] }
  }

/** A calendar has named blocks. A look under way has not seen its paths, so the claim on it is taken back. */
function afterPaths(
  batch: StoredBatch,
  paths: readonly BitcoinPath[],
  { at, checked }: Pick<AnswerOutcome, 'at' | 'checked'>,
): Omit<BatchChange, 'calendars'> {
  // One that matches is enough.
  if (batch.verification?.status === 'matches') return {}
  const look = { checkAt: at, claimedUntil: null }
  const path = paths.find((one) => !isRefuted(batch, one))
  // What was found not to match confirms nothing, whether or not anybody looks again.
  if (path === undefined) return look
  const confirmedAt = checked ? batch.confirmedAt : (batch.confirmedAt ?? at)
  if (batch.verification?.status !== 'mismatch') return { ...look, path: batch.path ?? path, confirmedAt }
  return { ...look, path, verification: checked ? notChecked : null, confirmedAt }
}

/** Who has not answered yet has nothing to add to a batch that is confirmed. */
const noLongerAsked = (batch: StoredBatch, but: string): readonly CalendarRequestChange[] =>
  batch.calendars
    .filter(
      ({ id, status, nextAt }) => id !== but && nextAt !== null && status === 'waiting' && !mayGoOn(batch, status),
    )
    .map(({ id }) => ({ id, nextAt: null }))

/** What a look at the headers showed, and how long a look is good for. */
export interface CheckOutcome {
  /** The batch as it was claimed and looked at. */
  readonly claimed: StoredBatch
  /** Null: it has no path. */
  readonly found: Found | null
  readonly at: Date
  readonly recheckMs: number
  /** The longest pause between questions to a calendar. */
  readonly pollMaxMs: number
  /** Depth from which a matching block is left alone. */
  readonly confirmations: number
}

export const afterCheck =
  ({ claimed, found, at, recheckMs, pollMaxMs, confirmations }: CheckOutcome) =>
  (batch: StoredBatch): BatchChange | null => {
    if (batch.claimedUntil !== claimed.claimedUntil) return null
    if (found === null) return { checkAt: null, claimedUntil: null }
    const { path, verification, checkedPaths } = found
    const after = (ms: number): string => new Date(at.getTime() + ms).toISOString()
    if (verification.status === 'matches')
      return {
        path,
        verification,
        checkedPaths,
        confirmedAt: batch.confirmedAt ?? at.toISOString(),
        checkAt: (verification.confirmations ?? 0) >= confirmations ? null : after(recheckMs),
        claimedUntil: null,
        calendars: batch.calendars.filter(({ nextAt }) => nextAt !== null).map(({ id }) => ({ id, nextAt: null })),
      }
    // A mismatch seldom mends itself: the older it is, the less often it is looked at.
    const pause = Math.max(recheckMs, Math.min(longestMismatchMs, (at.getTime() - Date.parse(batch.createdAt)) / 10))
    // A calendar may have built on a block that is gone, or have lied: it is asked again.
    const askAgain = (ids: readonly string[]): readonly CalendarRequestChange[] =>
      batch.calendars
        .filter(({ id, nextAt }) => nextAt === null && ids.includes(id))
        .map(({ id }) => ({ id, nextAt: after(Math.min(pause, pollMaxMs)) }))
    if (verification.status === 'mismatch')
      return {
        path,
        verification,
        checkedPaths,
        checkAt: after(pause),
        claimedUntil: null,
        calendars: askAgain(batch.calendars.map(({ id }) => id)),
      }
    const known = batch.verification?.status
    const again = { checkedPaths, checkAt: after(recheckMs), claimedUntil: null }
    // “Could not check now” never takes back that a path matched, or that none does.
    if (known === 'matches' && !found.lost) return again
    const change = { ...again, calendars: askAgain(refutedCalendars(batch, checkedPaths)) }
    return known === 'mismatch' && found.open === 0 ? change : { ...change, path, verification }
  }
