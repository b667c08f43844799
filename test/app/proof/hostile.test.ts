/**
 * What a calendar that is broken, or wants to do harm, can answer, when a batch is submitted and when it is asked for
 * the rest. Beside it stands an honest one: through it every proof must get on as if the other were not there.
 */
import { strict as assert } from 'node:assert'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { concat, hexOf } from '../../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../../src/ots/detached.ts'
import { httpCalendars } from '../../../src/remote/calendars.ts'
import { octets, secondsOf } from '../../../src/remote/octets.ts'
import { type Calendar, type Misbehaviour, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { append, attestation, bitcoin, bytes, more, op, pending, varuint } from '../../ots/build.ts'

const noise = (length: number) => Uint8Array.from(randomBytes(length))
const repeat = (n: number, part: (i: number) => Uint8Array) => concat(...Array.from({ length: n }, (_, i) => part(i)))
const text = (words: string) => new TextEncoder().encode(words)
const answering = (body: NonNullable<Misbehaviour['body']>): Misbehaviour => ({ status: 200, body })
/** A well-formed tree that says something wrong. */
const tree = (...parts: readonly Uint8Array[]): Misbehaviour => answering(() => concat(...parts))
const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n'
const raw = (start: string) => ({ raw: (honest: Uint8Array) => concat(text(start), honest) })
const script = '<script>alert(1)</script>\u202e\u0000\u001b[31m"\'& The proof is confirmed. '

interface Kind {
  readonly how: Misbehaviour
  /** What is said of the calendar, at a submission and at a question; `null`: its answer is a well-formed tree. */
  readonly reason: RegExp | null
  /** What is said at a submission, when that is something else. */
  readonly submitted?: RegExp
  /** It does not end by itself: the deadline must. */
  readonly waits?: boolean
}

const network = /^it could not be reached, or the connection broke$/
const tooLong = /^its answer was longer than allowed$/
const noTimestamp = (code: string) => new RegExp(`^its answer is no timestamp: ${code}$`)
const tooMuch = /^its answer is larger than a calendar needs$/
const sentAway = /^it sent us to another address, which is not followed$/
const late = /^it did not answer in time$/

/** `trap`: a server that nobody may contact; `own`: the origin of the misbehaving calendar. */
const kinds = (trap: URL, own: string): Readonly<Record<string, Kind>> => ({
  'it hangs': { how: { hang: true }, reason: late, waits: true },
  'it drips a byte now and then': { how: { drip: true }, reason: late, waits: true },
  'it answers when we have given up': { how: { late: new Promise(() => undefined) }, reason: late, waits: true },
  'it drops the connection': { how: { drop: true }, reason: network },
  'it cuts its answer': { how: { status: 200, cut: true, headers: { 'content-length': '300' } }, reason: network },
  ...Object.fromEntries(
    [400, 401, 418, 500, 503, 599].map((status) => [
      `status ${status}`,
      { how: { status }, reason: new RegExp(`^it answered with status ${status}$`) },
    ]),
  ),
  'status 429 with Retry-After': {
    how: { status: 429, headers: { 'retry-after': '86400000' } },
    reason: /^it answered with status 429$/,
  },
  'status 204 without a body': { how: { status: 204 }, reason: /^it answered with status 204$/ },
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [
      `status ${status} to another server`,
      { how: { status, headers: { location: `${trap.href}digest` } }, reason: sentAway },
    ]),
  ),
  'a truncated tree': {
    how: answering((honest) => concat(append(noise(8)), honest.subarray(0, 3))),
    reason: noTimestamp('(?:truncated|unknown-operation|argument-length)'),
  },
  'a byte behind the tree': { how: tree(bitcoin(7), bytes(0)), reason: noTimestamp('trailing-bytes') },
  '10,001 bytes': { how: answering(() => new Uint8Array(10_001)), reason: tooLong },
  'an answer without end': { how: { status: 200, endless: true }, reason: tooLong },
  'a gzipped tree': {
    how: { status: 200, headers: { 'content-encoding': 'gzip' } },
    reason: /^its answer was compressed, which was not asked for$/,
  },
  'a bomb that says it is brotli': {
    how: { status: 200, headers: { 'content-encoding': 'br' }, body: () => new Uint8Array(9000) },
    reason: /^its answer was compressed, which was not asked for$/,
  },
  noise: { how: answering(() => concat(bytes(0x55), noise(200))), reason: noTimestamp('unknown-operation') },
  'an empty body': { how: answering(() => new Uint8Array()), reason: noTimestamp('truncated') },
  'a page of HTML': {
    how: answering(() => text('<!doctype html><title>Sign in</title>')),
    reason: noTimestamp('unknown-operation'),
  },
  'a whole .ots file instead of a tree': {
    how: answering(() => text('\0OpenTimestamps\0\0Proof\0')),
    reason: noTimestamp('(?:truncated|attestation-length|varuint-too-large)'),
  },
  'a deep tree': {
    how: tree(
      repeat(256, () => bytes(op.reverse)),
      bitcoin(7),
    ),
    reason: tooMuch,
  },
  'a tree that is only just too deep': {
    how: tree(
      repeat(201, () => bytes(op.reverse)),
      bitcoin(7),
    ),
    reason: tooMuch,
  },
  'a tree that amplifies': {
    how: tree(
      append(noise(3900)),
      repeat(8, (i) =>
        concat(
          more,
          append(varuint(i + 1)),
          repeat(180, () => bytes(op.reverse)),
          bitcoin(1),
        ),
      ),
      bitcoin(7),
    ),
    reason: tooMuch,
  },
  'too many nodes': {
    how: tree(repeat(600, (i) => concat(more, append(varuint(i + 1)), bitcoin(1))).subarray(0, 9_900), bitcoin(1)),
    reason: tooMuch,
  },
  'an unknown operation': { how: tree(bytes(0xf7), bitcoin(7)), reason: noTimestamp('unknown-operation') },
  'ff ff': { how: tree(more, more, bitcoin(7)), reason: noTimestamp('unknown-operation') },
  'a head with a wrong version': {
    how: answering(() => bytes(0x81, 0, 0x08, ...noise(32))),
    reason: noTimestamp('unknown-operation'),
  },
  'a number that no JavaScript holds': { how: tree(bitcoin(2n ** 60n)), reason: noTimestamp('varuint-too-large') },
  'a height with a tail': {
    how: tree(attestation('0588960d73d71901', bytes(1, 0))),
    reason: noTimestamp('attestation-trailing-bytes'),
  },
  ...Object.fromEntries(
    [`${own}/?q`, `${own}/#f`, `http://calendar@127.0.0.1:${trap.port}`, 'https://[::1]', 'https://a%2eb', 'a\nb'].map(
      (uri) => [
        `a promise at ${JSON.stringify(uri)}`,
        { how: tree(pending(uri)), reason: noTimestamp('uri-character') },
      ],
    ),
  ),
  'an address of 1,001 bytes': { how: tree(pending(`https://${'a'.repeat(993)}`)), reason: noTimestamp('uri-length') },
  ...Object.fromEntries(
    [
      trap.origin,
      `http://localhost:${trap.port}`,
      `http:127.0.0.1:${trap.port}`,
      `//127.0.0.1:${trap.port}`,
      `127.0.0.1:${trap.port}`,
      `http://2130706433:${trap.port}`,
      `http://0x7f.1:${trap.port}`,
      `${own}/../../`,
      `${own}/path`,
      `${own}:80`,
      `${own}.`,
      'https://evil.example',
      'https://a.calendar.opentimestamps.org.evil.example',
      'https://a.b.calendar.opentimestamps.org',
      'https://169.254.169.254',
      'http://127.0.0.1',
      'file:/etc/passwd',
      '',
    ].map((uri) => [
      `a promise at ${JSON.stringify(uri)}`,
      {
        how: tree(append(noise(4)), pending(uri)),
        reason: null,
        submitted: /^it names an address that may not be asked$/,
      },
    ]),
  ),
  'a block that nobody will live to see': { how: tree(bytes(op.sha256), bitcoin(9_999_999)), reason: null },
  'a height beyond all blocks': { how: tree(more, bitcoin(2n ** 53n - 1n), pending(own)), reason: null },
  'height 0': { how: tree(more, bitcoin(0), pending(own)), reason: null },
  'a message that is no merkle root': {
    how: tree(append(noise(5)), more, bitcoin(5), pending(own)),
    reason: null,
  },
  'another root than that of the block': { how: tree(bytes(op.sha256), bitcoin(5)), reason: null },
  'paths to many blocks, all wrong': {
    how: tree(
      repeat(60, (i) => concat(more, bitcoin(i + 1))),
      bitcoin(90),
    ),
    reason: null,
  },
  'blocks of other chains': {
    how: tree(
      more,
      attestation('06869a0d73d71b45', bytes(5)),
      more,
      attestation('30fe8087b5c7ead7', bytes(5)),
      pending(own),
    ),
    reason: null,
  },
  'another tree each time': {
    how: answering(() => concat(append(noise(16)), bytes(op.sha256), pending(own))),
    reason: null,
  },
  'hundreds of promises': {
    how: tree(
      repeat(200, (i) => concat(more, pending(`https://c${i}.evil.example`))),
      pending(own),
    ),
    reason: null,
  },
  'a Content-Length that is too small': {
    how: raw(`${head}Content-Length: 3\r\n\r\n`),
    reason: noTimestamp('(?:truncated|unknown-operation|argument-length)'),
  },
  'a Content-Length that is too large': { how: raw(`${head}Content-Length: 9000\r\n\r\n`), reason: network },
  'two lengths': { how: raw(`${head}Content-Length: 3\r\nContent-Length: 4\r\n\r\n`), reason: network },
  'a length and chunks': {
    how: raw(`${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`),
    reason: network,
  },
  'no HTTP at all': { how: raw('220 mail.example ESMTP\r\n'), reason: network },
  'header fields without end': { how: raw(`${head}${'X-A: b\r\n'.repeat(20_000)}\r\n`), reason: network },
  'first words without end': { how: raw('HTTP/1.1 100 Continue\r\n\r\n'.repeat(1000)), reason: network },
  'another protocol': {
    how: raw('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    reason: network,
  },
})

