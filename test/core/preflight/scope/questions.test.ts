import { describe } from 'node:test'
import { testRows } from './suppressed.ts'

describe('questions', () => {
  testRows([
    ['a question at the end of the text is asked', 'Is it a coin?', { asked: 'is it a coin' }],
    ['a question within the text is asked', 'Is it a coin? We give badges.', { asked: 'is it a coin' }],
    ['the question word may be the second word', 'So is it a coin?', { asked: 'so is it a coin' }],
    ['the question word is not the third word', 'And so is it a coin?', {}],
    ['a sentence without a question mark is not a question', 'Is it a coin.', {}],
    ['a question mark without a question word is not enough', 'They sell coins?', {}],
    ['a question that proposes counts', 'Is it possible to sell it?', {}],
    [
      'a question that is answered with no is asked',
      'Members sell it? Never. We give badges.',
      { asked: 'members sell it' },
    ],
    ['a negative pronoun answers', 'Members sell it? Nobody does.', { denied: 'does', asked: 'members sell it' }],
    ['a negative determiner answers', 'Members sell it? No fees.', { denied: 'fees', asked: 'members sell it' }],
    [
      'a negation as the second word answers',
      'Members sell it? They never do.',
      { denied: 'do', asked: 'members sell it' },
    ],
    ['a negation as the third word does not answer', 'Members sell it? There are no sales.', { denied: 'sales' }],
    ['a statement is not answered', 'Members sell it. Never.', {}],
    ['a question that proposes is not taken back', 'What if members sell it? Never.', {}],
    [
      'a reported question is answered too',
      'Somebody asked if it can be sold. No fees.',
      { denied: 'fees', asked: 'somebody asked if it can be sold' },
    ],
    [
      'an answer to a reported question has up to twelve words',
      'Somebody asked if it can be sold. No fees for the people who come to us on Monday mornings.',
      { denied: 'fees for the people who come to us on monday mornings', asked: 'somebody asked if it can be sold' },
    ],
    [
      'a longer sentence is no answer',
      'Somebody asked if it can be sold. No fees for the people who come to us on big Monday mornings.',
      { denied: 'fees for the people who come to us on big monday mornings' },
    ],
  ])
})
