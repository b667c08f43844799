/** The queries of proofs: the same on both databases. Proofs, leaves and roots are only ever inserted. */
import type { Selectable } from 'kysely'
import type {
  CheckedPath,
  NewProof,
  ProofStore,
  StoredBatch,
  StoredProof,
  StoredCalendarRequest,
  SubjectKind,
} from '../app/proof/proof-store.ts'
import type { BitcoinPath, Verification } from '../core/proof.ts'
import { addCounts, countsOfState, type Shards } from './counters.ts'
import { passingLocked, type Builder } from './builder.ts'
import type { BatchTable, CalendarRequestTable } from './schema.ts'
import { firstRow, rows, type Work } from './work.ts'

/** The most rows of one insert, because both databases limit the number of values in a statement. */
const rowsAtOnce = 500

export const time = (iso: string): number => Date.parse(iso)
const iso = (ms: number): string => new Date(ms).toISOString()
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))

function chunks<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / rowsAtOnce) }, (_, i) =>
    all.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce),
  )
}

/** Stores proofs as waiting for the next batch. */
export function* insertProofs(db: Builder, proofs: readonly NewProof[]): Work<void> {
  for (const part of chunks(proofs)) {
    yield* rows(
      db.insertInto('proof').values(
        part.map(({ id, hash, nonce, createdAt, subject }) => ({
          id,
          hash,
          nonce,
          created_at: time(createdAt),
          subject_kind: subject?.kind ?? null,
          subject_id: subject?.id ?? null,
        })),
      ),
    )
    yield* rows(
      db
        .insertInto('proof_waiting')
        .values(part.map(({ id, createdAt }) => ({ proof_id: id, created_at: time(createdAt) }))),
    )
  }
}

export function* gather(db: Builder, request: Parameters<ProofStore['gather']>[0]): Work<{ size: number } | null> {
  const { batchId, calendars, most, buildTree } = request
  const now = request.now.getTime()
  const next = db.selectFrom('proof_waiting').select('proof_id').orderBy('created_at').orderBy('proof_id').limit(most)
  const taken = yield* rows(
    db
      .with('next', () => passingLocked(db, next))
      .deleteFrom('proof_waiting')
      .where('proof_id', 'in', (row) => row.selectFrom('next').select('next.proof_id'))
      .returning('proof_id'),
  )
  if (taken.length === 0) return null
  const ids = taken.map((row) => row.proof_id).toSorted()
  const proofs: { readonly id: string; readonly hash: string; readonly nonce: string }[] = []
  for (const part of chunks(ids))
    proofs.push(
      ...(yield* rows(db.selectFrom('proof').select(['id', 'hash', 'nonce']).where('id', 'in', part).orderBy('id'))),
    )
  const { root, heads } = buildTree(proofs)
  yield* rows(
    db.insertInto('proof_batch').values({ id: batchId, root, size: proofs.length, created_at: now, claimed_until: 0 }),
  )
  const leaves = proofs.map(({ id }, i) => ({ proof_id: id, batch_id: batchId, head: heads[i] ?? '' }))
  for (const part of chunks(leaves)) yield* rows(db.insertInto('proof_leaf').values([...part]))
  if (calendars.length > 0)
    yield* rows(
      db
        .insertInto('proof_question')
        .values(calendars.map((calendar, n) => newCalendarRequest(`${batchId}/${n}`, batchId, calendar, now))),
    )
  return { size: proofs.length }
}

/** The row of a calendar request that is due at once. */
const newCalendarRequest = (id: string, batchId: string, calendar: string, now: number) => ({
  id,
  batch_id: batchId,
  calendar,
  tree: null,
  status: 'waiting' as const,
  reason: '',
  asked_at: null,
  next_at: now,
  attempts: 0,
  claimed_until: 0,
})

/** A LIKE pattern for the JSON of a verification with this status; it matches no other. */
export const hasStatus = (status: Verification['status']): string => `%"status":"${status}"%`

export function* reconcileBatches(
  db: Builder,
  shards: Shards,
  request: Parameters<ProofStore['reconcile']>[0],
): Work<number> {
  const { calendars, confirm, most } = request
  const now = request.now.getTime()
  let confirmed = 0
  if (confirm) {
    const batches = yield* rows(
      db
        .updateTable('proof_batch')
        .set({ confirmed_at: now, verification: null })
        .where('confirmed_at', 'is', null)
        .where('path', 'is not', null)
        .where((row) =>
          row.or([row('verification', 'is', null), row('verification', 'not like', hasStatus('mismatch'))]),
        )
        .returning('size'),
    )
    confirmed = batches.reduce((sum, { size }) => sum + size, 0)
  }
  let reconciled = 0
  for (const calendar of calendars) {
    const without = yield* rows(
      db
        .selectFrom('proof_batch')
        .select('id')
        .where('confirmed_at', 'is', null)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('proof_question')
                .select('proof_question.id')
                .whereRef('proof_question.batch_id', '=', 'proof_batch.id')
                .where('calendar', '=', calendar),
            ),
          ),
        )
        .orderBy('created_at')
        .limit(most - reconciled),
    )
    reconciled += without.length
    // The id is deterministic, so that two processes that start at the same time make one request.
    for (const part of chunks(without.map(({ id }) => newCalendarRequest(`${id}/${calendar}`, id, calendar, now))))
      yield* rows(
        db
          .insertInto('proof_question')
          .values([...part])
          .onConflict((conflict) => conflict.column('id').doNothing()),
      )
    if (reconciled >= most) break
  }
  yield* addCounts(db, shards, countsOfState('proofs.confirmed', now, confirmed))
  return reconciled
}

