import type { Rule } from '../core/rule.ts'

/** ambiguity: what it covers stands in the labelling policy. */
export const ambiguity: readonly Rule[] = [
  {
    id: 'ambiguity.too-vague',
    category: 'ambiguity',
    why: 'It is not clear what holders get or what happens; a reviewer could not tell.',
    advice:
      'Say what a holder gets, whether it can move, what it costs, which data it holds and on which network it is shown.',
    patterns: [
      'SHORTTEXT &s token|coin|nft|tokens|coins|nfts ..1 for ..3 community|fans|town|city|club|members|brand|everyone|people|team|us|group|village|school|discord',
      'VAGUE',
      'donor*|donors|give|gives|donate|donates ..5 AMOUNT|NUM ..4 or more|plus|and above|minimum ..8 TOKEN',
      'donor*|donors ..3 of ..2 NUM|AMOUNT',
      'pay what you|name your price|pay as you|pay whatever',
      'suggested donation',
    ],
    hits: ['something like a coin, details soon'],
    misses: ['A bookworm badge for finishing ten books.'],
  },
  {
    id: 'ambiguity.language',
    category: 'ambiguity',
    why: 'Part of the text is in a language that the rules do not cover, so nobody has really read it.',
    advice: 'Describe the idea in a language that is covered, in a few plain sentences.',
    patterns: ['UNCOVEREDLANGUAGE'],
    hits: [],
    misses: [],
  },
  {
    id: 'ambiguity.no-idea',
    category: 'ambiguity',
    why: 'There is no idea for a token in the text that could be judged.',
    advice: 'Describe who gets a badge, for what, and what it shows.',
    patterns: ['ENGLISHTEXT !d TOKEN|COIN|IDEAWORD', 'NOIDEA'],
    hits: [],
    misses: [],
  },
]
