import { sentencesOf, type Span } from '../rewrite/sentences.ts'

/** Fewest letters or digits of a clause that is looked for. */
const fewestSigns = 2

const sign = /[\p{L}\p{N}]/gu
const word = /[\p{L}\p{M}\p{N}]+/gu

const wordsOf = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().match(word) ?? []

/**
 * Where a clause that a model quotes stands in a text: the clause itself, else the sentence with most of its words,
 * else the whole text. Offsets are UTF-16, without white space at the ends.
 */
export function placeOfClause(clause: string, text: string): Span {
  const quoted = clause.trim()
  if ((quoted.match(sign) ?? []).length < fewestSigns || !quoted.isWellFormed()) return trimmed(text, whole(text))
  const start = text.indexOf(quoted)
  if (start >= 0) return { start, end: start + quoted.length }
  return trimmed(text, likeliestSentence(quoted, text) ?? whole(text))
}

const whole = (text: string): Span => ({ start: 0, end: text.length })

/** The sentence that has most words of a clause, at least half of them. */
function likeliestSentence(clause: string, text: string): Span | undefined {
  const words = new Set(wordsOf(clause))
  let best: Span | undefined
  let most = words.size / 2
  for (const sentence of sentencesOf(text)) {
    const own = new Set(wordsOf(text.slice(sentence.start, sentence.end)))
    const shared = [...words].filter((w) => own.has(w)).length
    if (shared > most || (shared === most && best === undefined)) [best, most] = [sentence, shared]
  }
  return best
}

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end)
  const blanks = part.length - part.trimStart().length
  return { start: start + blanks, end: Math.max(start + blanks, start + part.trimEnd().length) }
}
