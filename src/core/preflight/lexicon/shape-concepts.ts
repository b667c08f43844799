/**
 * Shape concepts: concepts that the characters of a token show without a lexicon (numbers, amounts, names,
 * possessives).
 */
import type { Occurrences } from '../patterns/concept-index.ts'
import { Shape } from '../tokenize/word-shape.ts'
import { Break, type Token } from '../tokenize/tokenizer.ts'

export const shapeConceptNames = ['NUM', 'BARENUM', 'DIGITS', 'PASTYEAR', 'PRICENUM', 'TIMES', 'AMOUNT', 'PERCENT', 'POSS', 'PROPER', 'PROPERS', 'LEFTOPEN', 'SHORTTEXT', 'TINYTEXT', 'BRIEFTEXT', 'ENGLISHTEXT', 'ASKSONLY'] as const // prettier-ignore

/** The ids of the shape concepts, by name. */
export type ShapeConcepts = Readonly<Record<(typeof shapeConceptNames)[number], number>>

/** A year or decade from 1000 to 2009. */
const longPast = /^(?:1\d{3}|200\d)s?$/u

/** Words after which a preceding number counts no noun, and so may be an amount: "60 each", "at 25 and". */
const afterAmount = new Set(
  'and or each a apiece upwards per gets get buys now today up in then you to plus for we since within instead keeps covers pays feeds saves helps until till which that so'.split(
    ' ',
  ),
)

const yearLike = /^(?:19|20)\d\d$/u

/** Words after which a number is an index, not an amount: "edition 11". */
const beforeIndex = new Set(
  'edition drop number no nr level room week day season chapter page part phase step grade year class stage version episode volume track unit block gate platform series round generation gen team house ward age under over aged lap mile km table group'.split(
    ' ',
  ),
)

const bare = (tokens: readonly Token[], i: number): boolean => {
  const text = tokens[i]?.text ?? ''
  if (yearLike.test(text) || beforeIndex.has(tokens[i - 1]?.text ?? '') || !/^\d+(?:[.,]\d+)*k?\d?$/u.test(text))
    return false
  const next = tokens[i + 1]
  return next === undefined || next.before >= Break.comma || afterAmount.has(next.text)
}

/** A number with cents: 2.50, 42,00 and 12,–. */
const cents = /^\d{1,6}[.,]\d\d$/u
const percent = /^\d+(?:[.,]\d+)?$/u
const times = /^\d+(?:[.,]\d+)?x$/u
const amountK = /^\d+(?:[.,]\d+)?(?:€|\$|£)$/u

const money = /^\p{Sc}$/u
const startsWithDigit = /^\d/u

/** Adds the concepts of numbers, amounts, percentages and multiples. */
export const addNumberConcepts = (
  tokens: readonly Token[],
  i: number,
  occurrences: Occurrences,
  sentence: number,
  ids: ShapeConcepts,
): void => {
  const t = tokens[i]
  if (t === undefined) return
  const { text } = t
  if ((t.word.shape & Shape.number) !== 0) {
    const add = (id: number, to = i): void => {
      occurrences.add(sentence, id, i, to)
    }
    add(ids.NUM)
    if (bare(tokens, i)) add(ids.BARENUM)
    add(ids.DIGITS)
    if (longPast.test(text)) add(ids.PASTYEAR)
    if (cents.test(text)) add(ids.PRICENUM)
    if (times.test(text) && Number.parseFloat(text) < 10_000) add(ids.TIMES)
    else if (amountK.test(text)) add(ids.AMOUNT)
    const next = tokens[i + 1]?.text
    if (percent.test(text) && (next === '%' || next === '‰')) add(ids.PERCENT, i + 1)
    if (next !== undefined && money.test(next) && tokens[i + 1]?.before === 0) add(ids.AMOUNT, i + 1)
  } else if ((t.word.shape & Shape.money) !== 0) {
    if (text.length > 1 && /^.\d/u.test(text)) occurrences.add(sentence, ids.AMOUNT, i, i)
    else if (startsWithDigit.test(tokens[i + 1]?.text ?? '')) occurrences.add(sentence, ids.AMOUNT, i, i + 1)
  }
}

/** A name begins with a capital letter, does not open a sentence and has no neighbours in capitals. */
const capital = /^\p{Lu}[\p{Ll}\p{Lu}&]/u
const shouted = /^\p{Lu}+$/u
const contrast = /^(?:but|still|though|yet|nevertheless|anyway)$/u
const apostropheAndWord = /^['\u2019] \p{L}/u

/** Whether a UTF-16 code unit may be a capital letter. A fast check first, since most text is lower-case ASCII. */
const mayBeCapital = (code: number): boolean => (code >= 65 && code <= 90) || code > 127

/** Adds the concepts of names, possessives, and negations without a verb ("he isn't, but …"). */
export const addFormConcepts = (
  tokens: readonly Token[],
  i: number,
  text: string,
  occurrences: Occurrences,
  sentence: number,
  ids: ShapeConcepts,
): void => {
  const t = tokens[i]
  if (t === undefined) return
  const { shape } = t.word
  const owner = (shape & Shape.owner) !== 0
  if (owner || ((shape & Shape.endsWithS) !== 0 && !t.quoted && apostropheAndWord.test(text.slice(t.end, t.end + 3))))
    occurrences.add(sentence, ids.POSS, i, i)
  if (t.before !== Break.sentence && t.text.length > 2 && mayBeCapital(text.charCodeAt(t.start))) {
    const raw = text.slice(t.start, t.end)
    if (capital.test(raw) && !t.afterColon && standsAlone(tokens, i, raw, text)) {
      occurrences.add(sentence, ids.PROPER, i, i)
      if (owner) occurrences.add(sentence, ids.PROPERS, i, i)
    }
  }
  if ((shape & Shape.leftOpen) !== 0) {
    const next = tokens[i + 1]
    if (next !== undefined && contrast.test(next.text)) occurrences.add(sentence, ids.LEFTOPEN, i, i)
  }
}

/** Whether neither neighbour of a word in capitals is in capitals. */
const standsAlone = (tokens: readonly Token[], i: number, raw: string, text: string): boolean =>
  !shouted.test(raw) ||
  ![tokens[i - 1], tokens[i + 1]].some(
    (o) => o !== undefined && o.text.length > 1 && shouted.test(text.slice(o.start, o.end)),
  )
