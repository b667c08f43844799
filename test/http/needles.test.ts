/** The search that the tests of key material rely on finds what is there. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { secrets } from './made-secrets.ts'
import { searchFor } from './needles.ts'

test('every part of every secret is found, at the beginning, in the middle and at the end', () => {
  const search = searchFor(secrets)
  for (const { kind, needles } of secrets)
    for (const needle of needles)
      for (const text of [needle, `before ${needle} after`, `before ${needle}`, `${needle} after`])
        assert.notEqual(search(Buffer.from(text)), null, kind)
})

test('text without any part of a secret holds none, and a needle without its last byte is not found', () => {
  const search = searchFor(secrets)
  assert.equal(search(Buffer.from('A badge for pupils who finish the bird-watching course. '.repeat(100))), null)
  const own = searchFor([{ kind: 'own', text: 'abcdef', compact: true, needles: ['abcdef'] }])
  assert.equal(own(Buffer.from('ab abc abcd abcde abcdf')), null)
  assert.equal(own(Buffer.from('')), null)
  assert.equal(own(Buffer.from('ababcdef')), 'own')
})
