import { type RawBuilder, sql } from 'kysely'
import type { Builder } from './builder.ts'
import { rows, type Compilable, type Work } from './work.ts'

/**
 * Every migration, oldest first. A released one is never edited; new ones are appended.
 *
 * Kysely's own Migrator is not used: on SQLite it takes no lock between processes and runs outside a transaction. Here
 * the engine runs all migrations in one transaction under a lock.
 */
const migrations: readonly { readonly name: string; readonly up: (db: Builder) => readonly Compilable<unknown>[] }[] = [
  {
    name: '0001-records',
    up: (db) => [
      db.schema
        .createTable('record')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('json', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull()),
      db.schema.createIndex('record_created_at').on('record').column('created_at'),
    ],
  },
  {
    name: '0002-idempotency',
    up: (db) => [
      db.schema
        .createTable('idempotency')
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('claimed_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'integer')
        .addColumn('body', 'text')
        .addPrimaryKeyConstraint('idempotency_key', ['scope', 'key']),
      db.schema.createIndex('idempotency_claimed_at').on('idempotency').column('claimed_at'),
    ],
  },
  {
    // The columns and their order are those of rate-limiter-flexible. Used on PostgreSQL only. The library could create
    // the table itself, but fails when two processes do so concurrently.
    name: '0003-rate-limit',
    up: (db) => [
      db.schema
        .createTable('rate_limit')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey().notNull())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint'),
    ],
  },
  {
    name: '0004-budget',
    up: (db) => [
      db.schema
        .createTable('budget')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('used', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('budget_key', ['name', 'day']),
    ],
  },
  {
    name: '0005-proofs',
    up: (db) => [
      db.schema
        .createTable('proof')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('nonce', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('subject_kind', 'text')
        .addColumn('subject_id', 'text'),
      db.schema.createIndex('proof_subject').on('proof').column('subject_id'),
      db.schema
        .createTable('proof_waiting')
        .addColumn('proof_id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull()),
      db.schema.createIndex('proof_waiting_created_at').on('proof_waiting').column('created_at'),
      db.schema
        .createTable('proof_leaf')
        .addColumn('proof_id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('batch_id', 'text', (column) => column.notNull())
        .addColumn('head', 'text', (column) => column.notNull()),
      db.schema
        .createTable('proof_batch')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('root', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('submitted_at', 'bigint')
        .addColumn('confirmed_at', 'bigint')
        .addColumn('path', 'text')
        .addColumn('verification', 'text')
        .addColumn('check_at', 'bigint')
        .addColumn('claimed_until', 'bigint', (column) => column.notNull()),
      db.schema.createIndex('proof_batch_check_at').on('proof_batch').column('check_at'),
      db.schema
        .createTable('proof_question')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('batch_id', 'text', (column) => column.notNull())
        .addColumn('calendar', 'text', (column) => column.notNull())
        .addColumn('tree', 'text')
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('asked_at', 'bigint')
        .addColumn('next_at', 'bigint')
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('claimed_until', 'bigint', (column) => column.notNull()),
      db.schema.createIndex('proof_question_batch').on('proof_question').column('batch_id'),
      db.schema.createIndex('proof_question_next_at').on('proof_question').column('next_at'),
    ],
  },
  {
    name: '0006-proof-configuration',
    up: (db) => [
      db.schema.alterTable('proof_question').addColumn('not_before', 'bigint'),
      db.schema
        .createIndex('proof_batch_unconfirmed')
        .on('proof_batch')
        .columns(['created_at', 'confirmed_at'])
        .where('confirmed_at', 'is', null),
      // Batches that were confirmed without a header source. They are checked as soon as there is one.
      db
        .updateTable('proof_batch')
        .set((row) => ({ check_at: row.ref('confirmed_at') }))
        .where('path', 'is not', null)
        .where('verification', 'is', null)
        .where('check_at', 'is', null),
    ],
  },
  {
    name: '0007-deployment-secret',
    up: (db) => [
      db.schema
        .createTable('secret')
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('value', 'text', (column) => column.notNull()),
    ],
  },
  {
    name: '0008-looked-paths',
    up: (db) => [db.schema.alterTable('proof_batch').addColumn('looked', 'text')],
  },
  {
    // The records that a stored answer holds. Earlier answers have no deleteToken and expire within 24 hours.
    name: '0009-records-of-answers',
    up: (db) => [
      db.schema.alterTable('idempotency').addColumn('report_id', 'text'),
      db.schema.alterTable('idempotency').addColumn('receipt_id', 'text'),
      db.schema.createIndex('idempotency_report_id').on('idempotency').column('report_id'),
      db.schema.createIndex('idempotency_receipt_id').on('idempotency').column('receipt_id'),
    ],
  },
  {
    // Counters start with what is stored: all proofs, and the reports and receipts that were not removed.
    name: '0010-counters',
    up: (db) => [
      db.schema
        .createTable('counter')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hour', 'bigint', (column) => column.notNull())
        .addColumn('shard', 'integer', (column) => column.notNull())
        .addColumn('total', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('counter_key', ['name', 'hour', 'shard']),
      db.schema.alterTable('proof_batch').addColumn('size', 'integer', (column) => column.notNull().defaultTo(0)),
      // Needed only to count the sizes here; later batches store their size.
      db.schema.createIndex('proof_leaf_batch').on('proof_leaf').column('batch_id'),
      db.updateTable('proof_batch').set({
        size: sql<number>`(select count(*) from proof_leaf where proof_leaf.batch_id = proof_batch.id)`,
      }),
      db.schema.dropIndex('proof_leaf_batch'),
      counted(db, sql`'ideas.' || outcome`, 'created_at', sql`count(*)`, sql`record where kind = 'report'`),
      counted(db, sql`'receipts'`, 'created_at', sql`count(*)`, sql`record where kind = 'receipt'`),
      counted(db, sql`'proofs.committed'`, 'created_at', sql`count(*)`, sql`proof where true`),
      counted(db, sql`'proofs.submitted'`, 'submitted_at', sql`sum(size)`, sql`proof_batch where submitted_at > 0`),
      counted(db, sql`'proofs.confirmed'`, 'confirmed_at', sql`sum(size)`, sql`proof_batch where confirmed_at > 0`),
    ],
  },
  {
    name: '0011-api-keys',
    up: (db) => [
      db.schema
        .createTable('api_key')
        .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('prefix', 'text', (column) => column.notNull())
        .addColumn('label', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull()),
    ],
  },
  {
    name: '0012-waitlist',
    up: (db) => [
      db.schema
        .createTable('waitlist')
        .addColumn('email', 'text', (column) => column.primaryKey().notNull())
        .addColumn('interest', 'text')
        .addColumn('joined_at', 'bigint', (column) => column.notNull())
        .addColumn('asked_at', 'bigint', (column) => column.notNull()),
    ],
  },
  {
    // The owner of a claim; on PostgreSQL the live processes; and the row of trial writes.
    name: '0013-processes',
    up: (db) => [
      db.schema.alterTable('idempotency').addColumn('owner', 'text'),
      db.schema
        .createTable('process')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull()),
      db.schema
        .createTable('trial')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('filler', 'text', (column) => column.notNull()),
    ],
  },
]

/** Fills a counter by hour from existing rows. */
const counted = (
  db: Builder,
  name: RawBuilder<unknown>,
  time: string,
  total: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Compilable<unknown> => {
  const at = sql.ref(time)
  const hour = sql`${at} - ${at} % 3600000`
  const select = sql`select ${name}, ${hour}, 0, ${total} from ${from} group by 1, 2`
  return { compile: () => sql`insert into counter (name, hour, shard, total) ${select}`.compile(db) }
}

/** Begins the name of a row of `migration` that keeps every version from opening a database that is partly moved. */
export const movingPrefix = 'moving-'

/** The names of all migrations, oldest first. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

/** The state of a database by the names of the migrations that were applied to it. */
export function schemaState(applied: readonly string[]): 'current' | 'older' | 'newer' | 'partly moved' {
  if (applied.some((name) => name.startsWith(movingPrefix))) return 'partly moved'
  if (applied.some((name) => !migrationNames.includes(name))) return 'newer'
  return migrationNames.every((name) => applied.includes(name)) ? 'current' : 'older'
}

/**
 * Runs the missing migrations and returns their names. The engine holds the migration lock. Throws when the database
 * was made by a newer version of this program, or is partly moved (store/move) and not by the move named `moving`.
 */
export function* migrate(db: Builder, now: Date, moving?: string): Work<readonly string[]> {
  yield* rows(
    db.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull()),
  )
  const applied = new Set((yield* rows(db.selectFrom('migration').select('name'))).map((row) => row.name))
  const known = new Set(migrationNames)
  const unknown = [...applied].filter((name) => !known.has(name) && name !== moving)
  if (unknown.some((name) => name.startsWith(movingPrefix))) {
    throw new Error('The database is moved in part only. Run the same "laurel migrate" again, which finishes it.')
  }
  if (unknown.length > 0) {
    throw new Error('The database was made by a newer version of Laurel. Start that version, or restore a backup.')
  }
  const missing = migrations.filter((migration) => !applied.has(migration.name))
  for (const migration of missing) {
    for (const statement of migration.up(db)) yield* rows(statement)
    yield* rows(db.insertInto('migration').values({ name: migration.name, applied_at: now.getTime() }))
  }
  return missing.map((migration) => migration.name)
}
