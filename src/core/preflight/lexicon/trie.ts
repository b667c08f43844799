/**
 * Maps words to concepts with a trie per language. Lookup time depends on the length of the word, not on the size of
 * the lexicon.
 */
import type { Lexicon } from '../../rule.ts'
import { normalizeText, withoutAccents } from '../normalize/normalize.ts'

/** Particles that Arabic and Hebrew write together with the word behind them: and, the, in, to, from. */
const arabicPrefix = /^(?:وال|فال|بال|كال|لل|ال|و|ف|ب|ل|ك|س)(?=.{3})/u
const hebrewPrefix = /^ו?(?:כש|ש)?[בכלמ]?ה?(?=.{3})/u

/** The prefixes that a word of this letter may have. */
const prefixAt = (code: number): RegExp | undefined =>
  code < 0x590 || code > 0x6ff ? undefined : code < 0x600 ? hebrewPrefix : arabicPrefix

const prefixOf = (word: string): RegExp | undefined => {
  for (let i = 0; i < word.length; i += 1) {
    const prefix = prefixAt(word.charCodeAt(i))
    if (prefix !== undefined) return prefix
  }
  return undefined
}

/** The concepts of the entries that end at a node, by kind of entry: the whole word, a prefix, or an infix. */
interface ConceptsByKind {
  readonly whole: number[]
  readonly stem: number[]
  readonly inside: number[]
}

const isWhole = 1
const isStem = 2
const isInside = 4

/** Collects the words of one language. */
export class Words {
  readonly #given = new Map<string, ConceptsByKind>()

  /** Adds an entry for the concept `id`: `word`, `stem*` or `*inside*`. */
  add(entry: string, id: number): void {
    const inside = entry.length > 2 && entry.startsWith('*') && entry.endsWith('*')
    const kind = inside ? 'inside' : entry.endsWith('*') ? 'stem' : 'whole'
    const word = normalizeText(entry.replaceAll('*', ''))
    if (word === '') return
    this.#put(word, kind, id)
    const folded = withoutAccents(word)
    if (folded !== word && folded.length >= 5) this.#put(folded, kind, id)
  }

  #put(spelling: string, kind: keyof ConceptsByKind, id: number): void {
    let given = this.#given.get(spelling)
    if (given === undefined) this.#given.set(spelling, (given = { whole: [], stem: [], inside: [] }))
    if (!given[kind].includes(id)) given[kind].push(id)
  }

  /** Builds the trie. `number` identifies it among the tries of an engine. */
  trie(number: number): Trie {
    return new Trie(this.#given, number)
  }
}

/** With this many children or fewer, linear search replaces binary search. */
const linearSearchLimit = 8

/**
 * The words of one language as a tree of UTF-16 code units. Nodes are numbered breadth-first, so the children of a node
 * have consecutive numbers and three typed arrays hold the tree.
 */
export class Trie {
  /** Identifies the trie among the tries of an engine. */
  readonly number: number
  /** The code unit that leads to each node. */
  readonly #letter: Uint16Array
  /** The first child of each node. Its children end where those of the next node begin. */
  readonly #child: Int32Array
  /** The kinds of the entries that end at each node, as bits. */
  readonly #ends: Uint8Array
  readonly #given: readonly (ConceptsByKind | undefined)[]
  readonly #insides: boolean

  constructor(entries: ReadonlyMap<string, ConceptsByKind>, number: number) {
    this.number = number
    const words = [...entries.keys()].sort()
    const given: (ConceptsByKind | undefined)[] = []
    const child: number[] = []
    // A node covers the sorted words from index `from` to before `to`, which share their first `shared` code units.
    const letter = [0]
    const from = [0]
    const to = [words.length]
    const shared = [0]
    for (let node = 0; node < from.length; node += 1) {
      let at = from[node] ?? 0
      const end = to[node] ?? 0
      const length = shared[node] ?? 0
      const whole = words[at]
      given.push(whole?.length === length ? entries.get(whole) : undefined)
      if (given[node] !== undefined) at += 1
      child.push(from.length)
      while (at < end) {
        const code = words[at]?.charCodeAt(length) ?? 0
        let next = at + 1
        while (next < end && words[next]?.charCodeAt(length) === code) next += 1
        letter.push(code)
        from.push(at)
        to.push(next)
        shared.push(length + 1)
        at = next
      }
    }
    child.push(from.length)
    this.#letter = Uint16Array.from(letter)
    this.#child = Int32Array.from(child)
    this.#given = given
    this.#ends = Uint8Array.from(given, (g) =>
      g === undefined
        ? 0
        : (g.whole.length > 0 ? isWhole : 0) | (g.stem.length > 0 ? isStem : 0) | (g.inside.length > 0 ? isInside : 0),
    )
    this.#insides = this.#ends.some((ends) => (ends & isInside) !== 0)
  }

  /** The child of a node for a code unit, or 0. */
  #step(node: number, code: number): number {
    let low = this.#child[node] ?? 0
    let high = this.#child[node + 1] ?? 0
    while (high - low > linearSearchLimit) {
      const middle = (low + high) >>> 1
      if ((this.#letter[middle] ?? 0) <= code) low = middle
      else high = middle
    }
    for (; low < high; low += 1) if (this.#letter[low] === code) return low
    return 0
  }

  #walk(word: string, from: number, into: number[]): void {
    let node = 0
    let ends = 0
    for (let i = from; i < word.length; i += 1) {
      node = this.#step(node, word.charCodeAt(i))
      if (node === 0) return
      ends = this.#ends[node] ?? 0
      if (ends === 0) continue
      if (from === 0 && (ends & isStem) !== 0) for (const id of this.#given[node]?.stem ?? []) into.push(id)
      if ((ends & isInside) !== 0) for (const id of this.#given[node]?.inside ?? []) into.push(id)
    }
    if (from === 0 && (ends & isWhole) !== 0) for (const id of this.#given[node]?.whole ?? []) into.push(id)
  }

  /** Adds the concepts of a word to `into`; a concept may be added several times. */
  find(word: string, into: number[]): void {
    this.#walk(word, 0, into)
    if (this.#insides) {
      const last = Math.min(word.length - 3, 48)
      for (let from = 1; from <= last; from += 1) this.#walk(word, from, into)
    }
    const prefix = prefixOf(word)
    if (prefix !== undefined) {
      const bare = word.replace(prefix, '')
      if (bare !== word) {
        this.#walk(bare, 0, into)
        const again = bare.replace(prefix, '')
        if (again !== bare) this.#walk(again, 0, into)
      }
    }
  }

  /** The length of the longest entry that begins at `from`, or 0. */
  longest(text: string, from: number): number {
    let node = 0
    let best = 0
    for (let i = from; i < text.length; i += 1) {
      node = this.#step(node, text.charCodeAt(i))
      if (node === 0) break
      if (this.#ends[node] !== 0) best = i + 1 - from
    }
    return best
  }
}

/** The entries of a concept, split at commas and line ends. */
export const entriesOf = (text: string): readonly string[] =>
  text
    .split(/[,\n]/u)
    .map((e) => e.trim())
    .filter((e) => e !== '')

/** All entries of a lexicon, each with its concept. */
export const entriesIn = (lexicon: Lexicon): readonly (readonly [concept: string, entry: string])[] =>
  Object.entries(lexicon.words).flatMap(([concept, text]) => entriesOf(text).map((e) => [concept, e] as const))
