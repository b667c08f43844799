import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { didYouMean, nearest } from '../../src/core/nearest.ts'

const names = ['idea', 'tokenType', 'network', 'audience', 'simulate', 'acceptRewrite', 'look']

test('a name with a letter more, less, changed or swapped is that of its neighbour', () => {
  for (const [sent, meant] of [
    ['ideas', 'idea'],
    ['iea', 'idea'],
    ['idee', 'idea'],
    ['ieda', 'idea'],
    ['netwrok', 'network'],
    ['audiense', 'audience'],
    ['acceptRewrites', 'acceptRewrite'],
    ['accceptReWrte', 'acceptRewrite'],
  ] as const)
    assert.equal(nearest(sent, names), meant, sent)
})

test('case and separators do not count', () => {
  for (const [sent, meant] of [
    ['Idea', 'idea'],
    ['token_type', 'tokenType'],
    ['token-type', 'tokenType'],
    ['ACCEPT_REWRITE', 'acceptRewrite'],
  ] as const)
    assert.equal(nearest(sent, names), meant, sent)
})

test('the nearest of several is meant, and a name like none is not', () => {
  assert.equal(nearest('receipts', ['receipt', 'receipt_id', 'recipes']), 'receipt')
  for (const sent of ['', 'colour', 'text', 'id', '__proto__', 'toString', 'x'.repeat(10_000)])
    assert.equal(nearest(sent, names), undefined, sent)
  assert.equal(nearest('idea', []), undefined)
})

test('the hint is a question', () => {
  assert.equal(didYouMean('ideas', names), 'did you mean idea?')
  assert.equal(didYouMean('colour', names), undefined)
})
