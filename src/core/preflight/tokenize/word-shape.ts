/** What the characters of a word tell without any lexicon, as bits: asked for many times of the same words. */
export const Shape = {
  /** Begins with an ASCII digit. */
  number: 1,
  /** Begins with a sign of a currency. */
  money: 2,
  /** Ends as a possessive does: the club's, but not it's. */
  owner: 4,
  /** Ends with an s, behind which an apostrophe may stand. */
  endsWithS: 8,
  /** A denial that may be left open: "he isn't, but …". */
  leftOpen: 16,
  /** Is or holds a picture. */
  picture: 32,
} as const

const startsWithDigit = /^\d/u
const startsWithMoney = /^\p{Sc}/u
const contracted =
  /^(?:it|that|there|here|he|she|who|what|let|where|how|when|everything|something|nothing|this|why)'s$/u
const leftOpen = new Set("isn't isnt aren't wasn't weren't hasn't haven't hadn't didn't don't doesn't never".split(' '))
const picture = /\p{Extended_Pictographic}/u
const ascii = /^[\0-\x7f]*$/u

/** The shape of a word in the light view: bits of `Shape`. */
export const shapeOf = (text: string): number =>
  (startsWithDigit.test(text) ? Shape.number : 0) |
  (startsWithMoney.test(text) ? Shape.money : 0) |
  (text.endsWith("'s") && !contracted.test(text) ? Shape.owner : 0) |
  (text.endsWith('s') ? Shape.endsWithS : 0) |
  (leftOpen.has(text) ? Shape.leftOpen : 0) |
  (!ascii.test(text) && picture.test(text) ? Shape.picture : 0)
