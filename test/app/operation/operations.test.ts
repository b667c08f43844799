import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { operations } from '../../../src/app/operation/operations.ts'
import { issues } from '../../../src/app/operation/validate.ts'
import { routes } from '../../../src/http/routes/routes.ts'

test('every operation has exactly one address, and every address has an operation', () => {
  // The list of addresses is generated from the operations, so it cannot contain itself.
  const served = routes.map(({ operation }) => operation).filter(({ name }) => name !== 'docs')
  assert.deepEqual(served.map(({ name }) => name).toSorted(), operations.map(({ name }) => name).toSorted())
  for (const operation of operations) assert.ok(served.includes(operation), operation.name)
})

test('the example of every operation fits its input schema', () => {
  for (const { name, input, example } of operations) assert.deepEqual(issues(input, example), [], name)
})
