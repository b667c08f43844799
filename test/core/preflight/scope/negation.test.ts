import { describe } from 'node:test'
import { testRows } from './suppressed.ts'

describe('negation', () => {
  testRows([
    [
      'a negation denies up to the end of the clause',
      'Members cannot sell it, and we give badges.',
      { denied: 'sell it' },
    ],
    [
      'a list of alternatives stays in the scope',
      'Members may not lend it, leave it to somebody, or give it away.',
      { denied: 'lend it leave it to somebody or give it away' },
    ],
    [
      'each alternative stays in the scope',
      'Members cannot sell it or swap it or lend it.',
      { denied: 'sell it or swap it or lend it' },
    ],
    [
      'a subject after the alternative opens a new clause',
      'Members cannot sell it or they lose it.',
      { denied: 'sell it' },
    ],
    [
      'an alternative in the next sentence is out of scope',
      'Members cannot sell it. Or lend it.',
      { denied: 'sell it' },
    ],
    ['a negative pronoun denies up to the end of the clause', 'Nobody sells the badge.', { denied: 'sells the badge' }],
    [
      'a new subject does not terminate the scope of a negative pronoun',
      'Nobody says they sell.',
      { denied: 'says they sell' },
    ],
    ['a negative determiner denies', 'There are no fees.', { denied: 'fees' }],
    ['a negative preposition denies', 'A badge without resale.', { denied: 'resale' }],
    ['a pseudo-trigger opens no scope', 'No doubt members sell it.', {}],
    ['a clause negation denies its whole clause', 'Wir verkaufen es nicht.', { denied: 'wir verkaufen es nicht' }],
    ['a pseudo-trigger is no clause negation', 'Wir verkaufen nicht nur Karten.', {}],
    ['a following negation denies the words before it', 'Resale is forbidden here.', { denied: 'resale is' }],
    ['a pseudo-trigger is no following negation', 'Resale is none other than a game.', {}],
    ['a following negation denies across a colon', 'Resale: none.', { denied: 'resale' }],
    [
      'a following negation denies across an equals sign',
      'A badge (resale = false) for members.',
      { denied: 'resale' },
    ],
    ['a following negation denies across a bracket', 'A badge (resale) (none) for members.', { denied: 'resale' }],
    [
      'a following negation after a comma does not deny the clause before',
      'Members sell badges, not allowed.',
      { denied: 'allowed' },
    ],
    [
      'a following negation does not deny the sentence before',
      'We like it. None of the badges.',
      { denied: 'of the badges' },
    ],
    [
      'a following negation that opens a sentence of more than 90 words does not deny the one before',
      `${'ha '.repeat(90)}: none of it`,
      { denied: 'of it' },
    ],
    ['a modal terminates the scope in a relative clause', "Those who can't come may lend it.", { denied: 'come' }],
    ['a relative pronoun stands right before the negation', "A kid who can't come may lend it.", { denied: 'come' }],
    [
      'a relative pronoun may be two tokens before the negation',
      "Those who really can't come may lend it.",
      { denied: 'come' },
    ],
    [
      'a relative pronoun of another clause does not count',
      'Those who, cannot come may lend it.',
      { denied: 'come may lend it' },
    ],
    [
      'the scope in a relative clause has at most four tokens',
      'Those who cannot come to the big summer meeting pay.',
      { denied: 'come to the big' },
    ],
    ['the scope in a relative clause ends with the clause', 'Those who cannot come, they pay.', { denied: 'come' }],
    [
      'a modal terminates the scope of a participle',
      'Anyone not using theirs may lend it.',
      { denied: 'using theirs' },
    ],
    ['a modal right after the participle terminates its scope', 'Anyone not using may lend it.', { denied: 'using' }],
    [
      '"going to" is no participle',
      "We aren't going to let members, who can sell it, lend it.",
      { denied: 'going to let members who can sell it lend it' },
    ],
    [
      'a participle after a verb is the main verb',
      'The club is not selling what members may lend.',
      { denied: 'selling what members may lend' },
    ],
    [
      'a participle after a modal is the main verb',
      'Members may not using it may lend.',
      { denied: 'using it may lend' },
    ],
    ['a new subject terminates a noun phrase', 'No badge we sell is free.', { denied: 'badge' }],
    [
      'a subject right after the determiner belongs to the noun phrase',
      'No one we know sells it.',
      { denied: 'one we know sells it' },
    ],
    [
      'a subject of a relative clause belongs to the noun phrase',
      'No fee that we charge is high.',
      { denied: 'fee that we charge is high' },
    ],
    [
      'a modal terminates the phrase of a preposition',
      'A badge without sales members can lend.',
      { denied: 'sales members' },
    ],
    ['a verb terminates the phrase of a preposition', 'A badge without sales gets a prize.', { denied: 'sales' }],
    [
      'a verb of a relative clause belongs to the phrase',
      'A badge without resale that can be sold.',
      { denied: 'resale that can be sold' },
    ],
    [
      'a relative pronoun right after the preposition opens a relative clause',
      'A badge without that can be sold.',
      { denied: 'that can be sold' },
    ],
    ['a modal right after the preposition is in the phrase', 'Without it members may.', { denied: 'it members' }],
    [
      'a main clause after a comma terminates a noun phrase',
      'There is no fee, the one with most points gets a prize.',
      { denied: 'fee' },
    ],
    ['the verb of the main clause may be the last word', 'No fee, the winner wins.', { denied: 'fee' }],
    [
      'a list after a comma is in the noun phrase',
      'No fee, no prize or gift is sold.',
      { denied: 'fee prize or gift is sold' },
    ],
    [
      'an alternative after a comma continues the list',
      'No fee, prize or gift gets sold.',
      { denied: 'fee prize or gift gets sold' },
    ],
    ['a verb right after the comma opens no main clause', 'No fee, gets a prize.', { denied: 'fee gets a prize' }],
    [
      'a main clause without a comma does not terminate a noun phrase',
      'No fees the winner gets a prize.',
      { denied: 'fees the winner gets a prize' },
    ],
    [
      'a main clause is looked for within the sentence',
      'No fee, thanks. The winner gets a prize.',
      { denied: 'fee thanks' },
    ],
    [
      'a comma in a relative clause opens no main clause',
      'No fee that you pay, the club gets a prize.',
      { denied: 'fee that you pay' },
    ],
  ])
})
