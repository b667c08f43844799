/**
 * What an answer of a calendar, or a look at block headers, makes of a batch: pure decisions over the batch as it stands
 * when they are stored. Whoever lost the claim meanwhile changes nothing: another one has asked, or will.
 */
import { type BitcoinPath, type CalendarStatus, type Verification, mayGoOn } from '../core/proof.ts'
import { hexOf } from '../ots/bytes.ts'
import type { BatchChange, QuestionChange, StoredBatch, StoredQuestion } from './proof-store.ts'
import type { Answered } from './question.ts'

const day = 86_400_000

const samePath = (a: BitcoinPath, b: BitcoinPath | null): boolean =>
  a.height === b?.height && a.merkleRoot === b.merkleRoot

/** The answer to a question, with the times that follow from it. Times ISO 8601. */
export interface AnswerOutcome {
  readonly question: StoredQuestion
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
    const { question, answered, askedAt, at, checked, notBefore } = outcome
    const mine = batch.calendars.find(({ id }) => id === question.id)
    if (mine === undefined || mine.claimedUntil !== question.claimedUntil) return null
    const { tree, path, reason } = answered
    const hasTree = tree !== null || mine.tree !== null
    // A question that was asked again after a mismatch stays confirmed, whatever came of it this time.
    const status: CalendarStatus =
      path !== null || mine.status === 'confirmed' ? 'confirmed' : hasTree ? 'pending' : 'waiting'
    const submitted = tree === null || batch.submittedAt !== null ? {} : { submittedAt: at }
    const news = tree === null || path === null ? {} : afterPath(batch, path, { at, checked })
    const goesOn = mayGoOn({ ...batch, ...news }, status)
    const asked: QuestionChange = {
      id: question.id,
      ...(tree === null ? {} : { tree: hexOf(tree) }),
      status,
      reason,
      askedAt,
      nextAt: goesOn ? outcome.nextAt : null,
      notBefore,
      attempts: tree === null ? question.attempts + 1 : 0,
      claimedUntil: null,
    }
    return { ...submitted, ...news, calendars: [asked, ...noLongerAsked({ ...batch, ...news }, question.id)] }
  }

/** A path that was not known. A look under way has not seen it, so its claim is taken back. */
function afterPath(
  batch: StoredBatch,
  path: BitcoinPath,
  { at, checked }: Pick<AnswerOutcome, 'at' | 'checked'>,
): Omit<BatchChange, 'calendars'> {
  // One that matches is enough.
  if (batch.verification?.status === 'matches') return {}
  const look = { path: batch.path ?? path, checkAt: at, claimedUntil: null }
  if (checked) return look
  // Nobody will look now. What was found not to match when somebody did confirms nothing; another path does.
  if (batch.verification?.status !== 'mismatch') return { ...look, confirmedAt: batch.confirmedAt ?? at }
  return samePath(path, batch.path) ? look : { ...look, path, verification: null, confirmedAt: batch.confirmedAt ?? at }
}

/** Who has not answered yet has nothing to add to a batch that is confirmed. */
const noLongerAsked = (batch: StoredBatch, but: string): readonly QuestionChange[] =>
  batch.calendars
    .filter(
      ({ id, status, nextAt }) => id !== but && nextAt !== null && status === 'waiting' && !mayGoOn(batch, status),
    )
    .map(({ id }) => ({ id, nextAt: null }))

/** What a look at the headers showed, and how long a look is good for. */
export interface CheckOutcome {
  /** The batch as it was claimed and looked at. */
  readonly looked: StoredBatch
  /** Null: it has no path. */
  readonly found: { readonly path: BitcoinPath; readonly verification: Verification } | null
  readonly at: Date
  readonly recheckMs: number
  /** Depth from which a matching block is left alone. */
  readonly confirmations: number
}

export const afterCheck =
  ({ looked, found, at, recheckMs, confirmations }: CheckOutcome) =>
  (batch: StoredBatch): BatchChange | null => {
    if (batch.claimedUntil !== looked.claimedUntil) return null
    if (found === null) return { checkAt: null, claimedUntil: null }
    const { path, verification } = found
    const after = (ms: number): string => new Date(at.getTime() + ms).toISOString()
    const stopped = batch.calendars.filter(({ nextAt }) => nextAt === null)
    switch (verification.status) {
      case 'matches':
        return {
          path,
          verification,
          confirmedAt: batch.confirmedAt ?? at.toISOString(),
          checkAt: (verification.confirmations ?? 0) >= confirmations ? null : after(recheckMs),
          claimedUntil: null,
          calendars: batch.calendars.filter(({ nextAt }) => nextAt !== null).map(({ id }) => ({ id, nextAt: null })),
        }
      case 'mismatch': {
        // A mismatch seldom mends itself: the older it is, the less often it is looked at, but once a day at least.
        const age = Math.min(day, (at.getTime() - Date.parse(batch.createdAt)) / 10)
        const checkAt = after(Math.max(recheckMs, age))
        // A calendar may have built on a block that is gone, or have lied: all of them are asked again.
        const calendars = stopped.map(({ id }) => ({ id, nextAt: checkAt }))
        return { path, verification, checkAt, claimedUntil: null, calendars }
      }
      default: {
        const again = { checkAt: after(recheckMs), claimedUntil: null }
        // “Could not check now” never takes back what an earlier look has shown of this path, or that one matched.
        const known = batch.verification?.status
        if (known === 'matches' || (known === 'mismatch' && samePath(path, batch.path))) return again
        return { ...again, path, verification }
      }
    }
  }
