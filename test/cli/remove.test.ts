/** `laurel remove` takes a record away for the operator, while the service runs. */
import { strict as assert } from 'node:assert'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type TestService, startService } from '../fakes/service.ts'
import { type Session, startSession } from './session.ts'

let service: TestService
let session: Session
before(async () => {
  service = await startService()
  session = startSession()
})
after(async () => {
  await session.close()
  await service.close()
})

const onDisk = (): string =>
  readdirSync(service.folder)
    .map((name) => readFileSync(join(service.folder, name), 'latin1'))
    .join('')

test('a report and a receipt are gone from every interface and every file; others stay', async () => {
  const env = {
    DATABASE_URL: `file:${join(service.folder, readdirSync(service.folder).find((name) => name.endsWith('.db')) ?? '')}`,
  }
  const run = (...args: string[]) => session.run({ args: ['remove', ...args], cwd: service.folder, env })
  const idea = 'A badge for whoever watered the very particular marigolds. It cannot be sold.'
  const made = await service.post('/api/flow/run', { idea }, { 'idempotency-key': 'the-key-of-this-test' })
  const other = await service.post('/api/flow/run', { idea: 'A badge for whoever fed the hens. It cannot be sold.' })
  const ids: readonly string[] = [made.json['simulation'].receiptId, made.json['preflight'].reportId]
  assert.ok(onDisk().includes('marigolds'))
  for (const id of ids) {
    const told = await run(id)
    assert.deepEqual([told.code, told.error], [0, ''])
    assert.deepEqual((await run(id)).code, 1)
  }
  assert.equal((await service.get(`/api/receipt/${ids[0]}`)).status, 404)
  assert.equal((await service.get(`/api/report/${ids[1]}`)).status, 404)
  assert.ok(!onDisk().includes('marigolds'))
  assert.equal((await service.get(`/api/receipt/${other.json['simulation'].receiptId}`)).status, 200)
})

test('anything else is refused', async () => {
  for (const args of [['remove'], ['remove', 'prf_0123456789abcdefghijkl'], ['remove', 'rcp_x']])
    assert.equal((await session.run({ args, cwd: service.folder, env: {} })).code, 2)
})
