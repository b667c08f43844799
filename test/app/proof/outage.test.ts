/** Calendars that are down for long: nothing acknowledged is lost, and nothing is given up. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, startService } from '../../fakes/service.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('with every calendar down', () => {
  let chain: Chain
  let calendar: Calendar
  let service: TestService
  let time = Date.parse('2026-11-21T09:00:00.000Z')

  before(async () => {
    chain = await startChain()
    calendar = await startCalendar(chain)
    service = await startService({
      now: () => new Date(time),
      stamping: { calendars: [calendar.origin], pollMaxMs: 6 * hour, now: () => new Date(time) },
    })
  })
  after(async () => {
    await service.close()
    await calendar.close()
    await chain.close()
  })
  const work = async () => {
    await service.stamper.gather()
    await service.stamper.ask()
  }
  const read = async (id: string) => (await service.get(`/api/proof/${id}`)).json['data']

  test('500 proofs are acknowledged, stored and later stamped: none is lost', async () => {
    calendar.onSubmit = { drop: true }
    const ids = await Promise.all(
      Array.from({ length: 500 }, async (_, n) => {
        const made = await service.post('/api/proof', { hash: sha256(`proof ${n}`) })
        assert.equal(made.status, 200, made.text)
        return made.json['proofId'] as string
      }),
    )
    assert.equal(new Set(ids).size, 500)
    await work()
    const states = async () => {
      const all = await Promise.all(ids.map(read))
      return [...new Set(all.map(({ hash, state }, n) => (hash === sha256(`proof ${n}`) ? state : 'another hash')))]
    }
    assert.deepEqual(await states(), ['committed'])
    calendar.onSubmit = null
    time += hour
    await work()
    assert.deepEqual(await states(), ['ots_pending'])
  })

  test('a pending proof is asked for during 30 days, after growing pauses, and then comes through', async () => {
    const { proofId } = (await service.post('/api/proof', { hash: sha256('patience') })).json as { proofId: string }
    await work()
    calendar.onAsk = { status: 404 }
    const begun = time
    const pauses: number[] = []
    for (let asked = calendar.asked.length; time - begun < 30 * day; asked = calendar.asked.length) {
      const next = Date.parse((await read(proofId)).calendars[0].nextCheckAt)
      pauses.push(next - time)
      time = next
      await work()
      // The batch of the test before may be due at the same time.
      assert.ok(calendar.asked.length - asked >= 1 && calendar.asked.length - asked <= 2, String(pauses.length))
    }
    assert.ok(Math.min(...pauses) >= minute, String(pauses))
    assert.ok(Math.max(...pauses) <= 6 * hour)
    assert.ok(pauses.slice(-100).every((pause) => pause > 5 * hour))
    assert.equal((await read(proofId)).state, 'ots_pending')
    calendar.onAsk = null
    calendar.commit()
    time += 6 * hour
    await work()
    assert.equal((await read(proofId)).state, 'ots_bitcoin_confirmed')
  })
})
