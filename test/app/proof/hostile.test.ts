/**
 * Answers of a broken or malicious calendar, to submissions and to later requests. An honest calendar works beside it;
 * every proof must advance through that one as if the other were absent.
 */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { hexOf } from '../../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../../src/ots/detached.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { noise, type Kind, kinds, sayings } from './misbehaviours.ts'

describe('beside a misbehaving calendar', () => {
  let chain: Chain
  let honest: Calendar
  let hostile: Calendar
  let service: TestService
  let contacted = 0
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  let longest = 0
  const deadlines = new Set<AbortController>()
  /** The deadlines of upgrade requests, which are shorter than those of calendar requests. */
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
        // No test waits: a deadline expires when the test has seen enough.
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

  /** Makes a batch and sends all requests. The honest calendar is done before the other one must be. */
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

  /** Holds while the honest calendar waits for its block, whatever the other one does. */
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

  /** The honest calendar commits, and the proof is confirmed through it. */
  async function comesThrough(id: string): Promise<void> {
    hostile.onSubmit = hostile.onAsk = { drop: true }
    honest.commit()
    time += 7_200_000
    await ask(false)
    const proof = await read(id)
    assert.equal(proof.state, 'ots_bitcoin_confirmed', proof.statement)
    assert.equal(proof.verification.status, 'matches')
    assert.equal(proof.bitcoin.attestedBy, honest.origin)
    // What the other one promised is asked for during 30 days more.
    time += 31 * 86_400_000
    await ask(false)
    assert.equal((await read(id)).calendars[0].nextCheckAt, null)
    parseDetached(await file(id))
    assert.equal(contacted, 0, 'the trap was contacted')
    hostile.onSubmit = hostile.onAsk = null
  }

  const all = (): [string, Kind][] => Object.entries(kinds(trapUrl(), hostile.origin))

  test('a batch is submitted in spite of', async (t) => {
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

  test('a pending proof stays pending and advances in spite of', async (t) => {
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

  test('a pending attestation that a calendar forgot is requested again, and the other one is kept', async () => {
    const id = await commit()
    await ask(false)
    hostile.forget()
    time += 120_000
    await ask(false)
    assert.equal((await standing(id)).bad.reason, 'Not found')
    await comesThrough(id)
  })

  test('an answer after the deadline is not used and does no harm', async () => {
    let answer: () => void = () => undefined
    hostile.onSubmit = { late: new Promise((resolve) => (answer = resolve)) }
    const id = await commit()
    await ask(true)
    answer()
    for (let n = 0; n < 20; n += 1) await turn()
    assert.equal((await standing(id)).bad.status, 'waiting')
    await comesThrough(id)
  })

  test('an upgrade request is answered while the calendar hangs', async () => {
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
    assert.equal(answer.json['calendars'][0].reason, '', 'its request continues')
    expire()
    while ((await read(id)).calendars[0].reason === '') await turn()
    await comesThrough(id)
  })

  test('if every calendar fails, a proof stays committed, and the same root is sent again after growing pauses', async () => {
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

  test('its Retry-After is respected, for at most a day', async () => {
    hostile.onSubmit = { status: 429, headers: { 'retry-after': '864000' } }
    const id = await commit()
    await ask(false)
    const [bad] = (await read(id)).calendars
    assert.equal(Date.parse(bad.nextCheckAt) - time, 86_400_000)
    await comesThrough(id)
  })

  test('no exchange takes more than ten seconds, and endless answers are cut off', () => {
    assert.equal(longest, 10_000)
    assert.equal(hostile.pouring, 0)
  })
})
