/** Splits a normalized text into raw tokens: words, numbers, signs and pictographs. */

/** Splits a run of letters without blanks (Chinese, Japanese, Korean, Thai) into words; ends of the words, last one included. */
export type Segmenter = (run: string) => readonly number[]

const piece =
  /[\p{L}\p{N}\p{M}]+(?:['@$!|€+∆¢£¥§×°¡∑∂©®](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+){0,8}|[@$][\p{L}\p{N}]+|[%‰]|\p{Sc}|\p{Extended_Pictographic}/gu

const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\u31f0-\u31ff\uff66-\uff9f]/u
const decimal = /^[.,]\d/u
const elided =
  /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quelqu|dell|all|nell|sull|dall|un|quell|gl|degl|nell|coll)'(?=\p{L}{2})/u

/**
 * A raw token at offsets `from` to before `to` of the normalized text. `text` lacks the separators of a word that was s
 * p a c e d out.
 */
export interface RawToken {
  text: string
  from: number
  to: number
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

const addWord = (out: RawToken[], text: string, word: string, from: number): void => {
  // Numbers such as 0.5 and 1,000 are one raw token.
  if (isDigit(word.charCodeAt(0))) {
    const last = out.at(-1)
    if (
      last !== undefined &&
      from - last.to === 1 &&
      isDigit(last.text.charCodeAt(last.text.length - 1)) &&
      decimal.test(text.slice(last.to, from + 1))
    ) {
      last.text += text.slice(last.to, from) + word
      last.to = from + word.length
      return
    }
  }
  out.push({ text: word, from, to: from + word.length })
}

const addAny = (out: RawToken[], text: string, word: string, from: number, segment: Segmenter): void => {
  const elision = word.includes("'") ? elided.exec(word) : null
  if (elision !== null) {
    out.push({ text: elision[0].slice(0, -1), from, to: from + elision[0].length })
    out.push({ text: word.slice(elision[0].length), from: from + elision[0].length, to: from + word.length })
  } else if (word.length > 1 && unspaced.test(word)) {
    let at = 0
    for (const to of segment(word)) {
      out.push({ text: word.slice(at, to), from: from + at, to: from + to })
      at = to
    }
  } else addWord(out, text, word, from)
}

const pieces = (text: string, segment: Segmenter): RawToken[] => {
  const out: RawToken[] = []
  for (const { 0: word, index } of text.matchAll(piece)) addAny(out, text, word, index, segment)
  return out
}

const noRun: readonly RawToken[] = []

const oneLetter = (d: RawToken): boolean =>
  d.to - d.from === 1 && /^[\p{L}0-9@$!]$/u.test(d.text) && !unspaced.test(d.text)

/** Whether three raw tokens in a row have one letter each. */
const hasRun = (list: readonly RawToken[]): boolean => {
  let inRow = 0
  for (const { from, to } of list) {
    inRow = to - from === 1 ? inRow + 1 : 0
    if (inRow === 3) return true
  }
  return false
}

/** Joins runs of three or more single letters between which the separators are equal. */
const joinSpaced = (text: string, list: readonly RawToken[]): readonly RawToken[] => {
  if (!hasRun(list)) return list
  const out: RawToken[] = []
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
    const run = to - i >= 3 ? list.slice(i, to) : noRun
    if (run.some((d) => /\p{L}/u.test(d.text))) {
      out.push({ text: run.map((d) => d.text).join(''), from: first.from, to: run.at(-1)?.to ?? first.to })
      i = to
    } else {
      out.push(first)
      i += 1
    }
  }
  return out
}

/** The raw tokens of a normalized text, in order. */
export const rawTokensOf = (text: string, segment: Segmenter): readonly RawToken[] =>
  joinSpaced(text, pieces(text, segment))
