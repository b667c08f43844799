/** Text that is written backwards, word by word or as a whole, or with rotated letters. */
import type { View } from '../normalize/normalize.ts'
import { rearranged } from './edits.ts'

const places = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i)

/** The places of the characters from last to first, each with its marks; joined emoji stay whole. */
const backwards = (text: string, from: number, to: number): readonly number[] =>
  Array.from(text.slice(from, to).matchAll(/\P{M}\p{M}*/gu), ({ 0: found, index }) =>
    places(from + index, from + index + found.length),
  )
    .reverse()
    .flat()

export const reversed = (view: View): View => rearranged(view, backwards(view.text, 0, view.text.length))

export function wordsReversed(view: View): View {
  const order: number[] = []
  let at = 0
  for (const { 0: word, index } of view.text.matchAll(/[\p{L}\p{M}]+/gu)) {
    order.push(...places(at, index), ...backwards(view.text, index, index + word.length))
    at = index + word.length
  }
  return rearranged(view, [...order, ...places(at, view.text.length)])
}

export const rotated = (view: View): View => ({
  ...view,
  text: view.text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  }),
})

/** Whether a text begins with the sign that ends a sentence, and does not end with one. */
export const endsInFront = (text: string): boolean =>
  /^\s*["'”’)]?[.!?。！？।](?=["'“‘(]?[\p{L}\p{M}\d])/u.test(text) && /[\p{L}\p{M}\d]["'“‘(]?\s*$/u.test(text)

/** Whether signs follow the words of a text, as they do unless it is written backwards as a whole. */
export const signsFollow = (text: string): boolean =>
  (text.match(/\p{L}[.,;:!?]{1,3}(?:\s|$)/gu)?.length ?? 0) >
  (text.match(/(?<![^\s])[.,;:!?]{1,3}\p{L}/gu)?.length ?? 0)
