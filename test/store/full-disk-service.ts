/** A service whose files cannot grow any further: `node full-disk-service.ts <folder>` under `ulimit -f`. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { someRecord } from './contract/records.ts'
import { startService } from '../fakes/service.ts'

process.on('SIGXFSZ', () => undefined)

const service = await startService({ folder: process.argv[2] ?? '' })
const health = async () => {
  const { status, json } = await service.get('/api/health')
  return [status, json['data'].status, json['data'].checks.store.status]
}
/** Waits until health has a state. The time limit of the test ends the wait. */
async function until(expected: readonly unknown[]): Promise<void> {
  for (let seen = await health(); seen.join() !== expected.join(); seen = await health()) await pause(50)
}
const report = () => service.post('/api/compliance/preflight', { idea: 'A badge for gardeners.' })

assert.deepEqual(await health(), [200, 'ok', 'ok'])
const { json: kept } = await report()
const { store } = service.services
const json = JSON.stringify({ idea: 'x'.repeat(20_000) })
await assert.rejects(async () => {
  for (;;) await store.commit({ records: [someRecord({ json })] })
})
assert.deepEqual(await health(), [200, 'degraded', 'failing'])
// Work without changes succeeds and says nothing about the disk.
await store.proofs.claimCalendarRequests({
  now: new Date(),
  until: new Date(),
  most: 1,
  longest: { pauseMs: 1, wishMs: 1 },
  calendars: ['https://a.example'],
})
assert.deepEqual(await health(), [200, 'degraded', 'failing'])
assert.equal((await service.get(`/api/report/${String(kept['reportId'])}`)).status, 200)
process.stdout.write('degraded')

// The disk has room again. Nobody writes, and health finds out. Without util-linux's prlimit this part cannot be
// tested.
if (spawnSync('prlimit', [`--pid=${process.pid}`, '--fsize=unlimited:unlimited']).status === 0) {
  await until([200, 'ok', 'ok'])
  assert.equal((await report()).status, 200)
  process.stdout.write(', recovered')
}
await service.close()
