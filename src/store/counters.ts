/**
 * The queries of counters. A row for each name, hour and shard; the upsert is the last statement of its transaction.
 */
import { type CompiledQuery, sql } from 'kysely'
import type { CounterName, HourCount } from '../app/service/counters.ts'
import type { StoredRecord } from '../app/ports.ts'
import type { NewProof } from '../app/proof/proof-store.ts'
import type { Builder } from './builder.ts'
import { rows, type Work } from './work.ts'

const hourMs = 3_600_000
const hourOf = (ms: number): number => Math.floor(ms / hourMs) * hourMs

/**
 * Rows of one counter. Concurrent transactions that add to the same row would wait for each other's commit, so
 * PostgreSQL has 16. SQLite has one writer and needs one.
 */
export type Shards = 1 | 16

/** The upsert by number of rows, compiled once for each builder: building it costs more than running it. */
const upserts = new WeakMap<Builder, Map<number, CompiledQuery>>()

function upsertOf(db: Builder, count: number): CompiledQuery {
  let ofCount = upserts.get(db)
  if (ofCount === undefined) upserts.set(db, (ofCount = new Map<number, CompiledQuery>()))
  let query = ofCount.get(count)
  if (query === undefined) {
    query = db
      .insertInto('counter')
      .values(Array.from({ length: count }, () => ({ name: '', hour: 0, shard: 0, total: 0 })))
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'hour', 'shard'])
          .doUpdateSet((row) => ({ total: sql<number>`${row.ref('counter.total')} + ${row.ref('excluded.total')}` })),
      )
      .compile()
    ofCount.set(count, query)
  }
  return query
}

/** Adds to counters. Rows are locked in a fixed order, so that transactions cannot deadlock. */
export function* addCounts(db: Builder, shards: Shards, counts: readonly HourCount[]): Work<void> {
  const sums = new Map<string, HourCount>()
  for (const { name, hour, total } of counts) {
    const key = `${name} ${hour}`
    sums.set(key, { name, hour, total: total + (sums.get(key)?.total ?? 0) })
  }
  if (sums.size === 0) return
  const shard = Math.floor(Math.random() * shards)
  // In the order of the columns above.
  const parameters = [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { name, hour, total }]) => [name, hour, shard, total])
  yield { ...upsertOf(db, sums.size), parameters }
}

/** The counts of newly stored receipts and proofs. */
export const countsOfNew = (records: readonly StoredRecord[], proofs: readonly NewProof[]): readonly HourCount[] => [
  ...records
    .filter(({ kind }) => kind === 'receipt')
    .map(({ createdAt }) => ({ name: 'receipts', hour: hourOf(Date.parse(createdAt)), total: 1 }) as const),
  ...proofs.map(
    ({ createdAt }) => ({ name: 'proofs.committed', hour: hourOf(Date.parse(createdAt)), total: 1 }) as const,
  ),
]

/** The counts of a batch whose proofs have reached a state. */
export const countsOfState = (
  name: 'proofs.submitted' | 'proofs.confirmed',
  at: number,
  size: number,
): readonly HourCount[] => (size === 0 ? [] : [{ name, hour: hourOf(at), total: size }])

export function* readCounts(db: Builder): Work<readonly HourCount[]> {
  const found = yield* rows(
    db
      .selectFrom('counter')
      // On PostgreSQL a sum of bigint is a numeric, which the driver returns as text.
      .select(['name', 'hour', sql<number>`cast(sum(total) as bigint)`.as('total')])
      .groupBy(['name', 'hour']),
  )
  // Only this service writes the table, with these names.
  return found.map(({ name, hour, total }) => ({ name: name as CounterName, hour, total }))
}

/**
 * Sums ended hours into one row for each name. Concurrent folds add nothing twice: on PostgreSQL the second waits for
 * the rows of the first and then finds them gone.
 */
export function* foldCounts(db: Builder, before: Date): Work<void> {
  const ended = yield* rows(
    db
      .deleteFrom('counter')
      .where('hour', '>', 0)
      .where('hour', '<=', before.getTime() - hourMs)
      .returning(['name', 'total']),
  )
  yield* addCounts(
    db,
    1,
    ended.map(({ name, total }) => ({ name: name as CounterName, hour: 0, total })),
  )
}
