import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wordFeaturesOf } from '../../../../src/core/preflight/classify/word-features.ts'
import { featuresOf } from '../../../../src/core/preflight/classify/features.ts'
import { analyze } from '../../../../src/core/preflight/analyze.ts'
import { engineOf } from '../../../../src/core/preflight/engine.ts'
import { Glosses, type Gloss } from '../../../../src/core/preflight/lexicon/glosses.ts'
import type { Lexicon } from '../../../../src/core/rule.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'

const lexicon = (language: string, ...lines: readonly string[]): Lexicon => ({
  language,
  common: '',
  words: {},
  glossary: lines.join('\n'),
})
const glosses = new Glosses([
  lexicon('de', 'club: verein vereins', 'badge: abzeichen', 'profit share: gewinnbeteiligung', 'café: café'),
  lexicon('nl', 'sell: verkopen', 'club: vereniging'),
  lexicon('zh', 'library: 图书馆', 'of: 的', 'read: 阅读', 'read aloud: 朗读'),
])
const english = ['club', 'badge', 'profit', 'share', 'sell', 'library', 'of', 'read', 'aloud', 'café']
const nameOf = new Map(english.map((word) => [wordFeaturesOf(word).hash, word]))
const namesOf = (gloss: Gloss | undefined): string | undefined =>
  gloss?.map(({ hash }) => nameOf.get(hash) ?? '?').join(' ')

describe('the gloss of a word', () => {
  for (const [word, language, expected] of [
    ['verein', 'de', 'club'],
    ['gewinnbeteiligung', 'de', 'profit share'],
    // A compound has the glosses of its parts, an inflected form that of its stem.
    ['vereinsabzeichen', 'de', 'club badge'],
    ['abzeichens', 'de', 'badge'],
    ['verkopen', 'nl', 'sell'],
    // Without spaces between words, a run is cut by the longest match.
    ['图书馆的阅读', 'zh', 'library of read'],
    ['在图书馆朗读', 'zh', 'library read aloud'],
    // Too little of the word is known.
    ['landesverein', 'de', 'club'],
    ['bundeslandesverein', 'de', undefined],
    ['vere', 'de', undefined],
    // Longer than any compound.
    ['verein'.repeat(9), 'de', undefined],
    ['garten', 'de', undefined],
    ['verein', 'fr', undefined],
  ] as const)
    it(`${word}, ${language}: ${String(expected)}`, () => {
      assert.equal(namesOf(glosses.of(word, [language])), expected)
    })

  it('is that of the first language that knows the word', () => {
    assert.equal(namesOf(glosses.of('verkopen', ['de', 'nl'])), 'sell')
  })

  it('has words as the tokens of a text have them', () => {
    const [token] = analyze('CAFÉ', engineOf(ruleSet)).tokens
    assert.equal(namesOf(glosses.of(token?.text ?? '', ['de']))?.length, 'café'.length)
  })
})

describe('the glosses of a text', () => {
  const engine = engineOf(ruleSet)
  const bucketsOf = (text: string): ReadonlySet<number> => new Set(featuresOf(analyze(text, engine), engine))

  it('bring the features of English words into a text in another language', () => {
    const buckets = bucketsOf('Wer das Abzeichen hat, kann es später mit Gewinn verkaufen.')
    for (const word of ['badge', 'sell', 'profit'])
      assert.ok(
        wordFeaturesOf(word).buckets.every((bucket) => buckets.has(bucket)),
        word,
      )
  })

  it('keep the features of the words themselves', () => {
    const buckets = bucketsOf('Wer das Abzeichen hat, kann es später mit Gewinn verkaufen.')
    assert.ok(wordFeaturesOf('abzeichen').buckets.every((bucket) => buckets.has(bucket)))
  })

  it('leave English texts as they are, also where a word is spelled as in another language', () => {
    assert.equal(analyze('The gift of a badge, also in the arts.', engine).glosses, undefined)
  })

  for (const [text, expected] of [
    // "a", "to" and "ad" are English words too; a text of another language is not English because it has two.
    ['A könyvtár a tagoknak jelvényt ad, mert a klub olvasott.', 'glossed'],
    ['Je to zkouška první pomoci. Odznak dostane každý, kdo ji složí.', 'glossed'],
    // One function word and letters that only Czech has; Polish has two of the function words.
    ['Půjčovna kol má řád, který členové přijali.', 'glossed'],
    ['Jeder bekommt das Abzeichen, der im Garten hilft. The badge is for all of you.', 'glossed, plain'],
    // Letters of another language are no evidence in a name.
    ['A badge for the choir that sings Dvořák and Janáček to the end.', 'plain'],
    ['Dvořák, Martinů', 'plain'],
  ] as const)
    it(`are given to each sentence by its language: ${text}`, () => {
      const { glosses: of, sentences } = analyze(text, engine)
      const shown = sentences.map(({ from, to }) => {
        const glossed = of?.slice(from, to).filter((gloss) => gloss !== undefined).length ?? 0
        return glossed === 0 ? 'plain' : glossed * 2 > to - from ? 'glossed' : 'few'
      })
      assert.equal([...new Set(shown)].join(', '), expected)
    })
})
