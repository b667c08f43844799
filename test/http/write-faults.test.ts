/**
 * Every write of a call fails once without being persisted and once although it was, on both stores. The caller repeats
 * the call under its Idempotency-Key: there is one record, whatever failed (docs/assurance.md, no. 57). The writes of the
 * work on proofs: test/app/proof/kill.test.ts.
 */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Change, Store } from '../../src/app/ports.ts'
import { LaurelError } from '../../src/core/error.ts'
import { type RealPostgres, startPostgres } from '../fakes/postgres.ts'
import { type TestService, startService } from '../fakes/service.ts'
import { passing } from './kit.ts'

type Write = 'claim' | 'commit' | 'release' | 'remove' | 'keys.remove'
type Side = 'before' | 'after'
const sides: readonly Side[] = ['before', 'after']

/** The writes that fail next, each once. */
const faults = new Map<Write, Side>()
/** Everything that a change tried to store. */
const tried: Change[] = []

function failing(real: Store): Store {
  const around =
    <A extends readonly unknown[], R>(name: Write, run: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const side = faults.get(name)
      faults.delete(name)
      const gone = () => {
        throw new LaurelError('unavailable', 'The store is out of reach.', { retryAfter: 1 })
      }
      if (side === 'before') gone()
      const result = await run(...args)
      return side === 'after' ? gone() : result
    }
  const commit = around('commit', (change: Change) => real.commit(change))
  return {
    ...real,
    claim: around('claim', (request: Parameters<Store['claim']>[0]) => real.claim(request)),
    release: around('release', (request: Parameters<Store['release']>[0]) => real.release(request)),
    remove: around('remove', (kind: Parameters<Store['remove']>[0], id: string) => real.remove(kind, id)),
    keys: { ...real.keys, remove: around('keys.remove', (hash: string) => real.keys.remove(hash)) },
    commit(change) {
      tried.push(change)
      return commit(change)
    },
  }
}

const calls: readonly (readonly [path: string, body: Record<string, unknown>])[] = [
  ['/api/flow/run', { idea: passing }],
  ['/api/compliance/preflight', { idea: passing }],
  ['/api/sandbox/simulate', { assetName: 'Poetry badge' }],
  ['/api/proof', { hash: '5e'.repeat(32) }],
  ['/api/keys', { label: 'mine' }],
  ['/api/waitlist', { email: 'a@b.example' }],
]
/** A failed commit is followed by a release of the claim, which may fail as well. */
const failures: readonly (readonly [Write, ...Write[]])[] = [['claim'], ['commit'], ['commit', 'release']]

let server: RealPostgres
before(async () => {
  server = await startPostgres({ sync: false })
})
after(() => server.stop())

for (const name of ['SQLite', 'PostgreSQL'] as const)
  describe(`${name}: a write that fails, not persisted or persisted`, () => {
    let service: TestService
    let real: Store
    let time = Date.parse('2026-11-21T09:00:00.000Z')
    before(async () => {
      service = await startService({
        ...(name === 'PostgreSQL' && { databaseUrl: await server.freshDatabase() }),
        now: () => new Date(time),
        trustedProxies: ['127.0.0.1'],
        store: (store) => failing((real = store)),
      })
    })
    after(() => service.close())

    /** How many of the things that a change tried to store are there. */
    async function stored(): Promise<number> {
      const found = tried.flatMap(({ records, proofs = [], keys = [] }) => [
        ...records.map(({ kind, id }) => real.find(kind, id)),
        ...proofs.map(({ id }) => real.proofs.find(id)),
        ...keys.map(({ hash }) => real.keys.find(hash)),
      ])
      const waiting = tried.some(({ waitlist = [] }) => waitlist.length > 0) ? await real.waitlist.list('', 10) : []
      return (await Promise.all(found)).filter((one) => one !== null).length + waiting.length
    }

    for (const [path, body] of calls)
      test(`${path} repeated under its key makes what one call makes`, async () => {
        let caller = 0
        const send = (key: string) =>
          service.post(path, body, { 'idempotency-key': key, 'x-forwarded-for': `198.51.100.${caller}` })
        tried.length = 0
        const first = await send('well')
        assert.equal(first.status, 200, first.text)
        const one = await stored()
        for (const failed of failures)
          for (const side of sides) {
            const key = `${failed.join('-')}-${side}`
            // One address gets few new keys in a day.
            caller += 1
            for (const write of failed) faults.set(write, side)
            tried.length = 0
            assert.equal((await send(key)).status, 503, key)
            assert.deepEqual([...faults.keys()], [], `${key}: every fault was met`)
            let again = await send(key)
            // A claim whose release was not persisted is free after a minute.
            if (again.status === 409) {
              time += 61_000
              again = await send(key)
            }
            assert.equal(again.status, 200, `${key}: ${again.text}`)
            assert.equal((await send(key)).text, again.text, key)
            assert.equal(await stored(), one, key)
          }
      })

    test('a deleted record is gone once the call is repeated', async () => {
      for (const side of sides) {
        const made = (await service.post('/api/sandbox/simulate', { assetName: 'Chess badge' })).json
        const path = `/api/receipt/${made['receiptId']}`
        const remove = () =>
          service.call(path, { method: 'DELETE', headers: { 'x-delete-token': made['deleteToken'] } })
        faults.set('remove', side)
        assert.equal((await remove()).status, 503)
        assert.equal((await service.get(path)).status, side === 'before' ? 200 : 404)
        assert.equal((await remove()).status, side === 'before' ? 200 : 404)
        assert.equal((await service.get(path)).status, 404)
      }
    })

    test('a revoked key is refused once the call is repeated', async () => {
      for (const side of sides) {
        const headers = { 'x-api-key': String((await service.post('/api/keys', {})).json['key']) }
        const revoke = () => service.call('/api/keys/current', { method: 'DELETE', headers })
        faults.set('keys.remove', side)
        assert.equal((await revoke()).status, 503)
        assert.equal((await revoke()).status, side === 'before' ? 200 : 401)
        assert.equal((await service.get('/api/keys/current', headers)).status, 401)
      }
    })
  })
