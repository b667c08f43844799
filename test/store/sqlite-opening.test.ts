/** Opening a SQLite store: addresses, permissions, migrations and leases. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, beforeEach, describe, test } from 'node:test'
import { openStore } from '../../src/store/open.ts'
import { checkSqliteVersion } from '../../src/store/sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-sqlite-opening-'))
let path: string
let tests = 0

beforeEach(() => {
  tests += 1
  path = join(folder, `${tests}.db`)
})

after(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('SQLite: opening', () => {
  test('processes that start concurrently all succeed, and each migration runs once', async () => {
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

  test('explains invalid addresses without passwords', async () => {
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

  test('explains files that are not databases of this program', async () => {
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

  test('a read-only file or folder is refused, with what to do', async () => {
    const script = join(import.meta.dirname, 'as-nobody.ts')
    const outcomes = new Map<string, string>()
    // A folder that every user may enter.
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

  test('a process leaves no file behind, and the next one removes those of a killed one', async () => {
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
