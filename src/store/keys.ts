import type { ApiKey } from '../app/service/key-store.ts'
import type { Builder } from './builder.ts'
import { firstRow, rows, type Work } from './work.ts'

/** Stores new keys; a repeated hash fails the transaction. */
export function* insertKeys(db: Builder, keys: readonly ApiKey[]): Work<void> {
  for (const { hash, prefix, label, createdAt } of keys)
    yield* rows(db.insertInto('api_key').values({ hash, prefix, label, created_at: Date.parse(createdAt) }))
}

export function* findKey(db: Builder, hash: string): Work<ApiKey | null> {
  const row = yield* firstRow(db.selectFrom('api_key').selectAll().where('hash', '=', hash))
  if (row === undefined) return null
  const { prefix, label, created_at: createdAt } = row
  return { hash, prefix, label, createdAt: new Date(createdAt).toISOString() }
}

/** Removes a key; returns whether there was one. */
export function* removeKey(db: Builder, hash: string): Work<boolean> {
  return (yield* firstRow(db.deleteFrom('api_key').where('hash', '=', hash).returning('hash'))) !== undefined
}