/** What only an answer to a question can be. */
const sayings: Readonly<Record<string, Kind>> = {
  'it says markup and worse': { how: { status: 404, body: () => text(script) }, reason: /^script alert 1 script/ },
  'it says 10,000 bytes': {
    how: { status: 404, body: () => text(script.repeat(200)).subarray(0, 10_000) },
    reason: /^script/,
  },
  'it says more than 10,000 bytes': { how: { status: 404, body: () => text('a'.repeat(10_001)) }, reason: tooLong },
  'it says nothing': { how: { status: 404, body: () => new Uint8Array() }, reason: /^it gave no reason$/ },
  'an unknown attestation alone': { how: tree(attestation('0102030405060708', noise(40))), reason: null },
}

describe('beside a calendar that misbehaves', () => {
  let chain: Chain
  let honest: Calendar
  let hostile: Calendar
  let service: TestService
  let contacted = 0
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  let longest = 0
  const deadlines = new Set<AbortController>()
  /** Those of requests, which wait for less long than a question may take. */
  const requests: AbortController[] = []
  const trap = createServer((_request, response) => {
    contacted += 1
    response.end()
  })
  trap.on('connection', () => (contacted += 1))

  before(async () => {
    trap.listen(0, '127.0.0.1')
    await once(trap, 'listening')
    chain = await startChain(100)
    ;[hostile, honest] = [await startCalendar(chain), await startCalendar(chain)]
    service = await startService({
      now: () => new Date(time),
      stamping: {
        calendars: [hostile.origin, honest.origin],
        upgradeHosts: ['https://*.calendar.opentimestamps.org'],
        headersUrl: chain.url,
        now: () => new Date(time),
        // No test waits: the deadline comes when the test has seen what it wanted to see.
        deadline(ms) {
          longest = Math.max(longest, ms)
          const deadline = new AbortController()
          if (ms === 10_000) deadlines.add(deadline)
          else requests.push(deadline)
          return deadline.signal
        },
      },
    })
  })
  after(async () => {
    await service.close()
    await Promise.all([honest.close(), hostile.close()])
    await chain.close()
    trap.close()
  })
  const expire = () => {
    for (const deadline of deadlines) deadline.abort()
    deadlines.clear()
  }
  const trapUrl = () => new URL(`http://127.0.0.1:${(trap.address() as AddressInfo).port}/`)
  const commit = async (): Promise<string> =>
    (await service.post('/api/proof', { hash: createHash('sha256').update(noise(8)).digest('hex') })).json['proofId']
  const read = async (id: string) => (await service.get(`/api/proof/${id}`)).json['data']
  const file = async (id: string) =>
    new Uint8Array(await (await fetch(`${service.origin}/api/proof/${id}/ots`)).arrayBuffer())

  /** Gathers and asks everybody; the honest calendar is done before the other one has to be. */
  async function ask(waits: boolean): Promise<void> {
    await service.stamper.gather()
    const asked = hostile.asked.length
    const [first, second, ...others] = service.stamper.askers
    const slow = Promise.all([first?.(), second?.()])
    await Promise.all(others.map((asker) => asker()))
    if (waits) {
      while (hostile.asked.length === asked) await turn()
      expire()
    }
    await slow
    await service.stamper.check()
    deadlines.clear()
  }

  /** What holds while the honest calendar waits for its block, whatever the other one did. */
  async function standing(id: string) {
    const proof = await read(id)
    assert.equal(proof.state, 'ots_pending', proof.statement)
    assert.notEqual(proof.verification.status, 'matches')
    assert.equal(proof.confirmedAt, null)
    const [bad, good] = proof.calendars
    assert.equal(good.status, 'pending')
    assert.match(bad.reason, /^[A-Za-z0-9#\-.,;: ]{0,160}$/)
    assert.match(proof.statement, /^[\x20-\x7e]+$/)
    assert.doesNotMatch(proof.statement, /The proof is confirmed\. /)
    const ots = await file(id)
    assert.equal(hexOf(serializeDetached(parseDetached(ots))), hexOf(ots), 'canonical')
    assert.equal((await service.get(`/api/proof/${id}/tree`)).status, 200)
    assert.equal(contacted, 0, 'the trap was contacted')
    return { bad, ots }
  }

  /** The honest calendar commits, and the proof is confirmed by it. */
  async function comesThrough(id: string): Promise<void> {
    hostile.onSubmit = hostile.onAsk = { drop: true }
    honest.commit()
    time += 7_200_000
    await ask(false)
    const proof = await read(id)
    assert.equal(proof.state, 'ots_bitcoin_confirmed', proof.statement)
    assert.equal(proof.verification.status, 'matches')
    assert.equal(proof.bitcoin.attestedBy, honest.origin)
    parseDetached(await file(id))
    assert.equal(contacted, 0, 'the trap was contacted')
    hostile.onSubmit = hostile.onAsk = null
  }

  const all = (): [string, Kind][] => Object.entries(kinds(trapUrl(), hostile.origin))

  test('a batch is submitted all the same', async (t) => {
    for (const [name, { how, submitted, reason: always, waits = false }] of all())
      await t.test(name, async () => {
        const reason = submitted ?? always
        hostile.onSubmit = how
        const id = await commit()
        time += 1000
        await ask(waits)
        const { bad } = await standing(id)
        assert.equal(bad.status === 'waiting', reason !== null, bad.reason)
        if (reason !== null) assert.match(bad.reason, reason)
        hostile.onSubmit = { drop: true }
        time += 3_600_000
        await ask(false)
        await standing(id)
        await comesThrough(id)
      })
  })

  test('what was pending stays so, and goes on', async (t) => {
    for (const [name, { how, reason, waits = false }] of [...all(), ...Object.entries(sayings)])
      await t.test(name, async () => {
        const id = await commit()
        time += 1000
        await ask(false)
        const first = await standing(id)
        assert.equal(first.bad.status, 'pending')
        hostile.onAsk = how
        for (let round = 0; round < 2; round += 1) {
          time += 3_600_000
          await ask(waits && round === 0)
          const { bad, ots } = await standing(id)
          if (reason === null) continue
          assert.equal(bad.status, 'pending')
          if (round === 0) assert.match(bad.reason, reason)
          assert.equal(hexOf(ots), hexOf(first.ots), 'nothing of it was taken')
          if (waits) hostile.onAsk = { drop: true }
        }
        await comesThrough(id)
      })
  })

  test('a promise that is forgotten is asked for again, and the other one kept', async () => {
    const id = await commit()
    await ask(false)
    hostile.forget()
    time += 120_000
    await ask(false)
    assert.equal((await standing(id)).bad.reason, 'Not found')
    await comesThrough(id)
  })

  test('its answer that comes too late is not taken, and does no harm', async () => {
    let answer: () => void = () => undefined
    hostile.onSubmit = { late: new Promise((resolve) => (answer = resolve)) }
    const id = await commit()
    await ask(true)
    answer()
    for (let n = 0; n < 20; n += 1) await turn()
    assert.equal((await standing(id)).bad.status, 'waiting')
    await comesThrough(id)
  })

  test('a request for an upgrade is answered while it hangs', async () => {
    const id = await commit()
    time += 1000
    await ask(false)
    hostile.onAsk = { hang: true }
    time += 120_000
    const asked = hostile.asked.length
    const upgrade = service.post(`/api/proof/${id}/upgrade`, {})
    while (hostile.asked.length === asked) await turn()
    requests.forEach((deadline) => {
      deadline.abort()
    })
    const answer = await upgrade
    assert.equal(answer.status, 200, answer.text)
    assert.equal(answer.json['state'], 'ots_pending')
    assert.equal(answer.json['calendars'][0].reason, '', 'its question goes on')
    expire()
    while ((await read(id)).calendars[0].reason === '') await turn()
    await comesThrough(id)
  })

  test('when every calendar fails, a proof stays committed, is retried at growing pauses, and the same root is sent', async () => {
    hostile.onSubmit = honest.onSubmit = { status: 503 }
    const id = await commit()
    const sent = honest.digests.length
    const pauses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      await ask(false)
      const proof = await read(id)
      assert.equal(proof.state, 'committed')
      assert.equal(proof.submittedAt, null)
      const next = proof.calendars[1].nextCheckAt
      pauses.push(Date.parse(next) - time)
      assert.equal(proof.statement, `Stored at ${proof.createdAt}. No calendar has answered yet. Next attempt ${next}.`)
      assertProblem(await service.get(`/api/proof/${id}/ots`), 409, 'proof-not-timestamped')
      time = Date.parse(next) - 1
      await ask(false)
      assert.equal(honest.digests.length, sent + n + 1, 'not before its time')
      time += 1
    }
    assert.deepEqual(pauses.slice(0, 5), [4000, 8000, 16_000, 32_000, 64_000])
    assert.equal(pauses.at(-1), 3_600_000)
    assert.equal(new Set(honest.digests.slice(sent)).size, 1)
    assert.equal((await service.get('/api/health')).json['data'].checks.calendars.status, 'failing')
    honest.onSubmit = null
    await ask(false)
    await standing(id)
    assert.equal((await service.get('/api/health')).json['data'].checks.calendars.status, 'ok', 'one suffices')
    await comesThrough(id)
  })

  test('its wish to be left alone is granted for a day at most', async () => {
    hostile.onSubmit = { status: 429, headers: { 'retry-after': '864000' } }
    const id = await commit()
    await ask(false)
    const [bad] = (await read(id)).calendars
    assert.equal(Date.parse(bad.nextCheckAt) - time, 86_400_000)
    await comesThrough(id)
  })

  test('no exchange gets more than ten seconds, and answers without end were cut off', () => {
    assert.equal(longest, 10_000)
    assert.equal(hostile.pouring, 0)
  })
})

test('a calendar can be asked at the configured addresses and nowhere else', () => {
  const calendars = httpCalendars(
    ['https://own.example:8443', 'http://127.0.0.1:4000'],
    ['https://*.calendar.opentimestamps.org', 'https://exact.example'],
    'test',
  )
  const allowed = [
    'https://alice.calendar.opentimestamps.org',
    'https://alice.calendar.opentimestamps.org/',
    'https://ALICE.calendar.OpenTimestamps.org',
    'https://exact.example',
    'https://own.example:8443',
    'http://127.0.0.1:4000',
  ]
  const refused = [
    'https://calendar.opentimestamps.org',
    'https://.calendar.opentimestamps.org',
    'https://a.b.calendar.opentimestamps.org',
    'https://a.calendar.opentimestamps.org.',
    'https://a.calendar.opentimestamps.org:8443',
    'https://a.calendar.opentimestamps.org/digest',
    'https://a.calendar.opentimestamps.org//',
    'https://a:443.calendar.opentimestamps.org',
    'https://evil.example?.calendar.opentimestamps.org',
    'https://evil.example#.calendar.opentimestamps.org',
    'https://evil.example/.calendar.opentimestamps.org',
    'https://evil.example\\.calendar.opentimestamps.org',
    'https://user@a.calendar.opentimestamps.org',
    'https://user:password@a.calendar.opentimestamps.org',
    'https://a.calendar.opentimestamps.org?q',
    'https://a.calendar.opentimestamps.org.evil.example',
    'https://acalendar.opentimestamps.org',
    'http://a.calendar.opentimestamps.org',
    'https:a.calendar.opentimestamps.org',
    'https:/a.calendar.opentimestamps.org',
    'https:///a.calendar.opentimestamps.org',
    ' https://a.calendar.opentimestamps.org',
    'wss://a.calendar.opentimestamps.org',
    'https://a.exact.example',
    'https://exact.example:444',
    'http://exact.example',
    'https://own.example',
    'https://own.example:8444',
    'https://127.0.0.1:4000',
    'http://127.0.0.1:4001',
    'http://127.0.0.1',
    'http://localhost:4000',
    'http://127.1:4000',
    'http://2130706433:4000',
    'http://[::1]:4000',
    'https://169.254.169.254',
    'file:/etc/passwd',
    'calendar',
    '',
  ]
  for (const uri of allowed) assert.equal(calendars.mayAsk(uri), true, uri)
  for (const uri of refused) assert.equal(calendars.mayAsk(uri), false, uri)
})

test('a star stands for a name, never for a part of a number', () => {
  const calendars = httpCalendars(['https://own.example'], ['https://*.0.0.1'], 'test')
  assert.equal(calendars.mayAsk('https://127.0.0.1'), false)
})

test('without a calendar nobody is asked, whatever else is configured', () => {
  const calendars = httpCalendars([], ['https://exact.example', 'https://*.calendar.opentimestamps.org'], 'test')
  for (const uri of ['https://exact.example', 'https://alice.calendar.opentimestamps.org'])
    assert.equal(calendars.mayAsk(uri), false, uri)
})

test('a literal address is judged as one that a name leads to', async () => {
  let contacted = 0
  const server = createServer((_request, response) => {
    contacted += 1
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (host: string, mayBePrivate: boolean) =>
    octets({
      url: new URL(`http://${host}:${port}/`),
      method: 'GET',
      headers: {},
      signal: AbortSignal.timeout(5000),
      maxBytes: 100,
      mayBePrivate,
    })
  for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', '[::1]', 'localhost'])
    await assert.rejects(ask(host, false), { reason: 'private-address' }, host)
  assert.equal(contacted, 0)
  assert.equal((await ask('127.0.0.1', true)).status, 200)
  server.close()
})

test('Retry-After is read in both of its forms', () => {
  const sent = 'Sun, 06 Nov 1994 08:49:37 GMT'
  assert.equal(secondsOf('120', undefined), 120)
  assert.equal(secondsOf('86400000', sent), 86_400_000)
  assert.equal(secondsOf('Sun, 06 Nov 1994 08:51:37 GMT', sent), 120)
  assert.equal(secondsOf('Sun, 06 Nov 1994 08:00:00 GMT', sent), 0, 'it is over')
  for (const wrong of [undefined, '', '-1', '1.5', 'soon', '1994-11-06T08:51:37Z', 'Sun, 99 Nov 1994 08:51:37 GMT'])
    assert.equal(secondsOf(wrong, sent), null, String(wrong))
  assert.equal(secondsOf('Sun, 06 Nov 1994 08:51:37 GMT', undefined), null)
})
