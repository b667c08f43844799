/** `laurel doctor` finds what is wrong, says what to do, changes nothing and prints no secret. */
import { strict as assert } from 'node:assert'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { openStore } from '../../src/store/open.ts'
import { type RealPostgres, startPostgres } from '../fakes/postgres.ts'
import { someRecord } from '../store/contract/records.ts'
import { type Session, startSession } from './session.ts'

let folder = ''
let session: Session
let remote: Server
/** Seconds that the calendar's clock is ahead of ours, and whether it answers. */
const calendar = { ahead: 0, answers: true }
let origin = ''
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-doctor-'))
  session = startSession()
  // A calendar and a header source.
  remote = createServer((request, response) => {
    response.setHeader('date', new Date(Date.now() + calendar.ahead * 1000).toUTCString())
    if (request.url === '/blocks/tip/height') response.end('912345')
    else response.writeHead(calendar.answers ? 404 : 500).end('Commitment not found')
  }).listen(0, '127.0.0.1')
  await once(remote, 'listening')
  origin = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`
})
after(async () => {
  await session.close()
  remote.close()
  rmSync(folder, { recursive: true })
})

interface Told {
  readonly ok: boolean
  readonly checks: readonly {
    readonly part: string
    readonly state: 'ok' | 'advice' | 'problem'
    readonly says: string
    readonly todo?: string
  }[]
}

let databases = 0
const newPath = (): string => join(folder, `${(databases += 1)}.db`)

/** What a good deployment sets. */
const good = () => ({
  PUBLIC_URL: 'https://laurel.example',
  TRUSTED_PROXIES: '127.0.0.1',
  SECURITY_CONTACT: 'mailto:security@laurel.example',
  OTS_CALENDARS: origin,
  BITCOIN_HEADERS_URL: origin,
  DATABASE_URL: `file:${join(folder, 'good.db')}`,
})

async function doctor(env: Record<string, string>): Promise<Told & { readonly code: number; readonly out: string }> {
  const { code, out, error } = await session.run({
    args: ['doctor', '--json'],
    cwd: folder,
    env: { ...good(), ...env },
  })
  assert.equal(error, '')
  const told = JSON.parse(out) as Told
  assert.equal(code, told.ok ? 0 : 1)
  for (const { state, todo } of told.checks) assert.equal(todo === undefined, state === 'ok')
  return { ...told, code, out }
}

/** The worst that is said of a part. */
const stateOf = ({ checks }: Told, part: string): string | undefined =>
  ['problem', 'advice', 'ok'].find((state) => checks.some((check) => check.part === part && check.state === state))

const saidOf = ({ checks }: Told, part: string): string =>
  checks.flatMap((check) => (check.part === part ? [`${check.says} ${check.todo ?? ''}`] : [])).join('\n')

async function filled(): Promise<string> {
  const path = newPath()
  const store = await openStore(`file:${path}`)
  for (let n = 0; n < 20; n += 1)
    await store.commit({ records: [someRecord({ json: `{"a":"${'x'.repeat(5_000)}"}` })] })
  await store.close()
  return path
}

test('a good deployment gets no problem and no advice, also beside the running service', async () => {
  const path = await filled()
  const store = await openStore(`file:${path}`)
  const told = await doctor({ DATABASE_URL: `file:${path}` })
  await store.close()
  assert.deepEqual(
    told.checks.filter(({ state }) => state !== 'ok'),
    [],
  )
  assert.equal(told.code, 0)
  assert.match(saidOf(told, 'header source'), /height 912345/)
  assert.match(saidOf(told, 'clock'), /agrees/)
})

test('as text: a line for each check, what to do under it, and a sum', async () => {
  const env = { ...good(), TRUSTED_PROXIES: '', RATE_LIMIT_FREE: '0' }
  const { code, out } = await session.run({ args: ['doctor'], cwd: folder, env })
  assert.equal(code, 1)
  assert.match(out, /^problem {2}proxies: .+\n {9}→ Set TRUSTED_PROXIES /m)
  assert.match(out, /^advice {3}limits: .+\n {9}→ /m)
  assert.match(out, /\n\nproblems: 1, advice: 1\n$/)
})

describe('configuration', () => {
  for (const [title, env, part, state, says] of [
    ['a variable that means nothing', { TRUSTED_PROXY: '1' }, 'configuration', 'advice', /TRUSTED_PROXY means nothing/],
    [
      'a public address without https',
      { PUBLIC_URL: 'http://laurel.example' },
      'public address',
      'advice',
      /not encrypted/,
    ],
    [
      'a service for others with local links',
      { PUBLIC_URL: '', HOST: '0.0.0.0' },
      'public address',
      'problem',
      /localhost/,
    ],
    ['hosts without the public one', { ALLOWED_HOSTS: 'other.example' }, 'hosts', 'problem', /laurel\.example/],
    ['https without a proxy', { TRUSTED_PROXIES: '' }, 'proxies', 'problem', /share the allowance/],
    ['a trusted range for everybody', { TRUSTED_PROXIES: '10.0.0.1,0.0.0.0/0' }, 'proxies', 'problem', /so wide/],
    ['a proxy that is not here', { TRUSTED_PROXIES: '10.0.0.1' }, 'proxies', 'advice', /only this machine/],
    ['a short token', { METRICS_TOKEN: 'short' }, 'metrics', 'advice', /guessed/],
    ['no contact', { SECURITY_CONTACT: '' }, 'security contact', 'advice', /report a weakness/],
    ['a silent log', { LOG_LEVEL: 'silent' }, 'log', 'advice', /nothing is logged/],
  ] as const)
    test(title, async () => {
      const told = await doctor(env)
      assert.equal(stateOf(told, part), state)
      assert.match(saidOf(told, part), says)
      assert.equal(told.code, state === 'problem' ? 1 : 0)
    })

  test('a configuration that cannot be read: a problem for each mistake', async () => {
    const told = await doctor({ PORT: 'a-secret', BITCOIN_HEADERS_URL: 'http://user:a-secret@node.example' })
    assert.deepEqual(
      told.checks.filter(({ state }) => state === 'problem').map(({ says }) => says.split(' ')[0]),
      ['PORT', 'BITCOIN_HEADERS_URL'],
    )
    assert.doesNotMatch(told.out, /a-secret/)
  })
})

test('no secret is printed', async () => {
  const told = await doctor({
    DATABASE_URL: 'postgres://laurel:a-secret@127.0.0.1:1/laurel',
    BITCOIN_HEADERS_URL: `rpc+http://user:a-secret@${new URL(origin).host}`,
    AI_BASE_URL: 'https://model.example/v1',
    AI_API_KEY: 'a-secret',
    AI_MODEL: 'm',
    METRICS_TOKEN: 'a-secret',
  })
  assert.equal(stateOf(told, 'store'), 'problem')
  assert.equal(stateOf(told, 'header source'), 'problem')
  assert.doesNotMatch(told.out, /a-secret/)
})

