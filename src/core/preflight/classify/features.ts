/**
 * The features of a text: words, character n-grams, bigrams, long-range pairs, concepts and concept co-occurrences,
 * each hashed to a bucket. What each kind contributes is measured in docs/decisions/0020. Increase `featureVersion`
 * with every change of the features.
 */
import type { Engine } from '../engine.ts'
import { offset, step } from './feature-hash.ts'
import { longRangeBuckets, localBuckets } from './model-format.ts'
import type { Analysis } from '../analyze.ts'
import { begin, kind, localBucket, type WordFeatures } from './word-features.ts'

const beginBigram = begin(kind.bigram)
const beginConcept = begin(kind.concept)
const beginCoOccurrence = begin(kind.coOccurrence)

/** Receives the buckets of features, once per occurrence. */
export interface FeatureSink {
  add(bucket: number): void
  /** Receives a word and its character n-grams. */
  addWord(word: WordFeatures): void
}

/** Distances, in words, between the two words of a long-range pair. */
const longRange = { from: 3, to: 30 } as const

/** The bucket of an unordered pair: sum and exclusive or are symmetric, so both orders give the same bucket. */
function longRangeBucket(one: number, other: number): number {
  const hash = Math.imul(one + other, 0x9e3779b1) ^ Math.imul(one ^ other, 0x85ebca6b)
  return localBuckets + ((hash ^ (hash >>> 12)) & (longRangeBuckets - 1))
}

/** Adds pairs of distant words in one sentence, since the actor, the action and its purpose are seldom adjacent. */
function addLongRangePairs(words: readonly number[], sink: FeatureSink): void {
  for (let i = longRange.from; i < words.length; i += 1) {
    const one = words[i] ?? 0
    const last = i - longRange.from
    for (let j = Math.max(0, i - longRange.to); j <= last; j += 1) sink.add(longRangeBucket(one, words[j] ?? 0))
  }
}

/** Adds words, each once, and lists them for the features of several words. */
class WordList {
  readonly words: number[] = []
  readonly #sink: FeatureSink
  readonly #seen: Set<number> | null
  #before = 0

  constructor(size: number, sink: FeatureSink) {
    this.#sink = sink
    // In a short list a search is faster than a set.
    this.#seen = size > 64 ? new Set() : null
  }

