import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, beforeEach, describe, test } from 'node:test'
import { CompiledQuery } from 'kysely'
import { LaurelError } from '../../src/core/error.ts'
import { openStore } from '../../src/store/open.ts'
import { SqliteEngine } from '../../src/store/sqlite.ts'
import { storeOver } from '../../src/store/store.ts'
import { firstRow } from '../../src/store/work.ts'
import { someRecord } from './contract/records.ts'

const fullDisk = join(import.meta.dirname, 'full-disk.ts')
const folder = mkdtempSync(join(tmpdir(), 'laurel-sqlite-'))
let path: string
let tests = 0

beforeEach(() => {
  tests += 1
  path = join(folder, `${tests}.db`)
})

after(() => {
  rmSync(folder, { recursive: true, force: true })
})

const isUnavailable = (error: unknown): boolean =>
  error instanceof LaurelError && error.code === 'unavailable' && !error.message.includes(folder)

/** The bytes of the database and its companion files, as text. */
const onDisk = (): string =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${tests}.db`))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')

const integrity = (): unknown => {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    return db.prepare('pragma integrity_check').get()?.['integrity_check']
  } finally {
    db.close()
  }
}

describe('SQLite: durability', () => {
  test('runs with WAL, synchronous FULL, secure_delete and foreign keys', async () => {
    const { engine } = SqliteEngine.open(path)
    try {
      const pragma = (name: string): Promise<unknown> =>
        engine.read(() => firstRow<Record<string, unknown>>({ compile: () => CompiledQuery.raw(`pragma ${name}`) }))
      assert.deepEqual({ ...((await pragma('journal_mode')) as object) }, { journal_mode: 'wal' })
      assert.deepEqual({ ...((await pragma('synchronous')) as object) }, { synchronous: 2 })
      assert.deepEqual({ ...((await pragma('secure_delete')) as object) }, { secure_delete: 1 })
      assert.deepEqual({ ...((await pragma('foreign_keys')) as object) }, { foreign_keys: 1 })
    } finally {
      await engine.close()
    }
  })

  test('writes that arrive together share transactions', async () => {
    const { engine, builder } = SqliteEngine.open(path)
    const store = storeOver(engine, builder)
    try {
      await Promise.all(Array.from({ length: 1_000 }, () => store.commit({ records: [someRecord()] })))
      assert.equal(engine.transactions, 2)
      await store.commit({ records: [someRecord()] })
      assert.equal(engine.transactions, 3)
    } finally {
      await store.close()
    }
  })

  test('removed text is in no file', async () => {
    const store = await openStore(`file:${path}`)
    const secret = 'a text that somebody wants removed'
    try {
      const old = Array.from({ length: 30 }, () => someRecord({ json: `{"idea":"${secret} ${'x'.repeat(9_000)}"}` }))
      await Promise.all(old.map((record) => store.commit({ records: [record] })))
      await store.commit({ records: [someRecord({ createdAt: '2026-03-01T00:00:00.000Z' })] })
      assert.ok(onDisk().includes(secret))
      assert.equal(await store.removeOlderThan(new Date('2026-02-01T00:00:00.000Z')), 30)
      assert.ok(!onDisk().includes(secret))
      assert.equal(integrity(), 'ok')
    } finally {
      await store.close()
    }
  })
})

describe('SQLite: failures', () => {
  test('writes wait for the lock of another process without blocking others, and are unavailable in the end', async () => {
    const { engine, builder } = SqliteEngine.open(path, { maxWaitMs: 300 })
    const store = storeOver(engine, builder)
    const other = new DatabaseSync(path)
    const [first, second] = [someRecord(), someRecord()]
    try {
      other.exec('begin immediate')
      let turns = 0
      const turning = setInterval(() => (turns += 1), 10)
      await assert.rejects(store.commit({ records: [first] }), isUnavailable)
      clearInterval(turning)
      assert.ok(turns >= 3, 'timers ran while the write waited')
      assert.equal(await store.find('receipt', first.id), null)
      const waiting = store.commit({ records: [second] })
      setTimeout(() => {
        other.exec('rollback')
      }, 60)
      await waiting
      assert.deepEqual(await store.find('receipt', second.id), second)
    } finally {
      other.close()
      await store.close()
    }
  })

  test('a file that was moved away gets no acknowledgement; when it is back, the store works again', async () => {
    const store = await openStore(`file:${path}`)
    const record = someRecord()
    try {
      await store.commit({ records: [record] })
      renameSync(path, `${path}.moved`)
      await assert.rejects(store.check(), isUnavailable)
      await assert.rejects(store.commit({ records: [someRecord()] }), isUnavailable)
      await assert.rejects(store.find('receipt', record.id), isUnavailable)
      renameSync(`${path}.moved`, path)
      await store.check()
      await store.commit({ records: [someRecord()] })
      assert.deepEqual(await store.find('receipt', record.id), record)
    } finally {
      await store.close()
    }
  })

  test('the queue is bounded', async () => {
    const { engine, builder } = SqliteEngine.open(path, { maxWaiting: 100 })
    const store = storeOver(engine, builder)
    try {
      const results = await Promise.allSettled(
        Array.from({ length: 150 }, () => store.commit({ records: [someRecord()] })),
      )
      const refused = results.filter((result) => result.status === 'rejected')
      assert.equal(refused.length, 50)
      assert.ok(refused.every((result) => isUnavailable(result.reason)))
      await store.commit({ records: [someRecord()] })
    } finally {
      await store.close()
    }
  })

  test('a full disk refuses writes, serves reads, leaves no partial write and needs no restart', async () => {
    // A limit on file sizes stands in for a full disk. The kernel's signal for it must not end the process.
    const child = spawn('sh', ['-c', 'ulimit -S -f 600; exec "$0" "$1" "$2"', process.execPath, fullDisk, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const [code] = (await once(child, 'close')) as [number | null]
    assert.equal(code, 0)
    assert.match(said, /^refused, read(?:, recovered)?$/)
    assert.equal(integrity(), 'ok')
  })

  test('/api/health reports a full disk until there is room again', { timeout: 120_000 }, async () => {
    const script = join(import.meta.dirname, 'full-disk-service.ts')
    const child = spawn('sh', ['-c', 'ulimit -S -f 1200; exec "$0" "$1" "$2"', process.execPath, script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const [code] = (await once(child, 'close')) as [number | null]
    assert.equal(code, 0)
    assert.match(said, /^degraded(?:, recovered)?$/)
  })
})

describe('SQLite: the waitlist', () => {
  test('a known address causes a write to the log, like a new one', async () => {
    const store = await openStore(`file:${path}`)
    try {
      const joined = async (email: string, joinedAt: string): Promise<number> => {
        const before = statSync(`${path}-wal`).size
        await store.commit({ records: [], waitlist: [{ email, interest: null, joinedAt }] })
        return statSync(`${path}-wal`).size - before
      }
      assert.ok((await joined('reader@example.org', '2026-03-01T12:00:00.000Z')) > 0)
      // Without a write there is no fsync, and response time would reveal who is on the list.
      assert.ok((await joined('reader@example.org', '2026-03-01T12:00:01.000Z')) > 0)
    } finally {
      await store.close()
    }
  })
})
