import type { CompiledQuery } from 'kysely'
import type { Answer, Claim, StoredRecord } from '../app/ports.ts'
import { LaurelError } from '../core/error.ts'
import type { Builder } from './builder.ts'
import { clockToleranceMs } from './due.ts'
import { firstRow, rows, type Work } from './work.ts'

/** After this long without an answer a claim may be taken over: far longer than any call may run. */
export const claimTakeoverMs = 60_000

/** How long an answer is repeated. */
export const answerLifeMs = 24 * 3_600_000

/** Rows removed in one transaction: few enough that other calls do not wait for them. */
export const removalBatch = 500

/** The insert of so many records, compiled once for each builder: building it costs more than running it. */
const inserts = new WeakMap<Builder, Map<number, CompiledQuery>>()

function insertOf(db: Builder, count: number): CompiledQuery {
  let ofCount = inserts.get(db)
  if (ofCount === undefined) inserts.set(db, (ofCount = new Map<number, CompiledQuery>()))
  let query = ofCount.get(count)
  if (query === undefined) {
    const row = { id: '', kind: 'report', created_at: 0, outcome: '', json: '', digest: '' } as const
    query = db
      .insertInto('record')
      .values(Array.from({ length: count }, () => row))
      .compile()
    ofCount.set(count, query)
  }
  return query
}

/** Stores records; a repeated id fails the whole piece of work. */
export function* insertRecords(db: Builder, records: readonly StoredRecord[]): Work<void> {
  if (records.length === 0) return
  // In the order of the columns above.
  const parameters = records.flatMap(({ id, kind, createdAt, outcome, json, digest }) => [
    id,
    kind,
    Date.parse(createdAt),
    outcome,
    json,
    digest,
  ])
  yield { ...insertOf(db, records.length), parameters }
}

export function* findRecord(db: Builder, kind: StoredRecord['kind'], id: string): Work<StoredRecord | null> {
  const row = yield* firstRow(db.selectFrom('record').selectAll().where('id', '=', id).where('kind', '=', kind))
  if (row === undefined) return null
  const { outcome, json, digest } = row
  return { kind: row.kind, id: row.id, createdAt: new Date(row.created_at).toISOString(), outcome, json, digest }
}

/** A read that touches a table and finds at most one row. */
export function* readAnything(db: Builder): Work<void> {
  yield* rows(db.selectFrom('record').select('id').limit(1))
}

/** What a claim gave; a key that is held names the process that holds it. */
export type Claimed =
  Exclude<Claim, { readonly state: 'running' }> | { readonly state: 'running'; readonly owner: string | null }

/**
 * Takes a key: one insert that loses against a row that still counts. The row is read in a second query; when it was
 * released between the two, the insert is tried again. `dead`: a process that is gone, whose unfinished calls are too.
 */
export function* claimKey(
  db: Builder,
  request: {
    readonly scope: string
    readonly key: string
    readonly fingerprint: string
    readonly now: Date
    readonly owner: string
    readonly dead?: string
  },
): Work<Claimed> {
  const { scope, key, fingerprint, owner, dead } = request
  const now = request.now.getTime()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const taken = yield* firstRow(
      db
        .insertInto('idempotency')
        .values({ scope, key, fingerprint, claimed_at: now, owner, status: null, body: null })
        .onConflict((conflict) =>
          conflict
            .columns(['scope', 'key'])
            .doUpdateSet({ fingerprint, claimed_at: now, owner, status: null, body: null })
            .where((row) =>
              row.or([
                row('idempotency.claimed_at', '<=', now - answerLifeMs),
                row.and([
                  row('idempotency.status', 'is', null),
                  row('idempotency.fingerprint', '=', fingerprint),
                  row.or([
                    row('idempotency.claimed_at', '<', now - claimTakeoverMs),
                    dead === undefined ? row.lit(false) : row('idempotency.owner', '=', dead),
                  ]),
                ]),
              ]),
            ),
        )
        .returning('key'),
    )
    if (taken !== undefined) return { state: 'mine' }
    const held = yield* firstRow(
      db
        .selectFrom('idempotency')
        .select(['fingerprint', 'claimed_at', 'owner', 'status', 'body'])
        .where('scope', '=', scope)
        .where('key', '=', key),
    )
    if (held === undefined) continue
    // Claimed under a clock that was ahead: its time runs from now on, or the key would not be free for so much longer.
    if (held.claimed_at > now + clockToleranceMs)
      yield* rows(
        db
          .updateTable('idempotency')
          .set({ claimed_at: now })
          .where('scope', '=', scope)
          .where('key', '=', key)
          .where('claimed_at', '=', held.claimed_at),
      )
    if (held.fingerprint !== fingerprint) return { state: 'mismatch' }
    if (held.status === null || held.body === null) return { state: 'running', owner: held.owner }
    return { state: 'done', answer: { status: held.status, body: held.body } }
  }
  return { state: 'running', owner: null }
}

