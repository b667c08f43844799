import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { rewritesUnderBudget } from '../../bench/budget.ts'

test('500 rewrites from 250 addresses over two instances call the model as often as the budget allows, and all are answered', async () => {
  const spent = await rewritesUnderBudget(500, 250, 40)
  assert.deepEqual(spent, { modelCalls: 40, byModel: 40, byRules: 460, failed: 0 })
})
