import { SHORTEST } from './runs.ts'
import { viewOf } from '../normalize.ts'

/** In scripts without spaces, the first and the last word of a phrase may be joined to the prose around it (runs.ts). */
const fewestWords = SHORTEST - 2

/** The fewest letters of a phrase without spaces (glued.ts). */
const fewestLetters = SHORTEST * 3

const word = /[\p{L}\p{M}]+/gu

/** Letters of Japanese, Korean and Chinese, decomposed as in a view. */
const unspacedLetter = /[\u1100-\u11ff\u3041-\u30ff\u3400-\u9fff]/

/**
 * The kinds of word lists, besides the English ones, that a text may need. If it needs neither, the text has too few
 * words for a phrase, and redaction with the English lists gives the same result as redaction with every list.
 */
export function listsNeeded(text: string): { readonly latin: boolean; readonly unspaced: boolean } {
  const views = [viewOf(text).text, viewOf(text, true).text]
  return {
    latin: views.some((view) => {
      const words = view.match(word) ?? []
      return words.length >= fewestWords || words.some((letters) => letters.length >= fewestLetters)
    }),
    unspaced: views.some((view) => unspacedLetter.test(view)),
  }
}