/** Keeps the answer of a running call. When the claim is not open any more, the work fails and nothing is stored. */
export function* completeClaim(
  db: Builder,
  completed: { readonly scope: string; readonly key: string; readonly answer: Answer },
): Work<void> {
  const row = yield* firstRow(
    db
      .updateTable('idempotency')
      .set({ status: completed.answer.status, body: completed.answer.body })
      .where('scope', '=', completed.scope)
      .where('key', '=', completed.key)
      .where('status', 'is', null)
      .returning('key'),
  )
  if (row === undefined) {
    throw new LaurelError(
      'idempotency-running',
      'Another call took over this Idempotency-Key. Send the same request again to get its answer.',
      { retryAfter: 1 },
    )
  }
}

/** Frees a key whose call has no answer. */
export function* releaseClaim(db: Builder, claim: { readonly scope: string; readonly key: string }): Work<void> {
  yield* rows(
    db
      .deleteFrom('idempotency')
      .where('scope', '=', claim.scope)
      .where('key', '=', claim.key)
      .where('status', 'is', null),
  )
}

/** Counts one use; the update finds no row to return when the budget is spent. */
export function* spendBudget(
  db: Builder,
  { name, day, most }: { readonly name: string; readonly day: string; readonly most: number },
): Work<boolean> {
  if (most < 1) return false
  const row = yield* firstRow(
    db
      .insertInto('budget')
      .values({ name, day, used: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'day'])
          .doUpdateSet((row) => ({ used: row('budget.used', '+', 1) }))
          .where('budget.used', '<', most),
      )
      .returning('used'),
  )
  return row !== undefined
}

/** Keeps `fresh` under the name unless something is there already, and gives back what is there. */
export function* keepSecret(db: Builder, name: string, fresh: Uint8Array): Work<Uint8Array> {
  yield* rows(
    db
      .insertInto('secret')
      .values({ name, value: Buffer.from(fresh).toString('hex') })
      .onConflict((conflict) => conflict.column('name').doNothing()),
  )
  const row = yield* firstRow(db.selectFrom('secret').select('value').where('name', '=', name))
  if (row === undefined) throw new Error('The secret that was just stored is not there.')
  return new Uint8Array(Buffer.from(row.value, 'hex'))
}

/** Removes up to `removalBatch` records made before a time; returns how many. */
export function* removeRecords(db: Builder, before: Date): Work<number> {
  const old = db.selectFrom('record').select('id').where('created_at', '<', before.getTime()).limit(removalBatch)
  return (yield* rows(db.deleteFrom('record').where('id', 'in', old).returning('id'))).length
}

/** Removes up to `removalBatch` idempotency rows claimed before a time; returns how many. */
export function* removeClaims(db: Builder, before: Date): Work<number> {
  const old = yield* rows(
    db
      .selectFrom('idempotency')
      .select(['scope', 'key'])
      .where('claimed_at', '<', before.getTime())
      .limit(removalBatch),
  )
  let removed = 0
  for (const { scope, key } of old) {
    const gone = yield* rows(
      db
        .deleteFrom('idempotency')
        .where('scope', '=', scope)
        .where('key', '=', key)
        .where('claimed_at', '<', before.getTime())
        .returning('key'),
    )
    removed += gone.length
  }
  return removed
}
