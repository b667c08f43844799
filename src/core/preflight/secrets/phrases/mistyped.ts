import { SHORTEST } from './runs.ts'
import type { Token } from './tokens.ts'
import type { WordLists } from './word-lists.ts'

/** Whether some twelve words in a row have eleven that stand in any list: nearly all prose ends here. */
function dense(tokens: readonly Token[]): boolean {
  let inside = 0
  return tokens.some((token, i) => {
    inside += (token.entry === undefined ? 0 : 1) - (tokens[i - SHORTEST]?.entry === undefined ? 0 : 1)
    return inside >= SHORTEST - 1
  })
}

/**
 * Stretches of at least twelve words of which all but one in twelve stand in the same list: a phrase with a mistyped
 * word. They say nothing by themselves, and count only beside key words.
 */
export function mistypedPhrases(tokens: readonly Token[], { lists }: WordLists): readonly (readonly Token[])[] {
  if (!dense(tokens)) return []
  const found: (readonly Token[])[] = []
  lists.forEach((list, id) => {
    if (list.shortOf !== undefined) return
    const isIn = (token: Token | undefined): number => ((token?.entry?.mask ?? 0) >> id) & 1
    let inside = 0
    let begin = -1
    for (let i = 0; i <= tokens.length; i++) {
      inside += isIn(tokens[i]) - isIn(tokens[i - SHORTEST])
      const most = i < tokens.length && i >= SHORTEST - 1 && inside >= SHORTEST - 1
      if (most && begin < 0) begin = i - SHORTEST + 1
      if (most || begin < 0) continue
      found.push(tokens.slice(begin, i))
      begin = -1
    }
  })
  return found
}
