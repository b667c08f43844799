import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GroupCommit, type GroupDatabase } from '../../src/store/group.ts'

const limits = { maxWaiting: 100, maxGroup: 10, maxWaitMs: 1_000 }

/** A database that holds a list and fails on command. */
class ListDatabase implements GroupDatabase {
  readonly stored: string[] = []
  #open: string[] | undefined
  breakCommit: 'before' | 'after' | undefined

  add(text: string): string {
    if (text === 'wrong') throw new Error('wrong')
    this.#open?.push(text)
    if (text === 'fatal') {
      this.#open = undefined
      throw new Error('fatal')
    }
    return text
  }

  begin(): void {
    assert.equal(this.#open, undefined)
    this.#open = []
  }

  commit(): void {
    if (this.breakCommit === 'before') throw new Error('not persisted')
    this.stored.push(...(this.#open ?? []))
    this.#open = undefined
    if (this.breakCommit === 'after') throw new Error('but persisted')
  }

  rollback(): void {
    this.#open = undefined
  }

  inSavepoint<T>(run: () => T): T {
    const before = this.#open?.length ?? 0
    try {
      return run()
    } catch (error) {
      this.#open?.splice(before)
      throw error
    }
  }

  inTransaction(): boolean {
    return this.#open !== undefined
  }

  isBusy(): boolean {
    return false
  }

  failure(error: unknown): unknown {
    return error
  }
}

async function outcomes(database: ListDatabase, texts: readonly string[]): Promise<string[]> {
  const group = new GroupCommit(database, limits)
  const results = await Promise.allSettled(texts.map((text) => group.write(() => database.add(text))))
  await group.close()
  return results.map((result) => result.status)
}

test('a write that fails does not affect the others', async () => {
  const database = new ListDatabase()
  assert.deepEqual(await outcomes(database, ['a', 'wrong', 'b']), ['fulfilled', 'rejected', 'fulfilled'])
  assert.deepEqual(database.stored, ['a', 'b'])
})

test('an error that rolls back the transaction fails all of it, and the next group works', async () => {
  const database = new ListDatabase()
  const texts = ['a', 'fatal', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'next']
  const expected = [...Array<string>(10).fill('rejected'), 'fulfilled']
  assert.deepEqual(await outcomes(database, texts), expected)
  assert.deepEqual(database.stored, ['next'])
})

for (const [moment, stored] of [
  ['before', []],
  ['after', ['a', 'b']],
] as const) {
  test(`no write is acknowledged if the commit fails ${moment} it is stored`, async () => {
    const database = new ListDatabase()
    database.breakCommit = moment
    assert.deepEqual(await outcomes(database, ['a', 'b']), ['rejected', 'rejected'])
    assert.deepEqual(database.stored, stored)
  })
}

test('a group is bounded, and nothing is acknowledged before its commit', async () => {
  const database = new ListDatabase()
  const group = new GroupCommit(database, limits)
  const seen: number[] = []
  await Promise.all(
    Array.from({ length: 25 }, async (_, index) => {
      await group.write(() => database.add(String(index)))
      seen.push(database.stored.length)
    }),
  )
  assert.equal(group.transactions, 3)
  assert.deepEqual(
    seen,
    Array.from({ length: 25 }, (_, index) => Math.min((Math.floor(index / 10) + 1) * 10, 25)),
  )
})
