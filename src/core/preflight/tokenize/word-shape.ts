/** The shape of a word: what its characters show without a lexicon, as bits. */
export const Shape = {
  /** Begins with an ASCII digit. */
  number: 1,
  /** Begins with a currency sign. */
  money: 2,
  /** A possessive: the club's, but not it's. */
  owner: 4,
  /** Ends with s, so that a following apostrophe may make a possessive. */
  endsWithS: 8,
  /** A negation that can stand without its verb: "he isn't, but …". */
  leftOpen: 16,
  /** Is or contains an emoji or other pictograph. */
  picture: 32,
} as const

const startsWithDigit = /^\d/u
const startsWithMoney = /^\p{Sc}/u
const contracted =
  /^(?:it|that|there|here|he|she|who|what|let|where|how|when|everything|something|nothing|this|why)'s$/u
const leftOpen = new Set("isn't isnt aren't wasn't weren't hasn't haven't hadn't didn't don't doesn't never".split(' '))
const picture = /\p{Extended_Pictographic}/u
const ascii = /^[\0-\x7f]*$/u

/** The shape of a normalized word: bits of `Shape`. */
export const shapeOf = (text: string): number =>
  (startsWithDigit.test(text) ? Shape.number : 0) |
  (startsWithMoney.test(text) ? Shape.money : 0) |
  (text.endsWith("'s") && !contracted.test(text) ? Shape.owner : 0) |
  (text.endsWith('s') ? Shape.endsWithS : 0) |
  (leftOpen.has(text) ? Shape.leftOpen : 0) |
  (!ascii.test(text) && picture.test(text) ? Shape.picture : 0)