  /** Adds a word and the bigram that it ends, but not a repetition of the word before. */
  push(features: WordFeatures): void {
    const { hash } = features
    if (hash === this.#before) return
    const { words } = this
    if (this.#seen === null ? !words.includes(hash) : !this.#seen.has(hash)) this.#sink.addWord(features)
    this.#seen?.add(hash)
    if (words.push(hash) > 1) this.#sink.add(localBucket(step(step(beginBigram, this.#before), hash)))
    this.#before = hash
  }
}

/**
 * Adds the words from index `from` to before `to`, their character n-grams, bigrams and long-range pairs. A word counts
 * once per sentence, and adjacent repetitions count as one word, so that repeating a word adds no weight. Where a word
 * has a gloss, its English words take its place in bigrams and long-range pairs.
 */
export function addWordNgrams({ tokens, glosses }: Analysis, from: number, to: number, sink: FeatureSink): void {
  const list = new WordList(to - from, sink)
  const glossed = new Set<number>()
  for (let i = from; i < to; i += 1) {
    const features = tokens[i]?.word.features
    if (features === undefined) continue
    const gloss = glosses?.[i]
    if (gloss === undefined) {
      list.push(features)
      continue
    }
    if (!glossed.has(features.hash)) sink.addWord(features)
    glossed.add(features.hash)
    for (const word of gloss) list.push(word)
  }
  addLongRangePairs(list.words, sink)
}

/** For each sentence, whether no earlier sentence has the same words: a repeated sentence adds no features. */
export function newSentences({ tokens, sentences }: Analysis): readonly boolean[] {
  const seen = new Set<number>()
  return sentences.map(({ from, to }) => {
    let hash = offset
    for (let i = from; i < to; i += 1) hash = step(hash, tokens[i]?.word.features.hash ?? 0)
    if (seen.has(hash)) return false
    seen.add(hash)
    return true
  })
}

/** Adds the bigrams across sentence boundaries, which `addWordNgrams` leaves out. */
export function addCrossSentenceNgrams(
  { tokens, sentences }: Analysis,
  isNew: readonly boolean[],
  sink: FeatureSink,
): void {
  const word = (at: number): number => tokens[at]?.word.features.hash ?? 0
  for (const [s, { from }] of sentences.entries()) {
    if (from === 0 || isNew[s] !== true) continue
    sink.add(localBucket(step(step(beginBigram, word(from - 1)), word(from))))
  }
}

/** Inserts a number into a sorted list without duplicates. */
const insert = (list: number[], value: number): void => {
  let at = list.length
  while (at > 0 && (list[at - 1] ?? 0) > value) at -= 1
  if (at > 0 && list[at - 1] === value) return
  for (let i = list.length; i > at; i -= 1) list[i] = list[i - 1] ?? 0
  list[at] = value
}

/** The concepts of each clause of a sentence, as hashes of their names. The hashes in suppressed clauses are inverted. */
function conceptsByClause(
  { occurrences, matchContext }: Analysis,
  engine: Engine,
  sentence: number,
): Iterable<readonly number[]> {
  const clauses = new Map<number, number[]>()
  const { clause, suppressed } = matchContext
  for (let entry = occurrences.firstConcept(sentence); entry >= 0; entry = occurrences.nextConcept(entry)) {
    const concept = engine.conceptHash(occurrences.conceptOf(entry))
    if (concept === undefined) continue
    for (let o = occurrences.firstOf(entry); o >= 0; o = occurrences.next(o)) {
      const at = occurrences.from(o)
      const key = clause[at] ?? 0
      let list = clauses.get(key)
      if (list === undefined) clauses.set(key, (list = []))
      insert(list, suppressed[at] === 0 ? concept : ~concept)
    }
  }
  return clauses.values()
}

/** The most co-occurrences of one concept in its clause, so that the work stays linear in the length of the text. */
const mostCoOccurrences = 8

/** Adds the concepts of a sentence, and the pairs of concepts in one clause. */
export function addConcepts(analysis: Analysis, engine: Engine, sentence: number, sink: FeatureSink): void {
  for (const concepts of conceptsByClause(analysis, engine, sentence)) {
    for (let n = 0; n < concepts.length; n += 1) {
      const one = concepts[n] ?? 0
      sink.add(localBucket(step(step(beginConcept, one), 0)))
      const coOccurrence = step(beginCoOccurrence, one)
      const end = Math.min(concepts.length, n + 1 + mostCoOccurrences)
      for (let m = n + 1; m < end; m += 1) sink.add(localBucket(step(coOccurrence, concepts[m] ?? 0)))
    }
  }
}

/** A sink that lists the buckets, each as often as it occurs. */
function listing(buckets: number[]): FeatureSink {
  return {
    add: (bucket) => {
      buckets.push(bucket)
    },
    addWord: (word) => {
      for (const bucket of word.buckets) buckets.push(bucket)
    },
  }
}

/** The buckets of the words of a span: tokens `from` to before `to`. */
export function wordFeatures(analysis: Analysis, from: number, to: number): readonly number[] {
  const buckets: number[] = []
  addWordNgrams(analysis, from, to, listing(buckets))
  return buckets
}

/** The buckets of all features of a text, once per occurrence. Training relies on their order. */
export function featuresOf(analysis: Analysis, engine: Engine): readonly number[] {
  const buckets: number[] = []
  const sink = listing(buckets)
  const isNew = newSentences(analysis)
  for (const [s, { from, to }] of analysis.sentences.entries()) {
    if (isNew[s] !== true) continue
    addWordNgrams(analysis, from, to, sink)
    addConcepts(analysis, engine, s, sink)
  }
  addCrossSentenceNgrams(analysis, isNew, sink)
  return buckets
}
