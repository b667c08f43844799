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

/** Builds queries and never runs them: an engine does that, because only it knows what happens in one transaction. */
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
 * Leaves out rows that another process is just taking, instead of waiting for it and finding them gone. SQLite has one
 * writer at a time and no such words. Belongs into a `with`: PostgreSQL may run a subquery more than once, and would lock
 * more rows than its limit.
 */
export const passingLocked = <T extends keyof Schema, O>(
  db: Builder,
  query: SelectQueryBuilder<Schema, T, O>,
): SelectQueryBuilder<Schema, T, O> => (postgresBuilders.has(db) ? query.forUpdate().skipLocked() : query)
