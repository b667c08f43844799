import { SHORTEST } from './runs.ts'
import type { Token } from './tokens.ts'
import type { WordLists } from './word-lists.ts'

const SHORTEST_WORD = 3
const LONGEST_WORD = 9
const LONGEST_TOKEN = 300

/** The full word lists whose words are separated by spaces, as a bit mask. */
const spacedLists = ({ lists }: WordLists): number =>
  lists.reduce((mask, list, id) => (list.unspaced || list.shortOf !== undefined ? mask : mask | (1 << id)), 0)

/**
 * Segments letters into words of one list; empty if that is impossible. Each position from which no segmentation
 * reaches the end is tried only once. `at` has the offset of each letter.
 */
function segmentWords(letters: string, at: readonly number[], lists: WordLists): readonly Token[] {
  const { entries } = lists
  const parts: Token[] = []
  const deadEnds: number[] = []
  const segment = (from: number, mask: number): boolean => {
    if (from === letters.length) return true
    const open = mask & ~(deadEnds[from] ?? 0)
    if (open === 0) return false
    for (let length = Math.min(LONGEST_WORD, letters.length - from); length >= SHORTEST_WORD; length--) {
      const word = letters.slice(from, from + length)
      const entry = entries.get(word)
      if (entry === undefined || (entry.mask & open) === 0) continue
      parts.push({ word, start: at[from] ?? 0, end: (at[from + length - 1] ?? 0) + 1, entry })
      if (segment(from + length, entry.mask & open)) return true
      parts.pop()
    }
    deadEnds[from] = (deadEnds[from] ?? 0) | open
    return false
  }
  return segment(0, spacedLists(lists)) ? parts : []
}

const fits = (length: number): boolean => length >= SHORTEST * SHORTEST_WORD && length <= LONGEST_TOKEN

/**
 * Phrases without spaces, in lower case or camel case, and phrases spelled letter by letter (`l e g a l`). Prose has no
 * word of 36 letters that can be segmented into words of one list.
 */
export function gluedWords(tokens: readonly Token[], lists: WordLists): readonly (readonly Token[])[] {
  const found: (readonly Token[])[] = []
  let single: Token[] = []
  const close = (): void => {
    if (fits(single.length)) {
      const words = segmentWords(
        single.map((token) => token.word).join(''),
        single.map((token) => token.start),
        lists,
      )
      if (words.length >= SHORTEST) found.push(words)
    }
    single = []
  }
  for (const token of tokens) {
    if (token.word.length === 1) {
      single.push(token)
      continue
    }
    if (single.length > 0) close()
    if (!fits(token.word.length) || token.entry !== undefined) continue
    const words = segmentWords(
      token.word,
      Array.from(token.word, (_, i) => token.start + i),
      lists,
    )
    if (words.length >= SHORTEST) found.push(words)
  }
  close()
  return found
}
