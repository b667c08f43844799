/** What is far too long is refused before it is searched for key material, and the answer repeats nothing of it. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { LaurelError } from '../../../src/core/error.ts'
import { refuseBulk } from '../../../src/app/operation/room.ts'
import { preflight } from '../../../src/app/screening/preflight.ts'

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow '
const long = phrase.repeat(800)

const refusal = (input: unknown): LaurelError | null => {
  try {
    refuseBulk(preflight.input, input)
    return null
  } catch (error) {
    assert.ok(error instanceof LaurelError)
    return error
  }
}

test('known fields are named with their limit, others are not named', () => {
  const cases: readonly (readonly [input: unknown, pointers: readonly string[]])[] = [
    [{ idea: long }, ['/idea']],
    [{ idea: 'A badge.', network: long }, ['/network']],
    [{ idea: 'A badge.', [long]: 1 }, ['']],
    [{ idea: 'A badge.', zq7one: { zq7two: [long] } }, ['']],
    [[long], ['']],
    [long, ['']],
  ]
  for (const [input, pointers] of cases) {
    const error = refusal(input)
    assert.equal(error?.code, 'validation')
    assert.deepEqual(
      error.explanation.errors?.map(({ pointer }) => pointer),
      pointers,
    )
    const said = error.message + JSON.stringify(error.explanation)
    assert.doesNotMatch(said, /sausage|zq7/)
    assert.match(error.message, /exposed/)
  }
})

test('a text that is somewhat too long is left to the search, like one that fits', () => {
  for (const idea of ['A badge.', 'a'.repeat(8_001), '🦜'.repeat(8_000), phrase.repeat(10)])
    assert.equal(refusal({ idea, network: phrase }), null)
})
