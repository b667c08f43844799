/** Undoes scrambling: text that is reversed as a whole or word by word, and ROT13. */
import type { View } from '../normalize/normalize.ts'
import { permuted } from './edits.ts'

const indices = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i)

/** The indices of a span with its characters in reverse order. A character keeps its combining marks and surrogates. */
const reversedIndices = (text: string, from: number, to: number): readonly number[] =>
  Array.from(text.slice(from, to).matchAll(/\P{M}\p{M}*/gu), ({ 0: found, index }) =>
    indices(from + index, from + index + found.length),
  )
    .reverse()
    .flat()

/** Reverses the characters of a text. */
export const reversed = (view: View): View => permuted(view, reversedIndices(view.text, 0, view.text.length))

/** Reverses the characters of each word. */
export function wordsReversed(view: View): View {
  const order: number[] = []
  let at = 0
  for (const { 0: word, index } of view.text.matchAll(/[\p{L}\p{M}]+/gu)) {
    order.push(...indices(at, index), ...reversedIndices(view.text, index, index + word.length))
    at = index + word.length
  }
  return permuted(view, [...order, ...indices(at, view.text.length)])
}

/** Applies ROT13, which is its own inverse. */
export const rot13 = (view: View): View => ({
  ...view,
  text: view.text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  }),
})

/** Whether a text begins with sentence-ending punctuation and does not end with any. */
export const beginsWithSentenceEnd = (text: string): boolean =>
  /^\s*["'”’)]?[.!?。！？।](?=["'“‘(]?[\p{L}\p{M}\d])/u.test(text) && /[\p{L}\p{M}\d]["'“‘(]?\s*$/u.test(text)

/** Whether more punctuation marks follow words than precede them. In a reversed text more of them precede words. */
export const punctuationFollowsWords = (text: string): boolean =>
  (text.match(/\p{L}[.,;:!?]{1,3}(?:\s|$)/gu)?.length ?? 0) >
  (text.match(/(?<![^\s])[.,;:!?]{1,3}\p{L}/gu)?.length ?? 0)
