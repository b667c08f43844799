/** A clock that was ahead for a moment while proofs were in progress delays nothing once it is right again. */
import { strict as assert } from 'node:assert'
import { createHash, randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { concat } from '../../../src/ots/bytes.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, startService } from '../../fakes/service.ts'
import { bitcoin, bytes, op } from '../../ots/build.ts'
import { stampingOver } from './victim.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

describe('a clock that was ahead', () => {
  let chain: Chain
  let a: Calendar
  let b: Calendar
  let service: TestService
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const now = () => new Date(time)

  before(async () => {
    chain = await startChain(20)
    a = await startCalendar(chain)
    b = await startCalendar(chain)
    service = await startService({
      now,
      stamping: { calendars: [a.origin, b.origin], headersUrl: chain.url, now },
    })
  })
  after(async () => {
    await service.close()
    await a.close()
    await b.close()
    await chain.close()
  })
  async function work(ms: number): Promise<void> {
    time += ms
    await service.stamper.gather()
    await service.stamper.ask()
    await service.stamper.check()
  }
  /** Work for some seconds while the clock is ahead. */
  async function ahead(ms: number): Promise<void> {
    time += ms
    for (let n = 0; n < 3; n += 1) await work(1000)
    time -= ms
  }
  const read = async (id: string) => (await service.get(`/api/proof/${id}`)).json['data']
  const commit = async (): Promise<string> => {
    const hash = createHash('sha256').update(randomBytes(8)).digest('hex')
    return (await service.post('/api/proof', { hash })).json['proofId'] as string
  }
  const confirmed = async (id: string) => {
    assert.deepEqual(
      [(await read(id)).state, (await read(id)).verification.status],
      ['ots_bitcoin_confirmed', 'matches'],
    )
  }

  for (const [name, ms] of Object.entries({ 'two hours': 2 * hour, 'a day': day, 'thirty days': 30 * day })) {
    test(`by ${name}: a batch that was made and answered meanwhile continues within its pause`, async () => {
      const id = await commit()
      await ahead(ms)
      assert.equal((await read(id)).state, 'ots_pending')
      a.commit(6)
      await work(minute)
      await confirmed(id)
    })

    test(`by ${name}: requests and header checks without a result are repeated, also on request`, async () => {
      const [first, second] = [await commit(), await commit()]
      await work(1000)
      a.onAsk = b.onAsk = { status: 503 }
      await ahead(ms)
      a.onAsk = b.onAsk = null
      a.commit(6)
      chain.fault = 'down'
      await work(minute)
      await ahead(ms)
      chain.fault = null
      await service.post(`/api/proof/${first}/upgrade`, {})
      await confirmed(first)
      await work(minute)
      await confirmed(second)
    })

    test(`by ${name}: a mismatch is checked again and its calendar gets another request`, async () => {
      const id = await commit()
      await work(1000)
      a.onAsk = b.onAsk = { status: 200, body: () => concat(bytes(op.sha256), bitcoin(3)) }
      await ahead(ms)
      assert.equal((await read(id)).verification.status, 'mismatch')
      a.onAsk = b.onAsk = null
      b.commit(6)
      await work(minute)
      await confirmed(id)
    })

    test(`by ${name}: batches are reconciled with the configuration within the longest pause`, async () => {
      const { store } = service.services
      const id = await commit()
      await ahead(ms)
      const other = await commit()
      await stampingOver(store, { calendars: [a.origin], headersUrl: chain.url }, now).gather()
      await work(1000)
      for (const one of [id, other]) {
        const { calendars } = await read(one)
        assert.deepEqual(
          calendars.map(({ url, status }: { url: string; status: string }) => [url, status]),
          [
            [a.origin, 'pending'],
            [b.origin, 'pending'],
          ],
        )
      }
    })
  }
})
