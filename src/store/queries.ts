import type { CompiledQuery } from 'kysely'
import type { Answer, Claim, StoredRecord } from '../app/ports.ts'
import { LaurelError } from '../core/error.ts'
import type { Builder } from './builder.ts'
import { clockToleranceMs } from './due.ts'
import { withoutPadding } from './own-pages.ts'
import { firstRow, rows, type Engine, type Work } from './work.ts'

/** Age in milliseconds after which an open claim may be taken over; far longer than any call runs. */
export const claimTakeoverMs = 60_000

/** How long a stored answer is repeated, in milliseconds. */
export const answerLifeMs = 24 * 3_600_000

/** The most rows removed in one transaction, so that other calls do not wait for long. */
export const removalBatch = 500

/** The insert by number of records, compiled once for each builder: building it costs more than running it. */
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

/** Stores records; a repeated id fails the transaction. */
export function* insertRecords(db: Builder, records: readonly StoredRecord[], padded: Engine['padded']): Work<void> {
  if (records.length === 0) return
  // In the order of the columns above.
  const parameters = records.flatMap(({ id, kind, createdAt, outcome, json, digest }) => [
    id,
    kind,
    Date.parse(createdAt),
    outcome,
    padded(json, Buffer.byteLength(id + kind + outcome + digest)),
    digest,
  ])
  yield { ...insertOf(db, records.length), parameters }
}

export function* findRecord(db: Builder, kind: StoredRecord['kind'], id: string): Work<StoredRecord | null> {
  const row = yield* firstRow(db.selectFrom('record').selectAll().where('id', '=', id).where('kind', '=', kind))
  if (row === undefined) return null
  const { outcome, digest } = row
  const createdAt = new Date(row.created_at).toISOString()
  return { kind: row.kind, id: row.id, createdAt, outcome, json: withoutPadding(row.json), digest }
}

/** A read of at most one row, for the health check. */
export function* readAnything(db: Builder): Work<void> {
  yield* rows(db.selectFrom('record').select('id').limit(1))
}

/** The result of a claim; an open claim of another call names its process. */
export type Claimed =
  Exclude<Claim, { readonly state: 'running' }> | { readonly state: 'running'; readonly owner: string | null }

/**
 * Claims a key: an insert that does nothing when a valid row exists. A second query reads that row; when it was
 * released in between, the insert is repeated. `dead`: a dead process, whose open claims do not count.
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
            .doUpdateSet({
              fingerprint,
              claimed_at: now,
              owner,
              status: null,
              body: null,
              report_id: null,
              receipt_id: null,
            })
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
    // Claimed by a process whose clock was ahead. Its time starts now, or the key would stay claimed for too long.
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
    return { state: 'done', answer: { status: held.status, body: withoutPadding(held.body) } }
  }
  return { state: 'running', owner: null }
}

/** What a key holds: an answer, an open claim, or nothing valid. */
export function* findAnswer(
  db: Builder,
  request: { readonly scope: string; readonly key: string; readonly now: Date },
): Work<Extract<Claim, { readonly state: 'running' | 'done' }> | null> {
  const now = request.now.getTime()
  const held = yield* firstRow(
    db
      .selectFrom('idempotency')
      .select(['status', 'body', 'claimed_at'])
      .where('scope', '=', request.scope)
      .where('key', '=', request.key),
  )
  if (held === undefined || held.claimed_at <= now - answerLifeMs) return null
  if (held.status !== null && held.body !== null)
    return { state: 'done', answer: { status: held.status, body: withoutPadding(held.body) } }
  return held.claimed_at < now - claimTakeoverMs ? null : { state: 'running' }
}

/**
 * Stores the answer of a running call and the ids of its records. When the claim is no longer open, the transaction
 * fails and nothing is stored.
 */
export function* completeClaim(
  db: Builder,
  completed: { readonly scope: string; readonly key: string; readonly answer: Answer },
  records: readonly StoredRecord[],
  padded: Engine['padded'],
): Work<void> {
  const { status, body } = completed.answer
  const report_id = idOfKind(records, 'report')
  const receipt_id = idOfKind(records, 'receipt')
  const beside = Buffer.byteLength(`${completed.scope}${completed.key}${report_id ?? ''}${receipt_id ?? ''}`)
  const row = yield* firstRow(
    db
      .updateTable('idempotency')
      .set({ status, body: padded(body, beside + fingerprintBytes), report_id, receipt_id })
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

/** Length of a SHA-256 in hex. */
const fingerprintBytes = 64

/**
 * The id of the record of a kind that an answer holds. Throws for two, because the row has one column for each kind.
 */
function idOfKind(records: readonly StoredRecord[], kind: StoredRecord['kind']): string | null {
  const [one, ...more] = records.filter((record) => record.kind === kind)
  if (more.length > 0) throw new Error(`An answer holds at most one ${kind}.`)
  return one?.id ?? null
}

/** Frees a key whose call ended without an answer. */
export function* releaseClaim(db: Builder, claim: { readonly scope: string; readonly key: string }): Work<void> {
  yield* rows(
    db
      .deleteFrom('idempotency')
      .where('scope', '=', claim.scope)
      .where('key', '=', claim.key)
      .where('status', 'is', null),
  )
}

/** Counts one use of a budget. The update returns no row if the budget is used up. */
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

/** Stores `fresh` under the name unless there is a secret, and returns the stored one. */
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

/** Removes a record and every stored answer that holds it; false when there is none. */
export function* removeRecord(db: Builder, kind: StoredRecord['kind'], id: string): Work<boolean> {
  const gone = yield* rows(db.deleteFrom('record').where('id', '=', id).where('kind', '=', kind).returning('id'))
  yield* removeAnswersWith(db, gone)
  return gone.length > 0
}

/** Removes up to `removalBatch` records made before a time, and the stored answers that hold them; returns how many. */
export function* removeRecords(db: Builder, before: Date): Work<number> {
  const old = db.selectFrom('record').select('id').where('created_at', '<', before.getTime()).limit(removalBatch)
  const gone = yield* rows(db.deleteFrom('record').where('id', 'in', old).returning('id'))
  yield* removeAnswersWith(db, gone)
  return gone.length
}

/** Removes the stored answers that hold one of the records. Ids are unique over both kinds. */
function* removeAnswersWith(db: Builder, records: readonly { readonly id: string }[]): Work<void> {
  if (records.length === 0) return
  const ids = records.map(({ id }) => id)
  yield* rows(db.deleteFrom('idempotency').where('report_id', 'in', ids))
  yield* rows(db.deleteFrom('idempotency').where('receipt_id', 'in', ids))
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
