import type { Token } from './tokens.ts'
import type { WordList, WordLists } from './word-lists.ts'

/** Adjacent words that are all in one list. */
export interface Run {
  readonly list: WordList
  readonly tokens: readonly Token[]
  readonly indices: readonly number[]
}

/** The fewest words of a phrase. */
export const SHORTEST = 12

/** In scripts without spaces, prose may adjoin the first and the last word. */
const GLUED = 2
const LONGEST_WORD = 12

/** Listed words with which a longer word begins or ends: `ことはそつう` ends with one. */
function edgeWords(
  token: Token | undefined,
  id: number,
  side: 'start' | 'end',
  { entries }: WordLists,
): readonly Token[] {
  if (token === undefined || token.word.length > 60) return []
  const found: Token[] = []
  for (let length = Math.min(LONGEST_WORD, token.word.length - 1); length > 0; length--) {
    const start = side === 'start' ? token.start : token.end - length
    const word = side === 'start' ? token.word.slice(0, length) : token.word.slice(-length)
    const entry = entries.get(word)
    if (entry !== undefined && (entry.mask >> id) & 1) found.push({ word, start, end: start + length, entry })
  }
  return found
}

/** The runs that adjacent words of one list form, with and without listed words at the edges of the neighbouring words. */
function* extended(
  tokens: readonly Token[],
  start: number,
  end: number,
  id: number,
  words: WordLists,
): Generator<readonly Token[]> {
  const part = tokens.slice(start, end)
  yield part
  if (words.lists[id]?.unspaced !== true) return
  const before = edgeWords(tokens[start - 1], id, 'end', words)
  const after = edgeWords(tokens[end], id, 'start', words)
  for (const first of before) yield [first, ...part]
  for (const last of after) yield [...part, last]
  for (const first of before) for (const last of after) yield [first, ...part, last]
}

/** Finds every maximal run of at least twelve words of one list, in one pass for all lists at once. */
export function runsOf(tokens: readonly Token[], words: WordLists): readonly Run[] {
  const runs: Run[] = []
  const begin: number[] = []
  let active = 0
  for (let i = 0; i <= tokens.length; i++) {
    const mask = tokens[i]?.entry?.mask ?? 0
    const ended = active & ~mask
    const begun = mask & ~active
    active = mask
    for (let id = 0; (ended | begun) >> id !== 0; id++) {
      if ((begun >> id) & 1) begin[id] = i
      const list = words.lists[id]
      const start = begin[id] ?? 0
      if (((ended >> id) & 1) === 0 || list === undefined || i - start < SHORTEST - GLUED) continue
      for (const part of extended(tokens, start, i, id, words)) {
        if (part.length < SHORTEST) continue
        // Words of four letters are in the full list too, so the run was found there.
        const full = list.shortOf
        if (full !== undefined && part.every((token) => ((token.entry?.mask ?? 0) >> full) & 1)) continue
        runs.push({ list, tokens: part, indices: part.map((token) => token.entry?.index[id] ?? 0) })
      }
    }
  }
  return runs
}
