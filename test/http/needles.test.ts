/** The search that the tests of key material rely on finds what it should. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { secrets } from './made-secrets.ts'
import { searchFor } from './needles.ts'

test('finds every part of every secret, at the beginning, in the middle and at the end', () => {
  const search = searchFor(secrets)
  for (const { kind, needles } of secrets)
    for (const needle of needles)
      for (const text of [needle, `before ${needle} after`, `before ${needle}`, `${needle} after`])
        assert.notEqual(search(Buffer.from(text)), null, kind)
})

test('finds nothing in text without a part of a secret, and no needle without its last byte', () => {
  const search = searchFor(secrets)
  assert.equal(search(Buffer.from('A badge for pupils who finish the bird-watching course. '.repeat(100))), null)
  const own = searchFor([{ kind: 'own', text: 'abcdef', compact: true, needles: ['abcdef'] }])
  assert.equal(own(Buffer.from('ab abc abcd abcde abcdf')), null)
  assert.equal(own(Buffer.from('')), null)
  assert.equal(own(Buffer.from('ababcdef')), 'own')
})