export function* findProof(db: Builder, id: string): Work<StoredProof | null> {
  const row = yield* firstRow(
    db
      .selectFrom('proof')
      .leftJoin('proof_leaf', 'proof_leaf.proof_id', 'proof.id')
      .selectAll('proof')
      .select(['proof_leaf.batch_id', 'proof_leaf.head'])
      .where('proof.id', '=', id),
  )
  if (row === undefined) return null
  const batch = row.batch_id === null ? null : yield* findBatch(db, row.batch_id)
  return {
    id: row.id,
    hash: row.hash,
    nonce: row.nonce,
    createdAt: iso(row.created_at),
    subject:
      row.subject_kind === null || row.subject_id === null ? null : { kind: row.subject_kind, id: row.subject_id },
    leaf: batch === null || row.head === null ? null : { head: row.head, batch },
  }
}

export function* findProofOf(
  db: Builder,
  kind: SubjectKind,
  subjectId: string,
  hash?: string,
): Work<StoredProof | null> {
  const row = yield* firstRow(
    db
      .selectFrom('proof')
      .leftJoin('proof_leaf', 'proof_leaf.proof_id', 'proof.id')
      .leftJoin('proof_batch', 'proof_batch.id', 'proof_leaf.batch_id')
      .select('proof.id')
      .where('subject_id', '=', subjectId)
      .where('subject_kind', '=', kind)
      .where((of) => (hash === undefined ? of.lit(true) : of('hash', '=', hash)))
      .orderBy((of) =>
        of
          .case()
          .when('verification', 'like', hasStatus('matches'))
          .then(of.lit(0))
          .when(
            of.and([
              of('confirmed_at', 'is not', null),
              of.or([of('verification', 'is', null), of('verification', 'not like', hasStatus('mismatch'))]),
            ]),
          )
          .then(of.lit(1))
          .when('submitted_at', 'is not', null)
          .then(of.lit(2))
          .else(of.lit(3))
          .end(),
      )
      .orderBy('proof.created_at')
      .orderBy('proof.id')
      .limit(1),
  )
  return row === undefined ? null : yield* findProof(db, row.id)
}

function* findBatch(db: Builder, id: string): Work<StoredBatch | null> {
  const row = yield* firstRow(db.selectFrom('proof_batch').selectAll().where('id', '=', id))
  return row === undefined ? null : yield* batchOf(db, row)
}

export function* batchOf(db: Builder, row: Selectable<BatchTable>): Work<StoredBatch> {
  const calendarRequests = yield* rows(
    db.selectFrom('proof_question').selectAll().where('batch_id', '=', row.id).orderBy('id'),
  )
  return {
    id: row.id,
    root: row.root,
    createdAt: iso(row.created_at),
    submittedAt: isoOrNull(row.submitted_at),
    confirmedAt: isoOrNull(row.confirmed_at),
    // Only this service writes these columns, with these types.
    path: row.path === null ? null : (JSON.parse(row.path) as BitcoinPath),
    verification: row.verification === null ? null : (JSON.parse(row.verification) as Verification),
    checkedPaths: row.looked === null ? [] : (JSON.parse(row.looked) as readonly CheckedPath[]),
    checkAt: isoOrNull(row.check_at),
    claimedUntil: claimOf(row.claimed_until),
    calendars: calendarRequests.map((calendarRequest) => calendarRequestOf(calendarRequest, row.root)),
  }
}

const claimOf = (until: number): string | null => (until === 0 ? null : iso(until))

export const calendarRequestOf = (row: Selectable<CalendarRequestTable>, root: string): StoredCalendarRequest => ({
  id: row.id,
  batchId: row.batch_id,
  root,
  calendar: row.calendar,
  tree: row.tree,
  status: row.status,
  reason: row.reason,
  askedAt: isoOrNull(row.asked_at),
  nextAt: isoOrNull(row.next_at),
  notBefore: isoOrNull(row.not_before),
  attempts: row.attempts,
  claimedUntil: claimOf(row.claimed_until),
})

export function* countProofs(db: Builder): Work<Awaited<ReturnType<ProofStore['count']>>> {
  const all = yield* firstRow(db.selectFrom('proof').select((row) => row.fn.countAll<number>().as('n')))
  const inBatch = yield* firstRow(
    db
      .selectFrom('proof_leaf')
      .innerJoin('proof_batch', 'proof_batch.id', 'proof_leaf.batch_id')
      .select((row) => [
        row.fn.count<number>('proof_batch.submitted_at').as('submitted'),
        row.fn.count<number>('proof_batch.confirmed_at').as('confirmed'),
      ]),
  )
  const [total, submitted, confirmed] = [all?.n, inBatch?.submitted, inBatch?.confirmed]
  return {
    committed: (total ?? 0) - (submitted ?? 0),
    pending: (submitted ?? 0) - (confirmed ?? 0),
    confirmed: confirmed ?? 0,
  }
}
