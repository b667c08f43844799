import { sql } from 'kysely'
import type { WaitlistEntry } from '../app/service/waitlist-store.ts'
import type { Builder } from './builder.ts'
import { rows, type Work } from './work.ts'

/** Stores addresses. The statement writes for a known address too; app/service/waitlist-store says why. */
export function* insertEntries(db: Builder, entries: readonly WaitlistEntry[]): Work<void> {
  for (const { email, interest, joinedAt } of entries) {
    const at = Date.parse(joinedAt)
    yield* rows(
      db
        .insertInto('waitlist')
        .values({ email, interest, joined_at: at, asked_at: at })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: at })),
    )
  }
}

export function* listEntries(db: Builder, after: string, most: number): Work<readonly WaitlistEntry[]> {
  const found = yield* rows(
    db
      .selectFrom('waitlist')
      .select(['email', 'interest', 'joined_at'])
      .where('email', '>', after)
      .orderBy('email')
      .limit(most),
  )
  return found.map(({ email, interest, joined_at: at }) => ({ email, interest, joinedAt: new Date(at).toISOString() }))
}

/**
 * Removes an address, ignoring letter case; returns how many entries. Addresses are ASCII, so both databases fold case
 * alike.
 */
export function* removeEntries(db: Builder, email: string): Work<number> {
  const gone = db
    .deleteFrom('waitlist')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .returning('email')
  return (yield* rows(gone)).length
}
