/**
 * A cache of words with what is known of each: most words of a text occur in other texts too. It changes nothing but
 * speed. It keeps only words without digits and no longer than `longest`, of texts whose key material was replaced. A
 * browser that analyzes a text before it has the lists of recovery words makes it forget.
 *
 * `node bench/screening.ts` shows its gain: without it screening takes 1.6 to 2 times the CPU time (60 and 400 words).
 */
import { hintOf, type Code, type Hint } from '../language/detect-language.ts'
import { shapeOf } from './word-shape.ts'
import type { Spelling } from '../lexicon/spelling.ts'
import type { Trie } from '../lexicon/trie.ts'
import { wordFeaturesOf, type WordFeatures } from '../classify/word-features.ts'
import { wordVariants } from '../normalize/word-variants.ts'

/** In characters. Longer words are rare and are looked up each time. */
const longest = 24

/** How many words are kept; when another comes, all are forgotten. */
const most = 8_192

const digit = /\d/u

/** How many lexicon sets keep their numbers: any text may bring new ones. */
const mostLexiconSets = 256

/** Where words are looked up. */
export interface LexiconResources {
  /** Frequent small words and the languages that they are evidence for. */
  readonly common: ReadonlyMap<string, readonly Code[]>
  /** The number of tries; the number of each is lower. */
  readonly tries: number
  readonly english: Trie | undefined
  readonly spelling: Spelling | undefined
  /** Whether a concept is a word of English itself, not what it means. */
  readonly isEnglishWord: (id: number) => boolean
}

/** The languages that a word is looked up in. */
export interface LexiconSet {
  /** Tells the lexicon sets of a cache apart, from text to text. */
  readonly number: number
  readonly tries: readonly Trie[]
  /** English words are looked up, misspelt ones too; otherwise only long ones are, as borrowed. */
  readonly asEnglish: boolean
}

const nothing: readonly number[] = []

/** A word with its variants, shape, concepts and features; each is computed on first use. */
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
  /** The number of the lexicon set that `#concepts` are of. */
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

  /** The concepts of the word in a lexicon set, each once. */
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

  /** Misspelt English, and English words in a text of another language with the same letters: nouns of the trade are borrowed freely. */
  #further(asEnglish: boolean, isFound: boolean): readonly number[] {
    if (this.hint.script !== 'latin') return nothing
    if (asEnglish) return isFound ? nothing : (this.#meant ??= this.#findMeant())
    return this.text.length > 4 ? this.#borrowed() : nothing
  }

  /** The concepts that a trie gives the word or a variant of it, each once. */
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

  /** The features of the word by itself. */
  get features(): WordFeatures {
    return (this.#features ??= wordFeaturesOf(this.text))
  }

  /** The concepts of the English word of which this one is a misspelling. */
  #findMeant(): readonly number[] {
    const { english, spelling } = this.#resources
    const meant = spelling?.meant(this.variants.at(-1) ?? this.text)
    if (meant === undefined || english === undefined) return nothing
    const ids: number[] = []
    english.find(meant, ids)
    return ids
  }

  /** The concepts that the word has as an English one that another language borrowed. */
  #borrowed(): readonly number[] {
    const { english, isEnglishWord } = this.#resources
    const ids: number[] = []
    english?.find(this.text, ids)
    return ids.filter((id) => !isEnglishWord(id))
  }

  /** Whether a word that is known by its spelling may begin with this one. */
  get opens(): boolean {
    return (this.#opens ??= this.#resources.spelling?.opens(this.text) === true)
  }

  /** Whether a word that is known by its spelling may end with this one. */
  get closes(): boolean {
    return (this.#closes ??= this.#resources.spelling?.closes(this.text) === true)
  }
}

/** A copy of a piece of a text: a slice would keep the whole text in memory. */
const ownCopy = (piece: string): string =>
  String.fromCharCode(...Array.from({ length: piece.length }, (_, i) => piece.charCodeAt(i)))

export class WordCache {
  readonly #resources: LexiconResources
  readonly #words = new Map<string, Word>()
  #lexiconSetNumbers = new Map<string, number>()
  #nextLexiconSet = 0

  constructor(resources: LexiconResources) {
    this.#resources = resources
  }

  /** The number of a lexicon set, by its key; no other set gets it. */
  lexiconSet(key: string): number {
    const known = this.#lexiconSetNumbers.get(key)
    if (known !== undefined) return known
    if (this.#lexiconSetNumbers.size === mostLexiconSets) this.#lexiconSetNumbers = new Map()
    this.#lexiconSetNumbers.set(key, this.#nextLexiconSet)
    return this.#nextLexiconSet++
  }

  /** A word of a normalized text, with what is known of it. */
  word(text: string): Word {
    if (text.length > longest) return new Word(text, this.#resources)
    const known = this.#words.get(text)
    if (known !== undefined) return known
    if (digit.test(text)) return new Word(text, this.#resources)
    if (this.#words.size === most) this.#words.clear()
    const word = new Word(ownCopy(text), this.#resources)
    this.#words.set(word.text, word)
    return word
  }

  /** Forgets every word. */
  forget(): void {
    this.#words.clear()
  }
}
