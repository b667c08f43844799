/** One Idempotency-Key has one effect: the same answer for 24 hours, for the same caller and body. */
import { strict as assert } from 'node:assert'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { type Answer, type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { actions, failing, passing } from '../kit.ts'

const simulate = '/api/sandbox/simulate'
const good = { assetName: 'Bird Watcher' }
const key = (value: string): Record<string, string> => ({ 'idempotency-key': value })

/** The rows, in all tables, that contain this text in some column. */
function rowsWith(service: TestService, text: string): number {
  const db = new DatabaseSync(join(service.folder, 'laurel.db'), { readOnly: true })
  try {
    const tables = db.prepare(`select name from sqlite_master where type = 'table'`).all()
    let most = 0
    for (const { name } of tables) {
      const rows = db.prepare(`select * from "${String(name)}"`).all()
      const holding = rows.filter((row) => Object.values(row).includes(text))
      most = Math.max(most, holding.length)
    }
    return most
  } finally {
    db.close()
  }
}

function rowCounts(service: TestService): Record<string, number> {
  const db = new DatabaseSync(join(service.folder, 'laurel.db'), { readOnly: true })
  try {
    const tables = db.prepare(`select name from sqlite_master where type = 'table'`).all()
    return Object.fromEntries(
      tables.map(({ name }) => [
        String(name),
        Number(db.prepare(`select count(*) as n from "${String(name)}"`).get()?.['n']),
      ]),
    )
  } finally {
    db.close()
  }
}

describe('idempotency', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('the same key and body get the same answer, byte for byte, with one effect', async () => {
    for (const [n, [path, body]] of [...actions, ['/api/flow/run', { idea: passing }] as const].entries()) {
      const first = await service.post(path, body, key(`same-${n}`))
      assert.equal(first.status, 200)
      const counts = rowCounts(service)
      for (let again = 0; again < 3; again++) {
        const answer = await service.post(path, body, key(`same-${n}`))
        assert.equal(answer.status, 200)
        assert.equal(answer.text, first.text)
        assert.equal(answer.headers.get('content-type'), first.headers.get('content-type'))
      }
      assert.deepEqual(rowCounts(service), counts, path)
      const id = String(first.json['receiptId'] ?? '')
      if (id !== '') assert.equal(rowsWith(service, id), 1)
    }
  })

  test('the order of members and white space in a body do not matter', async () => {
    const first = await service.post(simulate, '{"assetName":"Bird Watcher","tokenType":"badge"}', key('order'))
    const again = await service.post(
      simulate,
      '{ "tokenType": "badge",\n "assetName": "Bird\\u0020Watcher" }',
      key('order'),
    )
    assert.equal(again.status, 200)
    assert.equal(again.text, first.text)
  })

  test('the key may be in quotes', async () => {
    const first = await service.post(simulate, good, key('"quoted-key"'))
    assert.equal(first.status, 200)
    assert.equal((await service.post(simulate, good, key('"quoted-key"'))).text, first.text)
    assert.equal((await service.post(simulate, good, key('quoted-key'))).text, first.text)
  })

  test('without a key, or with another one, another receipt is made', async () => {
    const answers = [
      await service.post(simulate, good),
      await service.post(simulate, good),
      await service.post(simulate, good, key('one')),
      await service.post(simulate, good, key('two')),
      await service.post(simulate, good, key('ONE')),
    ]
    assert.equal(new Set(answers.map(({ json }) => json['receiptId'])).size, 5)
  })

  test('another body under the same key is refused, and the first answer stays', async () => {
    const first = await service.post(simulate, good, key('mismatch'))
    for (const other of [
      { assetName: 'Bee Keeper' },
      { ...good, tokenType: 'badge' },
      { ...good, network: 'regtest' },
    ]) {
      assertProblem(await service.post(simulate, other, key('mismatch')), 422, 'idempotency-mismatch')
    }
    assert.equal((await service.post(simulate, good, key('mismatch'))).text, first.text)
  })

  test('50 concurrent calls with one key make one receipt', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.post(simulate, good, key('burst'))))
    const done = answers.filter(({ status }) => status === 200)
    assert.ok(done.length > 0)
    assert.equal(new Set(done.map(({ text }) => text)).size, 1)
    for (const answer of answers) {
      if (answer.status === 200) continue
      assertProblem(answer, 409, 'idempotency-running')
      assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
    }
    const after50 = await service.post(simulate, good, key('burst'))
    assert.equal(after50.text, done[0]?.text)
    assert.equal(rowsWith(service, String(after50.json['receiptId'])), 1)
  })

  test('a key has 1 to 255 visible characters', async () => {
    assert.equal((await service.post(simulate, good, key('k'.repeat(255)))).status, 200)
    assert.equal((await service.post(simulate, good, key("!#$%&'()*+,-./:;<=>?@[]^_`{|}~"))).status, 200)
    for (const bad of ['k'.repeat(256), 'two words', 'a\tb', 'k\u00e9y', '""']) {
      const answer = await service.post(simulate, good, key(bad))
      assertProblem(answer, 400, 'validation')
      assert.ok(!answer.text.includes(bad) || bad === '""')
    }
  })

  test('a failed call may be repeated under its key, corrected', async () => {
    const failed: readonly (readonly [number, unknown])[] = [
      [400, '{'],
      [400, {}],
      [400, { ...good, network: 'mainnet' }],
      [422, { ...good, objective: `my private key is ${'5e'.repeat(32)}` }],
      [422, { ...good, objective: failing }],
    ]
    for (const [n, [status, body]] of failed.entries()) {
      assert.equal((await service.post(simulate, body, key(`again-${n}`))).status, status)
      const answer = await service.post(simulate, good, key(`again-${n}`))
      assert.equal(answer.status, 200, `${n}: ${answer.text}`)
    }
  })
})

