import { describe } from 'node:test'
import { testRows } from './suppressed.ts'

describe('rejection', () => {
  testRows([
    [
      'a rejection covers what follows it in the clause',
      'We scrapped the resale market, and we give badges.',
      { rejected: 'the resale market' },
    ],
    [
      'a past time at the start covers its clause',
      'In 1850 the miners sold tokens, and we give badges.',
      { rejected: 'in 1850 the miners sold tokens' },
    ],
    [
      'a past time may be the second word',
      'And in 1850 the miners sold tokens.',
      { rejected: 'in 1850 the miners sold tokens' },
    ],
    ['a past time later in the clause does not count', 'The miners sold their tokens in 1850 for gold.', {}],
    ['a past time as the third word does not count', 'But then in 1850 the miners sold tokens.', {}],
    [
      'a cancellation covers the sentence before',
      'Members sell badges. We said no.',
      { rejected: 'members sell badges' },
    ],
    [
      'up to three tokens name who answers',
      'Members sell badges. The whole staff said no.',
      { rejected: 'members sell badges' },
    ],
    [
      'later in its sentence it covers the words before it',
      'Members sell badges. The whole big staff said no.',
      { rejected: 'the whole big staff' },
    ],
    ['the first sentence has none before it', 'We said no.', {}],
    [
      'an elliptic refusal covers the sentence before',
      "Members sell badges. It can't.",
      { rejected: 'members sell badges' },
    ],
    ['a refusal that goes on is a negation', "Members sell badges. It can't be sold.", { denied: 'be sold' }],
  ])
})
