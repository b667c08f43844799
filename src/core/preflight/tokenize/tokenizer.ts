/** Turns the raw tokens of a normalized text into tokens, each with the break before it. */
import { rawTokensOf, type RawToken, type Segmenter } from './raw-tokens.ts'
import type { WordCache, Word } from './word-cache.ts'
import type { View } from '../normalize/normalize.ts'

/** The break between a token and the one before it, weakest first. */
export const Break = { none: 0, hyphen: 1, comma: 2, bracket: 3, clause: 4, sentence: 5 } as const

/** A word at its position in the text. */
export interface Token {
  /** What depends on the word alone: variants, shape, concepts, features. */
  readonly word: Word
  /** UTF-16 offsets in the source. */
  readonly start: number
  readonly end: number
  /** The word in the normalized text. */
  readonly text: string
  /** The break before the token: a value of `Break`. */
  readonly before: number
  /** The token is between quotation marks. */
  readonly quoted: boolean
  /** Only a sign without spaces separates it from the token before it: re-sale, se.ed, s*ll. */
  readonly glued: boolean
  /** The separator before it ends with a colon or an equals sign. */
  readonly afterColon: boolean
  /** The separator before it ends a question. */
  readonly afterQuestion: boolean
  /** It is the last token and a question mark follows it. */
  readonly asked: boolean
}

const bullet = /^\s*(?:[-*•·–—>]|\d{1,2}[.)])\s/u

const speech = new Set('said says shouted asked promised claimed reads read goes went was is in on by'.split(' '))

const breakOf = (gap: string, last: string, next: string, lineLength: number): number => {
  if (gap === '' || gap === ' ') return Break.none
  if (gap === '-' || gap === '_' || gap === '-\n') return Break.hyphen
  const newline = gap.indexOf('\n')
  // In "Fake!": an exhibition, and "Get rich!" said the leaflet, the mark ends only the quotation, not the sentence.
  if (newline < 0 && /^[!?.]["'”’»)]\s?[:,;–—]/u.test(gap)) return /[,–—]/u.test(gap) ? Break.comma : Break.clause
  if (newline < 0 && /^[!?]["'”’»]\s/u.test(gap) && speech.has(next.toLowerCase())) return Break.comma
  if (
    /[!?。！？؟।॥…]/u.test(gap) ||
    (/\.["')\]*_]{0,4}(?:\s|$)/u.test(gap) && gap !== '.' && !(last.length === 1 && next.length <= 2))
  )
    return Break.sentence
  if (newline >= 0) {
    const hard = gap.indexOf('\n', newline + 1) >= 0 || lineLength < 48 || bullet.test(gap.slice(newline + 1))
    if (hard) return Break.sentence
  }
  if (/[;；:：=]|\u2014|--| - |->|→|[•·*]\s|\|/u.test(gap)) return Break.clause
  if (/[()[\]{}（）【】]/u.test(gap)) return Break.bracket
  if (/[,，、،/]/u.test(gap)) return Break.comma
  return Break.none
}

/** Signs that join the pieces of one word. */
const glue = /^(?:[-_.*~^·•+\\/|:'#=]|\*\*|__|-\n)$/u

/** What the separator between two tokens says about the second one. */
interface Gap extends Pick<Token, 'before' | 'glued' | 'afterColon' | 'afterQuestion'> {
  /** The number of quotation marks in the separator. */
  readonly quotes: number
}

const plainGap: Gap = { before: Break.none, glued: false, afterColon: false, afterQuestion: false, quotes: 0 }
const comma: Gap = { ...plainGap, before: Break.comma }
const stop: Gap = { ...plainGap, before: Break.sentence }

const quotesIn = (gap: string, inQuotes: boolean): number => {
  let quotes = 0
  for (const c of gap) if (c === '"') quotes += 1
  // An apostrophe at the start or end of a word is a quotation mark; inside a word it is part of the word.
  if (/(?:^|[\s(:,])'$/u.test(gap)) return quotes + 1
  return (quotes % 2 === 1) !== inQuotes && gap.startsWith("'") ? quotes + 1 : quotes
}

const gapOf = (gap: string, previous: RawToken, next: RawToken, lineStart: number, inQuotes: boolean): Gap => {
  if (gap === '' || gap === ' ') return plainGap
  if (gap === ', ') return comma
  if (gap === '. ') return previous.text.length === 1 && next.text.length <= 2 ? plainGap : stop
  return {
    before: breakOf(gap, previous.text, next.text, previous.to - lineStart),
    glued: glue.test(gap) && !/\d$/u.test(previous.text),
    afterColon: /[:：=]["'\s]*$/u.test(gap),
    afterQuestion: /[?？؟]/u.test(gap),
    quotes: quotesIn(gap, inQuotes),
  }
}

const space = 0x20

/** The tokens of a normalized text, in order. */
export const tokenize = (view: View, segment: Segmenter, wordCache: WordCache): readonly Token[] => {
  const { text, start, end } = view
  const out: Token[] = []
  const rawTokens = rawTokensOf(text, segment)
  const last = rawTokens.length - 1
  const own = new Map<string, Word>()
  let previous: RawToken | undefined
  let inQuotes = false
  let lineStart = 0
  for (let n = 0; n <= last; n += 1) {
    const d = rawTokens[n]
    if (d === undefined) break
    const from = previous?.to ?? 0
    let gap = plainGap
    // A fast path: most words are separated by one space.
    if (d.from - from !== 1 || text.charCodeAt(from) !== space) {
      const between = text.slice(from, d.from)
      gap = gapOf(between, previous ?? d, d, lineStart, inQuotes)
      const newline = between.lastIndexOf('\n')
      if (newline >= 0) lineStart = from + newline + 1
      if (gap.quotes % 2 === 1) inQuotes = !inQuotes
    }
    const word = wordCache.word(d.text, own)
    out.push({
      word,
      start: start[d.from] ?? 0,
      end: end[d.to - 1] ?? 0,
      text: word.text,
      before: previous === undefined ? Break.sentence : gap.before,
      quoted: inQuotes,
      glued: previous !== undefined && gap.glued,
      afterColon: gap.afterColon,
      afterQuestion: gap.afterQuestion,
      asked: n === last && /[?？؟]/u.test(text.slice(d.to)),
    })
    previous = d
  }
  return out
}
