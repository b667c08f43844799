import { SHORTEST } from './runs.ts'
import type { Token } from './tokens.ts'
import { wordEntries, wordLists } from './word-lists.ts'

const SHORTEST_WORD = 3
const LONGEST_WORD = 9
const LONGEST_TOKEN = 300

/** Lists that are written with blanks, in full words. */
const spaced = wordLists.reduce(
  (mask, list, id) => (list.unspaced || list.shortOf !== undefined ? mask : mask | (1 << id)),
  0,
)

/**
 * The words of a phrase that was written without any blank, in small letters or camel case. Prose has no word of 36
 * letters that can be cut into words of one list. Places from which no cut reaches the end are tried once.
 */
export function gluedWords(token: Token): readonly (readonly Token[])[] {
  const { word } = token
  if (word.length < SHORTEST * SHORTEST_WORD || word.length > LONGEST_TOKEN || token.entry !== undefined) return []
  const entries = wordEntries()
  const parts: Token[] = []
  const dead: number[] = []
  const cut = (at: number, mask: number): boolean => {
    if (at === word.length) return true
    const open = mask & ~(dead[at] ?? 0)
    if (open === 0) return false
    for (let length = Math.min(LONGEST_WORD, word.length - at); length >= SHORTEST_WORD; length--) {
      const part = word.slice(at, at + length)
      const entry = entries.get(part)
      if (entry === undefined || (entry.mask & open) === 0) continue
      parts.push({ word: part, start: token.start + at, end: token.start + at + length, entry })
      if (cut(at + length, entry.mask & open)) return true
      parts.pop()
    }
    dead[at] = (dead[at] ?? 0) | open
    return false
  }
  return cut(0, spaced) && parts.length >= SHORTEST ? [parts] : []
}
