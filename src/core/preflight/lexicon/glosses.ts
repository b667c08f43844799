/**
 * Glosses: the English words for the words of a text in another language, by which the classifier uses in that language
 * what it has learned from English texts (docs/decisions/0048).
 */
import type { Lexicon } from '../../rule.ts'
import { wordFeaturesOf, type WordFeatures } from '../classify/word-features.ts'
import { normalizeText } from '../normalize/normalize.ts'

/** The features of the English words for a word. */
export type Gloss = readonly WordFeatures[]

/** Languages written without spaces, or with particles that stick to words: every piece of a word has a gloss. */
const unspaced: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'th'])

/** In letters. A shorter piece of a word in other languages is too seldom a word itself. */
const shortestPiece = 4

/** In letters. Compounds are shorter; a longer run in a language with spaces is no word, and cutting it costs time. */
const longestCompound = 48

/** The share of the letters of a word that its pieces must have: inflections and linking letters are the others. */
const leastCovered = 0.5

export class Glosses {
  readonly #lines: ReadonlyMap<string, string>
  readonly #glossaries = new Map<string, Glossary>()

  constructor(lexicons: readonly Lexicon[]) {
    this.#lines = new Map(
      lexicons.flatMap(({ language, glossary }) => (glossary === undefined ? [] : [[language, glossary] as const])),
    )
  }

  /** Whether any of the languages has a glossary. */
  has(languages: readonly string[]): boolean {
    return languages.some((language) => this.#lines.has(language))
  }

  /** The gloss of a normalized word in the first of the languages that knows it. */
  of(word: string, languages: readonly string[]): Gloss | undefined {
    for (const language of languages) {
      const glossary = this.#glossaryOf(language)
      const gloss = glossary?.words.get(word) ?? glossary?.pieces(word)
      if (gloss !== undefined) return gloss
    }
    return undefined
  }

  #glossaryOf(language: string): Glossary | undefined {
    const known = this.#glossaries.get(language)
    const lines = this.#lines.get(language)
    if (known !== undefined || lines === undefined) return known
    const glossary = new Glossary(lines, unspaced.has(language))
    this.#glossaries.set(language, glossary)
    return glossary
  }
}

class Glossary {
  readonly words = new Map<string, Gloss>()
  readonly #longest: number
  readonly #isUnspaced: boolean

  constructor(lines: string, isUnspaced: boolean) {
    for (const line of lines.split('\n')) {
      const [english = '', forms = ''] = line.split(': ')
      const gloss = normalizeText(english).split(' ').map(wordFeaturesOf)
      for (const form of forms.split(' ')) this.words.set(normalizeText(form), gloss)
    }
    this.#longest = Math.max(...Array.from(this.words.keys(), ({ length }) => length))
    this.#isUnspaced = isUnspaced
  }

  /**
   * The glosses of the known words that an unknown one consists of, cut from left to right by the longest match. Undefined
   * if they cover too little of it.
   */
  pieces(word: string): Gloss | undefined {
    if (!this.#isUnspaced && word.length > longestCompound) return undefined
    const shortest = this.#isUnspaced ? 1 : shortestPiece
    const found: WordFeatures[] = []
    let covered = 0
    for (let from = 0; from + shortest <= word.length;) {
      let to = Math.min(word.length, from + this.#longest)
      while (to - from >= shortest && !this.words.has(word.slice(from, to))) to -= 1
      if (to - from < shortest) {
        from += 1
        continue
      }
      found.push(...(this.words.get(word.slice(from, to)) ?? []))
      covered += to - from
      from = to
    }
    return covered > 0 && (this.#isUnspaced || covered >= word.length * leastCovered) ? found : undefined
  }
}
