import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { drawnByOurFonts } from '../../../src/core/badge/drawn.ts'
import { drawsInPng } from '../../../src/http/images/fonts.ts'

const sign = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u
const han = /\p{Script=Han}/u

test('what a browser takes for drawn is in the fonts, except for rare ideographs', () => {
  const missing: string[] = []
  for (let code = 0x21; code < 0x20000; code++) {
    const char = String.fromCodePoint(code)
    if (!char.isWellFormed() || !sign.test(char) || han.test(char) || char.normalize('NFC') !== char) continue
    if (drawnByOurFonts(char) && !drawsInPng(char)) missing.push(`U+${code.toString(16)}`)
  }
  assert.deepEqual(missing, [])
})

test('the alphabets of the languages that screening reads are taken for drawn', () => {
  for (const text of [
    'ăâîșț ñçøå ßẞ',
    'Ελλάς',
    'Привіт ґї',
    'שָׁלוֹם',
    'شهادة پژوهش',
    'प्रमाणपत्र',
    'ใบประกาศ',
    '증명서',
    '証明書ビット',
    '🏆🐝',
  ])
    for (const char of text.normalize('NFC')) assert.ok(drawnByOurFonts(char), `${text}: ${char}`)
  for (const char of 'தქა') assert.ok(!drawnByOurFonts(char), char)
})
