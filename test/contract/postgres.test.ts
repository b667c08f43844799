import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LaurelError } from '../../src/core/error.ts'
import { openLimiter, openStore } from '../../src/store/open.ts'
import { startPostgres, type RealPostgres } from '../fakes/postgres.ts'
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

proofContract('PostgreSQL', () => server.freshDatabase())

keyContract('PostgreSQL', () => server.freshDatabase())

limiterContract('PostgreSQL', async () => {
  const url = await server.freshDatabase()
  return Promise.all([openLimiter(url), openLimiter(url)])
})

test('PostgreSQL: a server that is gone makes calls unavailable, and nothing else; it recovers by itself', async () => {
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

test('PostgreSQL: an address that does not work is explained without its password', async () => {
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
