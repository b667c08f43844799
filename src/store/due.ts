/**
 * Conditions on stored times. A time further in the future than any rule sets was stored by a process whose clock was
 * ahead. It counts as past, so that it delays nothing.
 */
import type { ExpressionBuilder } from 'kysely'
import type { ProofStore } from '../app/proof/proof-store.ts'
import { hasStatus } from './proofs.ts'
import type { Schema } from './schema.ts'

/** How far the clocks of the processes on one store may differ, in milliseconds. */
export const clockToleranceMs = 60_000

type CalendarRequestClaim = Parameters<ProofStore['claimCalendarRequests']>[0]
type Checks = Parameters<ProofStore['claimChecks']>[0]

/** Not claimed. A claim counts only if it ends before a claim that begins now would end. */
export const isFree =
  ({ now, until }: { readonly now: Date; readonly until: Date }) =>
  <T extends 'proof_question' | 'proof_batch'>(row: ExpressionBuilder<Schema, T>) => {
    const of = row as unknown as ExpressionBuilder<Schema, 'proof_question'>
    return of.or([
      of('claimed_until', '<=', now.getTime()),
      of('claimed_until', '>', until.getTime() + clockToleranceMs),
    ])
  }

/**
 * A calendar request that is due by its schedule; or, for the batch of an upgrade, as soon as the shortest pause and
 * Retry-After allow.
 */
export const isCalendarRequestDue =
  ({ now, of, longest }: CalendarRequestClaim) =>
  (row: ExpressionBuilder<Schema, 'proof_question'>) => {
    const at = now.getTime()
    const noWish = row.or([
      row('not_before', 'is', null),
      row('not_before', '<=', at),
      row('not_before', '>', at + longest.wishMs + clockToleranceMs),
    ])
    if (of === undefined)
      return row.or([
        row('next_at', '<=', at),
        row.and([row('next_at', '>', at + longest.pauseMs + clockToleranceMs), noWish]),
      ])
    return row.and([
      row('batch_id', '=', of.batchId),
      row('next_at', 'is not', null),
      row.or([
        row('asked_at', 'is', null),
        row('asked_at', '<=', of.askedBefore.getTime()),
        row('asked_at', '>', at + clockToleranceMs),
      ]),
      noWish,
    ])
  }

/** A header check that is due by its schedule, or, for the batch of an upgrade, if there is a path to check. */
export const isCheckDue =
  ({ now, of, longest }: Checks) =>
  (row: ExpressionBuilder<Schema, 'proof_batch'>) => {
    if (of !== undefined) return row.and([row('check_at', 'is not', null), row('id', '=', of)])
    const at = now.getTime()
    // After a mismatch the pause is a tenth of the batch's age, so ten times its rest never exceeds the age.
    const tenTimesLeft = row(row('check_at', '*', 10), '+', row.ref('created_at'))
    return row.or([
      row('check_at', '<=', at),
      row.and([
        row('check_at', '>', at + longest.recheckMs + clockToleranceMs),
        row.or([
          row('verification', 'is', null),
          row('verification', 'not like', hasStatus('mismatch')),
          row('check_at', '>', at + longest.mismatchMs + clockToleranceMs),
          row(tenTimesLeft, '>', 11 * at + 10 * clockToleranceMs),
        ]),
      ]),
    ])
  }
