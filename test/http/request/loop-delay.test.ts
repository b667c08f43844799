/** The delay of the event loop counts from the time a timer was due, also while the late turn lasts. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { LoopDelay } from '../../../src/http/request/loop-delay.ts'

test('the delay of the last turn and of the present one', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let now = 0
  const delay = new LoopDelay(() => now)
  assert.equal(delay.ms, 0)
  now = 20
  t.mock.timers.tick(20)
  assert.equal(delay.ms, 0)
  now = 640
  assert.equal(delay.ms, 600, 'while the turn lasts')
  t.mock.timers.tick(20)
  assert.equal(delay.ms, 600, 'until the next turn')
  now = 660
  t.mock.timers.tick(20)
  assert.equal(delay.ms, 0)
  delay.stop()
})
