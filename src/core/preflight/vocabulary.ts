/** Words to concepts: one trie per language, walked once per word, so that the size of the lexicon costs nothing. */
import type { Lexicon } from '../rule.ts'
import { light, withoutAccents } from './normalize.ts'

interface Node {
  readonly next: Map<number, Node>
  whole: number[]
  stem: number[]
  inside: number[]
}

const node = (): Node => ({ next: new Map(), whole: [], stem: [], inside: [] })

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

  name(id: number): string {
    return this.#names[id] ?? '?'
  }
}

const arabicPrefix = /^(?:وال|فال|بال|كال|لل|ال|و|ف|ب|ل|ك|س)(?=.{3})/u
const hasArabic = /[\u0600-\u06ff]/u

/** The words of one language. */
export class Trie {
  readonly #root = node()
  #insides = false

  /** Adds `word`, `stem*` or `*inside*` (light form) as concept `id`. */
  add(entry: string, id: number): void {
    const inside = entry.length > 2 && entry.startsWith('*') && entry.endsWith('*')
    const stem = !inside && entry.endsWith('*')
    const word = light(entry.replaceAll('*', ''))
    const put = (spelling: string): void => {
      let at = this.#root
      for (let i = 0; i < spelling.length; i += 1) {
        const code = spelling.charCodeAt(i)
        let next = at.next.get(code)
        if (next === undefined) at.next.set(code, (next = node()))
        at = next
      }
      const list = inside ? at.inside : stem ? at.stem : at.whole
      if (!list.includes(id)) list.push(id)
      if (inside) this.#insides = true
    }
    if (word === '') return
    put(word)
    const folded = withoutAccents(word)
    if (folded !== word && folded.length >= 5) put(folded)
  }

  #walk(word: string, from: number, into: number[]): void {
    let at: Node | undefined = this.#root
    for (let i = from; i < word.length; i += 1) {
      at = at.next.get(word.charCodeAt(i))
      if (at === undefined) return
      if (from === 0) for (const id of at.stem) into.push(id)
      for (const id of at.inside) into.push(id)
    }
    if (from === 0) for (const id of at.whole) into.push(id)
  }

  /** Adds the concepts of a word to `into`; duplicates are possible. */
  find(word: string, into: number[]): void {
    this.#walk(word, 0, into)
    if (this.#insides) {
      const last = Math.min(word.length - 3, 48)
      for (let from = 1; from <= last; from += 1) this.#walk(word, from, into)
    }
    if (hasArabic.test(word)) {
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
    let at: Node | undefined = this.#root
    let best = 0
    for (let i = from; i < text.length; i += 1) {
      at = at.next.get(text.charCodeAt(i))
      if (at === undefined) break
      if (at.whole.length > 0 || at.stem.length > 0 || at.inside.length > 0) best = i + 1 - from
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
