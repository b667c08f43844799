/**
 * A configuration that changes while proofs are in progress: which calendars get requests, and that no proof is
 * stranded.
 */
import { strict as assert } from 'node:assert'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import type { StampingOptions } from '../../../src/cli/stamping.ts'
import { concat } from '../../../src/ots/bytes.ts'
import { parseDetached } from '../../../src/ots/detached.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, startService } from '../../fakes/service.ts'
import { bitcoin, bytes, op } from '../../ots/build.ts'

const hour = 3_600_000
const off =
  'Timestamping is switched off here: no calendar is asked. What is stored stays stored, and goes on once a calendar is configured.'
const someHash = () => createHash('sha256').update(randomBytes(8)).digest('hex')

describe('when the configuration changes', () => {
  let chain: Chain
  let a: Calendar
  let b: Calendar
  let folder = ''
  let service: TestService
  let time = Date.parse('2026-11-21T09:00:00.000Z')

  before(async () => {
    chain = await startChain(20)
    a = await startCalendar(chain)
    b = await startCalendar(chain)
  })
  after(async () => {
    await a.close()
    await b.close()
    await chain.close()
  })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'laurel-configuration-'))
    a.onSubmit = b.onSubmit = a.onAsk = b.onAsk = null
    chain.fault = null
  })
  afterEach(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A service over the same database. Earlier requests are not counted. */
  async function start(stamping: Partial<StampingOptions>): Promise<void> {
    service = await startService({
      folder,
      now: () => new Date(time),
      stamping: { ...stamping, now: () => new Date(time) },
    })
    a.asked.length = b.asked.length = 0
  }
  async function restart(stamping: Partial<StampingOptions>): Promise<void> {
    await service.close()
    await start(stamping)
  }
  async function work(ms = 2 * hour): Promise<void> {
    time += ms
    await service.stamper.gather()
    await service.stamper.ask()
    await service.stamper.check()
  }
  const commit = async (): Promise<string> =>
    (await service.post('/api/proof', { hash: someHash() })).json['proofId'] as string
  const read = async (id: string) => (await service.get(`/api/proof/${id}`)).json['data']
  const upgrade = async (id: string) => (await service.post(`/api/proof/${id}/upgrade`, {})).json
  const askedOf = (calendar: Calendar) => calendar.asked.map((line) => line.split(/[ /]/)[0])

  test('a calendar that was removed before it answered gets no request, and the new one gets the old batch', async () => {
    a.onSubmit = { status: 500 }
    await start({ calendars: [a.origin] })
    const id = await commit()
    await work()
    assert.equal((await read(id)).state, 'committed')
    assert.deepEqual(askedOf(a), ['POST'])
    await restart({ calendars: [b.origin] })
    await upgrade(id)
    await work()
    await work()
    const proof = await read(id)
    assert.deepEqual(a.asked, [])
    assert.equal(proof.state, 'ots_pending')
    assert.deepEqual(
      proof.calendars.map(({ url }: { url: string }) => url),
      [b.origin],
    )
    assert.equal(askedOf(b)[0], 'POST')
    assert.equal(b.digests.at(-1), a.digests.at(-1), 'the same root')
  })

  test('without calendars nobody gets a request about a waiting proof, neither scheduled nor on demand', async () => {
    a.onSubmit = { status: 500 }
    await start({ calendars: [a.origin], upgradeHosts: [b.origin] })
    const id = await commit()
    await work()
    await restart({ calendars: [], upgradeHosts: [a.origin, b.origin] })
    await work()
    await upgrade(id)
    const proof = await read(id)
    assert.deepEqual([a.asked, b.asked], [[], []])
    assert.deepEqual(proof.calendars, [])
    assert.equal(proof.statement, `Stored at ${proof.createdAt}. ${off}`)
  })

  test('without calendars nobody gets a request about a pending proof, not even allowed upgrade hosts', async () => {
    await start({ calendars: [a.origin] })
    const id = await commit()
    await work()
    assert.equal((await read(id)).state, 'ots_pending')
    await restart({ calendars: [], upgradeHosts: [a.origin] })
    await work()
    await upgrade(id)
    assert.deepEqual(a.asked, [])
    const proof = await read(id)
    assert.equal(proof.calendars[0].nextCheckAt, null)
    assert.doesNotMatch(proof.statement, /Next|This can take days/)
    assert.ok(
      proof.statement.endsWith(`Not yet in Bitcoin. Last asked ${proof.calendars[0].lastCheckedAt}: accepted. ${off}`),
      proof.statement,
    )
    // Switched on again, timestamping continues with the pending proof.
    await restart({ calendars: [a.origin] })
    a.commit()
    await work()
    assert.equal((await read(id)).state, 'ots_bitcoin_confirmed')
  })

  test('without calendars the header source gets no request either, and all statements say so', async () => {
    const headerCheck = async () => (await service.get('/api/health')).json['data'].capabilities.proofs
    await start({ calendars: [a.origin, b.origin], headersUrl: chain.url })
    assert.deepEqual(await headerCheck(), { calendars: 2, headerCheck: true })
    const waits = await commit()
    await work()
    a.commit(1)
    await work(hour)
    const matched = await commit()
    await work()
    chain.fault = 'down'
    const height = a.commit(1)
    await work()
    chain.fault = null
    assert.deepEqual([(await read(waits)).verification.status, (await read(matched)).state], ['matches', 'ots_pending'])
    await restart({ calendars: [], headersUrl: chain.url })
    chain.asked.length = 0
    for (let n = 0; n < 2; n += 1) await work(24 * hour)
    for (const id of [waits, matched]) await upgrade(id)
    const block = (await service.get('/api/block/7')).json['data']
    assert.deepEqual([a.asked, b.asked, chain.asked], [[], [], []])
    assert.deepEqual([block.status, block.source], ['not-configured', null])
    assert.deepEqual(await headerCheck(), { calendars: 0, headerCheck: false })
    const proof = await read(matched)
    assert.deepEqual([proof.state, proof.verification.status], ['ots_pending', 'not-checked'])
    assert.equal(
      proof.statement,
      `A path to Bitcoin block ${height} is present. It has not been independently checked.`,
    )
    assert.equal((await read(waits)).verification.status, 'matches')
    // Switched on again, timestamping continues with the pending proof.
    await restart({ calendars: [a.origin], headersUrl: chain.url })
    await work()
    assert.deepEqual(
      [(await read(matched)).verification.status, (await read(matched)).state],
      ['matches', 'ots_bitcoin_confirmed'],
    )
  })

  test('a calendar that was removed after it answered gets further requests if the configuration allows it', async () => {
    await start({ calendars: [a.origin] })
    const id = await commit()
    await work()
    await restart({ calendars: [b.origin] })
    await work()
    assert.deepEqual(a.asked, [])
    await restart({ calendars: [b.origin], upgradeHosts: [a.origin] })
    a.commit()
    await work()
    assert.deepEqual(askedOf(a), ['GET'])
    assert.equal((await read(id)).state, 'ots_bitcoin_confirmed')
  })

  test('a calendar that was added gets the batches in progress, and no confirmed one', async () => {
    await start({ calendars: [a.origin] })
    const [done] = [await commit()]
    await work()
    a.commit()
    await work()
    const id = await commit()
    await work()
    await restart({ calendars: [a.origin, b.origin] })
    await work()
    assert.deepEqual(
      (await read(id)).calendars.map((one: any) => [one.url, one.status]),
      [
        [a.origin, 'pending'],
        [b.origin, 'pending'],
      ],
    )
    assert.equal((await read(done)).calendars.length, 1)
    assert.equal(askedOf(b).filter((method) => method === 'POST').length, 1)
    const file = new Uint8Array(await (await fetch(`${service.origin}/api/proof/${id}/ots`)).arrayBuffer())
    parseDetached(file)
  })

  test('removing a header source strands no proof whose path it could not check', async () => {
    await start({ calendars: [a.origin], headersUrl: chain.url })
    const id = await commit()
    await work()
    chain.fault = 'down'
    const height = a.commit()
    await work()
    assert.deepEqual([(await read(id)).state, (await read(id)).verification.status], ['ots_pending', 'unavailable'])
    await restart({ calendars: [a.origin] })
    await work()
    const proof = await read(id)
    assert.deepEqual([proof.state, proof.verification.status], ['ots_bitcoin_confirmed', 'not-checked'])
    assert.equal(
      proof.statement,
      `A path to Bitcoin block ${height} is present. It has not been independently checked.`,
    )
  })

  test('a path that did not match confirms nothing after the source was removed; another path does', async () => {
    await start({ calendars: [a.origin, b.origin], headersUrl: chain.url })
    const id = await commit()
    await work()
    a.onAsk = { status: 200, body: () => concat(bytes(op.sha256), bitcoin(3)) }
    await work()
    assert.equal((await read(id)).verification.status, 'mismatch')
    await restart({ calendars: [a.origin, b.origin] })
    await work()
    const refuted = await read(id)
    assert.deepEqual([refuted.state, refuted.verification.status], ['ots_pending', 'mismatch'])
    const height = b.commit()
    await work(24 * hour)
    const proof = await read(id)
    assert.deepEqual(
      [proof.state, proof.verification.status, proof.bitcoin.height],
      ['ots_bitcoin_confirmed', 'not-checked', height],
    )
  })

  test('a failed header check is forgotten together with its source', async () => {
    await start({ calendars: [a.origin] })
    const id = await commit()
    await work()
    a.commit()
    await work()
    chain.fault = 'down'
    await restart({ calendars: [a.origin], headersUrl: chain.url })
    await work(1000)
    assert.match((await read(id)).statement, /could not be checked/)
    await restart({ calendars: [a.origin] })
    const proof = await read(id)
    assert.deepEqual([proof.state, proof.verification.status], ['ots_bitcoin_confirmed', 'not-checked'])
    assert.match(proof.statement, /It has not been independently checked\.$/)
  })

  test('a header source that is added checks what was confirmed without one', async () => {
    await start({ calendars: [a.origin] })
    const good = await commit()
    await work()
    a.commit()
    await work()
    const bad = await commit()
    await work()
    a.onAsk = { status: 200, body: () => concat(bytes(op.sha256), bitcoin(3)) }
    await work()
    for (const id of [good, bad])
      assert.deepEqual(
        [(await read(id)).state, (await read(id)).verification.status],
        ['ots_bitcoin_confirmed', 'not-checked'],
      )
    await restart({ calendars: [a.origin], headersUrl: chain.url })
    await work(1000)
    assert.equal((await read(good)).verification.status, 'matches')
    const refuted = await read(bad)
    assert.equal(refuted.verification.status, 'mismatch')
    assert.equal(refuted.state, 'ots_bitcoin_confirmed', 'states go forward only')
  })
})
