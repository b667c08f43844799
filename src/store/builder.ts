import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SelectQueryBuilder,
} from 'kysely'
import type { Schema } from './schema.ts'

/** Builds queries and never runs them; an engine does, in its transactions. */
export type Builder = Kysely<Schema>

export function sqliteBuilder(): Builder {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

const postgresBuilders = new WeakSet<Builder>()

export function postgresBuilder(): Builder {
  const builder: Builder = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  postgresBuilders.add(builder)
  return builder
}

/**
 * Skips rows that another process has locked (FOR UPDATE SKIP LOCKED). SQLite has one writer and needs nothing. To be
 * used within a `with`: PostgreSQL may run a subquery more than once and would lock more rows than its limit.
 */
export const passingLocked = <T extends keyof Schema, O>(
  db: Builder,
  query: SelectQueryBuilder<Schema, T, O>,
): SelectQueryBuilder<Schema, T, O> => (postgresBuilders.has(db) ? query.forUpdate().skipLocked() : query)
