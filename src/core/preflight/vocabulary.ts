/** Words to concepts: one trie per language, walked once per word, so that the size of the lexicon costs nothing. */
import type { Lexicon } from '../rule.ts'
import { light, withoutAccents } from './normalize.ts'

/** Concept names to small numbers. Words in lower case that occur in patterns are concepts of their own. */
export class Names {
  readonly #ids = new Map<string, number>()
  readonly #names: string[] = []

  id(name: string): number {
    const known = this.#ids.get(name)
    if (known !== undefined) return known
    const id = this.#names.length
    this.#ids.set(name, id)
    this.#names.push(name)
    return id
  }

  /** All names, by their numbers. */
  get all(): readonly string[] {
    return this.#names
  }
}

const arabicPrefix = /^(?:وال|فال|بال|كال|لل|ال|و|ف|ب|ل|ك|س)(?=.{3})/u

const isArabic = (word: string): boolean => {
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i)
    if (code >= 0x600 && code <= 0x6ff) return true
  }
  return false
}

/** What an entry that ends at a node gives: by the whole word, by a word that begins so, by one that holds it. */
interface Given {
  readonly whole: number[]
  readonly stem: number[]
  readonly inside: number[]
}

/** Each place of the table: the node that is left, the letter, the node that is reached, and what ends there. */
const width = 4
const isWhole = 1
const isStem = 2
const isInside = 4

const hash = (node: number, code: number): number => Math.imul(Math.imul(node, 0x9e3779b1) ^ code, 0x85ebca6b)

/** The words of one language. The steps from node to node stand in one hash table: a map for each node is slow to walk. */
export class Trie {
  #table = new Int32Array(width << 10)
  #shift = 32 - 10
  /** Node 0 is the root. */
  readonly #given: (Given | undefined)[] = [undefined]
  #insides = false

  /** Where the step from a node by a letter stands in the table, or would. */
  #place(node: number, code: number): number {
    const table = this.#table
    const last = table.length - width
    let place = (hash(node, code) >>> this.#shift) * width
    while (table[place + 2] !== 0 && (table[place] !== node || table[place + 1] !== code))
      place = place === last ? 0 : place + width
    return place
  }

  #grow(): void {
    const old = this.#table
    this.#table = new Int32Array(old.length * 2)
    this.#shift -= 1
    for (let i = 0; i < old.length; i += width)
      if (old[i + 2] !== 0) this.#table.set(old.subarray(i, i + width), this.#place(old[i] ?? 0, old[i + 1] ?? 0))
  }

  #put(spelling: string, kind: number, id: number): void {
    let node = 0
    let place = 0
    for (let i = 0; i < spelling.length; i += 1) {
      const code = spelling.charCodeAt(i)
      place = this.#place(node, code)
      if (this.#table[place + 2] === 0) {
        if (this.#given.length * 2 * width > this.#table.length) {
          this.#grow()
          place = this.#place(node, code)
        }
        this.#table.set([node, code, this.#given.length, 0], place)
        this.#given.push(undefined)
      }
      node = this.#table[place + 2] ?? 0
    }
    this.#table[place + 3] = (this.#table[place + 3] ?? 0) | kind
    const given = (this.#given[node] ??= { whole: [], stem: [], inside: [] })
    const list = kind === isInside ? given.inside : kind === isStem ? given.stem : given.whole
    if (!list.includes(id)) list.push(id)
    if (kind === isInside) this.#insides = true
  }

  /** Adds `word`, `stem*` or `*inside*` (light form) as concept `id`. */
  add(entry: string, id: number): void {
    const inside = entry.length > 2 && entry.startsWith('*') && entry.endsWith('*')
    const kind = inside ? isInside : entry.endsWith('*') ? isStem : isWhole
    const word = light(entry.replaceAll('*', ''))
    if (word === '') return
    this.#put(word, kind, id)
    const folded = withoutAccents(word)
    if (folded !== word && folded.length >= 5) this.#put(folded, kind, id)
  }

  #walk(word: string, from: number, into: number[]): void {
    let node = 0
    let ends = 0
    for (let i = from; i < word.length; i += 1) {
      const place = this.#place(node, word.charCodeAt(i))
      node = this.#table[place + 2] ?? 0
      if (node === 0) return
      ends = this.#table[place + 3] ?? 0
      if (ends === 0) continue
      if (from === 0 && (ends & isStem) !== 0) for (const id of this.#given[node]?.stem ?? []) into.push(id)
      if ((ends & isInside) !== 0) for (const id of this.#given[node]?.inside ?? []) into.push(id)
    }
    if (from === 0 && (ends & isWhole) !== 0) for (const id of this.#given[node]?.whole ?? []) into.push(id)
  }

  /** Adds the concepts of a word to `into`; duplicates are possible. */
  find(word: string, into: number[]): void {
    this.#walk(word, 0, into)
    if (this.#insides) {
      const last = Math.min(word.length - 3, 48)
      for (let from = 1; from <= last; from += 1) this.#walk(word, from, into)
    }
    if (isArabic(word)) {
      const bare = word.replace(arabicPrefix, '')
      if (bare !== word) {
        this.#walk(bare, 0, into)
        const again = bare.replace(arabicPrefix, '')
        if (again !== bare) this.#walk(again, 0, into)
      }
    }
  }

  /** Length of the longest entry that starts at `from`, 0 when there is none. */
  longest(text: string, from: number): number {
    let node = 0
    let best = 0
    for (let i = from; i < text.length; i += 1) {
      const place = this.#place(node, text.charCodeAt(i))
      node = this.#table[place + 2] ?? 0
      if (node === 0) break
      if (this.#table[place + 3] !== 0) best = i + 1 - from
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

/** All entries of a lexicon with their concept. */
export const entriesIn = (lexicon: Lexicon): readonly (readonly [concept: string, entry: string])[] =>
  Object.entries(lexicon.words).flatMap(([concept, text]) => entriesOf(text).map((e) => [concept, e] as const))
