/**
 * No acknowledged proof is lost and none is confirmed wrongly, wherever a process dies or the store fails: a table of
 * every write of the store, each with a fault before and after it persisted.
 */
import { strict as assert } from 'node:assert'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, describe, test } from 'node:test'
import { LaurelError } from '../../../src/core/error.ts'
import { otsFile } from '../../../src/app/proof/proof-file.ts'
import type { Store } from '../../../src/app/ports.ts'
import { hexOf } from '../../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../../src/ots/detached.ts'
import { openStore } from '../../../src/store/open.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type RealPostgres, startPostgres } from '../../fakes/postgres.ts'
import { type FaultPoint, type Orders, faulty, proofOf, stampingOver } from './victim.ts'

const start = Date.parse('2026-11-21T09:00:00.000Z')
const iso = (ms: number) => new Date(ms).toISOString()
const minute = 60_000
const ids = ['prf_a', 'prf_b', 'prf_c']

/**
 * Two calendars: two requests are claimed and completed at a submission and two at an upgrade, and one header is
 * checked.
 */
const points: readonly Omit<FaultPoint, 'side'>[] = [
  { call: 'commit', nth: 1 },
  { call: 'reconcile', nth: 1 },
  { call: 'gather', nth: 1 },
  { call: 'claimCalendarRequests', nth: 1 },
  { call: 'change', nth: 1 },
  { call: 'change', nth: 2 },
  { call: 'claimCalendarRequests', nth: 9 },
  { call: 'change', nth: 3 },
  { call: 'change', nth: 4 },
  { call: 'claimChecks', nth: 5 },
  { call: 'change', nth: 5 },
]
const table = points.flatMap((point) => (['before', 'after'] as const).map((side): FaultPoint => ({ ...point, side })))
const named = ({ call, nth, side }: FaultPoint) => `${side} ${call} ${nth}`

/** A process that obeys commands. The answer is `null` if it died over one. */
class Victim {
  readonly #child: ChildProcess
  readonly #lines: AsyncIterator<string>
  readonly #gone: Promise<unknown>

