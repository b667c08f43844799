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
import { adopt, countProofs, findProof, findProofOf, gather, insertProofs } from './proofs.ts'
import { changeBatch, claimChecks, claimQuestions } from './questions.ts'
import type { Engine, Work } from './work.ts'
import { watchWrites } from './writes.ts'

/** The store of the port over any engine: what each operation does, in one place for both databases. */
export function storeOver(engine: Engine, db: Builder): Store {
  const writes = watchWrites(engine, db)
  const { write } = writes

  async function removeAll(batch: () => Work<number>): Promise<number> {
    let total = 0
    for (;;) {
      const removed = await write(batch)
      total += removed
      if (removed < removalBatch) return total
    }
  }

  return {
    async commit(change) {
      change.records.forEach(checkRecord)
      await write(function* () {
        if (change.answer !== undefined) yield* completeClaim(db, change.answer)
        yield* insertRecords(db, change.records)
        if (change.proofs !== undefined) yield* insertProofs(db, change.proofs)
      })
      if (change.records.length + (change.proofs?.length ?? 0) > 0) writes.succeeded()
    },

    proofs: {
      find: (id) => engine.read(() => findProof(db, id)),
      findOf: (kind, subjectId, hash) => engine.read(() => findProofOf(db, kind, subjectId, hash)),
      gather: (request) => write(() => gather(db, request)),
      adopt: (request) => write(() => adopt(db, request)),
      claimQuestions: (request) => write(() => claimQuestions(db, request)),
      claimChecks: (request) => write(() => claimChecks(db, request)),
      change: (batchId, decide) => write(() => changeBatch(db, batchId, decide)),
      count: () => engine.read(() => countProofs(db)),
    },

    find: (kind, id) => engine.read(() => findRecord(db, kind, id)),

    async claim(request) {
      const mine = { ...request, owner: engine.owner }
      let claimed = await write(() => claimKey(db, mine))
      if (claimed.state === 'running' && claimed.owner !== null && !(await engine.isAlive(claimed.owner))) {
        const dead = claimed.owner
        claimed = await write(() => claimKey(db, { ...mine, dead }))
      }
      return claimed.state === 'running' ? { state: 'running' } : claimed
    },

    release: (request) => write(() => releaseClaim(db, request)),

    spend: (budget) => write(() => spendBudget(db, budget)),

    secret: (name, fresh) => write(() => keepSecret(db, name, fresh)),

    async check() {
      await engine.read(() => readAnything(db))
      return { writes: await writes.succeed() }
    },

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

    warm: () => engine.warm(),

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
