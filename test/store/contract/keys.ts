import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import type { ApiKey } from '../../../src/app/service/key-store.ts'
import type { Store } from '../../../src/app/ports.ts'
import { LaurelError } from '../../../src/core/error.ts'
import { openStore } from '../../../src/store/open.ts'
import { someRecord } from './records.ts'

const joinedAt = '2026-03-01T12:00:00.123Z'
const later = '2026-03-02T12:00:00.456Z'

const someKey = (set: Partial<ApiKey> = {}): ApiKey => ({
  hash: randomBytes(32).toString('hex'),
  prefix: 'lrl_Ab3x',
  label: 'für "den" Garten 🌱',
  createdAt: joinedAt,
  ...set,
})

const isUnavailable = (error: unknown): boolean => error instanceof LaurelError && error.code === 'unavailable'

/** The contract of API keys and the waitlist. `newUrl` gives the address of an empty store. */
export function keyContract(name: string, newUrl: () => Promise<string>): void {
  /** Opens two instances of one deployment. */
  const check = (title: string, run: (store: Store, other: Store) => Promise<void>): void => {
    test(title, async () => {
      const url = await newUrl()
      const stores = [await openStore(url), await openStore(url)] as const
      try {
        await run(...stores)
      } finally {
        await Promise.all(stores.map((store) => store.close()))
      }
    })
  }

  describe(`${name}: API keys`, () => {
    check('returns a stored key on every instance, and nothing for an unknown hash', async (store, other) => {
      const keys = [someKey(), someKey({ label: null })]
      await store.commit({ records: [], keys })
      for (const key of keys) assert.deepEqual(await other.keys.find(key.hash), key)
      for (const hash of ['', 'x', "' or 1=1 --", keys[0]?.prefix ?? ''])
        assert.equal(await store.keys.find(hash), null)
    })

    check(
      'a removal is effective on every instance at once, and one of two concurrent ones reports it',
      async (store, other) => {
        const [key, kept] = [someKey(), someKey()]
        await store.commit({ records: [], keys: [key, kept] })
        assert.notEqual(await other.keys.find(key.hash), null)
        const removed = await Promise.all([store.keys.remove(key.hash), other.keys.remove(key.hash)])
        assert.deepEqual(removed.toSorted(), [false, true])
        for (const one of [store, other]) {
          assert.equal(await one.keys.find(key.hash), null)
          assert.deepEqual(await one.keys.find(kept.hash), kept)
        }
      },
    )

    check('is stored with the rest of its change or not at all', async (store) => {
      const [key, record] = [someKey(), someRecord()]
      await store.commit({ records: [record] })
      await assert.rejects(store.commit({ records: [record], keys: [key] }))
      assert.equal(await store.keys.find(key.hash), null)
      await store.commit({ records: [], keys: [key] })
      const second = someRecord()
      await assert.rejects(store.commit({ records: [second], keys: [key] }))
      assert.equal(await store.find('receipt', second.id), null)
    })
  })

  describe(`${name}: waitlist`, () => {
    check('stores an address once, in its first spelling, whichever instance gets it', async (store, other) => {
      const first = { email: 'Reader@example.org', interest: null, joinedAt }
      await store.commit({ records: [], waitlist: [first] })
      await Promise.all(
        [store, other, store].map((one) =>
          one.commit({ records: [], waitlist: [{ ...first, interest: 'more', joinedAt: later }] }),
        ),
      )
      assert.deepEqual(await other.waitlist.list('', 10), [first])
    })

    check('lists in pages, in a fixed order', async (store) => {
      const emails = ['c@example.org', 'a@example.org', 'e@example.org', 'b@example.org', 'd@example.org']
      for (const email of emails)
        await store.commit({ records: [], waitlist: [{ email, interest: 'a\n"b"', joinedAt }] })
      const parts: string[][] = []
      for (let after = ''; ;) {
        const part = (await store.waitlist.list(after, 2)).map(({ email }) => email)
        if (part.length === 0) break
        parts.push(part)
        after = part.at(-1) ?? ''
      }
      assert.deepEqual(
        parts.map((part) => part.length),
        [2, 2, 1],
      )
      assert.deepEqual(parts.flat().toSorted(), emails.toSorted())
    })

    check('removes an address in any case, and no other', async (store, other) => {
      const emails = ['Bob@example.org', 'bob@example.org', 'b_b@example.org', 'bob@example.com']
      for (const email of emails) await store.commit({ records: [], waitlist: [{ email, interest: null, joinedAt }] })
      assert.equal(await other.waitlist.remove('BOB@Example.org'), 2)
      assert.equal(await other.waitlist.remove('BOB@Example.org'), 0)
      assert.equal(await store.waitlist.remove('b%@example.org'), 0)
      assert.deepEqual(
        (await store.waitlist.list('', 10)).map(({ email }) => email).toSorted(),
        emails.slice(2).toSorted(),
      )
    })

    check('everything on a closed store is unavailable', async (store) => {
      await store.close()
      await assert.rejects(store.keys.find('x'), isUnavailable)
      await assert.rejects(store.keys.remove('x'), isUnavailable)
      await assert.rejects(store.waitlist.list('', 1), isUnavailable)
      await assert.rejects(store.waitlist.remove('a@b'), isUnavailable)
      await assert.rejects(store.commit({ records: [], keys: [someKey()] }), isUnavailable)
    })
  })
}
