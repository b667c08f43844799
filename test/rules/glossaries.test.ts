import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lexicons } from '../../src/rules/lexicons/all.ts'

const glossaries = Object.values(lexicons).flatMap(({ language, glossary }) =>
  glossary === undefined ? [] : [{ language, lines: glossary.split('\n') }],
)

describe('the glossaries', () => {
  test('there is one for each larger language', () => {
    assert.deepEqual(glossaries.map(({ language }) => language).toSorted(), [
      'ar',
      'bg',
      'ca',
      'cs',
      'da',
      'de',
      'el',
      'es',
      'fa',
      'fi',
      'fil',
      'fr',
      'he',
      'hi',
      'hu',
      'id',
      'it',
      'ja',
      'ko',
      'nl',
      'pl',
      'pt',
      'ro',
      'ru',
      'sr',
      'sv',
      'th',
      'tr',
      'uk',
      'ur',
      'vi',
      'zh',
    ])
  })

  for (const { language, lines } of glossaries)
    test(`${language}: a line is one to four English words and the words for them, each word in one line`, () => {
      assert.ok(lines.length > 900)
      const seen = new Map<string, string>()
      for (const line of lines) {
        const [, english = '', words = ''] =
          /^([a-zà-ÿ'-]+(?: [a-zà-ÿ'-]+){0,3}): (\p{L}\p{M}*(?:[\p{L}\p{M} ]*\p{L}\p{M}*)?)$/u.exec(line) ?? []
        assert.notEqual(words, '', line)
        for (const word of words.split(' ')) {
          assert.equal(seen.get(word), undefined, `${word}: ${seen.get(word)}, ${english}`)
          assert.equal(word, word.toLowerCase().normalize('NFC'))
          seen.set(word, english)
        }
      }
    })
})
