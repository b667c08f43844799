/** What remains of a sentence with a finding. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { headsOf, tailOf } from '../../../src/core/rewrite/cuts.ts'
import { replacements } from '../../../src/rules/rewrites/replacements.ts'
import { preflight, rewritten } from './tools.ts'

const phrasesOf = (code: string) => {
  const phrases = replacements.languages[code]
  assert.ok(phrases)
  return phrases
}
const inShortText = { alone: true, first: true, inside: false, phrase: false }
const inLongText = { alone: false, first: false, inside: false, phrase: false }

const headsBefore = (sentence: string, risk: string, code = 'en', need = inShortText): readonly string[] => {
  const start = sentence.indexOf(risk)
  const risks = [{ start, end: start + risk.length }]
  return Array.from(headsOf(sentence, risks, phrasesOf(code), need), (at) => sentence.slice(0, at))
}

describe('a sentence can be cut', () => {
  const bakery = 'The bakery bakes with its own sourdough starters and anyone can resell them.'

  test('before a joint word, the latest place first', () => {
    assert.deepEqual(headsBefore(bakery, 'anyone can resell'), ['The bakery bakes with its own sourdough starters'])
    assert.deepEqual(headsBefore('Stamps for the night walk, drawn by Ada, sold on a board.', 'sold on'), [
      'Stamps for the night walk, drawn by Ada',
      'Stamps for the night walk',
    ])
  })

  test('in a long text only before a clause of its own', () => {
    assert.deepEqual(headsBefore('The longer you hold it, the more you get.', 'the more', 'en', inLongText), [])
    assert.deepEqual(
      headsBefore('We draw the stamps by hand; holders sell them on.', 'holders sell', 'en', inLongText),
      ['We draw the stamps by hand'],
    )
  })

  test('not where the beginning is incomplete', () => {
    for (const [sentence, risk, code] of [
      ['If a walker leaves the club, she sells it.', 'she sells', 'en'],
      ['Mitglieder können ihre Plaketten, die sie doppelt haben, verkaufen.', 'verkaufen', 'de'],
      ['Wer das Abzeichen hat, bekommt einen Anteil.', 'bekommt', 'de'],
      ['バッジを作り、売買する。', '売買', 'ja'],
    ] as const)
      assert.deepEqual(headsBefore(sentence, risk, code), [], sentence)
  })

  test('not behind an amount of money', () => {
    assert.deepEqual(headsBefore('A badge for 20 euro a piece, and members sell it.', 'members sell'), [])
  })
})

test('a phrase after the risky clause can stay', () => {
  const sentence = 'A pass for the fair, sold on a board, with a bee on it.'
  const start = sentence.indexOf('sold')
  const tail = tailOf(sentence, [{ start, end: start + 'sold on a board'.length }], phrasesOf('en'))
  assert.equal(sentence.slice(tail), ', with a bee on it.')
})

describe('a rewrite', () => {
  const cases: readonly (readonly [idea: string, kept: string])[] = [
    [
      'River clean-up day on Saturday, gloves provided: buy a ticket token for 5 and one ticket wins the kayak.',
      'River clean-up day on Saturday, gloves provided: ',
    ],
    [
      'Our choir tours Brittany in May, forty singers, two buses, a concert in the abbey of Paimpont, and every holder of the tour badge gets a share of the takings.',
      'Our choir tours Brittany in May, forty singers, two buses, a concert in the abbey of Paimpont.',
    ],
    [
      'Medal for the night walk of our scout troop, with an owl on it, written to the real Bitcoin blockchain.',
      'Medal for the night walk of our scout troop, with an owl on it, written to testnet.',
    ],
  ]
  for (const [idea, kept] of cases)
    test(`keeps the purpose: ${kept}`, () => {
      assert.equal(preflight({ idea }).outcome, 'fail')
      const { safeIdea } = rewritten({ idea })
      assert.ok(safeIdea.startsWith(kept), safeIdea)
      assert.notEqual(preflight({ idea: safeIdea }).outcome, 'fail')
    })

  test('keeps nothing of a request for keys', () => {
    const { safeIdea } = rewritten({
      idea: 'Each kid at the jam gets a wallet, and the desk keeps a copy of the twelve words in a drawer for later.',
    })
    assert.doesNotMatch(safeIdea, /wallet|twelve|drawer/u)
  })
})
