/** Offers of safer words: which part of a text they replace, and how they move with it. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { editBetween, shifted } from '../../../src/web/live/edit.ts'
import { offersByPassage, offersOf, stillThere } from '../../../src/web/live/offers.ts'

const text = 'A badge for helpers. Holders sell it at a profit. Thank you all.'
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const risky = { ...at('Holders sell it at a profit.'), to: 'It stays with each helper.' }

test('an offer replaces the change at its passage and shows the whole sentence', () => {
  const [offer, ...others] = offersOf(text, [at('sell it')], [risky])
  assert.deepEqual(others, [])
  assert.deepEqual(offer, {
    ...at('Holders sell it at a profit.'),
    from: 'Holders sell it at a profit.',
    to: 'It stays with each helper.',
    sentences: 'It stays with each helper.',
  })
})

test('words that are only left out are an offer without a sentence', () => {
  const [offer] = offersOf(text, [at('sell it')], [{ ...at('Holders sell it at a profit. '), to: '' }])
  assert.deepEqual([offer?.to, offer?.sentences], ['', ''])
})

test('passages that change together share an offer, and a change at no passage goes with the nearest', () => {
  const end = { start: text.length, end: text.length, to: ' No money is in it.' }
  const offers = offersOf(text, [at('sell it'), at('profit')], [risky, end])
  assert.equal(offers.length, 1)
  assert.equal(offers[0]?.to, 'It stays with each helper. Thank you all. No money is in it.')
  const passages = [
    { ...at('sell it'), number: 1 },
    { ...at('profit'), number: 2 },
    { ...at('A badge'), number: 3 },
  ]
  assert.deepEqual([...offersByPassage(passages, offers).keys()], [1, 2])
})

test('an offer moves with its words, and goes when one types in them', () => {
  const offers = offersOf(text, [at('sell it')], [risky])
  const typed = (next: string) => {
    const edit = editBetween(text, next)
    return edit === null ? [] : stillThere(next, shifted(offers, edit))
  }
  const moved = typed(`Hello. ${text}`)
  assert.equal(moved[0]?.start, (offers[0]?.start ?? 0) + 'Hello. '.length)
  assert.deepEqual(typed(text.replace('sell it', 'keep it')), [])
})
