import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { unredacted } from '../../../../src/core/preflight/secrets/placeholder.ts'
import { redact } from '../../../../src/core/preflight/secrets/redact.ts'

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

test('placeholders know where their key material was', () => {
  const text = `Mine: ${phrase}. Yours: ${phrase.toUpperCase()}. And theirs: ${phrase}.`
  const { secrets } = redact(text)
  deepEqual(
    secrets.map(({ from, to }) => text.slice(from, to).toLowerCase()),
    [phrase, phrase, phrase],
  )
})

test('offsets outside placeholders lead back to the same words', () => {
  const text = `Mine: ${phrase}. Words of yours: ${phrase}. The end.`
  const { text: clean, secrets } = redact(text)
  for (const word of ['Mine', 'Words', 'yours', 'end']) {
    const at = clean.indexOf(word)
    equal(text.slice(unredacted(at, 'start', secrets), unredacted(at + word.length, 'end', secrets)), word)
  }
  equal(unredacted(0, 'start', secrets), 0)
  equal(unredacted(clean.length, 'end', secrets), text.length)
})

test('an offset inside a placeholder stands for all of its key material', () => {
  const { text: clean, secrets } = redact(`x ${phrase} y`)
  const inside = clean.indexOf('removed')
  equal(unredacted(inside, 'start', secrets), 2)
  equal(unredacted(inside, 'end', secrets), 2 + phrase.length)
})
