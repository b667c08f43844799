/** Tokenizes the normalized text: each token with its word, its offsets, and flags for the gap before it. */
import { rawTokensOf, type RawToken, type Segmenter } from './raw-tokens.ts'
import type { WordCache, Word } from './word-cache.ts'
import type { View } from '../normalize/normalize.ts'

/** What separates a token from the one before it, from the weakest to the strongest. */
export const Break = { none: 0, hyphen: 1, comma: 2, bracket: 3, clause: 4, sentence: 5 } as const

/** The lowest three bits of a token's flags are its `Break`; the flags above them: */
const breakMask = 7
const quotedFlag = 8
const gluedFlag = 16
const afterColonFlag = 32
const afterQuestionFlag = 64
const askedFlag = 128

/** A word at a place of the text. Kept small: a text has one for each of its words. */
export class Token {
  /** What the word has in every text: variants, concepts, shape. */
  readonly word: Word
  /** UTF-16 offsets in the source. */
  readonly start: number
  readonly end: number
  readonly #flags: number

  constructor(word: Word, start: number, end: number, flags: number) {
    this.word = word
    this.start = start
    this.end = end
    this.#flags = flags
  }

  /** The normalized word. */
  get text(): string {
    return this.word.text
  }

  /** One of `Break`. */
  get before(): number {
    return this.#flags & breakMask
  }

  /** The token is between quotation marks. */
  get quoted(): boolean {
    return (this.#flags & quotedFlag) !== 0
  }

  /** A sign without blanks separates it from the token before it: re-sale, se.ed, s*ll. */
  get glued(): boolean {
    return (this.#flags & gluedFlag) !== 0
  }

  /** The text before it ends with a colon or an equals sign. */
  get afterColon(): boolean {
    return (this.#flags & afterColonFlag) !== 0
  }

  /** The text before it ends a question. */
  get afterQuestion(): boolean {
    return (this.#flags & afterQuestionFlag) !== 0
  }

  /** The token is the last one of the text, and a question mark follows it. */
  get asked(): boolean {
    return (this.#flags & askedFlag) !== 0
  }
}

const bullet = /^\s*(?:[-*•·–—>]|\d{1,2}[.)])\s/u

const speech = new Set('said says shouted asked promised claimed reads read goes went was is in on by'.split(' '))

const breakOf = (gap: string, last: string, next: string, lineLength: number): number => {
  if (gap === '' || gap === ' ') return Break.none
  if (gap === '-' || gap === '_' || gap === '-\n') return Break.hyphen
  const newline = gap.indexOf('\n')
  // "Fake!": an exhibition; "Get rich!" said the leaflet: the sign ends the quotation, not the sentence.
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

/** Signs within a word. */
const glue = /^(?:[-_.*~^·•+\\/|:'#=]|\*\*|__|-\n)$/u

/** The text between two tokens. */
interface Gap {
  /** Flags of the token after it. */
  readonly flags: number
  /** Its number of quotation marks. */
  readonly quotes: number
}

const blank: Gap = { flags: Break.none, quotes: 0 }
const comma: Gap = { flags: Break.comma, quotes: 0 }
const stop: Gap = { flags: Break.sentence, quotes: 0 }

const quotesIn = (gap: string, inQuotes: boolean): number => {
  let quotes = 0
  for (const c of gap) if (c === '"') quotes += 1
  // An apostrophe before or after a word is a quotation mark; within a word it is part of the word.
  if (/(?:^|[\s(:,])'$/u.test(gap)) return quotes + 1
  return (quotes % 2 === 1) !== inQuotes && gap.startsWith("'") ? quotes + 1 : quotes
}

const gapOf = (gap: string, previous: RawToken, next: RawToken, lineStart: number, inQuotes: boolean): Gap => {
  if (gap === '' || gap === ' ') return blank
  if (gap === ', ') return comma
  if (gap === '. ') return previous.text.length === 1 && next.text.length <= 2 ? blank : stop
  return {
    flags:
      breakOf(gap, previous.text, next.text, previous.to - lineStart) |
      (glue.test(gap) && !/\d$/u.test(previous.text) ? gluedFlag : 0) |
      (/[:：=]["'\s]*$/u.test(gap) ? afterColonFlag : 0) |
      (/[?？؟]/u.test(gap) ? afterQuestionFlag : 0),
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
  let previous: RawToken | undefined
  let inQuotes = false
  let lineStart = 0
  for (let n = 0; n <= last; n += 1) {
    const d = rawTokens[n]
    if (d === undefined) break
    const from = previous?.to ?? 0
    let flags: number = Break.none
    // One blank separates most words and sets no flag.
    if (d.from - from !== 1 || text.charCodeAt(from) !== space) {
      const between = text.slice(from, d.from)
      const gap = gapOf(between, previous ?? d, d, lineStart, inQuotes)
      const newline = between.lastIndexOf('\n')
      if (newline >= 0) lineStart = from + newline + 1
      if (gap.quotes % 2 === 1) inQuotes = !inQuotes
      flags = gap.flags
    }
    if (previous === undefined) flags = (flags & (afterColonFlag | afterQuestionFlag)) | Break.sentence
    if (inQuotes) flags |= quotedFlag
    if (n === last && /[?？؟]/u.test(text.slice(d.to))) flags |= askedFlag
    out.push(new Token(wordCache.word(d.text), start[d.from] ?? 0, end[d.to - 1] ?? 0, flags))
    previous = d
  }
  return out
}
