/**
 * Finds misspellings of listed words within one edit: a letter missing, added, replaced, or swapped with its neighbour.
 * As in SymSpell, each word is indexed under itself and under each of its one-letter deletions.
 */

/**
 * The shortest word whose misspellings are found (a misspelling may be a letter shorter). Shorter words are too often
 * one edit away from other words.
 */
const shortest = 6
const longest = 24
/** A replaced letter is accepted only in words of at least this length. */
const shortestForReplacement = 8

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)

/**
 * Whether one edit leads from one word to the other. Their first letters are equal, because the index never deletes the
 * first letter.
 */
const oneEdit = (a: string, b: string): boolean => {
  if (a.length < b.length) return oneEdit(b, a)
  let i = 0
  while (i < b.length && a[i] === b[i]) i += 1
  if (a.length > b.length) return a.slice(i + 1) === b.slice(i)
  if (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)) return true
  return b.length >= shortestForReplacement && a.slice(i + 1) === b.slice(i + 1)
}

/** The listed words, indexed by every spelling that lacks one letter, so that a lookup takes one pass over the word. */
export class Spelling {
  readonly #byGap = new Map<string, string[]>()
  readonly #words: ReadonlySet<string>
  readonly #others: ReadonlySet<string>
  readonly #openings = new Set<string>()
  readonly #endings = new Set<string>()

  /** `others`: real words within one edit of a listed word, which are not misspellings of it. */
  constructor(words: readonly string[], others: readonly string[]) {
    this.#words = new Set(words)
    this.#others = new Set([...others, ...words])
    for (const word of this.#words) {
      for (let i = 1; i < word.length; i += 1) {
        this.#openings.add(word.slice(0, i))
        this.#endings.add(word.slice(i))
      }
      const keys = new Set([word])
      for (let i = 1; i < word.length; i += 1) keys.add(without(word, i))
      for (const key of keys) {
        const list = this.#byGap.get(key)
        if (list === undefined) this.#byGap.set(key, [word])
        else list.push(word)
      }
    }
  }

  /** The listed word that a misspelling stands for. Undefined for listed words and for `others`. */
  meant(word: string): string | undefined {
    if (word.length < shortest - 1 || word.length > longest || this.#others.has(word)) return undefined
    for (let i = 0; i < word.length; i += 1) {
      // The whole word first, then the word without each letter except the first.
      for (const candidate of this.#byGap.get(i === 0 ? word : without(word, i)) ?? [])
        if (oneEdit(word, candidate)) return candidate
    }
    return undefined
  }

  /** Whether a listed word begins with the piece and is longer. */
  opens(piece: string): boolean {
    return this.#openings.has(piece)
  }

  /** Whether a listed word ends with the piece and is longer. */
  closes(piece: string): boolean {
    return this.#endings.has(piece)
  }

  /** Whether the two pieces joined are a listed word: "pass phrase". */
  hasJoined(first: string, second: string): boolean {
    return this.#words.has(first + second)
  }
}
