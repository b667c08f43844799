/** The CPU time that a client may use, on a clock that the tests set. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { allowedCpu, CpuBudget } from '../../../src/http/request/cpu-budget.ts'

const { burstMs, share } = allowedCpu

test('a client may use its burst at once, and then waits until the excess has come back', () => {
  const budget = new CpuBudget()
  budget.charge('a', burstMs, 0)
  assert.equal(budget.wait('a', 0), 0)
  budget.charge('a', 10, 0)
  assert.equal(Math.round(budget.wait('a', 0)), 10 / share)
  assert.equal(Math.round(budget.wait('a', 100)), 10 / share - 100)
  assert.equal(budget.wait('a', 10 / share), 0)
  assert.equal(budget.wait('b', 0), 0, 'others have budgets of their own')
})

test('what is given back is as if it had never been charged', () => {
  const budget = new CpuBudget()
  budget.charge('a', 5_000, 0)
  budget.charge('a', -5_000, 0)
  assert.deepEqual([budget.wait('a', 0), budget.clients], [0, 0])
})

test('memory is bounded: 200,000 addresses, of which those that have paid leave first', () => {
  const budget = new CpuBudget(1_000)
  for (let n = 0; n < 200_000; n += 1) budget.charge(`${n}`, 3_000, n / 200)
  assert.equal(budget.clients, 1_000)
  assert.ok(budget.wait('199999', 1_000) > 0)
  budget.charge('last', 1, 1e9)
  assert.equal(budget.clients, 1)
})