describe('the store', () => {
  test('one that is not there is not made', async () => {
    const path = join(folder, 'new', 'laurel.db')
    const told = await doctor({ DATABASE_URL: `file:${path}` })
    assert.equal(told.code, 0)
    assert.match(saidOf(told, 'store'), /made at the first start/)
    assert.ok(!existsSync(join(folder, 'new')))
  })

  test('a file that is no database, a damaged one, one of a newer version, and one that is moved in part', async () => {
    const [none, damaged, newer, part] = [newPath(), await filled(), await filled(), await filled()]
    writeFileSync(none, 'no database at all, but long enough to be looked at'.repeat(100))
    const file = openSync(damaged, 'r+')
    writeSync(file, Buffer.alloc(6_000, 0x5a), 0, 6_000, 4_096 * 3)
    for (const [path, name] of [
      [newer, '9999-later'],
      [part, 'moving-x'],
    ] as const) {
      const db = new DatabaseSync(path)
      db.prepare('insert into migration values (?, 0)').run(name)
      db.close()
    }
    for (const [path, what, says] of [
      [none, 'store', /file is not a database/],
      [damaged, 'integrity', /backup-and-restore/],
      [newer, 'schema', /newer version/],
      [part, 'schema', /laurel migrate/],
    ] as const) {
      const told = await doctor({ DATABASE_URL: `file:${path}` })
      assert.equal(stateOf(told, what), 'problem', `${path} ${told.out}`)
      assert.match(saidOf(told, what), says)
    }
  })

  test('a lock that another process holds', async () => {
    const path = await filled()
    const db = new DatabaseSync(path)
    db.exec('begin immediate')
    const told = await doctor({ DATABASE_URL: `file:${path}` })
    db.close()
    assert.match(saidOf(told, 'store'), /holds the write lock/)
    assert.equal(told.code, 1)
  })

  describe('PostgreSQL', () => {
    let server: RealPostgres
    before(async () => {
      server = await startPostgres({ sync: false })
    })
    after(() => server.stop())

    test('its version, schema, processes and clock; what would lose data is a problem', async () => {
      const url = await server.freshDatabase()
      assert.match(saidOf(await doctor({ DATABASE_URL: url }), 'schema'), /none yet/)
      const store = await openStore(url)
      const told = await doctor({ DATABASE_URL: url })
      await store.close()
      assert.match(saidOf(told, 'store'), /PostgreSQL 18.*, 1 running process/)
      assert.match(saidOf(told, 'schema'), /of this version/)
      assert.equal(stateOf(told, 'clock'), 'ok')
      // The server of the tests runs without fsync.
      assert.equal(stateOf(told, 'store'), 'problem')
      assert.match(saidOf(told, 'store'), /fsync/)
    })
  })
})

describe('calendars and the clock', () => {
  test('when no calendar answers, hashes wait', async () => {
    calendar.answers = false
    const told = await doctor({})
    calendar.answers = true
    assert.equal(stateOf(told, 'calendars'), 'problem')
    assert.match(saidOf(told, 'calendars'), /status 500/)
  })

  test('one of two that answers is enough', async () => {
    const told = await doctor({ OTS_CALENDARS: `${origin},http://127.0.0.1:1` })
    assert.equal(stateOf(told, 'calendars'), 'advice')
    assert.equal(told.code, 0)
  })

  test('the clock is compared with the answers', async () => {
    for (const [ahead, state, says] of [
      [600, 'problem', /\d+ s behind/],
      [-600, 'problem', /\d+ s ahead/],
      [20, 'advice', /\d+ s behind/],
    ] as const) {
      calendar.ahead = ahead
      const told = await doctor({})
      assert.equal(stateOf(told, 'clock'), state)
      assert.match(saidOf(told, 'clock'), says)
    }
    calendar.ahead = 0
  })

  test('with timestamping switched off nobody is asked', async () => {
    const told = await doctor({ OTS_CALENDARS: 'none', BITCOIN_HEADERS_URL: 'http://127.0.0.1:1' })
    assert.equal(told.code, 0)
    assert.match(saidOf(told, 'calendars'), /off/)
  })
})

test('it leaves nothing behind', () => {
  assert.deepEqual(
    readdirSync(folder).filter((name) => !/^\d+\.db$/.test(name)),
    [],
  )
})