describe('idempotency and other features', () => {
  test('each client has its own keys', async (t) => {
    const service = await startService({ trustedProxies: ['127.0.0.1'] })
    t.after(() => service.close())
    const from = (address: string, body: unknown): Promise<Answer> =>
      service.post(simulate, body, { ...key('shared'), 'x-forwarded-for': address })
    const first = await from('1.2.3.4', good)
    const other = await from('5.6.7.8', good)
    assert.equal(other.status, 200)
    assert.notEqual(other.json['receiptId'], first.json['receiptId'])
    assert.equal((await from('9.9.9.9', { assetName: 'Bee Keeper' })).status, 200)
    assert.equal((await from('1.2.3.4', good)).text, first.text)
  })

  test('a key is free after 24 hours and a minute, not before', async (t) => {
    let clock = Date.parse('2026-11-21T12:00:00.000Z')
    const service = await startService({ now: () => new Date(clock) })
    t.after(() => service.close())
    const first = await service.post(simulate, good, key('day'))
    clock += 23 * 3_600_000 + 59 * 60_000
    assert.equal((await service.post(simulate, good, key('day'))).text, first.text)
    assertProblem(await service.post(simulate, { assetName: 'Bee Keeper' }, key('day')), 422, 'idempotency-mismatch')
    clock += 2 * 60_000
    const later = await service.post(simulate, { assetName: 'Bee Keeper' }, key('day'))
    assert.equal(later.status, 200)
    assert.notEqual(later.json['receiptId'], first.json['receiptId'])
    assert.equal(later.json['createdAt'], '2026-11-22T12:01:00.000Z')
    assert.equal((await service.get(`/api/receipt/${String(first.json['receiptId'])}`)).status, 200)
  })

  test('a replay is free of charge, and a refusal by the limit is not stored', async (t) => {
    const service = await startService({ freeQuota: 2 })
    t.after(() => service.close())
    const first = await service.post(simulate, good, key('paid'))
    for (let n = 0; n < 5; n++) assert.equal((await service.post(simulate, good, key('paid'))).text, first.text)
    assert.equal((await service.post(simulate, good)).status, 200)
    assertProblem(await service.post(simulate, good, key('late')), 429, 'rate-limited')
    // If the refusal were stored under its key, another body would be a mismatch.
    assertProblem(await service.post(simulate, { assetName: 'Bee Keeper' }, key('late')), 429, 'rate-limited')
    assert.equal((await service.post(simulate, good, key('paid'))).text, first.text)
  })
})
