import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, beforeEach, describe, test } from 'node:test'
import { CompiledQuery } from 'kysely'
import { LaurelError } from '../../src/core/error.ts'
import { openStore } from '../../src/store/open.ts'
import { checkSqliteVersion, SqliteEngine } from '../../src/store/sqlite.ts'
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

/** The bytes of the database and its companions, as text. */
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

  test('removed text is in no file any more', async () => {
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

describe('SQLite: trouble', () => {
  test('a lock held by another process is waited for without stopping others, then it is unavailable', async () => {
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

  test('a file that was moved away gets no acknowledgement; when it is back, so is the store', async () => {
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

  test('a full disk refuses writes, serves reads, leaves nothing half and needs no restart', async () => {
    // A limit on the size of files stands in for the disk; the kernel's signal about it must not end the process.
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

  test('a full disk shows in /api/health until there is room again', { timeout: 120_000 }, async () => {
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

describe('SQLite: opening', () => {
  test('processes that start at once all come up, and each migration ran once', async () => {
    const script = join(import.meta.dirname, 'open-once.ts')
    const codes = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const child = spawn(process.execPath, [script, `file:${join(path, 'new', 'laurel.db')}`], { stdio: 'inherit' })
        const [code] = (await once(child, 'exit')) as [number | null]
        return code
      }),
    )
    assert.deepEqual(codes, [0, 0, 0, 0])
    const db = new DatabaseSync(join(path, 'new', 'laurel.db'), { readOnly: true })
    const names = db.prepare('select name from migration order by name').all()
    db.close()
    assert.deepEqual(
      names.map((row) => row['name']),
      [
        '0001-records',
        '0002-idempotency',
        '0003-rate-limit',
        '0004-budget',
        '0005-proofs',
        '0006-proof-configuration',
        '0007-deployment-secret',
        '0008-looked-paths',
        '0009-records-of-answers',
        '0010-counters',
        '0011-api-keys',
        '0012-waitlist',
        '0013-processes',
      ],
    )
  })

  test('explains addresses that it can not use, without passwords', async () => {
    for (const url of [
      '',
      'laurel.db',
      'mysql://user:hunter2@host/x',
      'postgres://u:hunter2@[/x',
      'file:',
      'file://',
    ]) {
      await assert.rejects(openStore(url), (error) => {
        assert.ok(error instanceof Error)
        assert.match(error.message, /DATABASE_URL must be file:/)
        assert.ok(!`${error.message}${String(error.cause)}`.includes('hunter2'))
        return true
      })
    }
    await assert.rejects(openStore('file::memory:'), /nothing else survives/)
    await assert.rejects(openStore(`file:${path}?mode=ro`), /takes no options/)
    assert.ok(!existsSync(`${path}?mode=ro`))
  })

  test('explains files that are no database of this program', async () => {
    writeFileSync(path, 'This is a text and no database at all. '.repeat(50))
    await assert.rejects(openStore(`file:${path}`), /can't be opened: file is not a database\. Check that/)
    await assert.rejects(openStore(`file:${join(path, 'below-a-file.db')}`), /can't be opened: .+ Check that/)

    const newer = `${path}.newer`
    await (await openStore(`file:${newer}`)).close()
    const db = new DatabaseSync(newer)
    db.exec("insert into migration values ('9999-from-the-future', 0)")
    db.close()
    await assert.rejects(openStore(`file:${newer}`), /made by a newer version of Laurel/)
  })

  test('a file or folder that is read-only is refused with what to do', async () => {
    const script = join(import.meta.dirname, 'as-nobody.ts')
    const outcomes = new Map<string, string>()
    // A folder that everybody may enter.
    const open = mkdtempSync(join(tmpdir(), 'laurel-read-only-'))
    try {
      for (const kind of ['file', 'folder', 'both', 'companion', 'empty folder', 'nothing']) {
        const place = join(open, kind)
        const file = join(place, 'laurel.db')
        mkdirSync(place)
        if (kind !== 'empty folder') await (await openStore(`file:${file}`)).close()
        if (kind === 'companion') writeFileSync(`${file}-wal`, '', { mode: 0o444 })
        if (process.getuid?.() === 0) spawnSync('chown', ['-R', '65534', open])
        if (['file', 'both'].includes(kind)) chmodSync(file, 0o444)
        chmodSync(place, ['folder', 'both', 'empty folder'].includes(kind) ? 0o555 : 0o755)
        chmodSync(open, 0o755)
        const { stdout, stderr } = spawnSync(process.execPath, [script, `file:${file}`], { encoding: 'utf8' })
        outcomes.set(kind, stdout.replaceAll(open, ''))
        assert.equal(stderr, '')
        chmodSync(place, 0o755)
      }
    } finally {
      rmSync(open, { recursive: true, force: true })
    }
    const refused = (kind: string, what: string) =>
      `The SQLite database /${kind}/laurel.db can't be opened: /${kind}${what} is read-only for the user that runs Laurel. ` +
      'Make the file and its folder writable for that user, or set DATABASE_URL to a file in another folder. ' +
      'Check that the folder can be written, that the disk has room and that the file is a database of Laurel.'
    assert.deepEqual(Object.fromEntries(outcomes), {
      file: refused('file', '/laurel.db'),
      folder: refused('folder', ''),
      both: refused('both', ''),
      companion: refused('companion', '/laurel.db-wal'),
      'empty folder': refused('empty folder', ''),
      nothing: 'opened',
    })
  })

  test('a process leaves no file behind, and the next one removes what a killed one left', async () => {
    const leases = () => readdirSync(folder).filter((name) => name.startsWith(`${tests}.db-lease-`))
    const holder = await openStore(`file:${path}`)
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../bench/kill.ts'), 'write', `file:${path}`])
    await once(child.stdout, 'data')
    assert.equal(leases().length, 2)
    child.kill('SIGKILL')
    await once(child, 'close')
    assert.equal(leases().length, 2)
    const next = await openStore(`file:${path}`)
    assert.equal(leases().length, 2, 'its own, and that of the one that is alive')
    await next.close()
    await holder.close()
    assert.deepEqual(leases(), [])
  })

  test('file: addresses are relative to the working directory or absolute', async () => {
    for (const url of [`file:${path}`, `file://${path}`]) {
      const store = await openStore(url)
      await store.check()
      await store.close()
    }
    assert.ok(existsSync(path))
  })

  test('knows the versions of SQLite that it must not run on', () => {
    for (const version of ['3.51.3', '3.53.0', '3.53.4', '4.0.0']) checkSqliteVersion(version)
    for (const version of ['3.7.0', '3.45.1', '3.51.2', '3.52.0', '']) {
      assert.throws(() => {
        checkSqliteVersion(version)
      }, /needs 3\.51\.3 or newer/)
    }
  })
})

describe('SQLite: the waitlist', () => {
  test('an address that is known takes a write to the log as a new one does', async () => {
    const store = await openStore(`file:${path}`)
    try {
      const joined = async (email: string, joinedAt: string): Promise<number> => {
        const before = statSync(`${path}-wal`).size
        await store.commit({ records: [], waitlist: [{ email, interest: null, joinedAt }] })
        return statSync(`${path}-wal`).size - before
      }
      assert.ok((await joined('reader@example.org', '2026-03-01T12:00:00.000Z')) > 0)
      // Without a write there is no sync, and the time of the answer would tell who is on the list.
      assert.ok((await joined('reader@example.org', '2026-03-01T12:00:01.000Z')) > 0)
    } finally {
      await store.close()
    }
  })
})
