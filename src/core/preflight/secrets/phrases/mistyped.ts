import { SHORTEST } from './runs.ts'
import type { Token } from './tokens.ts'
import type { WordLists } from './word-lists.ts'

/** Whether at least eleven of some twelve adjacent words are in any list. This rules out nearly all prose. */
function dense(tokens: readonly Token[]): boolean {
  let inside = 0
  return tokens.some((token, i) => {
    inside += (token.entry === undefined ? 0 : 1) - (tokens[i - SHORTEST]?.entry === undefined ? 0 : 1)
    return inside >= SHORTEST - 1
  })
}

/**
 * Runs of at least twelve words in which all but one of each twelve are in the same list: phrases with a mistyped word.
 * Without a checksum they are weak evidence, so they count only near key words.
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
