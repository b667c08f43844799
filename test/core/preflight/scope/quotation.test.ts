import { describe } from 'node:test'
import { testRows } from './suppressed.ts'

describe('quotation and reported speech', () => {
  testRows([
    [
      'the words that a sentence keeps at a distance are those in quotation marks',
      'The scam promised "double your money" to members.',
      { quoted: 'double your money' },
    ],
    ['the last word may be quoted', 'The scam promised "double".', { quoted: 'double' }],
    ['quotation marks alone suppress nothing', 'The badge "sell coins" is free.', {}],
    ["a text to be published is the author's own", 'The scam promised "double your money" on the flyer.', {}],
    [
      'reported speech goes to the end of the clause',
      'He was accused of selling coins, and we give badges.',
      { quoted: 'selling coins' },
    ],
    [
      'what an outsider says goes on over clauses',
      'A stranger promised gold if they hand over the badge.',
      { quoted: 'gold if they hand over the badge' },
    ],
    ['it ends where the authors speak', 'A stranger promised gold, we sell badges.', { quoted: 'gold' }],
    [
      'it ends where the authors speak after a conjunction',
      'A stranger promised gold, and we sell badges.',
      { quoted: 'gold' },
    ],
    [
      'it goes on up to that clause',
      'A stranger promised gold, they sell it, so we sell badges.',
      { quoted: 'gold they sell it' },
    ],
    ['it ends with the segment', 'A stranger promised gold; they sell it.', { quoted: 'gold' }],
    ['it may begin after a colon', 'A stranger promised: sell coins.', { quoted: 'sell coins' }],
    ['it ends with the sentence', 'A stranger promised. Badges are free.', {}],
    ['quotations in a sentence with an outsider are his', '"Sell coins," a stranger said.', { quoted: 'sell coins' }],
  ])
})
