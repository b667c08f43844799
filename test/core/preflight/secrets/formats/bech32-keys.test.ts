/** Keys in Bech32: nsec and ncryptsec. */
import { describe, test } from 'node:test'
import { bech32Of } from '../keys.ts'
import { assertVectors, testClasses } from './kit.ts'

describe('keys in Bech32', () => {
  testClasses({
    nsec: { kind: 'nsec key', make: (r) => bech32Of('nsec', r.bytes(32)) },
    NSEC: { kind: 'nsec key', make: (r) => bech32Of('nsec', r.bytes(32)).toUpperCase() },
    ncryptsec: { kind: 'encrypted key', make: (r) => bech32Of('ncryptsec', r.bytes(91)) },
  })

  test('published vectors', () => {
    assertVectors({
      // NIP-19
      nsec1vl029mgpspedva04g90vltkh6fvh240zqtv9k0t9af8935ke9laqsnlfe5: 'nsec key',
    })
  })
})
