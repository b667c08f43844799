import type { Store, StoredRecord } from '../app/ports.ts'
import type { Builder } from './builder.ts'
import { addCounts, countsOfNew, foldCounts, readCounts, type Shards } from './counters.ts'
import {
  claimKey,
  completeClaim,
  findAnswer,
  findRecord,
  insertRecords,
  keepSecret,
  readAnything,
  releaseClaim,
  removeClaims,
  removeRecord,
  removeRecords,
  removalBatch,
  spendBudget,
} from './queries.ts'
import { findKey, insertKeys, removeKey } from './keys.ts'
import { reconcileBatches, countProofs, findProof, findProofOf, gather, insertProofs } from './proofs.ts'
import { changeBatch, claimChecks, claimCalendarRequests } from './calendar-requests.ts'
import { insertEntries, listEntries, removeEntries } from './waitlist.ts'
import type { Engine, Work } from './work.ts'
import { watchWrites } from './write-check.ts'

/**
 * The Store port over any engine. `shards`: rows of each counter, more than one where transactions run concurrently.
 */
export function storeOver(engine: Engine, db: Builder, shards: Shards = 1): Store {
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

  const padded: Engine['padded'] = (text, beside) => engine.padded(text, beside)

  return {
    async commit(change) {
      change.records.forEach(checkRecord)
      await write(function* () {
        if (change.answer !== undefined) yield* completeClaim(db, change.answer, change.records, padded)
        yield* insertRecords(db, change.records, padded)
        if (change.proofs !== undefined) yield* insertProofs(db, change.proofs)
        const counted = countsOfNew(change.records, change.proofs ?? [])
        yield* addCounts(db, shards, [...counted, ...(change.counts ?? [])])
        if (change.keys !== undefined) yield* insertKeys(db, change.keys)
        if (change.waitlist !== undefined) yield* insertEntries(db, change.waitlist)
      })
      if (change.records.length + (change.proofs?.length ?? 0) > 0) writes.succeeded()
    },

    proofs: {
      find: (id) => engine.read(() => findProof(db, id)),
      findOf: (kind, subjectId, hash) => engine.read(() => findProofOf(db, kind, subjectId, hash)),
      gather: (request) => write(() => gather(db, request)),
      reconcile: (request) => write(() => reconcileBatches(db, shards, request)),
      claimCalendarRequests: (request) => write(() => claimCalendarRequests(db, request)),
      claimChecks: (request) => write(() => claimChecks(db, request)),
      change: (batchId, decide) => write(() => changeBatch(db, shards, batchId, decide)),
      count: () => engine.read(() => countProofs(db)),
    },

    counters: {
      add: (counts) => write(() => addCounts(db, shards, counts)),
      read: () => engine.read(() => readCounts(db)),
      fold: (before) => write(() => foldCounts(db, before)),
    },

    keys: {
      find: (hash) => engine.read(() => findKey(db, hash)),
      async remove(hash) {
        const removed = await write(() => removeKey(db, hash))
        if (removed) await engine.afterRemoval()
        return removed
      },
    },

    waitlist: {
      list: (after, most) => engine.read(() => listEntries(db, after, most)),
      async remove(email) {
        const removed = await write(() => removeEntries(db, email))
        await engine.afterRemoval()
        return removed
      },
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

    findAnswer: (request) => engine.read(() => findAnswer(db, request)),

    release: (request) => write(() => releaseClaim(db, request)),

    spend: (budget) => write(() => spendBudget(db, budget)),

    secret: (name, fresh) => write(() => keepSecret(db, name, fresh)),

    async check() {
      await engine.read(() => readAnything(db))
      return { writes: await writes.succeed() }
    },

    async remove(kind, id) {
      const removed = await write(() => removeRecord(db, kind, id))
      if (removed) await engine.afterRemoval()
      return removed
    },

    async removeOlderThan(before) {
      const records = await removeAll(() => removeRecords(db, before))
      const claims = await removeAll(() => removeClaims(db, before))
      await engine.afterRemoval()
      await engine.afterCleanUp()
      return records + claims
    },

    async removeAnswersOlderThan(before) {
      const claims = await removeAll(() => removeClaims(db, before))
      await engine.afterRemoval()
      await engine.afterCleanUp()
      return claims
    },

    warm: () => engine.warm(),

    close: () => engine.close(),
  }
}

/** Throws for a record that a database could not return unchanged: a bug of the caller, never the fault of a user. */
function checkRecord(record: StoredRecord): void {
  const time = new Date(record.createdAt)
  if (Number.isNaN(time.getTime()) || time.toISOString() !== record.createdAt) {
    throw new Error('createdAt is not an ISO 8601 time in UTC with milliseconds.')
  }
  for (const text of [record.id, record.outcome, record.json, record.digest]) {
    if (text.includes('\0') || !text.isWellFormed()) throw new Error('A record holds a NUL or a lone surrogate.')
  }
  // The engine adds and removes leading spaces (store/own-pages).
  if (record.json.startsWith(' ')) throw new Error('The JSON of a record begins with a blank.')
}
