/** No rewrite keeps half of a pair of delimiters: comments, brackets, quotation marks. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { halvesOf, keepsPairs } from '../../../src/core/rewrite/delimiters.ts'
import { rewritten } from './tools.ts'

const risky = [
  'Members can sell the badge to each other for a profit.',
  'Buy early, the price goes up every week',
  'Each child tells the teacher their recovery phrase.',
  'Limited edition, only 20 pieces, for our bee course.',
  'Put it on the real Bitcoin blockchain!',
]
const harmless = [
  'Every pupil of the garden course gets a badge.',
  "We don't keep names, and it's free.",
  'The children draw the bee',
  'Hidden note for the helpers: bring scissors!',
  'It has no monetary value.',
]
type Wrap = readonly [before: string, after: string]
const quotes: readonly Wrap[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
]
const brackets: readonly Wrap[] = [
  ['(', ')'],
  ['[', ']'],
  ['（', '）'],
]
const comments: readonly Wrap[] = [
  ['<!-- ', ' -->'],
  ['<!--\n', '\n-->'],
]

/** What is left of the marks of a text when whole pairs are taken away, the innermost first. */
function unpaired(text: string): string {
  const pairs = /<!---->|\(\)|\[\]|“”|„“|«»|「」|（）/gu
  let left = (text.match(/<!--|-->|[()[\]“”„«»「」（）]/gu) ?? []).join('')
  for (let before = ''; before !== left; left = left.replace(pairs, '')) before = left
  return left + '"'.repeat((text.match(/"/gu) ?? []).length % 2)
}

test('a rewrite of a text with whole pairs has whole pairs', () => {
  const sentences = fc.array(fc.constantFrom(...risky, ...harmless), { minLength: 1, maxLength: 3 })
  const plain = sentences.map((list) => list.join(' '))
  const within = (wraps: readonly Wrap[], text: fc.Arbitrary<string>) =>
    fc.tuple(fc.constantFrom(...wraps), text).map(([[before, after], between]) => before + between + after)
  const lines = sentences.map((list) => list.join('\n'))
  const inner = within([...quotes, ...brackets], fc.oneof(plain, lines))
  // Comments do not nest, nor do quotation marks of two languages.
  const around = fc.tuple(plain, inner, plain).map((parts) => parts.join(' '))
  const outer = within([...comments, ...brackets], fc.oneof(around, lines))
  const idea = fc
    .array(fc.tuple(fc.oneof(plain, inner, outer), fc.constantFrom(' ', '\n', '. ', ', ')), {
      minLength: 2,
      maxLength: 5,
    })
    .map((list) => list.flat().join('').trim())
  let changed = 0
  fc.assert(
    fc.property(idea, (text) => {
      assert.equal(unpaired(text), '', text)
      const { safeIdea, changes } = rewritten({ idea: text })
      if (changes.length > 0 && /[<([“„«「（"]/u.test(safeIdea)) changed += 1
      assert.equal(unpaired(safeIdea), '', `${text}\n→ ${safeIdea}`)
      assert.doesNotMatch(safeIdea, /<!(?!--)|(?<!--)(?<=\s-?)>|[^\n] {2,}[^\n]/u, `${text}\n→ ${safeIdea}`)
    }),
    { seed: 7, numRuns: 200 },
  )
  assert.ok(changed > 20, `only ${changed} rewrites keep a pair`)
})

describe('a rewrite', () => {
  const cases: readonly (readonly [idea: string, safeIdea: string])[] = [
    [
      'A garden badge for our school. <!-- Hidden note for helpers. Members can sell the badge to each other for a profit. --> It has a bee on it.',
      'A garden badge for our school. Hidden note for helpers. The badge stays with the person who received it.',
    ],
    [
      'A garden badge for our school. "Members can sell the badge to each other for a profit. The children draw the bee." Every pupil gets one.',
      'A garden badge for our school. The badge stays with the person who received it. The children draw the bee. Every pupil gets one.',
    ],
    [
      'A garden badge for our school.\n<!--\nMembers can sell the badge to each other for a profit.\n-->\nEvery pupil gets one.',
      'A garden badge for our school.\n<!--\nThe badge stays with the person who received it. -->\nEvery pupil gets one.',
    ],
  ]
  for (const [idea, safeIdea] of cases)
    test(idea, () => {
      assert.equal(rewritten({ idea }).safeIdea, safeIdea)
    })
})

describe('the halves of a text', () => {
  const halves = (text: string, removed: string): readonly string[] => {
    const start = text.indexOf(removed)
    const kept = [
      { start: 0, end: start },
      { start: start + removed.length, end: text.length },
    ]
    return halvesOf(text, kept).map((half) => text.slice(half.start, half.end))
  }

  test('are marks whose other half is removed, with the space that they leave over', () => {
    assert.deepEqual(halves('A <!-- b. c --> d', ' c -->'), ['<!-- '])
    assert.deepEqual(halves('A <!-- b. c --> d', '<!-- b.'), ['--> '])
    assert.deepEqual(halves('„Eins. Zwei.“ Drei', 'Zwei.“'), ['„'])
    assert.deepEqual(halves('«Un. Deux.» Trois', '«Un.'), ['»'])
    assert.deepEqual(halves('（一。二。）三', '（一。'), ['）'])
  })

  test('are none of a pair that stays or goes whole', () => {
    assert.deepEqual(halves('A (b) c', '(b)'), [])
    assert.deepEqual(halves('A (b c) d', 'b'), [])
  })

  test('are no list marks, smileys, inches, apostrophes or arrows', () => {
    for (const text of ['1) a b 2) c', 'a :) b (c', '12" a b 3" c', 'don’t a b the pupils’ c', 'a --> b --> c'])
      assert.deepEqual(halves(text, 'b'), [], text)
    const pair = { start: 0, end: 6 }
    assert.ok(keepsPairs('1) a', '1) a b (c)', pair))
    assert.ok(!keepsPairs('(a', '(a b) c', { start: 0, end: 5 }))
  })

  test('are found in a long run of opening marks', () => {
    const text = '('.repeat(4000) + ']'.repeat(4000)
    assert.deepEqual(halvesOf(text, [{ start: 0, end: 8000 }]), [])
  })
})
