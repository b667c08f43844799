/** Cuts the light view into words, numbers, signs and pictures, and remembers what stood between them. */
import { readings } from './disguise.ts'
import type { View } from './normalize.ts'

/** What separates a token from the one before it, weakest first. */
export const Break = { none: 0, hyphen: 1, comma: 2, bracket: 3, clause: 4, sentence: 5 } as const

export interface Token {
  /** The word in the light view. */
  readonly text: string
  /** Other readings: without a contraction or possessive, without disguise. */
  readonly forms: readonly string[]
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
}

/** Splits a run of letters without blanks (Chinese, Japanese, Korean) into words; ends of the words, last one included. */
export type Segmenter = (run: string) => readonly number[]

const token =
  /[\p{L}\p{N}\p{M}]+(?:['@$!|€+∆¢£¥§×°¡∑∂©®](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+){0,8}|[@$][\p{L}\p{N}]+|[%‰]|\p{Sc}|\p{Extended_Pictographic}/gu

const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\u31f0-\u31ff\uff66-\uff9f]/u
const decimal = /^[.,]\d/u
const elided =
  /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quelqu|dell|all|nell|sull|dall|un|quell|gl|degl|nell|coll)'(?=\p{L}{2})/u
const tail = /'(?:s|d|ll|re|ve|m)?$/u
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

interface Draft {
  text: string
  from: number
  to: number
}

const drafts = (text: string, segment: Segmenter): Draft[] => {
  const out: Draft[] = []
  token.lastIndex = 0
  for (let m = token.exec(text); m !== null; m = token.exec(text)) {
    const word = m[0]
    const from = m.index
    const elision = elided.exec(word)
    if (elision !== null) {
      out.push({ text: elision[0].slice(0, -1), from, to: from + elision[0].length })
      out.push({ text: word.slice(elision[0].length), from: from + elision[0].length, to: from + word.length })
    } else if (word.length > 1 && cjk.test(word)) {
      let at = 0
      for (const to of segment(word)) {
        out.push({ text: word.slice(at, to), from: from + at, to: from + to })
        at = to
      }
    } else {
      const last = out.at(-1)
      // 0.5 and 1,000 are one number.
      if (
        last !== undefined &&
        /^\d/u.test(word) &&
        /\d$/u.test(last.text) &&
        from - last.to === 1 &&
        decimal.test(text.slice(last.to, from + 1))
      ) {
        last.text += text.slice(last.to, from) + word
        last.to = from + word.length
      } else out.push({ text: word, from, to: from + word.length })
    }
  }
  return out
}

const oneLetter = (d: Draft): boolean => d.to - d.from === 1 && /^[\p{L}0-9@$!]$/u.test(d.text) && !cjk.test(d.text)

/** Joins runs of three or more single letters that are parted by the same separator. */
const joinSpaced = (text: string, list: readonly Draft[]): Draft[] => {
  const out: Draft[] = []
  let i = 0
  while (i < list.length) {
    const first = list[i]
    const second = list[i + 1]
    if (first === undefined) break
    let to = i + 1
    if (second !== undefined && oneLetter(first) && oneLetter(second)) {
      const gap = text.slice(first.to, second.from)
      if (gap.length <= 2 && !gap.includes('\n')) {
        let prev = first
        for (
          let next = list[to];
          next !== undefined && oneLetter(next) && text.slice(prev.to, next.from) === gap;
          next = list[to]
        ) {
          prev = next
          to += 1
        }
      }
    }
    if (to - i >= 3 && list.slice(i, to).some((d) => /\p{L}/u.test(d.text))) {
      const run = list.slice(i, to)
      out.push({ text: run.map((d) => d.text).join(''), from: first.from, to: run.at(-1)?.to ?? first.to })
      i = to
    } else {
      out.push(first)
      i += 1
    }
  }
  return out
}

const formsOf = (text: string): readonly string[] => {
  if (/^[a-z]+$/u.test(text) && !/(.)\1\1/u.test(text)) return []
  const out: string[] = []
  if (text.includes("'")) {
    const base = text.replace(tail, '')
    if (base !== text) out.push(base)
    out.push(text.replaceAll("'", ''))
  }
  out.push(...readings(text))
  return out
}

/** The tokens of a view, in order. */
export const tokenize = (view: View, segment: Segmenter): readonly Token[] => {
  const text = view.text
  const out: Token[] = []
  let previous: Draft | undefined
  let quotes = 0
  let lineStart = 0
  for (const d of joinSpaced(text, drafts(text, segment))) {
    const gap = text.slice(previous?.to ?? 0, d.from)
    const newline = gap.lastIndexOf('\n')
    const before =
      previous === undefined ? Break.sentence : breakOf(gap, previous.text, d.text, previous.to - lineStart)
    if (newline >= 0) lineStart = (previous?.to ?? 0) + newline + 1
    for (const c of gap) if (c === '"') quotes += 1
    // An apostrophe that opens or closes a word is a quotation mark; inside a word it is part of the word.
    if (/(?:^|[\s(:,])'$/u.test(gap)) quotes += 1
    else if (quotes % 2 === 1 && /^'/u.test(gap)) quotes += 1
    const last = view.end[d.to - 1] ?? 0
    out.push({
      text: d.text,
      forms: formsOf(d.text),
      start: view.start[d.from] ?? 0,
      end: last,
      before,
      quoted: quotes % 2 === 1,
      glued: previous !== undefined && glue.test(gap) && !/\d$/u.test(previous.text),
      afterColon: /[:：=]["'\s]*$/u.test(gap),
      afterQuestion: /[?？؟]/u.test(gap),
    })
    previous = d
  }
  return out
}
