/**
 * The lexicons as tries and phrases. A language is compiled when it is first looked up: all 43 languages take some
 * 600 ms, which every start of a process would wait for, and a text needs two or three of them (`node
 * bench/start.ts`).
 */
import type { Lexicon } from '../../rule.ts'
import { parsePattern, type Naming } from '../patterns/parse.ts'
import { PatternIndex, type PatternResult } from '../patterns/pattern-index.ts'
import type { ConceptIds } from './concept-ids.ts'
import { entriesIn, Words, type Trie } from './trie.ts'

/** A lexicon in the form that texts are looked up in. */
export interface CompiledLexicon {
  readonly trie: Trie
  /** Its entries of several words. `then` is the id of the concept that a match adds. */
  readonly phrases: PatternIndex
}

/**
 * The frequency of concepts, from 0 to 9: matching starts at the rarest concept of a pattern. For other concepts see
 * `namingOf`.
 */
const frequent: Readonly<Record<string, number>> = {
  ANY: 9,
  PRON: 8,
  WE: 8,
  YOU: 8,
  HOLDER: 7,
  ISSUER: 7,
  TOKEN: 7,
  CAN: 7,
  NEG: 6,
  NUM: 6,
  MONEY: 5,
  EVENT: 5,
  COIN: 4,
  GIVE: 4,
}

/** Whether a step of a pattern or an entry of a lexicon names a concept. Otherwise it is a literal word. */
export const isConcept = (step: string): boolean => /^[A-Z][A-Z0-9_]*$/u.test(step)

/** The ids and frequencies for patterns in a language. A literal word becomes a concept, and a word of `words`. */
export const namingOf = (language: string, ids: ConceptIds, words: Words): Naming => ({
  id: (step) => {
    if (isConcept(step)) return ids.id(step)
    const id = ids.id(`${language}:${step}`)
    words.add(step, id)
    return id
  },
  weight: (step) => (isConcept(step) ? (frequent[step] ?? 3) : step.length < 4 ? 5 : 1),
})

export class CompiledLexicons {
  readonly #lexicons: ReadonlyMap<string, { readonly lexicon: Lexicon; readonly number: number }>
  readonly #ids: ConceptIds
  readonly #given: ReadonlyMap<string, Words>
  readonly #compiled = new Map<string, CompiledLexicon>()

  /** @param given words that patterns add to a language, beside those of its lexicon; by language */
  constructor(lexicons: readonly Lexicon[], ids: ConceptIds, given: ReadonlyMap<string, Words>) {
    this.#lexicons = new Map(lexicons.map((lexicon, number) => [lexicon.language, { lexicon, number }]))
    this.#ids = ids
    this.#given = given
  }

  /** The compiled lexicon of a language, or undefined for a language without one. Throws if an entry is invalid. */
  get(language: string): CompiledLexicon | undefined {
    const known = this.#compiled.get(language)
    if (known !== undefined) return known
    const found = this.#lexicons.get(language)
    if (found === undefined) return undefined
    const compiled = this.#compile(found.lexicon, found.number)
    this.#compiled.set(language, compiled)
    return compiled
  }

  #compile(lexicon: Lexicon, number: number): CompiledLexicon {
    const words = this.#given.get(lexicon.language) ?? new Words()
    const naming = namingOf(lexicon.language, this.#ids, words)
    const phrases: PatternResult[] = []
    for (const [concept, entry] of entriesIn(lexicon)) {
      const id = this.#ids.id(concept)
      if (!/\s/u.test(entry) && !isConcept(entry)) words.add(entry, id)
      else phrases.push({ pattern: parsePattern(entry, naming), then: id })
    }
    return { trie: words.trie(number), phrases: new PatternIndex(phrases) }
  }
}
