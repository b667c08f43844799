import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { vocabulary as shipped } from '../../src/rules/model/vocabulary.ts'
import { vocabulary } from '../../training/vocabulary.ts'

test('the vocabulary is that of the training texts: run npm run vocabulary after a change of texts', () => {
  assert.deepEqual(vocabulary(), shipped)
})
