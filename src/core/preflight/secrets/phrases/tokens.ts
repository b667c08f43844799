import { MASK, type View } from '../normalize.ts'
import type { Entry, WordLists } from './word-lists.ts'

/** A word of the text: a run of letters. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
  /** The position of the word in the lists; absent for unlisted words. */
  readonly entry: Entry | undefined
}

/** Cyrillic and Greek letters and the Latin letters that they look like, in pairs. */
const lookAlikes = new Map(
  Array.from('аaсcеeіiјjоoрpѕsуyхxһhԁdԛqԝwκkοoαaνvιiυuρpτtгrмmпnтtкkвb'.matchAll(/(.)(.)/gu), (pair) => [
    pair[1] ?? '',
    pair[2] ?? '',
  ]),
)

/** Replaces look-alikes by Latin letters in words of mixed scripts. Words of one script are left as they are. */
function unmixed(word: string): string {
  if (!/[a-z]/.test(word) || !/[\u0370-\u052f]/.test(word)) return word
  return word.replace(/[\u0370-\u052f]/g, (letter) => lookAlikes.get(letter) ?? letter)
}

const letters = /[\p{L}\p{M}]+|\u0001/gu

/** The words of a view in reading order. A placeholder of an earlier redaction is a word too. */
export function tokensOf(view: View, { entries }: WordLists): readonly Token[] {
  const tokens: Token[] = []
  const { lower, plain } = view
  const add = (start: number, end: number): void => {
    const word = plain ? lower.slice(start, end) : unmixed(lower.slice(start, end))
    tokens.push({ word, start, end, entry: word === MASK ? undefined : entries.get(word) })
  }
  if (plain) {
    let start = -1
    for (let i = 0; i <= lower.length; i++) {
      const code = lower.charCodeAt(i)
      if (code >= 97 && code <= 122) {
        if (start < 0) start = i
      } else if (start >= 0) {
        add(start, i)
        start = -1
      }
    }
    return tokens
  }
  letters.lastIndex = 0
  for (let found = letters.exec(lower); found !== null; found = letters.exec(lower)) {
    add(found.index, found.index + found[0].length)
  }
  return tokens
}
