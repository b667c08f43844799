/** The English words of the training texts: how frequent each is, which words come near another, what a run consists of. */

/** As they are stored. */
export interface VocabularyWords {
  /** Words of about the same frequency, separated by blanks; each list is twice as frequent as the one before it. */
  readonly tiers: readonly string[]
  /** Words that are more frequent in refused texts than in harmless ones. */
  readonly telling: string
}

/** A reading of one or more tokens. */
export interface Reading {
  readonly cost: number
  /** Two edits away: by itself it may be another word. */
  readonly isGuess?: boolean
  /** The words that are read; undefined where the tokens stay. */
  readonly words: readonly string[] | undefined
}

/** How many readings are kept; when another comes, all are forgotten. */
const mostReadings = 4_096

/** The cost of a word of the rarest list: minus the logarithm of its probability, about. */
const rarest = 12.5

/** A word is looked for within two edits when it is telling and has at least so many letters. */
const longEnough = 7

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)

/** Optimal string alignment distance up to 2: insertions, deletions, substitutions and swaps of neighbours; 3 for more. */
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
  readonly #telling: ReadonlySet<string>
  /** Words by every spelling that lacks a letter, as in SymSpell; telling words also by those that lack two. */
  #byGap: Map<string, string[]> | undefined
  readonly longest: number
  readonly #readings = new Map<string, Reading>()

  constructor({ tiers, telling }: VocabularyWords) {
    for (const [tier, list] of tiers.entries())
      for (const word of list.split(' ')) this.#costs.set(word, rarest - tier * Math.LN2)
    this.#telling = new Set(telling.split(' '))
    this.longest = Math.max(...[...this.#costs.keys()].map(({ length }) => length))
  }

  /** The reading of a word, which is kept: texts share most of their rare words. */
  once(word: string, read: (word: string, vocabulary: Vocabulary) => Reading): Reading {
    const known = this.#readings.get(word)
    if (known !== undefined) return known
    const reading = read(word, this)
    if (this.#readings.size >= mostReadings) this.#readings.clear()
    // A copy: a slice would keep the whole text in memory. Long runs and words with digits are seldom met again.
    if (word.length <= this.longest) this.#readings.set(Array.from(word).join(''), reading)
    return reading
  }

  has(word: string): boolean {
    return this.#costs.has(word)
  }

  isTelling(word: string): boolean {
    return this.#telling.has(word)
  }

  /** How rare a word is: minus the logarithm of its probability, about. Undefined for a word that is not known. */
  cost(word: string): number | undefined {
    return this.#costs.get(word)
  }

  /** The most frequent of the nearest words, within one edit, or two of a telling word; never of the first letter. */
  nearest(word: string): { readonly word: string; readonly edits: number } | undefined {
    const gaps = (this.#byGap ??= this.#gaps())
    let best: { word: string; edits: number; cost: number } | undefined
    const seen = new Set<string>()
    const look = (key: string): void => {
      for (const near of gaps.get(key) ?? []) {
        if (seen.has(near)) continue
        seen.add(near)
        const edits = editsBetween(word, near)
        if (edits > 1 && (edits > 2 || near.length < longEnough || !this.isTelling(near))) continue
        const cost = (this.#costs.get(near) ?? rarest) + edits * 20
        if (best === undefined || cost < best.cost) best = { word: near, edits, cost }
      }
    }
    look(word)
    for (let i = 1; i < word.length; i += 1) {
      const one = without(word, i)
      look(one)
      if (word.length >= longEnough - 2) for (let j = i; j < one.length; j += 1) look(without(one, j))
    }
    return best
  }

  #gaps(): Map<string, string[]> {
    const gaps = new Map<string, string[]>()
    const put = (key: string, word: string): void => {
      const list = gaps.get(key)
      if (list === undefined) gaps.set(key, [word])
      else if (list.at(-1) !== word) list.push(word)
    }
    for (const word of this.#costs.keys()) {
      if (word.length < 4) continue
      put(word, word)
      const twice = word.length >= longEnough && this.isTelling(word)
      for (let i = 1; i < word.length; i += 1) {
        const one = without(word, i)
        put(one, word)
        if (twice) for (let j = i; j < one.length; j += 1) put(without(one, j), word)
      }
    }
    return gaps
  }
}
