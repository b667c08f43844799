/** Concurrency: answers, header checks and upgrade requests for the same batch. */
import { strict as assert } from 'node:assert'
import { createHash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { concat } from '../../../src/ots/bytes.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, startService } from '../../fakes/service.ts'
import { bitcoin, bytes, op } from '../../ots/build.ts'
import { stampingOver } from './victim.ts'

const hour = 3_600_000
const lie = { status: 200, body: () => concat(bytes(op.sha256), bitcoin(3)) }

/** A promise that the other side waits for, with its resolver. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

describe('concurrently', () => {
  let chain: Chain
  let a: Calendar
  let b: Calendar
  let service: TestService
  let time = Date.parse('2026-11-21T09:00:00.000Z')

  beforeEach(async () => {
    chain = await startChain(20)
    a = await startCalendar(chain)
    b = await startCalendar(chain)
    service = await startService({
      now: () => new Date(time),
      stamping: { calendars: [a.origin, b.origin], headersUrl: chain.url, now: () => new Date(time) },
    })
  })
  afterEach(async () => {
    await service.close()
    await a.close()
    await b.close()
    await chain.close()
  })
  const ask = async (ms: number) => {
    time += ms
    await service.stamper.gather()
    await service.stamper.ask()
  }
  const read = async (id: string) => (await service.get(`/api/proof/${id}`)).json['data']
  const upgrade = async (id: string) => (await service.post(`/api/proof/${id}/upgrade`, {})).json
  /** A proof that both calendars have answered. */
  async function pendingProof(): Promise<string> {
    const hash = createHash('sha256').update(randomBytes(8)).digest('hex')
    const id = (await service.post('/api/proof', { hash })).json['proofId'] as string
    await ask(1000)
    return id
  }
  const until = async (holds: () => boolean) => {
    while (!holds()) await turn()
  }

  test('a path that arrives while a false one is checked is checked next', async () => {
    const id = await pendingProof()
    const { opened, open } = gate()
    a.onAsk = lie
    await ask(hour)
    chain.late = opened
    const looking = service.stamper.check()
    await until(() => chain.asked.length > 0)
    const height = b.commit(8)
    await ask(hour)
    chain.late = null
    // Another check starts at once, although the first one has not ended.
    await service.stamper.check()
    assert.deepEqual([(await read(id)).state, (await read(id)).bitcoin.height], ['ots_bitcoin_confirmed', height])
    open()
    await looking
    const proof = await read(id)
    assert.deepEqual(
      [proof.verification.status, proof.bitcoin.height],
      ['matches', height],
      'the slow check has no effect',
    )
  })

  test('a header check whose claim was taken over changes nothing', async () => {
    const id = await pendingProof()
    const height = a.commit(2)
    await ask(hour)
    const { opened, open } = gate()
    chain.late = opened
    // One process stood still, and another one took over its claim.
    const settings = { calendars: [a.origin, b.origin], headersUrl: chain.url }
    const standing = stampingOver(service.services.store, settings, () => new Date(time)).check()
    await until(() => chain.asked.length > 0)
    chain.late = null
    time += 60_000
    await service.stamper.check()
    assert.equal((await read(id)).verification.status, 'matches')
    chain.reorganise(height)
    open()
    await standing
    assert.equal(
      (await read(id)).verification.status,
      'matches',
      'its own check is 60 s older than the result that it would undo',
    )
  })

  test('a calendar that takes a batch while it is confirmed is asked for its path, and not again', async () => {
    const { opened, open } = gate()
    b.onSubmit = { status: 503, late: opened }
    const hash = createHash('sha256').update(randomBytes(8)).digest('hex')
    const id = (await service.post('/api/proof', { hash })).json['proofId'] as string
    await service.stamper.gather()
    const asking = service.stamper.ask()
    await until(() => b.asked.length > 0)
    while ((await read(id)).state !== 'ots_pending') await turn()
    a.commit(8)
    time += 61_000
    await upgrade(id)
    assert.equal((await read(id)).verification.status, 'matches')
    b.asked.length = 0
    b.onSubmit = { status: 503 }
    open()
    await asking
    b.commit(1)
    for (let n = 0; n < 3; n += 1) await ask(24 * hour)
    // It is still asked for what it promised to batches of earlier tests.
    assert.deepEqual(
      b.asked.filter((request) => request.startsWith('POST')),
      [],
    )
    assert.deepEqual(
      (await read(id)).calendars.map((one: any) => one.nextCheckAt),
      [null, null],
    )
  })

  test('an upgrade request asks the calendars, checks the block and reports the result', async () => {
    const id = await pendingProof()
    const { opened, open } = gate()
    // The other answer would arrive after the test and cause another check of the block.
    b.onAsk = { late: opened }
    a.commit(3)
    time += 61_000
    const done = await upgrade(id)
    assert.deepEqual([done['upgraded'], done['state']], [true, 'ots_bitcoin_confirmed'])
    assert.equal((await read(id)).verification.confirmations, 3)
    const looked = chain.asked.length
    assert.equal((await upgrade(id))['upgraded'], false)
    assert.equal(chain.asked.length, looked, 'nothing is left to do')
    open()
  })

  test('an upgrade request does not wait for a hanging calendar if another one has a block', async () => {
    const id = await pendingProof()
    a.onAsk = { hang: true }
    b.commit(8)
    time += 61_000
    const upgrading = upgrade(id)
    while ((await read(id)).state !== 'ots_bitcoin_confirmed') await turn()
    // The hanging calendar is cut off; the upgrade request has a deadline of its own.
    a.onAsk = null
    await a.close()
    assert.equal((await upgrading)['upgraded'], true)
    a = await startCalendar(chain)
  })

  test('a path that could not be checked is checked on request', async () => {
    const id = await pendingProof()
    chain.fault = 'down'
    a.commit(8)
    time += 61_000
    const failed = await upgrade(id)
    assert.deepEqual([failed['upgraded'], failed['state']], [false, 'ots_pending'])
    assert.equal((await read(id)).verification.status, 'unavailable')
    chain.fault = null
    a.asked.length = b.asked.length = 0
    time += 1000
    const done = await upgrade(id)
    assert.deepEqual([done['upgraded'], done['state']], [true, 'ots_bitcoin_confirmed'])
    assert.deepEqual([a.asked, b.asked], [[], []], 'the calendars have their pause')
  })

  test('many concurrent upgrade requests cause one calendar request and one check, and all get the result', async () => {
    const id = await pendingProof()
    a.commit(8)
    time += 61_000
    a.asked.length = 0
    const answers = await Promise.all(Array.from({ length: 12 }, () => upgrade(id)))
    assert.equal(a.asked.length, 1)
    assert.deepEqual(new Set(answers.map(({ state }) => state)), new Set(['ots_bitcoin_confirmed']))
  })

  test('a calendar that sent Retry-After gets no request, not even for upgrade requests', async () => {
    const sent = 'Sat, 21 Nov 2026 09:00:00 GMT'
    for (const [n, after] of ['3600', 'Sat, 21 Nov 2026 10:00:00 GMT'].entries()) {
      const id = await pendingProof()
      a.onAsk = b.onAsk = { status: 429, headers: { 'retry-after': after, date: sent } }
      time += 61_000
      await upgrade(id)
      assert.equal(Date.parse((await read(id)).calendars[0].nextCheckAt) - time, hour, after)
      a.asked.length = 0
      time += hour - 1
      await upgrade(id)
      assert.deepEqual(a.asked, [], `before its time ${n}`)
      time += 1
      await upgrade(id)
      assert.equal(a.asked.length, 1)
      a.onAsk = b.onAsk = null
    }
  })
})
