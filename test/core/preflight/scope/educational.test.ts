import { describe } from 'node:test'
import { testRows } from './suppressed.ts'

describe('educational context', () => {
  testRows([
    ['a verb makes what follows it a topic', 'Pupils learn how shares work.', { educational: 'how shares work' }],
    ['after a determiner the verb is a noun', 'It has a spot where members sell.', {}],
    [
      'a determiner of the sentence before does not count',
      'This is our. Learn how shares work.',
      { educational: 'how shares work' },
    ],
    ['a verb at the end of a sentence has no topic', 'Members sell what they learn. Badges are free.', {}],
    [
      'the main verb terminates the topic of a relative clause',
      'Each kid who learns to swim gets a badge.',
      { educational: 'to swim' },
    ],
    ['the main verb may be the last word', 'Each kid who learns swimming gets.', { educational: 'swimming' }],
    [
      'the first word of a topic is no main verb',
      'A pupil who explains gives and takes gets a badge.',
      { educational: 'gives and' },
    ],
    [
      'a verb does not terminate the topic of a main clause',
      'Each kid learns to swim gets a badge.',
      { educational: 'to swim gets a badge' },
    ],
    ['a sequel terminates the topic', 'Pupils learn trading later for gold.', { educational: 'trading' }],
    [
      'a clause with a topic word goes on with the topic',
      'Pupils learn trading, how members can sell it.',
      { educational: 'trading how members can sell it' },
    ],
    [
      'a quotation goes on with the topic',
      'Pupils learn the phrases "double your money", "we sell", and leave.',
      { educational: 'the phrases double your money we sell and leave' },
    ],
    [
      'a list after a colon goes on with the topic',
      'Pupils learn this: they sell coins.',
      { educational: 'this they sell coins' },
    ],
    ['another clause terminates the topic', 'Pupils learn trading, we sell badges.', { educational: 'trading' }],
    ['a topic ends with its sentence', 'Pupils learn trading. "Sell coins" is free.', { educational: 'trading' }],
    ['a final verb makes the clause before it a topic', '会員は詐欺を学ぶ', { educational: '会員 は詐欺を' }],
    ['the topic of a noun follows it', 'A game about selling.', { educational: 'about selling' }],
    ['a weak topic word opens no topic after a noun with other senses', 'A game where you sell badges.', {}],
    [
      'a weak topic word opens a topic after a strong noun',
      'A workshop where you sell badges.',
      { educational: 'a where you sell badges' },
    ],
    [
      'a colon opens a topic after a strong noun',
      'A quiz: members sell coins.',
      { educational: 'a members sell coins' },
    ],
    ['a colon opens no topic after a noun with other senses', 'Market evening: they bid.', {}],
    ['a topic word may come later behind a colon', 'A game: mostly about selling.', { educational: 'about selling' }],
    ['a modal leaves the noun phrase', 'A workshop can sell on Monday.', { educational: 'a' }],
    ['a token leaves the noun phrase', 'A workshop badge on sale.', {}],
    ['a bracket leaves the noun phrase', 'A game (free) about selling.', {}],
    [
      'a topic may begin four tokens after the noun',
      'A workshop every day rain on selling.',
      { educational: 'a on selling' },
    ],
    [
      'a topic does not begin five tokens after the noun',
      'A workshop every day rain sun on selling.',
      { educational: 'a' },
    ],
    ['a class of a number is people', 'A class of 25 on trading sells badges.', {}],
    [
      'a class of other words has a topic',
      'A class of friends on trading sells badges.',
      { educational: 'a of friends on trading sells badges' },
    ],
    [
      'a number alone does not make it people',
      'A class on 25 trading tricks.',
      { educational: 'a on 25 trading tricks' },
    ],
    [
      'the topic may precede a strong educational noun',
      'The seed phrase lesson is free.',
      { educational: 'the seed phrase' },
    ],
    ['a noun with other senses has no topic before it', 'The seed phrase game is free.', {}],
    ['before a token the noun is no lesson', 'The seed phrase lesson badge is free.', {}],
    [
      'a token of the next sentence does not count',
      'The seed phrase lesson. Badges are free.',
      { educational: 'the seed phrase' },
    ],
    [
      'the topic before a noun has at most three tokens',
      'Sell the long new seed phrase lesson.',
      { educational: 'new seed phrase' },
    ],
    ['the topic before a noun begins with its clause', 'Tonight gold: seed lesson.', { educational: 'seed' }],
    ['a topic word is no part of the topic before a noun', 'How seed phrase lesson.', { educational: 'seed phrase' }],
    ['holders before the noun are a subject', 'Members seed phrase lesson.', {}],
    ['issuers before the noun are a subject', 'The club seed lesson.', {}],
    ['a modal before the noun makes a predicate', 'It can seed lesson.', {}],
    ['a modal before the three tokens makes a predicate', 'It can seed phrase word lesson.', {}],
  ])
})
