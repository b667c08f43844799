/** Calendars that name many blocks without the batch: the right block is found in the end, and no other counts. */
import { strict as assert } from 'node:assert'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import type { StampingOptions } from '../../../src/cli/stamping.ts'
import { concat } from '../../../src/ots/bytes.ts'
import { parseDetached } from '../../../src/ots/detached.ts'
import { type Calendar, type Misbehaviour, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, startService } from '../../fakes/service.ts'
import { append, attestation, bitcoin, bytes, more, op, varuint } from '../../ots/build.ts'

const [minute, day] = [60_000, 86_400_000]
const someHash = () => createHash('sha256').update(randomBytes(8)).digest('hex')

/** Branches to blocks without the batch, before the rest of the answer. */
const falsePaths = (heights: readonly number[]): Uint8Array =>
  concat(...heights.map((height) => concat(more, append(varuint(height)), bytes(op.sha256), bitcoin(height))))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)
const only = (height: number): Misbehaviour => ({
  status: 200,
  body: () => concat(append(varuint(height)), bytes(op.sha256), bitcoin(height)),
})

describe('a batch with many paths', () => {
  let chain: Chain
  let a: Calendar
  let b: Calendar
  let folder = ''
  let service: TestService
  let time = Date.parse('2026-11-21T09:00:00.000Z')

  before(async () => {
    chain = await startChain(120)
    a = await startCalendar(chain)
    b = await startCalendar(chain)
  })
  after(async () => {
    await a.close()
    await b.close()
    await chain.close()
  })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'laurel-paths-'))
    a.onSubmit = b.onSubmit = a.onAsk = b.onAsk = null
  })
  afterEach(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function start(stamping: Partial<StampingOptions>): Promise<void> {
    const now = () => new Date(time)
    service = await startService({ folder, now, stamping: { headersUrl: chain.url, ...stamping, now } })
  }
  async function work(ms: number): Promise<void> {
    time += ms
    await service.stamper.gather()
    await service.stamper.ask()
    chain.asked.length = 0
    await service.stamper.check()
    // Two requests per block, for as many blocks as an honest answer names, and one for the tip.
    assert.ok(chain.asked.length <= 2 * 8 + 1, `a check sent ${chain.asked.length} times`)
  }
  const read = async (id: string) => (await service.get(`/api/proof/${id}`)).json['data']
  const status = async (id: string) => (await read(id)).verification.status
  async function pendingProof(): Promise<string> {
    const id = (await service.post('/api/proof', { hash: someHash() })).json['proofId'] as string
    await work(1000)
    assert.equal((await read(id)).state, 'ots_pending')
    return id
  }

  test('of one calendar that repeatedly named false blocks is confirmed by the true one', async () => {
    await start({ calendars: [a.origin] })
    const id = await pendingProof()
    for (const height of range(1, 11)) {
      a.onAsk = only(height)
      await work(day)
      const proof = await read(id)
      assert.deepEqual([proof.state, proof.verification.status], ['ots_pending', 'mismatch'], `lie ${height}`)
      assert.equal(proof.bitcoin.height, height, 'the newest is checked first')
    }
    a.onAsk = null
    const height = a.commit()
    await work(day)
    const proof = await read(id)
    assert.deepEqual(
      [proof.state, proof.verification.status, proof.bitcoin.height],
      ['ots_bitcoin_confirmed', 'matches', height],
    )
  })

  test('is confirmed by the true block, however many false ones the same answer names', async () => {
    await start({ calendars: [a.origin, b.origin] })
    const id = await pendingProof()
    const height = a.commit()
    a.onAsk = { status: 200, body: (rest) => concat(falsePaths(range(1, 60)), rest) }
    await work(60 * minute)
    let checks = 1
    for (; (await status(id)) !== 'matches'; checks += 1) {
      const proof = await read(id)
      assert.deepEqual([proof.state, proof.verification.status], ['ots_pending', 'not-checked'])
      assert.match(proof.statement, /It has not been independently checked\.$/)
      assert.ok(checks < 8, 'every check covers other paths')
      await work(10 * minute)
    }
    assert.equal((await read(id)).bitcoin.height, height)
  })

  test('is a mismatch only after every path was checked; then the calendar gets another request', async () => {
    await start({ calendars: [a.origin] })
    const id = await pendingProof()
    a.onAsk = { status: 200, body: () => concat(falsePaths(range(1, 19)), bitcoin(20)) }
    await work(60 * minute)
    assert.equal(await status(id), 'not-checked')
    a.asked.length = 0
    await work(10 * minute)
    assert.equal(await status(id), 'not-checked')
    await work(10 * minute)
    assert.equal(await status(id), 'mismatch')
    assert.deepEqual(a.asked, [], 'not while some of its paths were not looked at')
    // All are checked again in turn, and none is skipped.
    for (let n = 0; n < 4; n += 1) {
      await work(day)
      assert.equal(await status(id), 'mismatch')
    }
    assert.ok(a.asked.length > 0)
    a.onAsk = null
    const height = a.commit()
    await work(day)
    assert.deepEqual([await status(id), (await read(id)).bitcoin.height], ['matches', height])
  })

  test('a calendar with only refuted paths gets another request while those of another cannot be checked', async () => {
    await start({ calendars: [a.origin, b.origin] })
    const id = await pendingProof()
    a.onAsk = only(3)
    // Above the newest block of a source that may be behind.
    b.onAsk = only(5000)
    await work(60 * minute)
    assert.equal(await status(id), 'unavailable')
    a.onAsk = null
    const height = a.commit()
    await work(60 * minute)
    assert.deepEqual([await status(id), (await read(id)).bitcoin.height], ['matches', height])
  })

  test('a lost match is no longer stated while the other paths are checked', async () => {
    await start({ calendars: [a.origin, b.origin] })
    const id = await pendingProof()
    const height = a.commit(2)
    b.onAsk = { status: 200, body: () => concat(falsePaths(range(1, 29)), bitcoin(30)) }
    await work(60 * minute)
    for (let checks = 1; (await status(id)) !== 'matches'; checks += 1) {
      assert.ok(checks < 5)
      await work(10 * minute)
    }
    chain.reorganise(height)
    await work(10 * minute)
    const proof = await read(id)
    assert.equal(proof.verification.status, 'not-checked')
    assert.notEqual(proof.bitcoin.height, height)
    for (let n = 0; n < 3; n += 1) await work(10 * minute)
    assert.equal(await status(id), 'mismatch')
    assert.equal((await read(id)).state, 'ots_bitcoin_confirmed', 'states go forward only')
  })

  test('a source that is down undoes no result of earlier checks', async () => {
    await start({ calendars: [a.origin] })
    const id = await pendingProof()
    a.onAsk = { status: 200, body: () => concat(falsePaths(range(1, 9)), bitcoin(10)) }
    await work(60 * minute)
    await work(10 * minute)
    const seen = await read(id)
    assert.equal(seen.verification.status, 'mismatch')
    chain.fault = 'down'
    for (let n = 0; n < 3; n += 1) await work(day)
    chain.fault = null
    assert.deepEqual((await read(id)).verification, seen.verification)
  })

  test('a calendar that filled its tree with false blocks can still add the true one', async () => {
    await start({ calendars: [a.origin] })
    const id = await pendingProof()
    for (const from of [1, 3, 5]) {
      a.onAsk = {
        status: 200,
        body: () =>
          concat(
            falsePaths([from]),
            more,
            attestation('0102030405060708', Uint8Array.from(randomBytes(7900))),
            bitcoin(from),
          ),
      }
      await work(day)
      assert.equal(await status(id), 'mismatch')
    }
    a.onAsk = null
    const height = a.commit()
    await work(day)
    assert.deepEqual([await status(id), (await read(id)).bitcoin.height], ['matches', height])
    parseDetached(new Uint8Array(await (await fetch(`${service.origin}/api/proof/${id}/ots`)).arrayBuffer()))
  })

  test('after the source was removed, a refuted path confirms nothing, and another path of that calendar does', async () => {
    await start({ calendars: [a.origin] })
    const id = await pendingProof()
    for (const height of [7, 5, 3]) {
      a.onAsk = only(height)
      await work(day)
    }
    assert.equal(await status(id), 'mismatch')
    await service.close()
    await start({ calendars: [a.origin], headersUrl: null })
    a.onAsk = only(5)
    await work(2 * day)
    assert.deepEqual([(await read(id)).state, await status(id)], ['ots_pending', 'mismatch'])
    await service.close()
    await start({ calendars: [a.origin] })
    await work(2 * day)
    await service.close()
    await start({ calendars: [a.origin], headersUrl: null })
    a.onAsk = null
    const height = a.commit()
    await work(2 * day)
    const proof = await read(id)
    assert.deepEqual(
      [proof.state, proof.verification.status, proof.bitcoin.height],
      ['ots_bitcoin_confirmed', 'not-checked', height],
    )
  })
})
