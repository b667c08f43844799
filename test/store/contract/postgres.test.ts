import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { LaurelError } from '../../../src/core/error.ts'
import { postgresBuilder } from '../../../src/store/builder.ts'
import { Heartbeat } from '../../../src/store/heartbeat.ts'
import { openPool } from '../../../src/store/pool.ts'
import { openLimiter, openStore } from '../../../src/store/open.ts'
import { startPostgres, type RealPostgres } from '../../fakes/postgres.ts'
import { batchContract } from './batches.ts'
import { deletionContract } from './deletion.ts'
import { counterContract } from './counters.ts'
import { idempotencyContract } from './idempotency.ts'
import { keyContract } from './keys.ts'
import { limiterContract } from './limiter.ts'
import { proofContract } from './proofs.ts'
import { someRecord } from './records.ts'
import { storeContract } from './store.ts'

let server: RealPostgres

before(async () => {
  server = await startPostgres({ sync: false })
})

after(async () => {
  await server.stop()
})

storeContract('PostgreSQL', () => server.freshDatabase())

idempotencyContract('PostgreSQL', () => server.freshDatabase())

deletionContract('PostgreSQL', () => server.freshDatabase())

proofContract('PostgreSQL', () => server.freshDatabase())

batchContract('PostgreSQL', () => server.freshDatabase())

counterContract('PostgreSQL', () => server.freshDatabase())

keyContract('PostgreSQL', () => server.freshDatabase())

limiterContract('PostgreSQL', async () => {
  const url = await server.freshDatabase()
  return Promise.all([openLimiter(url), openLimiter(url)])
})

test('PostgreSQL: a server that is gone makes calls unavailable, without other effects, and recovery needs no restart', async () => {
  const url = await server.freshDatabase()
  const store = await openStore(url)
  const limiter = await openLimiter(url)
  const take = () => limiter.take('expensive:203.0.113.9', { quota: 40, windowSeconds: 3_600 })
  const record = someRecord()
  try {
    await store.commit({ records: [record] })
    await server.crash()
    for (const attempt of [
      () => store.check(),
      () => store.find('receipt', record.id),
      () => store.commit({ records: [someRecord()] }),
      take,
    ]) {
      await assert.rejects(attempt, (error) => {
        assert.ok(error instanceof LaurelError)
        assert.equal(error.code, 'unavailable')
        assert.doesNotMatch(error.message, /127\.0\.0\.1|select|insert|password/i)
        assert.ok(error.cause instanceof Error)
        return true
      })
    }
    await server.restart()
    await store.check()
    assert.deepEqual(await store.find('receipt', record.id), record)
    assert.equal((await take()).allowed, true)
  } finally {
    await store.close()
    await limiter.close()
  }
})

test('PostgreSQL: rows that another process is claiming are skipped, not waited for', async () => {
  const url = await server.freshDatabase()
  const store = await openStore(url)
  const other = new Client({ connectionString: url })
  await other.connect()
  const start = Date.parse('2026-03-01T12:00:00.000Z')
  const time = { now: new Date(start), until: new Date(start + 60_000), most: 1 }
  const gather = (batchId: string) =>
    store.proofs.gather({
      ...time,
      batchId,
      calendars: ['https://a.example'],
      buildTree: (proofs) => ({ root: 'ab', heads: proofs.map(() => 'cd') }),
    })
  const commit = (n: number) => {
    const createdAt = new Date(start + n).toISOString()
    return store.commit({
      records: [],
      proofs: [{ id: `prf_${n}`, hash: 'ab', nonce: 'cd', createdAt, subject: null }],
    })
  }
  try {
    for (const n of [1, 2]) {
      await commit(n)
      await gather(`bat_${n}`)
      await store.proofs.change(`bat_${n}`, () => ({ checkAt: new Date(start).toISOString() }))
    }
    await commit(3)
    await commit(4)
    // Its transaction stays open, so whoever waits for it fails in the end.
    await other.query("begin; update proof_question set attempts = 1 where batch_id = 'bat_1'")
    await other.query("update proof_batch set root = root where id = 'bat_1'")
    await other.query("delete from proof_waiting where proof_id = 'prf_3'")
    const longest = { pauseMs: 60_000, wishMs: 60_000, recheckMs: 60_000, mismatchMs: 60_000 }
    const [request] = await store.proofs.claimCalendarRequests({ ...time, longest, calendars: ['https://a.example'] })
    const [check] = await store.proofs.claimChecks({ ...time, longest })
    assert.deepEqual([request?.batchId, check?.id], ['bat_2', 'bat_2'])
    assert.deepEqual(await gather('bat_4'), { size: 1 })
    assert.equal((await store.proofs.find('prf_4'))?.leaf?.batch.id, 'bat_4')
    await other.query('rollback')
    const claimed = await store.proofs.claimCalendarRequests({ ...time, longest, calendars: ['https://a.example'] })
    assert.equal(claimed.length, 1)
    assert.deepEqual(await gather('bat_3'), { size: 1 })
  } finally {
    await other.end()
    await store.close()
  }
})

