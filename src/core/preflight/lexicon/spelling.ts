/** Recognises long rare words when they are misspelt: one letter missing, added, changed or swapped with its neighbour. */

/** Shorter words have too many neighbours that are words themselves. */
const shortest = 6
const longest = 24
/** From this length on a changed letter is forgiven too. */
const longEnough = 8

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)

/** Whether one edit leads from one word to the other. */
const oneEdit = (a: string, b: string): boolean => {
  if (a.length < b.length) return oneEdit(b, a)
  let i = 0
  while (i < b.length && a[i] === b[i]) i += 1
  if (i === 0) return false
  if (a.length > b.length) return a.slice(i + 1) === b.slice(i)
  if (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)) return true
  return b.length >= longEnough && a.slice(i + 1) === b.slice(i + 1)
}

/** The words of a list by every spelling that lacks one letter, so that a lookup costs one pass over the word. */
export class Spelling {
  readonly #byGap = new Map<string, string[]>()
  readonly #words: ReadonlySet<string>
  readonly #others: ReadonlySet<string>
  readonly #openings = new Set<string>()
  readonly #endings = new Set<string>()

  /** `others` are words of their own right that only look like a misspelling. */
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

  /** The word that is meant, or undefined. */
  meant(word: string): string | undefined {
    if (word.length < shortest - 1 || word.length > longest || this.#others.has(word)) return undefined
    for (let i = 0; i < word.length; i += 1) {
      // First as it stands, then without each letter but the first.
      for (const candidate of this.#byGap.get(i === 0 ? word : without(word, i)) ?? [])
        if (oneEdit(word, candidate)) return candidate
    }
    return undefined
  }

  /** Whether one of the words begins with a piece and goes on. */
  opens(piece: string): boolean {
    return this.#openings.has(piece)
  }

  /** Whether one of the words ends with a piece that is not all of it. */
  closes(piece: string): boolean {
    return this.#endings.has(piece)
  }

  /** Whether two pieces together are exactly one of the words: for words that are written apart. */
  hasJoined(first: string, second: string): boolean {
    return this.#words.has(first + second)
  }
}
