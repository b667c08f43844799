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
      'donor*|donors ..3 of ..2 DIGITS|AMOUNT',
      'pay|pays|paying|give|gives ..1 what|whatever|as ..2 want|wants|like|likes|can|feel|feels|wish|please|you|they|think',
      'name|choose|set|pick ..1 your|their|own ..1 price|amount',
      'price|amount|what you pay ..3 up to you|them|everyone|yourself',
      'suggested donation',
      'donate*|donating|donation*|gift|give|gives|giving|gave|contribut*|sponsor*|patron* ..6 DIGITS|AMOUNT ..6 WGETS|and|= ..4 TOKEN|a|an|the',
      'WGETS ..8 donate*|donation*|gift|contribut*|giving|gives ..6 DIGITS|AMOUNT',
      'at least|over|more than|upwards of|minimum ..2 NUM|AMOUNT & donat*|give|gives|gift|WGETS & TOKEN|WGETS',
      'WVAGUEGOOD ..10 WVAGUELATER',
      'WVAGUELATER ..5 WVAGUEGOOD',
      'SHORTTEXT|BRIEFTEXT &d token|coin|nft|tokens|coins|nfts|crypto|blockchain &d WMETOO',
      'BRIEFTEXT &d WMETOO',
      'token|coin|nft|tokens|coins|nfts &d WMETOO',
      'BAREIDEA',
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
    patterns: [
      'ENGLISHTEXT !d TOKEN|COIN|IDEAWORD|AWARDNOUN|GETFRAME|OCCASION',
      'OFFQUESTION !d AWARDNOUN|token*|coin|badge*',
      'INSTRUCT & INSTRUCT !d AWARDNOUN|GETFRAME|OCCASION',
      'INSTRUCT !d AWARDNOUN|GETFRAME|OCCASION|IDEAWORD',
      'ABUSE !d AWARDNOUN|GETFRAME|OCCASION|token*|coin',
      'NOIDEA',
    ],
    hits: [],
    misses: [],
  },
]