test('PostgreSQL: health reports failing writes while reads work, and their recovery', async () => {
  const url = await server.freshDatabase()
  const store = await openStore(url)
  const other = new Client({ connectionString: url })
  await other.connect()
  try {
    assert.deepEqual(await store.check(), { writes: true })
    await other.query('begin; lock table record, trial in exclusive mode')
    await assert.rejects(store.commit({ records: [someRecord()] }), { code: 'unavailable' })
    assert.deepEqual(await store.check(), { writes: false })
    await other.query('rollback')
    while (!(await store.check()).writes) await pause(50)
  } finally {
    await other.end()
    await store.close()
  }
})

test('PostgreSQL: hanging writes block no reads, queue up to a limit, and block nobody afterwards', async () => {
  const url = await server.freshDatabase()
  const store = await openStore(url)
  const other = new Client({ connectionString: url })
  await other.connect()
  const kept = someRecord()
  try {
    await store.commit({ records: [kept] })
    await other.query('begin; lock table record, trial in exclusive mode')
    const hanging = Promise.allSettled(Array.from({ length: 1_200 }, () => store.commit({ records: [someRecord()] })))
    assert.deepEqual(await store.find('receipt', kept.id), kept)
    await Promise.all(Array.from({ length: 50 }, () => store.find('receipt', kept.id)))
    const causes = new Map<string, number>()
    for (const one of await hanging) {
      assert.ok(one.status === 'rejected' && one.reason instanceof LaurelError)
      assert.equal(one.reason.code, 'unavailable')
      const cause = one.reason.cause instanceof Error ? one.reason.cause.message : ''
      causes.set(cause, (causes.get(cause) ?? 0) + 1)
    }
    assert.equal(causes.get('1000 calls are waiting already.'), 192, 'more than 8 at work and 1,000 that wait')
    assert.deepEqual(await store.check(), { writes: false })
    await other.query('rollback')
    const records = Array.from({ length: 200 }, () => someRecord())
    await Promise.all(records.map((record) => store.commit({ records: [record] })))
    assert.deepEqual(await store.check(), { writes: true })
  } finally {
    await other.end()
    await store.close()
  }
})

test('PostgreSQL: a process with a recent heartbeat is alive, one that stopped is dead soon, an unknown one at once', async () => {
  const url = await server.freshDatabase()
  await (await openStore(url)).close()
  const db = postgresBuilder()
  const newHeart = (beatMs: number) =>
    new Heartbeat(openPool(url, { max: 1, durable: false }), db, { beatMs, leaseMs: 1_500 })
  const [living, silent, asking] = [newHeart(20), newHeart(3_600_000), newHeart(20)]
  const reader = new Client({ connectionString: url })
  await reader.connect()
  try {
    await Promise.all([living.start(), silent.start(), asking.start()])
    assert.equal(await asking.isAlive(silent.id), true)
    // By the clock of the server, until the silent process has been so for more than twice the limit.
    const silentFor = async () =>
      Number(
        (
          await reader.query<{ ms: string }>(
            'select extract(epoch from clock_timestamp()) * 1000 - seen_at as ms from process where id = $1',
            [silent.id],
          )
        ).rows[0]?.ms,
      )
    while ((await silentFor()) < 3_500) {
      assert.equal(await asking.isAlive(living.id), true)
      await pause(20)
    }
    assert.equal(await asking.isAlive(silent.id), false)
    assert.equal(await asking.isAlive('00'.repeat(16)), false)
    await living.stop()
    assert.equal(await asking.isAlive(living.id), false, 'it has said that it goes')
  } finally {
    await Promise.all([silent.stop(), asking.stop(), reader.end()])
  }
})

test('PostgreSQL: an invalid address is explained without its password', async () => {
  const url = await server.freshDatabase()
  const wrong = {
    password: url.replace('a-test-password', 'hunter2-wrong'),
    database: url.replace(/postgres$/, 'nowhere'),
    port: url.replace(/:\d+\//, ':1/'),
    host: url.replace('127.0.0.1', 'no-such-host.invalid'),
  }
  for (const address of Object.values(wrong)) {
    for (const open of [openStore, openLimiter]) {
      await assert.rejects(open(address), (error) => {
        assert.ok(error instanceof Error)
        assert.match(error.message, /can't be opened: .+\. Check that the server runs/)
        assert.doesNotMatch(error.message, /hunter2|a-test-password/)
        return true
      })
    }
  }
})

test('PostgreSQL: the clean-up vacuums the tables that hold texts, so that later rows overwrite what was removed', async () => {
  const url = await server.freshDatabase()
  const store = await openStore(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  const vacuumed = async () =>
    (
      await client.query<{ relname: string }>(
        'select relname from pg_stat_user_tables where vacuum_count > 0 order by relname',
      )
    ).rows.map(({ relname }) => relname)
  try {
    const record = someRecord()
    await store.commit({ records: [record] })
    assert.equal(await store.remove('receipt', record.id), true)
    await store.removeAnswersOlderThan(new Date())
    // The server updates its counts soon after the connection ended.
    while ((await vacuumed()).length < 2) await pause(50)
    assert.deepEqual(await vacuumed(), ['idempotency', 'record'])
  } finally {
    await client.end()
    await store.close()
  }
})
