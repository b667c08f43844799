/**
 * Caches what lexicons and classifier say of single words, from text to text. Only speed depends on it. It keeps words of
 * at most `longest` letters and without digits, of texts that key material was redacted from. A browser that screens
 * before its lists of recovery words are loaded, and so cannot redact all, calls `forget`.
 */
import { hashOf } from '../classify/feature-hash.ts'
import { hintOf, type Code, type Hint } from '../language/detect-language.ts'
import { shapeOf } from './word-shape.ts'
import type { Spelling } from '../lexicon/spelling.ts'
import type { Trie } from '../lexicon/trie.ts'
import { wordFeaturesOf, type WordFeatures } from '../classify/word-features.ts'
import { wordVariants } from '../normalize/word-variants.ts'

/** Longer words are rare and are not cached. */
const longest = 24

/** The most words of a generation. Two generations are kept, which bounds the cache. */
const most = 4_096

/** The size of the direct-mapped cache, a power of two. */
const places = 8_192

const digit = /\d/u

const placeOf = (text: string): number => {
  const hash = hashOf(text, 0)
  return (hash ^ (hash >>> 15)) & (places - 1)
}

/** The most sets of languages whose numbers are kept: any text may bring new ones. */
const mostReaches = 256

/** The resources that words are looked up in. */
export interface LexiconResources {
  /** Function words and the languages for which they are evidence. */
  readonly common: ReadonlyMap<string, readonly Code[]>
  /** The number of tries; the `number` of each trie is less. */
  readonly tries: number
  readonly english: Trie | undefined
  readonly spelling: Spelling | undefined
  /** Whether a concept is a literal English word (`en:token`). */
  readonly isEnglishWord: (id: number) => boolean
}

/** The languages that a word is looked up in. */
export interface LexiconSet {
  /** The number of the set, the same for the same languages while the cache keeps it. */
  readonly number: number
  readonly tries: readonly Trie[]
  /** Whether to look up English and misspelt English. If not, only long English words are, as loanwords. */
  readonly asEnglish: boolean
}

const nothing: readonly number[] = []

/** A word and what lexicons and classifier say of it, computed on first use. */
export class Word {
  readonly text: string
  /** Variants: without a contraction or possessive, without homoglyphs and leetspeak. */
  readonly variants: readonly string[]
  readonly hint: Hint
  /** Bits of `Shape`. */
  readonly shape: number
  readonly #resources: LexiconResources
  #found: (readonly number[] | undefined)[] | undefined
  /** The number of the lexicon set of `#concepts`. */
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

  /** The concepts of the word in some languages, each once. The result for the last set is cached. */
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

  /** The concepts of misspelt English words, and of English loanwords in texts of another language. */
  #further(asEnglish: boolean, isFound: boolean): readonly number[] {
    if (this.hint.script !== 'latin') return nothing
    if (asEnglish) return isFound ? nothing : (this.#meant ??= this.#findMeant())
    return this.text.length > 4 ? this.#borrowed() : nothing
  }

  /** The concepts of the word and its variants in a trie, each once. */
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

  /** The classifier's features of the word. */
  get features(): WordFeatures {
    return (this.#features ??= wordFeaturesOf(this.text))
  }

  /** The concepts of the English word that this word misspells. */
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

  /** Whether a word of `Spelling` begins with this one. */
  get opens(): boolean {
    return (this.#opens ??= this.#resources.spelling?.opens(this.text) === true)
  }

  /** Whether a word of `Spelling` ends with this one. */
  get closes(): boolean {
    return (this.#closes ??= this.#resources.spelling?.closes(this.text) === true)
  }
}

/** A copy of a substring, which otherwise keeps the whole text in memory. */
const ownCopy = (piece: string): string =>
  String.fromCharCode(...Array.from({ length: piece.length }, (_, i) => piece.charCodeAt(i)))

export class WordCache {
  readonly #resources: LexiconResources
  /** A direct-mapped cache by hash, faster than the maps behind it. A new word replaces the old one of its place. */
  readonly #last: (Word | undefined)[] = new Array<Word | undefined>(places).fill(undefined)
  #young = new Map<string, Word>()
  #old: ReadonlyMap<string, Word> = new Map()
  #reaches = new Map<string, number>()
  #nextReach = 0

  constructor(resources: LexiconResources) {
    this.#resources = resources
  }

  /** The number of a lexicon set by its key. No number is given to two sets. */
  lexiconSet(key: string): number {
    const known = this.#reaches.get(key)
    if (known !== undefined) return known
    if (this.#reaches.size === mostReaches) this.#reaches = new Map()
    this.#reaches.set(key, this.#nextReach)
    return this.#nextReach++
  }

  /** The entry of a normalized word. */
  word(text: string): Word {
    if (text.length > longest) return new Word(text, this.#resources)
    const place = placeOf(text)
    const last = this.#last[place]
    if (last?.text === text) return last
    if (digit.test(text)) return new Word(text, this.#resources)
    return (this.#last[place] = this.#young.get(text) ?? this.#older(text))
  }

  /** Removes every word. */
  forget(): void {
    this.#last.fill(undefined)
    this.#young = new Map()
    this.#old = new Map()
  }

  #older(text: string): Word {
    const word = this.#old.get(text) ?? new Word(ownCopy(text), this.#resources)
    if (this.#young.size === most) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(word.text, word)
    return word
  }
}
