/** The clean-up of several processes on one store is done once an hour. */
import { strict as assert } from 'node:assert'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Store } from '../../src/app/ports.ts'
import { keepTidy } from '../../src/cli/retention.ts'
import { openStore } from '../../src/store/open.ts'

test('one of two processes cleans up, and the other one does when it fails', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-retention-'))
  const url = `file:${join(folder, 'l.db')}`
  const stores = [await openStore(url), await openStore(url)] as const
  t.after(async () => {
    for (const store of stores) await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-23T06:10:00Z') })
  const done: string[] = []
  let fails = false
  const counted = (store: Store, name: string): Store => ({
    ...store,
    removeOlderThan: (before) => {
      done.push(name)
      return fails ? Promise.reject(new Error('the disk is full')) : store.removeOlderThan(before)
    },
  })
  const warned: string[] = []
  const log = { info: () => undefined, warn: (_line: object, message: string) => warned.push(message) }
  /** A start of the process, and what it has done when it is over. */
  const tidied = async (name: 'one' | 'other', days = 30): Promise<readonly string[]> => {
    const [before, store] = [done.length, stores[name === 'one' ? 0 : 1]]
    const tidy = keepTidy(counted(store, name), days, log)
    await tidy.first
    tidy.stop()
    return done.slice(before)
  }
  assert.deepEqual(await tidied('one'), ['one'])
  assert.deepEqual(await tidied('other'), [])
  assert.deepEqual(await tidied('other', 7), ['other'], 'another number of days is another clean-up')
  t.mock.timers.setTime(Date.parse('2026-11-23T07:00:00Z'))
  assert.deepEqual(await tidied('other'), ['other'], 'the next hour')
  t.mock.timers.setTime(Date.parse('2026-11-23T09:10:00Z'))
  fails = true
  assert.deepEqual(await tidied('one'), ['one'])
  assert.equal(warned.length, 1)
  fails = false
  assert.deepEqual(await tidied('other'), ['other'])
})
