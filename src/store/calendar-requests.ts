/** The queries of calendar requests and header checks: claims, and changes of one batch. */
import type { Updateable } from 'kysely'
import type {
  BatchChange,
  ProofStore,
  CalendarRequestChange,
  StoredBatch,
  StoredCalendarRequest,
} from '../app/proof/proof-store.ts'
import { addCounts, countsOfState, type Shards } from './counters.ts'
import { passingLocked, type Builder } from './builder.ts'
import { isCheckDue, isFree, isCalendarRequestDue } from './due.ts'
import { batchOf, calendarRequestOf, time } from './proofs.ts'
import type { BatchTable, CalendarRequestTable } from './schema.ts'
import { firstRow, rows, type Work } from './work.ts'

export function* claimCalendarRequests(
  db: Builder,
  request: Parameters<ProofStore['claimCalendarRequests']>[0],
): Work<readonly StoredCalendarRequest[]> {
  const { most, calendars, from, until } = request
  if (calendars.length === 0) return []
  const due = db
    .selectFrom('proof_question')
    .select('id')
    .where(isFree(request))
    .where(isCalendarRequestDue(request))
    .where((row) => row.or([row('tree', 'is not', null), row('calendar', 'in', calendars)]))
    .where((row) => {
      if (from === undefined) return row.lit(true)
      return from === 'others' ? row('calendar', 'not in', calendars) : row('calendar', '=', from.only)
    })
    .orderBy('next_at')
    .limit(most)
  const claimed = yield* rows(
    db
      .with('due', () => passingLocked(db, due))
      .updateTable('proof_question')
      .set({ claimed_until: until.getTime() })
      .where('id', 'in', (row) => row.selectFrom('due').select('due.id'))
      .returningAll(),
  )
  const roots = new Map<string, string>()
  for (const batchId of new Set(claimed.map((row) => row.batch_id))) {
    const batch = yield* firstRow(db.selectFrom('proof_batch').select('root').where('id', '=', batchId))
    roots.set(batchId, batch?.root ?? '')
  }
  return claimed.map((row) => calendarRequestOf(row, roots.get(row.batch_id) ?? ''))
}

export function* claimChecks(
  db: Builder,
  request: Parameters<ProofStore['claimChecks']>[0],
): Work<readonly StoredBatch[]> {
  const due = db
    .selectFrom('proof_batch')
    .select('id')
    .where(isFree(request))
    .where(isCheckDue(request))
    .orderBy((row) => row.case().when('confirmed_at', 'is', null).then(row.lit(0)).else(row.lit(1)).end())
    .orderBy('check_at')
    .limit(request.most)
  const claimed = yield* rows(
    db
      .with('due', () => passingLocked(db, due))
      .updateTable('proof_batch')
      .set({ claimed_until: request.until.getTime() })
      .where('id', 'in', (row) => row.selectFrom('due').select('due.id'))
      .returningAll(),
  )
  const batches: StoredBatch[] = []
  for (const row of claimed) batches.push(yield* batchOf(db, row))
  return batches
}

export function* changeBatch(
  db: Builder,
  shards: Shards,
  id: string,
  decide: (batch: StoredBatch) => BatchChange | null,
): Work<void> {
  // An update, because it locks the row on both databases until the transaction ends.
  const row = yield* firstRow(db.updateTable('proof_batch').set({ id }).where('id', '=', id).returningAll())
  if (row === undefined) return
  const batch = yield* batchOf(db, row)
  const change = decide(batch)
  if (change === null) return
  const set = batchColumns(change)
  if (Object.keys(set).length > 0) yield* rows(db.updateTable('proof_batch').set(set).where('id', '=', id))
  for (const { id: calendarRequest, ...rest } of change.calendars ?? []) {
    yield* rows(
      db
        .updateTable('proof_question')
        .set(calendarRequestColumns(rest))
        .where('id', '=', calendarRequest)
        .where('batch_id', '=', id),
    )
  }
  const { submittedAt, confirmedAt } = change
  yield* addCounts(db, shards, [
    ...(batch.submittedAt === null && submittedAt != null
      ? countsOfState('proofs.submitted', time(submittedAt), row.size)
      : []),
    ...(batch.confirmedAt === null && confirmedAt != null
      ? countsOfState('proofs.confirmed', time(confirmedAt), row.size)
      : []),
  ])
}

/** The columns of the members that a change has. */
const named = (columns: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))

const timeOf = (iso: string | null | undefined) => (typeof iso === 'string' ? time(iso) : iso)
const jsonOf = (value: object | null | undefined) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value
const claimOf = (until: string | null | undefined) => (until === null ? 0 : timeOf(until))

const batchColumns = (change: BatchChange): Updateable<BatchTable> =>
  named({
    submitted_at: timeOf(change.submittedAt),
    confirmed_at: timeOf(change.confirmedAt),
    path: jsonOf(change.path),
    verification: jsonOf(change.verification),
    looked: jsonOf(change.checkedPaths),
    check_at: timeOf(change.checkAt),
    claimed_until: claimOf(change.claimedUntil),
  })

const calendarRequestColumns = (change: Omit<CalendarRequestChange, 'id'>): Updateable<CalendarRequestTable> =>
  named({
    tree: change.tree,
    status: change.status,
    reason: change.reason,
    asked_at: timeOf(change.askedAt),
    next_at: timeOf(change.nextAt),
    not_before: timeOf(change.notBefore),
    attempts: change.attempts,
    claimed_until: claimOf(change.claimedUntil),
  })
