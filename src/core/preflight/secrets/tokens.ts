import { MASK, type View } from './view.ts'
import { wordEntries, type Entry } from './word-lists.ts'

/** A word of the text. What is no letter parts words. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
  /** Where the word stands in the lists; absent for other words. */
  readonly entry: Entry | undefined
}

const letters = /[\p{L}\p{M}]+|\u0001/gu

/** The words of a view in reading order, each looked up once. A placeholder of an earlier redaction is a word too. */
export function tokensOf(view: View): readonly Token[] {
  const entries = wordEntries()
  const tokens: Token[] = []
  const { lower } = view
  const add = (start: number, end: number): void => {
    const word = lower.slice(start, end)
    tokens.push({ word, start, end, entry: word === MASK ? undefined : entries.get(word) })
  }
  if (view.from === undefined) {
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
