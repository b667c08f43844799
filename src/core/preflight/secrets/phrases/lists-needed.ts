import { SHORTEST } from './runs.ts'
import { viewOf } from '../normalize.ts'

/** In scripts without blanks two words of a phrase may be part of the prose around it (runs.ts). */
const fewestWords = SHORTEST - 2

/** Letters of the shortest phrase that is written without any blank (glued.ts). */
const fewestLetters = SHORTEST * 3

const word = /[\p{L}\p{M}]+/gu

/** Letters of Japanese, Korean and Chinese, decomposed as a view has them. */
const unspacedLetter = /[\u1100-\u11ff\u3041-\u30ff\u3400-\u9fff]/

/**
 * Which lists besides the English ones a text could hold a phrase of. Where neither is needed, redaction with the English
 * lists alone gives what redaction with every list gives: the text has too few words for a phrase, whatever they are.
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
