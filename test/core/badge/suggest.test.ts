import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { findSymbols, lookOfForm, suggestName, suggestSymbol } from '../../../src/core/badge/suggest.ts'

describe('suggestions from the words of an idea', () => {
  for (const [idea, name, symbol] of [
    [
      'An attendance badge for everybody who helped at our school garden day. It has no monetary value.',
      'School Garden Day',
      'leaf',
    ],
    ['A loyalty badge for our reading circle. Holders can sell it.', 'Reading Circle', 'book'],
    ['I want to make a badge for kids who finish the bike safety course', 'Bike Safety Course', 'bicycle'],
    ['A certificate for completing the first aid course, given by the county', 'First Aid Course', 'first-aid'],
    ['A “Junior Beekeeper” badge for children', 'Junior Beekeeper', 'bee'],
    ['Ein Abzeichen für alle, die beim Schulgarten helfen, mit Musik', '', 'music'],
    ['Un badge pour les élèves qui ont lu dix livres', '', 'book'],
    ['A badge for people who give blood', '', 'hands'],
    ['A stamp card for our cafe: ten stamps, and the eleventh coffee is free.', 'Stamp Card for our Cafe', 'cup'],
    ['hello', '', null],
    ['', '', null],
    ['𓀀 شارة', '𓀀 شارة', null],
  ] as const)
    test(idea || 'nothing', () => {
      assert.equal(suggestName(idea), name)
      assert.equal(suggestSymbol(idea), symbol)
    })

  test('a suggested name is short and is made of the idea alone', () => {
    const long = suggestName(`A badge for the ${'very '.repeat(40)}long day`)
    assert.equal(long, '')
    assert.equal(suggestName(`A “${'x'.repeat(60)}” badge`), '')
  })

  test('takes 8,000 characters in no time that grows faster than they do', () => {
    for (const text of ['who '.repeat(2000), `a badge for ${'the '.repeat(1990)}`, 'badge for '.repeat(800)]) {
      suggestName(text)
      suggestSymbol(text)
    }
  })
})

describe('the search for a symbol', () => {
  test('finds by the beginning of any of its words, in four languages, with or without accents', () => {
    assert.deepEqual(findSymbols('beek'), ['bee'])
    assert.deepEqual(findSymbols('Échecs'), ['pawn'])
    assert.deepEqual(findSymbols('fahrr'), ['bicycle'])
    assert.deepEqual(findSymbols('first aid'), ['first-aid'])
    assert.deepEqual(findSymbols('xyzzy'), [])
    assert.equal(findSymbols(' ').length, 45)
  })
})

describe('the look of a form', () => {
  const empty = { shape: '', palette: '', symbol: '', issuer: '', date: '' }

  test('nothing chosen is no look', () => {
    assert.equal(lookOfForm(empty, 'A badge for our garden day'), undefined)
  })

  test('the symbol of the idea stands in unless one, or none, was chosen', () => {
    const form = { ...empty, shape: 'medal', issuer: '  ' }
    assert.deepEqual(lookOfForm(form, 'A badge for our garden day'), { shape: 'medal', symbol: 'leaf' })
    assert.deepEqual(lookOfForm({ ...form, symbol: 'bee' }, 'garden'), { shape: 'medal', symbol: 'bee' })
    assert.deepEqual(lookOfForm({ ...form, symbol: 'none' }, 'garden'), { shape: 'medal' })
    assert.deepEqual(lookOfForm(form, 'hello'), { shape: 'medal' })
  })
})
