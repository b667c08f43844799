/** Cuts the light view into words, numbers, signs and pictures, and remembers what stood between them. */
import { draftsOf, type Draft, type Segmenter } from './drafts.ts'
import type { Glossary, Word } from './glossary.ts'
import type { View } from './normalize.ts'

/** What separates a token from the one before it, weakest first. */
export const Break = { none: 0, hyphen: 1, comma: 2, bracket: 3, clause: 4, sentence: 5 } as const

export interface Token {
  /** The word in the light view. */
  readonly text: string
  /** What is known of the word by itself. */
  readonly word: Word
  /** UTF-16 offsets in the source. */
  readonly start: number
  readonly end: number
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

/** What stands between two words. */
interface Gap {
  readonly before: number
  readonly glued: boolean
  readonly afterColon: boolean
  readonly afterQuestion: boolean
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

const gapOf = (gap: string, previous: Draft, next: Draft, lineStart: number, inQuotes: boolean): Gap => {
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

/** The tokens of a view, in order. */
export const tokenize = (view: View, segment: Segmenter, glossary: Glossary): readonly Token[] => {
  const text = view.text
  const out: Token[] = []
  let previous: Draft | undefined
  let inQuotes = false
  let lineStart = 0
  for (const d of draftsOf(text, segment)) {
    const from = previous?.to ?? 0
    const space = text.slice(from, d.from)
    const gap = gapOf(space, previous ?? d, d, lineStart, inQuotes)
    const newline = space.lastIndexOf('\n')
    if (newline >= 0) lineStart = from + newline + 1
    if (gap.quotes % 2 === 1) inQuotes = !inQuotes
    const word = glossary.word(d.text)
    out.push({
      text: word.text,
      word,
      start: view.start[d.from] ?? 0,
      end: view.end[d.to - 1] ?? 0,
      before: previous === undefined ? Break.sentence : gap.before,
      quoted: inQuotes,
      glued: previous !== undefined && gap.glued,
      afterColon: gap.afterColon,
      afterQuestion: gap.afterQuestion,
      asked: false,
    })
    previous = d
  }
  const last = out.pop()
  if (last !== undefined) out.push({ ...last, asked: /[?？؟]/u.test(text.slice(previous?.to ?? 0)) })
  return out
}
