/**
 * How the answer of a calendar, or a header check, changes a batch. The functions are pure and take the batch as it is
 * when the change is stored. A caller that has lost its claim changes nothing: another process has made the request, or
 * will.
 */
import { type BitcoinPath, type CalendarStatus, mayGoOn, notChecked } from '../../core/proof.ts'
import { hexOf } from '../../ots/bytes.ts'
import { isRefuted, refutedCalendars } from './batch-paths.ts'
import type { Found } from './header-check.ts'
import type { BatchChange, CalendarRequestChange, StoredBatch, StoredCalendarRequest } from './proof-store.ts'
import type { Answered } from './calendar-request.ts'

/** The longest time between two checks of a header that did not match. */
export const longestMismatchMs = 86_400_000

/** The answer to a calendar request and the times that follow from it (ISO 8601). */
export interface AnswerOutcome {
  readonly calendarRequest: StoredCalendarRequest
  readonly answered: Answered
  readonly askedAt: string
  readonly at: string
  /** When the request is due again, if anything is left to ask. */
  readonly nextAt: string
  readonly notBefore: string | null
  /** Whether a header source is configured; then a path alone does not confirm a proof. */
  readonly checked: boolean
}

/** The change of a batch after a calendar answered. Returns null when the claim on the request is lost. */
export const afterAnswer =
  (outcome: AnswerOutcome) =>
  (batch: StoredBatch): BatchChange | null => {
    const { calendarRequest, answered, askedAt, at, checked, notBefore } = outcome
    const mine = batch.calendars.find(({ id }) => id === calendarRequest.id)
    if (mine === undefined || mine.claimedUntil !== calendarRequest.claimedUntil) return null
    const { tree, paths, reason } = answered
    const hasTree = tree !== null || mine.tree !== null
    // A request that was repeated after a mismatch stays confirmed, whatever it returned this time.
    const status: CalendarStatus =
      paths.length > 0 || mine.status === 'confirmed' ? 'confirmed' : hasTree ? 'pending' : 'waiting'
    const submitted = tree === null || batch.submittedAt !== null ? {} : { submittedAt: at }
    const news = tree === null || paths.length === 0 ? {} : afterPaths(batch, paths, { at, checked })
    const goesOn = mayGoOn({ ...batch, ...news }, status, Date.parse(at))
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
    return {
      ...submitted,
      ...news,
      calendars: [asked, ...noLongerAsked({ ...batch, ...news }, calendarRequest.id, at)],
    }
  }

/**
 * The change after a calendar named blocks. A header check in progress has not seen the new paths, so its claim is
 * revoked.
 */
function afterPaths(
  batch: StoredBatch,
  paths: readonly BitcoinPath[],
  { at, checked }: Pick<AnswerOutcome, 'at' | 'checked'>,
): Omit<BatchChange, 'calendars'> {
  // One matching path is enough.
  if (batch.verification?.status === 'matches') return {}
  const nextCheck = { checkAt: at, claimedUntil: null }
  const path = paths.find((one) => !isRefuted(batch, one))
  // A path that did not match confirms nothing, whether or not it is checked again.
  if (path === undefined) return nextCheck
  const confirmedAt = checked ? batch.confirmedAt : (batch.confirmedAt ?? at)
  if (batch.verification?.status !== 'mismatch') return { ...nextCheck, path: batch.path ?? path, confirmedAt }
  return { ...nextCheck, path, verification: checked ? notChecked : null, confirmedAt }
}

/** Calendars without an answer are not asked any more once the batch is confirmed. */
const noLongerAsked = (batch: StoredBatch, but: string, at: string): readonly CalendarRequestChange[] =>
  batch.calendars
    .filter(
      ({ id, status, nextAt }) =>
        id !== but && nextAt !== null && status === 'waiting' && !mayGoOn(batch, status, Date.parse(at)),
    )
    .map(({ id }) => ({ id, nextAt: null }))

/** The result of a header check, and how long it holds. */
export interface CheckOutcome {
  /** The batch as it was claimed and checked. */
  readonly claimed: StoredBatch
  /** Null when the batch has no path. */
  readonly found: Found | null
  readonly at: Date
  readonly recheckMs: number
  /** The longest pause between requests to a calendar. */
  readonly pollMaxMs: number
  /** Confirmations from which a matching block is not checked again. */
  readonly confirmations: number
}

/** The change of a batch after a header check. Returns null when the claim on the check is lost. */
export const afterCheck =
  ({ claimed, found, at, recheckMs, pollMaxMs, confirmations }: CheckOutcome) =>
  (batch: StoredBatch): BatchChange | null => {
    if (batch.claimedUntil !== claimed.claimedUntil) return null
    if (found === null) return { checkAt: null, claimedUntil: null }
    const { path, verification, checkedPaths } = found
    const after = (ms: number): string => new Date(at.getTime() + ms).toISOString()
    const confirmedAt = batch.confirmedAt ?? at.toISOString()
    if (verification.status === 'matches')
      return {
        path,
        verification,
        checkedPaths,
        confirmedAt,
        checkAt: (verification.confirmations ?? 0) >= confirmations ? null : after(recheckMs),
        claimedUntil: null,
        // A path that a calendar has promised is still fetched, so that the file holds all of them.
        calendars: batch.calendars
          .filter(
            ({ nextAt, status }) => nextAt !== null && !mayGoOn({ confirmedAt, verification }, status, at.getTime()),
          )
          .map(({ id }) => ({ id, nextAt: null })),
      }
    // A mismatch seldom resolves: the older it is, the less often it is checked.
    const pause = Math.max(recheckMs, Math.min(longestMismatchMs, (at.getTime() - Date.parse(batch.createdAt)) / 10))
    // The block of the calendar may have been reorganised away, or the calendar was wrong: ask again.
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
    // A check that could not be made never overrides an earlier result.
    if (known === 'matches' && !found.lost) return again
    const change = { ...again, calendars: askAgain(refutedCalendars(batch, checkedPaths)) }
    return known === 'mismatch' && found.open === 0 ? change : { ...change, path, verification }
  }
