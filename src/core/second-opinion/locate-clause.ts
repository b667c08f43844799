/** Locates a clause that a model quotes. */
import { sentencesOf, type Span } from '../rewrite/sentences.ts'

/** A clause with fewer letters and digits is not searched for. */
const fewestCharacters = 2

const letterOrDigit = /[\p{L}\p{N}]/gu
const word = /[\p{L}\p{M}\p{N}]+/gu

const wordsOf = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().match(word) ?? []

/**
 * The span of a quoted clause in a text: of the clause itself if the text contains it, else of the sentence that shares
 * most words with it, else of the whole text. Offsets count UTF-16 units and exclude white space at the ends.
 */
export function locateClause(clause: string, text: string): Span {
  const quoted = clause.trim()
  if ((quoted.match(letterOrDigit) ?? []).length < fewestCharacters || !quoted.isWellFormed())
    return trimmed(text, whole(text))
  const start = text.indexOf(quoted)
  if (start >= 0) return { start, end: start + quoted.length }
  return trimmed(text, likeliestSentence(quoted, text) ?? whole(text))
}

const whole = (text: string): Span => ({ start: 0, end: text.length })

/** The sentence that shares most words with a clause, at least half of the clause's words; the first of equal ones. */
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
