/**
 * A cache of words and their properties, since most words of a text occur in other texts too. It affects only speed. It
 * keeps only words of at most 24 characters without digits (or of two characters), from texts whose key material was replaced. A
 * browser clears it (`forget`) after analyzing a text before the lists of recovery words were loaded.
 *
 * `node bench/screening.ts` measures the gain: without the cache screening takes 1.6 to 2 times the CPU time (60 and
 * 400 words).
 */
import { hintOf, type Code, type Hint } from '../language/detect-language.ts'
import { shapeOf } from './word-shape.ts'
import type { Spelling } from '../lexicon/spelling.ts'
import type { Trie } from '../lexicon/trie.ts'
import { wordFeaturesOf, type WordFeatures } from '../classify/word-features.ts'
import { wordVariants } from '../normalize/word-variants.ts'

/** The capacity in words. When it is exceeded, the cache is emptied. */
const most = 8_192

/**
 * The words that are cached: none with a digit, which could be a piece of a key, but those of two characters, which could
 * be a piece of anything; and none of more than 24 characters, because they are rare.
 */
const kept = /^(?:\D{0,24}|..)$/u

/**
 * The words of a text that are kept for it alone. One word with a digit, 2,000 times, took 25 ms and takes 10 ms; 2,000
 * different ones take 15 ms, and 21 ms if all are kept (`node bench/hostile-texts.ts`).
 */
const mostOwn = 32

/** The most lexicon sets that keep their numbers, since any text may bring new ones. */
const mostLexiconSets = 256

/** The lexicons that words are looked up in. */
export interface LexiconResources {
  /** Function words and the languages for which they are evidence. */
  readonly common: ReadonlyMap<string, readonly Code[]>
  /** The number of tries. Each trie's own number is lower. */
  readonly tries: number
  readonly english: Trie | undefined
  readonly spelling: Spelling | undefined
  /** Whether a concept stands for a literal English word, not for a meaning. */
  readonly isEnglishWord: (id: number) => boolean
}

/** The lexicons for a sentence. */
export interface LexiconSet {
  /** Identifies the lexicon set within the cache, across texts. */
  readonly number: number
  readonly tries: readonly Trie[]
  /** Whether English words and their misspellings are looked up. If not, only longer English words are, as loanwords. */
  readonly asEnglish: boolean
}

const nothing: readonly number[] = []

/** A word with its variants, shape, concepts and features, each computed on first use. */
export class Word {
  readonly text: string
  /** Variants: without a contraction or possessive, without homoglyphs and leetspeak. */
  readonly variants: readonly string[]
  readonly hint: Hint
  /** Bits of `Shape`. */
  readonly shape: number
  /** Whether it is a word that the vocabulary lacks; kept here for disguise/repair-words.ts. */
  unknown: boolean | undefined
  readonly #resources: LexiconResources
  #found: (readonly number[] | undefined)[] | undefined
  /** The number of the lexicon set to which `#concepts` belong. */
  #lexiconSet = -1
  #concepts = nothing
  #meant: readonly number[] | undefined
  #opens: boolean | undefined
  #closes: boolean | undefined
  #features: WordFeatures | undefined

  constructor(text: string, resources: LexiconResources) {
    this.text = text
    this.variants = wordVariants(text)
    this.hint = hintOf(text, resources.common)
    this.shape = shapeOf(text)
    this.#resources = resources
  }

  /** The concepts of the word in a lexicon set, without duplicates. */
  concepts(lexiconSet: LexiconSet): readonly number[] {
    return this.#lexiconSet === lexiconSet.number ? this.#concepts : this.#conceptsIn(lexiconSet)
  }

  #conceptsIn(lexiconSet: LexiconSet): readonly number[] {
    const found = lexiconSet.tries.flatMap((trie) => this.found(trie))
    const all = [...new Set([...found, ...this.#further(lexiconSet.asEnglish, found.length > 0)])]
    this.#concepts = all.length === 0 ? nothing : all
    this.#lexiconSet = lexiconSet.number
    return this.#concepts
  }

  /**
   * Concepts of the English word that a misspelling stands for; in other languages in Latin script, those of English
   * loanwords, which are common for technical and financial terms.
   */
  #further(asEnglish: boolean, isFound: boolean): readonly number[] {
    if (this.hint.script !== 'latin') return nothing
    if (asEnglish) return isFound ? nothing : (this.#meant ??= this.#findMeant())
    return this.text.length > 4 ? this.#borrowed() : nothing
  }

  /** The concepts of the word and its variants in a trie, without duplicates. */
  found(trie: Trie): readonly number[] {
    this.#found ??= new Array<readonly number[] | undefined>(this.#resources.tries).fill(undefined)
    return (this.#found[trie.number] ??= this.#find(trie))
  }

  #find(trie: Trie): readonly number[] {
    const ids: number[] = []
    trie.find(this.text, ids)
    for (const form of this.variants) trie.find(form, ids)
    return ids.length === 0 ? nothing : [...new Set(ids)]
  }

  /** The features of the word alone. */
  get features(): WordFeatures {
    return (this.#features ??= wordFeaturesOf(this.text))
  }

  /** The concepts of the English word that this misspelling stands for. */
  #findMeant(): readonly number[] {
    const { english, spelling } = this.#resources
    const meant = spelling?.meant(this.variants.at(-1) ?? this.text)
    if (meant === undefined || english === undefined) return nothing
    const ids: number[] = []
    english.find(meant, ids)
    return ids
  }

  /** The concepts of the word as an English loanword. */
  #borrowed(): readonly number[] {
    const { english, isEnglishWord } = this.#resources
    const ids: number[] = []
    english?.find(this.text, ids)
    return ids.filter((id) => !isEnglishWord(id))
  }

  /** Whether a word in the list of spellings may begin with this one. */
  get opens(): boolean {
    return (this.#opens ??= this.#resources.spelling?.opens(this.text) === true)
  }

  /** Whether a word in the list of spellings may end with this one. */
  get closes(): boolean {
    return (this.#closes ??= this.#resources.spelling?.closes(this.text) === true)
  }
}

/** A copy of a piece of a text, because a slice would keep the whole text in memory. */
const ownCopy = (piece: string): string => piece.split('').join('')

export class WordCache {
  readonly #resources: LexiconResources
  readonly #words = new Map<string, Word>()
  #lexiconSetNumbers = new Map<string, number>()
  #nextLexiconSet = 0

  constructor(resources: LexiconResources) {
    this.#resources = resources
  }

  /** The number for the key of a lexicon set. No other set gets the same number. */
  lexiconSet(key: string): number {
    const known = this.#lexiconSetNumbers.get(key)
    if (known !== undefined) return known
    if (this.#lexiconSetNumbers.size === mostLexiconSets) this.#lexiconSetNumbers = new Map()
    this.#lexiconSetNumbers.set(key, this.#nextLexiconSet)
    return this.#nextLexiconSet++
  }

  /**
   * The word of a normalized text, from the cache if it is there. `own` takes the first words of the text that the cache
   * does not keep.
   */
  word(text: string, own: Map<string, Word>): Word {
    const known = this.#words.get(text) ?? own.get(text)
    if (known !== undefined) return known
    const isKept = kept.test(text)
    const word = new Word(isKept ? ownCopy(text) : text, this.#resources)
    if (isKept) {
      if (this.#words.size === most) this.#words.clear()
      this.#words.set(word.text, word)
    } else if (own.size < mostOwn) own.set(text, word)
    return word
  }

  /** Empties the cache. */
  forget(): void {
    this.#words.clear()
  }
}
