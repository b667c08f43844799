/** The delay of the event loop counts from the time a timer was due, in the second late turn, also while it lasts. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { LoopDelay } from '../../../src/http/request/loop-delay.ts'

test('the delay of two late turns in a row, the present one included', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let now = 0
  const delay = new LoopDelay(() => now)
  const turn = (ms: number) => {
    now += ms
    t.mock.timers.tick(20)
  }
  turn(20)
  now += 620
  assert.equal(delay.ms, 0, 'the first late turn')
  turn(0)
  assert.equal(delay.ms, 0, 'after it')
  now += 520
  assert.equal(delay.ms, 500, 'while the second one lasts')
  turn(0)
  assert.equal(delay.ms, 500, 'until the next turn')
  turn(20)
  assert.equal(delay.ms, 0)
  delay.stop()
})
