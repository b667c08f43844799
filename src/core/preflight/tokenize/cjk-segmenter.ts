/** Segments text without blanks (Chinese, Japanese, Korean, Thai) into words, by longest match. */
import type { Segmenter } from './raw-tokens.ts'
import type { Trie } from '../lexicon/trie.ts'

/** A segmenter with the words of some tries, which it asks for when a text has such a run. Adjacent unknown characters form one word. */
export const segmenterOf =
  (triesOf: () => readonly Trie[]): Segmenter =>
  (run) => {
    const tries = triesOf()
    const ends: number[] = []
    let unknown = false
    let i = 0
    while (i < run.length) {
      let best = 0
      for (const trie of tries) best = Math.max(best, trie.longest(run, i))
      if (best === 0) {
        unknown = true
        i += 1
        continue
      }
      if (unknown) ends.push(i)
      unknown = false
      i += best
      ends.push(i)
    }
    if (unknown) ends.push(run.length)
    return ends
  }
