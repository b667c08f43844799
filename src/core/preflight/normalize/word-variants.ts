/** Variants of a word: without a contraction or possessive, with homoglyphs and leetspeak undone. */
import { homoglyphVariants } from './homoglyphs.ts'

const tail = /'(?:s|d|ll|re|ve|m)?$/u

const nothing: readonly string[] = []

/** Whether the word has only the letters a to z and no letter three times in a row. */
const isOrdinary = (word: string): boolean => {
  let last = 0
  let same = 0
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i)
    if (code < 97 || code > 122) return false
    same = code === last ? same + 1 : 1
    if (same === 3) return false
    last = code
  }
  return true
}

/** The variants of a normalized word, without the word itself; empty for ordinary words. */
export const wordVariants = (text: string): readonly string[] => {
  if (isOrdinary(text)) return nothing
  const out: string[] = []
  if (text.includes("'")) {
    const base = text.replace(tail, '')
    if (base !== text) out.push(base)
    out.push(text.replaceAll("'", ''))
  }
  out.push(...homoglyphVariants(text))
  return out
}
