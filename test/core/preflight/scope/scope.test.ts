import { describe } from 'node:test'
import { testRows } from './suppressed.ts'

describe('the first reason is kept', () => {
  testRows([
    ['denied before rejected', "We haven't scrapped the resale market.", { denied: 'scrapped the resale market' }],
    ['denied before educational', 'We will not explain how to sell coins.', { denied: 'explain how to sell coins' }],
    [
      'rejected before educational',
      'We scrapped the lesson on selling coins.',
      { rejected: 'the lesson on selling coins' },
    ],
    [
      'educational before quoted',
      'Pupils learn that scams promise "double your money".',
      { educational: 'that scams promise double your money' },
    ],
    [
      'past before what an outsider says',
      'In 1850 a stranger promised gold.',
      { rejected: 'in 1850 a stranger promised gold' },
    ],
    [
      'what an outsider says before asked',
      'Has a stranger promised gold?',
      { quoted: 'gold', asked: 'has a stranger promised' },
    ],
    [
      'cancelled before answered',
      'Members sell it? We never do, so we said no. Members sell it? No, we said no.',
      { denied: 'do', rejected: 'we never so we members sell it', asked: 'members sell it' },
    ],
    [
      'a reason of its own sentence before one of the next',
      'We do not sell it. We said no.',
      { denied: 'sell it', rejected: 'we do not' },
    ],
  ])
})