  constructor(orders: Orders) {
    const script = join(import.meta.dirname, 'victim.ts')
    this.#child = spawn(process.execPath, [script, JSON.stringify(orders)], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#gone = once(this.#child, 'close')
    assert.ok(this.#child.stdout)
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
    this.#child.stdin?.on('error', () => undefined)
  }

  async line(): Promise<string | null> {
    const next = await this.#lines.next()
    return next.done === true ? null : next.value
  }

  send(order: string): void {
    this.#child.stdin?.write(`${order}\n`)
  }

  tell(order: string): Promise<string | null> {
    this.send(order)
    return this.line()
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#gone
  }
}

describe('proofs survive', () => {
  let chain: Chain
  let calendars: readonly [Calendar, Calendar]
  const folder = mkdtempSync(join(tmpdir(), 'laurel-proof-kill-'))
  before(async () => {
    chain = await startChain()
    calendars = [await startCalendar(chain), await startCalendar(chain)]
  })
  after(async () => {
    await Promise.all(calendars.map((calendar) => calendar.close()))
    await chain.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const settings = () => ({ calendars: calendars.map(({ origin }) => origin), headersUrl: chain.url })

  /**
   * Commits three proofs and works on them until they are confirmed. `commit` and `work` are false if the process for
   * them failed; another process then continues, a minute later.
   */
  async function life(
    url: string,
    commit: (at: string, ids: readonly string[]) => Promise<boolean>,
    work: (time: number) => Promise<boolean>,
  ): Promise<void> {
    const sent = calendars.map(({ digests }) => digests.length)
    const acknowledged = await commit(iso(start), ids)
    const store = await openStore(url)
    let time = start
    const heirs = stampingOver(store, settings(), () => new Date(time))
    const step = async (): Promise<void> => {
      if (await work(time)) return
      time += minute
      await heirs.gather()
      await heirs.ask()
      await heirs.check()
    }
    try {
      if (!acknowledged && (await store.proofs.find('prf_a')) === null) {
        for (const id of ids) assert.equal(await store.proofs.find(id), null, 'all of it or nothing')
        return
      }
      await step()
      for (const id of ids) {
        const batch = (await store.proofs.find(id))?.leaf?.batch
        assert.ok(batch?.submittedAt, id)
        assert.equal(batch.confirmedAt, null)
        assert.equal(batch.verification, null)
      }
      calendars.forEach((calendar) => calendar.commit(6))
      time += 120 * minute
      await step()
      for (const id of ids) {
        const stored = await store.proofs.find(id)
        assert.equal(stored?.hash, proofOf(id, '').hash)
        assert.ok(stored.leaf?.batch.confirmedAt, id)
        assert.equal(stored.leaf.batch.verification?.status, 'matches')
        const file = otsFile(stored)
        assert.ok(file)
        assert.equal(hexOf(serializeDetached(parseDetached(file))), hexOf(file))
        assert.equal(hexOf(parseDetached(file).digest), stored.hash)
      }
      assert.deepEqual(await store.proofs.count(), { committed: 0, pending: 0, confirmed: 3 })
      calendars.forEach(({ digests }, n) => {
        assert.equal(new Set(digests.slice(sent[n])).size, 1, 'the same root is sent again')
      })
    } finally {
      await store.close()
    }
  }

  describe('kill -9 of the process', () => {
    for (const fault of table)
      test(named(fault), async () => {
        const url = `file:${join(folder, `kill ${named(fault)}.db`)}`
        const victim = new Victim({ url, ...settings(), fault })
        assert.equal(await victim.line(), 'ready')
        let died = 0
        const tell = async (order: string): Promise<boolean> => {
          if (died > 0) return false
          const answer = await victim.tell(order)
          if (answer === null) died += 1
          return answer !== null
        }
        await life(
          url,
          (at, some) => tell(`commit ${at} ${some.join(' ')}`),
          (time) => tell(`work ${iso(time)}`),
        )
        assert.equal(died, 1, 'the fault point was reached')
        await victim.kill()
      })
  })

  describe('a store that fails, with or without persisting', () => {
    for (const fault of table)
      test(named(fault), async () => {
        const url = `file:${join(folder, `fail ${named(fault)}.db`)}`
        let struck = 0
        const store: Store = faulty(await openStore(url), fault, () => {
          struck += 1
          throw new LaurelError('unavailable', 'The store is out of reach.', { retryAfter: 1 })
        })
        let time = start
        const stamper = stampingOver(store, settings(), () => new Date(time))
        const without = async (run: () => Promise<unknown>): Promise<boolean> => {
          const before = struck
          await run().catch((error: unknown) => {
            assert.ok(error instanceof LaurelError, String(error))
          })
          return struck === before
        }
        await life(
          url,
          (at, some) => without(() => store.commit({ records: [], proofs: some.map((id) => proofOf(id, at)) })),
          async (now) => {
            time = now
            const parts = [() => stamper.gather(), ...stamper.askers, () => stamper.check()]
            const well: boolean[] = []
            for (const part of parts) well.push(await without(() => part()))
            return !well.includes(false)
          },
        )
        assert.equal(struck, 1, 'the fault point was reached')
        await store.close()
      })
  })

  describe('several processes on one PostgreSQL', () => {
    let postgres: RealPostgres
    before(async () => {
      postgres = await startPostgres({ sync: false })
    })
    after(() => postgres.stop())

    test('send each request once, and take over the claims of a dead process within 60 s', async () => {
      const url = await postgres.freshDatabase()
      const [first, second] = calendars
      const orders = { url, ...settings(), fault: null }
      const processes = [new Victim(orders), new Victim(orders), new Victim(orders)]
      assert.deepEqual(await Promise.all(processes.map((one) => one.line())), ['ready', 'ready', 'ready'])
      const store = await openStore(url)
      try {
        const together = (time: number) => Promise.all(processes.map((one) => one.tell(`work ${iso(time)}`)))
        const asked = () => [first.asked.length, second.asked.length]
        const since = (then: readonly number[]) => asked().map((n, i) => n - (then[i] ?? 0))

        await processes[0]?.tell(`commit ${iso(start)} ${ids.join(' ')}`)
        let then = asked()
        await together(start)
        assert.deepEqual(since(then), [1, 1], 'one submission to each calendar')
        for (let cycle = 1; cycle <= 3; cycle += 1) {
          then = asked()
          await together(start + cycle * 60 * minute)
          assert.deepEqual(since(then), [1, 1], `one request to each calendar in cycle ${cycle}`)
        }

        // One process is killed while its request hangs. Its claim holds until it expires.
        first.onAsk = { hang: true }
        then = asked()
        let time = start + 240 * minute
        const [dying, ...others] = processes
        assert.ok(dying)
        dying.send(`work ${iso(time)}`)
        while (since(then)[0] === 0) await new Promise(setImmediate)
        await dying.kill()
        first.onAsk = null
        await Promise.all(others.map((one) => one.tell(`work ${iso(time + 30_000)}`)))
        assert.equal(since(then)[0], 1, 'not while the claim may be alive')
        time += minute
        await Promise.all(others.map((one) => one.tell(`work ${iso(time)}`)))
        assert.equal(since(then)[0], 2, 'within 60 s, by one of them')
        calendars.forEach((calendar) => calendar.commit(6))
        await Promise.all(others.map((one) => one.tell(`work ${iso(time + 120 * minute)}`)))
        assert.deepEqual(await store.proofs.count(), { committed: 0, pending: 0, confirmed: 3 })
      } finally {
        await Promise.all(processes.map((one) => one.kill()))
        await store.close()
      }
    })

    test('put each proof into exactly one batch', async () => {
      const url = await postgres.freshDatabase()
      const orders = { url, ...settings(), fault: null }
      const processes = [new Victim(orders), new Victim(orders), new Victim(orders)]
      await Promise.all(processes.map((one) => one.line()))
      const store = await openStore(url)
      try {
        const sent = calendars[0].digests.length
        const all = processes.map((_, p) => Array.from({ length: 50 }, (_none, n) => `prf_${p}_${n}`))
        await Promise.all(processes.map((one, p) => one.tell(`commit ${iso(start)} ${all[p]?.join(' ') ?? ''}`)))
        await Promise.all(processes.map((one) => one.tell(`work ${iso(start)}`)))
        await Promise.all(processes.map((one) => one.tell(`work ${iso(start + 1000)}`)))
        assert.deepEqual(await store.proofs.count(), { committed: 0, pending: 150, confirmed: 0 })
        const roots = new Set<string>()
        for (const id of all.flat()) roots.add((await store.proofs.find(id))?.leaf?.batch.root ?? '')
        assert.deepEqual(new Set(calendars[0].digests.slice(sent)), roots)
        assert.equal(calendars[0].digests.length - sent, roots.size)
      } finally {
        await Promise.all(processes.map((one) => one.kill()))
        await store.close()
      }
    })
  })
})
