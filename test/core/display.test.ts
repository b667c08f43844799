import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { displayDate, displayParts, displayText, displayTime, maxMarks } from '../../src/core/display.ts'

describe('displayText', () => {
  const cases: readonly (readonly [what: string, given: string, shown: string])[] = [
    [
      'plain text stays',
      'School garden day 2026 – “thanks”, it’s 5 < 6',
      'School garden day 2026 – “thanks”, it’s 5 < 6',
    ],
    ['bidi overrides and isolates go', 'a\u202E\u202D\u2066\u2067\u2068\u2069\u202A\u202B\u202Cb', 'ab'],
    ['direction marks go', 'a\u200E\u200F\u061Cb', 'ab'],
    ['zero-width characters go', 'MO\u200BCK\u2060\uFEFF\u00AD\u180E\u034F!', 'MOCK!'],
    ['control characters go', 'a\u0000\u0007\u001B[31m\u009Bb', 'a[31mb'],
    ['tag characters go', 'ok\u{E0048}\u{E0069}\u{E007F}', 'ok'],
    ['fillers and blank letters go', 'a\u3164\u115F\u1160\uFFA0\u2800b', 'ab'],
    ['variation selectors go where they mean nothing', 'a\uFE0F\uFE00\u{E0100}b', 'ab'],
    ['annotations and invisible operators go', 'a\uFFF9\uFFFA\uFFFB\u2061\u2064b', 'ab'],
    ['marks above the limit go', `Z${'\u0336'.repeat(90)}o`, `Z${'\u0336'.repeat(maxMarks)}o`],
    ['a mark without a letter goes', '\u0338 \u0301a', 'a'],
    ['enclosing marks go', 'a\u20DDb\u0489', 'ab'],
    ['private use and lone surrogates become a visible sign', '\uE000\uD800\uFDD0', '\uFFFD\uFFFD\uFFFD'],
    ['white space is one blank', ' a\u00A0\u2003\t\r\n\u2028\u3000b ', 'a b'],
    ['families and skin tones stay', '👨‍👩‍👧 👋🏽 ❤️‍🔥 ☎︎', '👨‍👩‍👧 👋🏽 ❤️‍🔥 ☎︎'],
    ['keycaps and flags stay', '1️⃣ #️⃣ 🇳🇱 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣ #️⃣ 🇳🇱 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a flag that spells something else loses its tags', '🏴\u{E0061}\u{E0062}\u{E007F}', '🏴'],
    ['Persian keeps its joiner', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['Hindi keeps its joiners', 'क्\u200Dष न्\u200Cद', 'क्\u200Dष न्\u200Cद'],
    ['Latin has no joiners', 'a\u200Db\u200Cc', 'abc'],
    ['joiners in a row become one', 'می\u200C\u200C\u200Cخ', 'می\u200Cخ'],
    [
      'Vietnamese, Hebrew, Thai and Devanagari marks stay',
      'Nguye\u0302\u0303n שָׁלוֹם ที่นี่ हिन्दी',
      'Nguye\u0302\u0303n שָׁלוֹם ที่นี่ हिन्दी',
    ],
    ['ideographic variants stay', '葛\u{E0100}城', '葛\u{E0100}城'],
  ]
  for (const [what, given, shown] of cases)
    test(what, () => {
      assert.equal(displayText(given), shown)
    })

  test('keeps line breaks on request, two at most', () => {
    assert.equal(displayText('a\r\nb\n\n\n\n\nc\u2028d', { lines: true }), 'a\nb\n\nc\nd')
  })

  test('shows no invisible characters except allowed joiners', () => {
    const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u00AD\u3164]/u
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = displayText(text)
        assert.doesNotMatch(shown, hidden)
        assert.doesNotMatch(shown, /\p{M}{6}/u)
        assert.ok(shown.isWellFormed())
        assert.equal(displayText(shown), shown)
      }),
    )
  })

  test('the pieces together are the text', () => {
    assert.deepEqual(displayParts('ab\u202Ecd', [2, 3]), ['ab', '', 'cd'])
    assert.deepEqual(displayParts('  a 👍 b ', [4, 5]), ['a ', '👍', ' b'])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(40)), (text, cuts) => {
        const sorted = [...new Set(cuts.map((cut) => Math.min(cut, text.length)))].sort((a, b) => a - b)
        const parts = displayParts(text, sorted)
        assert.equal(parts.length, sorted.length + 1)
        assert.equal(parts.join(''), displayText(text))
      }),
    )
  })
})

test('dates are UTC on every platform', () => {
  assert.equal(displayDate('2026-03-05T23:59:59.999Z'), '5 March 2026')
  assert.equal(displayTime('2026-11-21T03:08:00.000Z'), '21 November 2026, 03:08 UTC')
})
