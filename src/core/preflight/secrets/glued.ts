import { SHORTEST } from './runs.ts'
import type { Token } from './tokens.ts'
import { wordEntries, wordLists } from './word-lists.ts'

const SHORTEST_WORD = 3
const LONGEST_WORD = 9
const LONGEST_TOKEN = 300
/** How many words one token may be tried with: unique first letters leave few ways to cut it. */
const TRIES = 600

/**
 * The words of a phrase that was written without any blank, in small letters or camel case, for each list that its
 * letters can be cut into. Prose has no word of 36 letters in which all parts stand in one list.
 */
export function gluedWords(token: Token): readonly (readonly Token[])[] {
  const { word } = token
  if (word.length < SHORTEST * SHORTEST_WORD || word.length > LONGEST_TOKEN || token.entry !== undefined) return []
  const entries = wordEntries()
  const found: (readonly Token[])[] = []
  wordLists.forEach((list, id) => {
    if (list.unspaced || list.shortOf !== undefined) return
    let tries = 0
    const parts: Token[] = []
    const cut = (at: number): boolean => {
      if (at === word.length) return true
      for (let length = Math.min(LONGEST_WORD, word.length - at); length >= SHORTEST_WORD && tries < TRIES; length--) {
        const part = word.slice(at, at + length)
        const entry = entries.get(part)
        if (entry === undefined || ((entry.mask >> id) & 1) === 0) continue
        tries++
        parts.push({ word: part, start: token.start + at, end: token.start + at + length, entry })
        if (cut(at + length)) return true
        parts.pop()
      }
      return false
    }
    if (cut(0) && parts.length >= SHORTEST) found.push(parts)
  })
  return found
}
