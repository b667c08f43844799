/** The waitlist and the tiers: the same answer for every address, and no address in any interface or log. */
import { strict as assert } from 'node:assert'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { csvRows } from '../../fakes/csv.ts'
import { type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { keys as members, pointers } from '../kit.ts'

let service: TestService
before(async () => {
  service = await startService({ trustedProxies: ['127.0.0.1'], freeQuota: 40, keyedQuota: 1000 })
})
after(() => service.close())

let addresses = 0
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}` })
const join_ = (body: unknown, headers: Record<string, string> = elsewhere()) =>
  service.post('/api/waitlist', body, headers)
/**
 * Read by another process, because a process that closes a SQLite file releases all its locks on it
 * (sqlite.org/howtocorrupt).
 */
const onDisk = () =>
  execFileSync(
    'cat',
    readdirSync(service.folder).map((name) => join(service.folder, name)),
    { encoding: 'latin1' },
  )
const isOnDisk = (text: string): boolean => onDisk().includes(text)
const main = new URL('../../../src/cli/main.ts', import.meta.url).pathname

/** Runs the command while the service runs. */
async function laurel(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: `file:${join(service.folder, 'laurel.db')}` }
  const child = spawn(process.execPath, [main, 'waitlist', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status: Number(status), stdout, stderr }
}

describe('the waitlist', () => {
  test('gives the same answer for new and known addresses, and for another case of the domain', async () => {
    const body = { email: 'Reader@Example.ORG', interest: 'badges, "quoted",\nin two lines' }
    const answers = [
      await join_(body),
      await join_(body),
      await join_({ email: 'Reader@example.org', interest: 'other' }),
    ]
    for (const { status, json, text: body_, headers } of answers) {
      assert.equal(status, 200)
      assert.deepEqual(members(json), ['joined', 'ok', 'version'])
      assert.equal(body_, answers[0]?.text)
      assert.equal(headers.get('ratelimit-policy'), '"waitlist";q=10;w=86400')
      assert.match(headers.get('ratelimit') ?? '', /^"waitlist";r=9;t=86400$/)
      assert.equal(headers.get('cache-control'), 'no-store')
    }
    const [entry, ...others] = await service.services.store.waitlist.list('', 100)
    assert.deepEqual(others, [])
    assert.deepEqual([entry?.email, entry?.interest], ['Reader@example.org', body.interest])
  })

  test('accepts e-mail addresses as the HTML standard defines them, up to 254 characters', async () => {
    for (const email of [
      'a@b',
      "o'neil+tag@xn--bcher-kva.example",
      '.dots..@example.org',
      `${'l'.repeat(64)}@${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(61)}`,
    ])
      assert.equal((await join_({ email })).status, 200, email)
    for (const email of [
      ...[
        '',
        'a',
        'a@',
        '@b',
        'a b@c',
        'a@b c',
        'a@-b',
        'a@b-',
        'a@b..c',
        'a@b.',
        'a@@b',
        '"a b"@c',
        'bücher@example.org',
      ],
      ...['a@b\n', 'a@b\r\nBcc: c@d', ' a@b', `a@${'d'.repeat(64)}`, `${'l'.repeat(255)}@b`, 'a@[127.0.0.1]'],
    ]) {
      const answer = await join_({ email })
      assertProblem(answer, 400, 'validation')
      assert.deepEqual(new Set(pointers(answer)), new Set(['/email']), email)
      if (email.length > 3) assert.ok(!answer.text.includes(JSON.stringify(email).slice(1, -1)), email)
    }
    assertProblem(await join_({ email: 5 }), 400, 'validation')
    assertProblem(await join_({}), 400, 'validation')
    assertProblem(await join_({ email: 'a@b', interest: 'x'.repeat(281) }), 400, 'validation')
    assertProblem(await join_({ email: 'a@b', interest: 'a\u0000b' }), 400, 'validation')
    assertProblem(await join_({ email: 'a@b', interest: `${'abandon '.repeat(11)}about` }), 422, 'key-material')
  })

  test('accepts ten addresses a day from one client', async () => {
    const from = elsewhere()
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) => join_({ email: `reader${n}@limit.example` }, from)),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 10)
    const refused = answers.find(({ status }) => status === 429)
    assert.ok(refused)
    assertProblem(refused, 429, 'rate-limited')
    assert.deepEqual(refused.json['violated-policies'], ['waitlist'])
  })

  test('cannot be read through any interface, and an Idempotency-Key stores no address', async () => {
    const email = 'findme-repeated@example.org'
    const headers = { ...elsewhere(), 'idempotency-key': '8f1d64b8-aaaa-4a53-9d6b-2f6a35b6a3f1' }
    const [first, again] = [await join_({ email }, headers), await join_({ email }, headers)]
    assert.equal(again.text, first.text)
    assertProblem(await join_({ email: 'other@example.org' }, headers), 422, 'idempotency-mismatch')
    for (const path of service.paths())
      for (const method of ['GET', 'POST']) {
        const answer = await service.call(path.replace(/:\w+/g, 'unknown'), { method, headers: elsewhere() })
        assert.ok(!answer.text.includes('findme'), `${method} ${path}`)
      }
    assert.equal((await service.get(`/api/waitlist?email=${email}`)).status, 405)
    assert.ok(!service.log().includes('findme'))
    assert.ok(isOnDisk('findme-repeated'))
    assert.equal((await laurel('remove', email)).status, 0)
    assert.ok(!isOnDisk('findme'))
  })
})

describe('laurel waitlist', () => {
  test('exports JSON lines and CSV that readers parse to the same values', async () => {
    const odd = { email: '=cmd@example.org', interest: '"a", b\r\nc; =1+1' }
    assert.equal((await join_(odd)).status, 200)
    const entries = await service.services.store.waitlist.list('', 1000)
    const json = await laurel('export')
    assert.equal(json.status, 0, json.stderr)
    assert.deepEqual(
      json.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
      entries,
    )
    const csv = (await laurel('export', '--csv')).stdout
    const read =
      'import csv,json,sys,io; print(json.dumps(list(csv.reader(io.StringIO(sys.stdin.buffer.read().decode(), newline="")))))'
    const rows = JSON.parse(execFileSync('python3', ['-c', read], { input: csv, encoding: 'utf8' }))
    assert.deepEqual(csvRows(csv), rows, 'a second reader')
    assert.deepEqual(rows, [
      ['email', 'interest', 'joinedAt'],
      ...entries.map(({ email, interest, joinedAt }) => [email, interest ?? '', joinedAt]),
    ])
  })

  test('removes an address in any case, and its bytes, while the service runs', async () => {
    await join_({ email: 'Leaving.Soon@example.org', interest: 'a very particular interest' })
    assert.ok(isOnDisk('Leaving.Soon'))
    const removed = await laurel('remove', 'leaving.soon@EXAMPLE.org')
    assert.deepEqual(removed, { status: 0, stdout: 'The address is removed.\n', stderr: '' })
    for (const gone of ['Leaving.Soon', 'a very particular interest']) assert.ok(!isOnDisk(gone), gone)
    const again = await laurel('remove', 'leaving.soon@example.org')
    assert.deepEqual([again.status, again.stderr], [1, 'laurel: the address is not on the list\n'])
    assert.equal((await join_({ email: 'Leaving.Soon@example.org' })).status, 200)
  })

  test('prints its usage, with exit code 2 for an invalid call', async () => {
    for (const args of [[], ['list'], ['remove'], ['export', 'x'], ['remove', 'a@b', 'c@d'], ['export', '--xml']]) {
      const { status, stderr, stdout } = await laurel(...args)
      assert.deepEqual([status, stdout], [2, ''], args.join())
      assert.match(
        stderr,
        /laurel waitlist export \[--csv\][\s\S]*remove ADDRESS[\s\S]*laurel waitlist --help says more/,
      )
    }
    const wrong = await laurel('remove', 'nobody')
    assert.equal(wrong.status, 2)
    assert.match(wrong.stderr, /^laurel waitlist: that is not an e-mail address\n/)
  })
})

describe('pricing', () => {
  test('has three tiers with the numbers of the configuration, and says that no paid tier exists', async () => {
    const { status, json, headers } = await service.get('/api/pricing')
    assert.equal(status, 200)
    assert.deepEqual(members(json), ['data', 'ok', 'version'])
    assert.equal(json['data'].statement, 'No paid tier exists.')
    assert.equal(json['data'].keysPerDay, 5)
    assert.deepEqual(
      json['data'].tiers.map(({ id, callsPerHour }: any) => [id, callsPerHour]),
      [
        ['free', 40],
        ['free-with-key', 1000],
        ['self-hosted', 0],
      ],
    )
    assert.match(headers.get('etag') ?? '', /^"/)
    const page = (await service.get('/pricing')).text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    assert.match(page, /No paid tier exists\./)
    for (const amount of [
      'Shared with your network Free, 40 calls an hour',
      'Your own Free, 1,000 calls an hour',
      'No limit Free, on',
    ])
      assert.ok(page.includes(amount), amount)
  })

  test('follows a configuration without limits', async () => {
    const open = await startService({ freeQuota: 0, keyedQuota: 0 })
    try {
      const { tiers } = (await open.get('/api/pricing')).json['data']
      assert.deepEqual(
        tiers.map(({ callsPerHour }: any) => callsPerHour),
        [0, 0, 0],
      )
      assert.doesNotMatch((await open.get('/pricing')).text, /calls an hour/)
    } finally {
      await open.close()
    }
  })
})
