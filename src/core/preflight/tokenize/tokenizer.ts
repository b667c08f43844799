/** Turns the raw tokens of a normalized text into tokens, each with what separates it from the one before. */
import { rawTokensOf, type RawToken, type Segmenter } from './raw-tokens.ts'
import type { WordCache, Word } from './word-cache.ts'
import type { View } from '../normalize/normalize.ts'

/** What separates a token from the one before it, weakest first. */
export const Break = { none: 0, hyphen: 1, comma: 2, bracket: 3, clause: 4, sentence: 5 } as const

/** A word in its place. */
export interface Token {
  /** What is known of the word by itself. */
  readonly word: Word
  /** UTF-16 offsets in the source. */
  readonly start: number
  readonly end: number
  /** The word in the normalized text. */
  readonly text: string
  /** One of `Break`. */
  readonly before: number
  /** Nesting: the token stands between quotation marks. */
  readonly quoted: boolean
  /** Only a sign without blanks parts it from the token before it: re-sale, se.ed, s*ll. */
  readonly glued: boolean
  /** The text before it ends with a colon or an equals sign. */
  readonly afterColon: boolean
  /** The text before it ends a question. */
  readonly afterQuestion: boolean
  /** The text ends behind this word, with a question mark. */
  readonly asked: boolean
}

const bullet = /^\s*(?:[-*•·–—>]|\d{1,2}[.)])\s/u

const speech = new Set('said says shouted asked promised claimed reads read goes went was is in on by'.split(' '))

const breakOf = (gap: string, last: string, next: string, lineLength: number): number => {
  if (gap === '' || gap === ' ') return Break.none
  if (gap === '-' || gap === '_' || gap === '-\n') return Break.hyphen
  const newline = gap.indexOf('\n')
  // "Fake!": an exhibition; "Get rich!" said the leaflet: the mark ends the quotation only.
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

/** Signs that part the pieces of one word. */
const glue = /^(?:[-_.*~^·•+\\/|:'#=]|\*\*|__|-\n)$/u

/** What stands between two words: what it says of the token behind it. */
interface Gap extends Pick<Token, 'before' | 'glued' | 'afterColon' | 'afterQuestion'> {
  /** How many quotation marks open or close in it. */
  readonly quotes: number
}

const blank: Gap = { before: Break.none, glued: false, afterColon: false, afterQuestion: false, quotes: 0 }
const comma: Gap = { ...blank, before: Break.comma }
const stop: Gap = { ...blank, before: Break.sentence }

const quotesIn = (gap: string, inQuotes: boolean): number => {
  let quotes = 0
  for (const c of gap) if (c === '"') quotes += 1
  // An apostrophe that opens or closes a word is a quotation mark; inside a word it is part of the word.
  if (/(?:^|[\s(:,])'$/u.test(gap)) return quotes + 1
  return (quotes % 2 === 1) !== inQuotes && gap.startsWith("'") ? quotes + 1 : quotes
}

const gapOf = (gap: string, previous: RawToken, next: RawToken, lineStart: number, inQuotes: boolean): Gap => {
  if (gap === '' || gap === ' ') return blank
  if (gap === ', ') return comma
  if (gap === '. ') return previous.text.length === 1 && next.text.length <= 2 ? blank : stop
  return {
    before: breakOf(gap, previous.text, next.text, previous.to - lineStart),
    glued: glue.test(gap) && !/\d$/u.test(previous.text),
    afterColon: /[:：=]["'\s]*$/u.test(gap),
    afterQuestion: /[?？؟]/u.test(gap),
    quotes: quotesIn(gap, inQuotes),
  }
}

const space = 0x20

/** The tokens of a view, in order. */
export const tokenize = (view: View, segment: Segmenter, wordCache: WordCache): readonly Token[] => {
  const { text, start, end } = view
  const out: Token[] = []
  const rawTokens = rawTokensOf(text, segment)
  const last = rawTokens.length - 1
  let previous: RawToken | undefined
  let inQuotes = false
  let lineStart = 0
  for (let n = 0; n <= last; n += 1) {
    const d = rawTokens[n]
    if (d === undefined) break
    const from = previous?.to ?? 0
    let gap = blank
    // Most words are parted by one blank.
    if (d.from - from !== 1 || text.charCodeAt(from) !== space) {
      const between = text.slice(from, d.from)
      gap = gapOf(between, previous ?? d, d, lineStart, inQuotes)
      const newline = between.lastIndexOf('\n')
      if (newline >= 0) lineStart = from + newline + 1
      if (gap.quotes % 2 === 1) inQuotes = !inQuotes
    }
    const word = wordCache.word(d.text)
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
