/** The packed required concepts decide as the lists that they are packed from. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import fc from 'fast-check'
import { Occurrences } from '../../../../src/core/preflight/patterns/concept-index.ts'
import { parsePattern } from '../../../../src/core/preflight/patterns/parse.ts'
import { areSatisfied, packed, requiredConceptsOf } from '../../../../src/core/preflight/patterns/required-concepts.ts'

const concept = fc.nat(12)
const lists = fc.array(fc.array(concept, { minLength: 1, maxLength: 4 }), { maxLength: 5 })

test('packed lists are satisfied by the sentences that have a concept of each list', () => {
  fc.assert(
    fc.property(lists, lists, fc.array(concept), (before, required, present) => {
      const occurrences = new Occurrences(1)
      for (const id of present) occurrences.add(0, id, 0, 0)
      const expected = required.every((ids) => ids.some((id) => present.includes(id)))
      // They stand behind those of another pattern, as in the index.
      const at = packed(before).length
      const list = Int32Array.from([...packed(before), ...packed(required)])
      assert.equal(areSatisfied(list, at, list.length, occurrences, 0), expected)
    }),
    { numRuns: 2_000 },
  )
})

test('a pattern requires what stands beside its anchor in the sentence, and nothing that may be elsewhere or absent', () => {
  const names = ['SELL', 'TOKEN', 'MARKET', 'NEG', 'PRICE']
  const naming = { id: (step: string) => names.indexOf(step), weight: (step: string) => (step === 'SELL' ? 0 : 3) }
  const pattern = parsePattern('TOKEN|MARKET .. SELL &s PRICE !c NEG &d MARKET', naming)
  assert.deepEqual(requiredConceptsOf(pattern), [[4], [1, 2]])
})
