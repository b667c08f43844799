/** Questions to calendars and looks at headers: claimed by one process, concluded in one transaction. */
import type { BatchOutcome, ProofStore, QuestionOutcome, StoredBatch, StoredQuestion } from '../app/proof-store.ts'
import type { Builder } from './builder.ts'
import { batchOf, questionOf, time } from './proofs.ts'
import { firstRow, rows, type Work } from './work.ts'

export function* claimQuestions(
  db: Builder,
  request: Parameters<ProofStore['claimQuestions']>[0],
): Work<readonly StoredQuestion[]> {
  const { most, of, from } = request
  const [now, until] = [request.now.getTime(), request.until.getTime()]
  const due = db
    .selectFrom('proof_question')
    .select('id')
    .where('claimed_until', '<=', now)
    .where((row) =>
      of === undefined
        ? row('next_at', '<=', now)
        : row.and([
            row('batch_id', '=', of.batchId),
            row('next_at', 'is not', null),
            row.or([row('asked_at', 'is', null), row('asked_at', '<=', of.askedBefore.getTime())]),
          ]),
    )
    .where((row) => {
      if (from === undefined) return row.lit(true)
      if ('only' in from) return row('calendar', '=', from.only)
      return from.but.length === 0 ? row.lit(true) : row('calendar', 'not in', from.but)
    })
    .orderBy('next_at')
    .limit(most)
  const claimed = yield* rows(
    db
      .updateTable('proof_question')
      .set({ claimed_until: until })
      .where('id', 'in', due)
      // Asked again, because on PostgreSQL another process may have claimed the row since, or even concluded it.
      .where('claimed_until', '<=', now)
      .where('next_at', of === undefined ? '<=' : 'is not', of === undefined ? now : null)
      .returningAll(),
  )
  const roots = new Map<string, string>()
  for (const batchId of new Set(claimed.map((row) => row.batch_id))) {
    const batch = yield* firstRow(db.selectFrom('proof_batch').select('root').where('id', '=', batchId))
    roots.set(batchId, batch?.root ?? '')
  }
  return claimed.map((row) => questionOf(row, roots.get(row.batch_id) ?? ''))
}

export function* claimChecks(
  db: Builder,
  request: Parameters<ProofStore['claimChecks']>[0],
): Work<readonly StoredBatch[]> {
  const [now, until] = [request.now.getTime(), request.until.getTime()]
  const due = db
    .selectFrom('proof_batch')
    .select('id')
    .where('check_at', '<=', now)
    .where('claimed_until', '<=', now)
    .orderBy('check_at')
    .limit(request.most)
  const claimed = yield* rows(
    db
      .updateTable('proof_batch')
      .set({ claimed_until: until })
      .where('id', 'in', due)
      .where('claimed_until', '<=', now)
      .returningAll(),
  )
  const batches: StoredBatch[] = []
  for (const row of claimed) batches.push(yield* batchOf(db, row))
  return batches
}

export function* conclude(
  db: Builder,
  outcome: { readonly questions: readonly QuestionOutcome[]; readonly batch?: BatchOutcome },
): Work<void> {
  for (const { id, tree, status, reason, askedAt, nextAt, attempts } of outcome.questions)
    yield* rows(
      db
        .updateTable('proof_question')
        .set({
          ...(tree === undefined ? {} : { tree }),
          status,
          reason,
          asked_at: time(askedAt),
          next_at: nextAt === null ? null : time(nextAt),
          attempts,
          claimed_until: 0,
        })
        .where('id', '=', id)
        // What a calendar once confirmed stays confirmed, whoever is late with an older answer.
        .where((row) => (status === 'confirmed' ? row.lit(true) : row('status', '!=', 'confirmed'))),
    )
  if (outcome.batch !== undefined) yield* concludeBatch(db, outcome.batch)
}

function* concludeBatch(db: Builder, batch: BatchOutcome): Work<void> {
  const { id, submittedAt, confirmedAt, claimedPath, path, verification, checkAt, asking } = batch
  yield* rows(
    db
      .updateTable('proof_batch')
      .set((row) => ({
        // Set to what it is, because an update must set something.
        id,
        ...(submittedAt === undefined
          ? {}
          : { submitted_at: row.fn.coalesce('submitted_at', row.val(time(submittedAt))) }),
        ...(confirmedAt === undefined
          ? {}
          : { confirmed_at: row.fn.coalesce('confirmed_at', row.val(time(confirmedAt))) }),
        ...(claimedPath === undefined ? {} : { path: row.fn.coalesce('path', row.val(JSON.stringify(claimedPath))) }),
        ...(path === undefined ? {} : { path: JSON.stringify(path) }),
        ...(verification === undefined ? {} : { verification: JSON.stringify(verification) }),
        ...(checkAt === undefined ? {} : { check_at: checkAt === null ? null : time(checkAt), claimed_until: 0 }),
      }))
      .where('id', '=', id),
  )
  if (asking === 'stop') yield* rows(db.updateTable('proof_question').set({ next_at: null }).where('batch_id', '=', id))
  if (asking === 'promised')
    yield* rows(
      db
        .updateTable('proof_question')
        .set({ next_at: null })
        .where('batch_id', '=', id)
        .where('status', '=', 'waiting'),
    )
  if (asking === 'again' && typeof checkAt === 'string')
    yield* rows(
      db
        .updateTable('proof_question')
        .set({ next_at: time(checkAt) })
        .where('batch_id', '=', id)
        .where('next_at', 'is', null),
    )
}
