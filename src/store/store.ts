import type { Store, StoredRecord } from '../app/ports.ts'
import type { Builder } from './builder.ts'
import {
  claimKey,
  completeClaim,
  findRecord,
  insertRecords,
  keepSecret,
  readAnything,
  releaseClaim,
  removeClaims,
  removeRecords,
  removalBatch,
  spendBudget,
} from './queries.ts'
import { findKey, insertKeys, removeKey } from './keys.ts'
import { adopt, countProofs, findProof, findProofOf, gather, insertProofs } from './proofs.ts'
import { changeBatch, claimChecks, claimQuestions } from './questions.ts'
import { insertEntries, listEntries, removeEntries } from './waitlist.ts'
import type { Engine, Work } from './work.ts'

/** The store of the port over any engine: what each operation does, in one place for both databases. */
export function storeOver(engine: Engine, db: Builder): Store {
  async function removeAll(batch: () => Work<number>): Promise<number> {
    let total = 0
    for (;;) {
      const removed = await engine.write(batch)
      total += removed
      if (removed < removalBatch) return total
    }
  }

  return {
    async commit(change) {
      change.records.forEach(checkRecord)
      await engine.write(function* () {
        if (change.answer !== undefined) yield* completeClaim(db, change.answer)
        yield* insertRecords(db, change.records)
        if (change.proofs !== undefined) yield* insertProofs(db, change.proofs)
        if (change.keys !== undefined) yield* insertKeys(db, change.keys)
        if (change.waitlist !== undefined) yield* insertEntries(db, change.waitlist)
      })
    },

    proofs: {
      find: (id) => engine.read(() => findProof(db, id)),
      findOf: (kind, subjectId, hash) => engine.read(() => findProofOf(db, kind, subjectId, hash)),
      gather: (request) => engine.write(() => gather(db, request)),
      adopt: (request) => engine.write(() => adopt(db, request)),
      claimQuestions: (request) => engine.write(() => claimQuestions(db, request)),
      claimChecks: (request) => engine.write(() => claimChecks(db, request)),
      change: (batchId, decide) => engine.write(() => changeBatch(db, batchId, decide)),
      count: () => engine.read(() => countProofs(db)),
    },

    keys: {
      find: (hash) => engine.read(() => findKey(db, hash)),
      async remove(hash) {
        const removed = await engine.write(() => removeKey(db, hash))
        if (removed) await engine.afterRemoval()
        return removed
      },
    },

    waitlist: {
      list: (after, most) => engine.read(() => listEntries(db, after, most)),
      async remove(email) {
        const removed = await engine.write(() => removeEntries(db, email))
        await engine.afterRemoval()
        return removed
      },
    },

    find: (kind, id) => engine.read(() => findRecord(db, kind, id)),

    claim: (request) => engine.write(() => claimKey(db, request)),

    release: (request) => engine.write(() => releaseClaim(db, request)),

    spend: (budget) => engine.write(() => spendBudget(db, budget)),

    secret: (name, fresh) => engine.write(() => keepSecret(db, name, fresh)),

    check: () => engine.read(() => readAnything(db)),

    async removeOlderThan(before) {
      const records = await removeAll(() => removeRecords(db, before))
      const claims = await removeAll(() => removeClaims(db, before))
      await engine.afterRemoval()
      return records + claims
    },

    async removeAnswersOlderThan(before) {
      const claims = await removeAll(() => removeClaims(db, before))
      await engine.afterRemoval()
      return claims
    },

    close: () => engine.close(),
  }
}

/** Refuses what one of the databases could not give back as it was: a mistake of the caller, never of a user. */
function checkRecord(record: StoredRecord): void {
  const time = new Date(record.createdAt)
  if (Number.isNaN(time.getTime()) || time.toISOString() !== record.createdAt) {
    throw new Error('createdAt is not an ISO 8601 time in UTC with milliseconds.')
  }
  for (const text of [record.id, record.outcome, record.json, record.digest]) {
    if (text.includes('\0') || !text.isWellFormed()) throw new Error('A record holds a NUL or a lone surrogate.')
  }
}
