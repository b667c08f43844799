/** The word cache affects only speed, whatever texts came before. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { preflight } from '../../../../src/core/preflight/preflight.ts'
import { engineOf } from '../../../../src/core/preflight/engine.ts'
import type { Word } from '../../../../src/core/preflight/tokenize/word-cache.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'

const ideas = [
  'A badge for everybody who helped in the school garden. Holders can sell it to each other later.',
  'Un certificado para quienes terminaron el curso; no se puede vender.',
  'Wer mag, verkauft den Anstecker weiter, sobald der Kurs steigt.',
  'h0lders s3ll their t0kens, pr0fit guaranteed',
  '会員が互いに売買できるバッジ。',
]
const judged = () => JSON.stringify(ideas.map((idea) => preflight({ idea }, ruleSet)))

describe('the word cache', () => {
  test('gives the same screenings after more words than it holds, and after forget()', () => {
    const before = judged()
    const letters = (n: number): string => n.toString(36).replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)))
    for (let text = 0; text < 24; text += 1) {
      const words = Array.from({ length: 600 }, (_, n) => `zu${letters(text * 600 + n)}`)
      preflight({ idea: words.join(' ') }, ruleSet)
    }
    assert.equal(judged(), before)
    engineOf(ruleSet).wordCache.forget()
    assert.equal(judged(), before)
  })

  test('gives the same screening of any text as an empty cache', () => {
    const { wordCache } = engineOf(ruleSet)
    const words = fc.constantFrom(...ideas.flatMap((idea) => idea.split(' ')))
    const text = fc.array(fc.oneof(words, fc.string({ maxLength: 30 })), { maxLength: 40 })
    fc.assert(
      fc.property(text, (pieces) => {
        const idea = pieces.join(' ')
        const remembering = preflight({ idea }, ruleSet)
        wordCache.forget()
        assert.deepEqual(preflight({ idea }, ruleSet), remembering)
      }),
      { numRuns: 200 },
    )
  })

  test('holds words, but none with digits that is longer than two characters', () => {
    const { wordCache } = engineOf(ruleSet)
    const word = (text: string) => wordCache.word(text, new Map())
    assert.equal(word('lantern'), word('lantern'))
    assert.notEqual(word('9f86d081'), word('9f86d081'))
    assert.equal(word('9f'), word('9f'))
    assert.notEqual(word('9f8'), word('9f8'))
    assert.equal(word('l'.repeat(24)), word('l'.repeat(24)))
    assert.notEqual(word('l'.repeat(25)), word('l'.repeat(25)))
    const lantern = word('lantern')
    wordCache.forget()
    assert.notEqual(word('lantern'), lantern)
  })

  test('words with digits are made once for a text, but for a few', () => {
    const { wordCache } = engineOf(ruleSet)
    const own = new Map<string, Word>()
    assert.equal(wordCache.word('9f86d081', own), wordCache.word('9f86d081', own))
    for (let n = 100; n < 300; n += 1) wordCache.word(`a${n}`, own)
    assert.equal(own.size, 32)
    assert.ok(!own.has('lantern') && wordCache.word('lantern', own) === wordCache.word('lantern', new Map()))
  })
})
