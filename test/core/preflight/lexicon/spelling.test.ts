import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { Spelling } from '../../../../src/core/preflight/lexicon/spelling.ts'

const spelling = new Spelling(['investor', 'profit', 'mnemonic', 'passphrase'], ['prophet', 'investors', 'invested'])

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. */
const distance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j))
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const best = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
      rows[i]?.splice(j, 1, best)
    }
  return at(a.length, b.length)
}

const letters = (word: string): string => Array.from(word).sort().join('')

/** What `Spelling` accepts, by distance: one edit, not of the first letter, and substitutions only in long words. */
const isMisspelling = (word: string, of: string): boolean => {
  if (word[0] !== of[0] || distance(word, of) !== 1) return false
  return word.length !== of.length || letters(word) === letters(of) || of.length >= 8
}

describe('meant', () => {
  for (const [edit, word, meant] of [
    ['a missing letter', 'invstor', 'investor'],
    ['a missing last letter', 'profi', 'profit'],
    ['an added letter', 'proffit', 'profit'],
    ['an added last letter', 'profita', 'profit'],
    ['two neighbours swapped', 'porfit', 'profit'],
    ['the last two letters swapped', 'profti', 'profit'],
    ['a changed letter in a word of eight letters', 'invastor', 'investor'],
  ] as const)
    it(`finds a word with ${edit}: ${word}`, () => {
      assert.equal(spelling.meant(word), meant)
    })

  for (const [why, word] of [
    ['the word itself', 'profit'],
    ['a changed letter in a shorter word', 'prafit'],
    ['a missing first letter', 'rofit'],
    ['an added first letter', 'aprofit'],
    ['a changed first letter', 'unvestor'],
    ['the first two letters swapped', 'rpofit'],
    ['two edits', 'invvstorr'],
    ['two letters swapped that are no neighbours', 'invrstoe'],
    ['a word of its own that comes near', 'investors'],
    ['another word', 'members'],
    ['an empty word', ''],
  ] as const)
    it(`is undefined for ${why}: ${word}`, () => {
      assert.equal(spelling.meant(word), undefined)
    })

  it('corrects words of 5 to 24 letters', () => {
    const long = 'a'.repeat(12) + 'b'.repeat(12)
    const ends = new Spelling(['tokens', 'token', long], [])
    assert.equal(ends.meant('tokes'), 'tokens')
    assert.equal(ends.meant('toen'), undefined)
    assert.equal(ends.meant(long.slice(0, -1)), long)
    assert.equal(ends.meant(`${long}b`), undefined)
  })

  it('agrees with the edit distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 10 })
    const lists = fc.array(word, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(lists, fc.array(word, { maxLength: 3 }), word, (words, others, written) => {
        const meant = new Spelling(words, others).meant(written)
        const isWord = words.includes(written) || others.includes(written)
        const near = isWord ? [] : words.filter((of) => isMisspelling(written, of))
        assert.equal(meant !== undefined, near.length > 0)
        if (meant !== undefined) assert.ok(near.includes(meant))
      }),
      { numRuns: 2000 },
    )
  })

  it('finds every word from every edit after its first letter', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdefgh')), minLength: 8, maxLength: 20 })
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'y', 'z'), (of, n, letter) => {
        const only = new Spelling([of], [])
        const at = 1 + (n % (of.length - 1))
        const [head, tail] = [of.slice(0, at), of.slice(at)]
        assert.equal(only.meant(head + letter + tail), of)
        assert.equal(only.meant(head + letter + tail.slice(1)), of)
        assert.equal(only.meant(head + tail.slice(1)), of)
        const swapped = head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2)
        assert.equal(only.meant(swapped), swapped === of ? undefined : of)
      }),
    )
  })
})

describe('words written as two', () => {
  it('opens: a word begins with the piece and is longer', () => {
    assert.equal(spelling.opens('pass'), true)
    assert.equal(spelling.opens('p'), true)
    assert.equal(spelling.opens('passphrase'), false)
    assert.equal(spelling.opens('phrase'), false)
    assert.equal(spelling.opens(''), false)
  })

  it('closes: a word ends with the piece and is longer', () => {
    assert.equal(spelling.closes('phrase'), true)
    assert.equal(spelling.closes('e'), true)
    assert.equal(spelling.closes('passphrase'), false)
    assert.equal(spelling.closes('pass'), false)
    assert.equal(spelling.closes(''), false)
  })

  it('hasJoined: two pieces together are a word', () => {
    assert.equal(spelling.hasJoined('pass', 'phrase'), true)
    assert.equal(spelling.hasJoined('phrase', 'pass'), false)
    assert.equal(spelling.hasJoined('pass', 'phrases'), false)
    assert.equal(spelling.hasJoined('pro', 'phet'), false)
  })
})
