/** Uptime is measured with a monotonic clock, so changes of the system time do not affect it. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { startService } from '../../fakes/service.ts'

const day = 86_400_000

test('uptime follows the monotonic clock, whatever the system time does', async () => {
  let calendar = new Date('2026-11-21T12:00:00.000Z')
  let clock = 0
  const service = await startService({ now: () => calendar, clock: () => clock })
  const uptime = async () => (await service.get('/api/health')).json['data'].uptimeSeconds as number
  assert.equal(await uptime(), 0)
  clock = 61_999.9
  assert.equal(await uptime(), 61)
  for (const jump of [day, -day, 400 * day, -3_600_000]) {
    calendar = new Date(calendar.getTime() + jump)
    assert.equal(await uptime(), 61, `the calendar jumped by ${jump} ms`)
  }
  clock = 62_000
  assert.equal(await uptime(), 62)
  await service.close()
})
