/** The English words of the training texts: their frequencies, and the nearest word by edit distance. */

/** The vocabulary as stored in src/rules/model/vocabulary.ts. */
export interface VocabularyWords {
  /**
   * Words separated by blanks, the rarest list first. Words are about twice as frequent as those of the list before.
   */
  readonly tiers: readonly string[]
  /** The risk words, separated by blanks: at least about twice as frequent in refused texts as in harmless ones. */
  readonly telling: string
}

/** A reading of one or more tokens as words. */
export interface Reading {
  readonly cost: number
  /** Whether the word is two edits away, so that it may be another word. */
  readonly isGuess?: boolean
  /** The words in place of the tokens; undefined if the tokens stay. */
  readonly words: readonly string[] | undefined
}

/** The size of the cache of readings. A full cache is cleared. */
const cacheSize = 4_096

/** The cost of a word of the rarest list: about its negative log probability. */
const rarestCost = 12.5

/** The fewest letters of a risk word that is found within two edits. Other words are found within one. */
const fewestForTwoEdits = 7

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)

/** Optimal string alignment distance: insertions, deletions, substitutions, swaps of adjacent letters. At most 3. */
export const editsBetween = (a: string, b: string): number => {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
      least = Math.min(least, best)
    }
    if (least > 2) return 3
    ;[before, last] = [last, row]
  }
  return Math.min(last[b.length] ?? 3, 3)
}

export class Vocabulary {
  readonly #costs = new Map<string, number>()
  readonly #riskWords: ReadonlySet<string>
  /** Deletion index, as in SymSpell: words by each spelling with one letter deleted, long risk words also with two. */
  #byDeletion: Map<string, string[]> | undefined
  readonly longest: number
  readonly #readings = new Map<string, Reading>()

  constructor({ tiers, telling }: VocabularyWords) {
    for (const [tier, list] of tiers.entries())
      for (const word of list.split(' ')) this.#costs.set(word, rarestCost - tier * Math.LN2)
    this.#riskWords = new Set(telling.split(' '))
    this.longest = Math.max(...[...this.#costs.keys()].map(({ length }) => length))
  }

  /** The cached reading of a word, or else that of `read`. Texts share most of their rare words. */
  cachedReading(word: string, read: (word: string, vocabulary: Vocabulary) => Reading): Reading {
    const known = this.#readings.get(word)
    if (known !== undefined) return known
    const reading = read(word, this)
    if (this.#readings.size >= cacheSize) this.#readings.clear()
    // The key is a copy, because a slice would keep the whole text in memory. Long runs seldom occur again.
    if (word.length <= this.longest) this.#readings.set(Array.from(word).join(''), reading)
    return reading
  }

  has(word: string): boolean {
    return this.#costs.has(word)
  }

  isRiskWord(word: string): boolean {
    return this.#riskWords.has(word)
  }

  /** About the negative log probability of a word; undefined for an unknown word. */
  cost(word: string): number | undefined {
    return this.#costs.get(word)
  }

  /**
   * The nearest word, or the most frequent of several: within one edit, or within two if it is a long risk word. The
   * first letter must be the same.
   */
  nearest(word: string): { readonly word: string; readonly edits: number } | undefined {
    const index = (this.#byDeletion ??= this.#indexDeletions())
    let best: { word: string; edits: number; cost: number } | undefined
    const seen = new Set<string>()
    const look = (key: string): void => {
      for (const near of index.get(key) ?? []) {
        if (seen.has(near)) continue
        seen.add(near)
        const edits = editsBetween(word, near)
        if (edits > 1 && (edits > 2 || near.length < fewestForTwoEdits || !this.isRiskWord(near))) continue
        const cost = (this.#costs.get(near) ?? rarestCost) + edits * 20
        if (best === undefined || cost < best.cost) best = { word: near, edits, cost }
      }
    }
    look(word)
    for (let i = 1; i < word.length; i += 1) {
      const one = without(word, i)
      look(one)
      if (word.length >= fewestForTwoEdits - 2) for (let j = i; j < one.length; j += 1) look(without(one, j))
    }
    return best
  }

  #indexDeletions(): Map<string, string[]> {
    const index = new Map<string, string[]>()
    const put = (key: string, word: string): void => {
      const list = index.get(key)
      if (list === undefined) index.set(key, [word])
      else if (list.at(-1) !== word) list.push(word)
    }
    for (const word of this.#costs.keys()) {
      if (word.length < 4) continue
      put(word, word)
      const twice = word.length >= fewestForTwoEdits && this.isRiskWord(word)
      for (let i = 1; i < word.length; i += 1) {
        const one = without(word, i)
        put(one, word)
        if (twice) for (let j = i; j < one.length; j += 1) put(without(one, j), word)
      }
    }
    return index
  }
}
