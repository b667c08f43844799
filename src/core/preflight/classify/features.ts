/** What the second reader looks at: small numbers that stand for words, parts of words, and concepts that meet. */
import type { Engine } from '../engine.ts'
import { hashOf, offset, step } from './feature-hash.ts'
import { longRangeBuckets, localBuckets } from './model-format.ts'
import type { Analysis } from '../analyze.ts'
import { begin, kind, localBucket, type WordFeatures } from './word-features.ts'

const beginBigram = begin(kind.bigram)
const beginSkip = begin(kind.skip)
const beginConcept = begin(kind.concept)
const beginCoOccurrence = begin(kind.coOccurrence)

/** Takes the buckets of features, each as often as it is met. */
export interface FeatureSink {
  add(bucket: number): void
  /** Takes a word and its parts. */
  addWord(word: WordFeatures): void
}

/** How far apart two words of a sentence may stand that are seen as a pair; nearer ones are pairs and skips already. */
const longRange = { from: 3, to: 30 } as const

/** The bucket of two words that stand apart, in whichever order: the sum and the difference in bits tell a pair. */
function longRangeBucket(one: number, other: number): number {
  const hash = Math.imul(one + other, 0x9e3779b1) ^ Math.imul(one ^ other, 0x85ebca6b)
  return localBuckets + ((hash ^ (hash >>> 12)) & (longRangeBuckets - 1))
}

/** Words that stand apart in one sentence: who, what and what for are seldom neighbours. */
function addLongRangePairs(words: readonly number[], sink: FeatureSink): void {
  for (let i = longRange.from; i < words.length; i += 1) {
    const one = words[i] ?? 0
    const last = i - longRange.from
    for (let j = Math.max(0, i - longRange.to); j <= last; j += 1) sink.add(longRangeBucket(one, words[j] ?? 0))
  }
}

/**
 * The words from token `from` to before `to`, their parts, which follow each other and which stand apart. A word counts
 * once in a sentence, and one that is said over and over is one word in a row: what is repeated does not weigh more.
 */
export function addWordNgrams({ tokens }: Analysis, from: number, to: number, sink: FeatureSink): void {
  const words: number[] = []
  let before = 0
  let beforeThat = 0
  for (let i = from; i < to; i += 1) {
    const features = tokens[i]?.word.features
    if (features === undefined || features.hash === before) continue
    const { hash } = features
    if (!words.includes(hash)) sink.addWord(features)
    const count = words.push(hash)
    if (count > 1) sink.add(localBucket(step(step(beginBigram, before), hash)))
    if (count > 2) sink.add(localBucket(step(step(beginSkip, beforeThat), hash)))
    beforeThat = before
    before = hash
  }
  addLongRangePairs(words, sink)
}

/** Which sentences say something new: of those with the same words only the first does. */
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

/** The words that follow each other across the beginning of a sentence, which `addWords` of each sentence leaves out. */
export function addCrossSentenceNgrams(
  { tokens, sentences }: Analysis,
  isNew: readonly boolean[],
  sink: FeatureSink,
): void {
  const word = (at: number): number => tokens[at]?.word.features.hash ?? 0
  for (const [s, { from }] of sentences.entries()) {
    if (from === 0 || isNew[s] !== true) continue
    sink.add(localBucket(step(step(beginBigram, word(from - 1)), word(from))))
    if (from >= 2) sink.add(localBucket(step(step(beginSkip, word(from - 2)), word(from))))
    if (from + 1 < tokens.length) sink.add(localBucket(step(step(beginSkip, word(from - 1)), word(from + 1))))
  }
}

/** Puts a number in its place in a list that rises, once. */
const insert = (list: number[], value: number): void => {
  let at = list.length
  while (at > 0 && (list[at - 1] ?? 0) > value) at -= 1
  if (at > 0 && list[at - 1] === value) return
  for (let i = list.length; i > at; i -= 1) list[i] = list[i - 1] ?? 0
  list[at] = value
}

/** The concepts of each clause of a sentence, those that are denied, taught or quoted told apart; as hashes of their names. */
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

/** How many further concepts of its clause each one is seen to meet. */
const mostCoOccurrences = 8

/** The concepts of a sentence, and which of them meet in one clause. */
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

/** What the rules said, as the second reader hears it. */
export interface RuleFeatures {
  readonly outcome: string
  readonly ruleIds: readonly string[]
}

export function addRuleFeatures({ outcome, ruleIds }: RuleFeatures, sink: FeatureSink): void {
  sink.add(localBucket(hashOf(outcome, kind.outcome)))
  for (const id of ruleIds) sink.add(localBucket(hashOf(id, kind.rule)))
}

/**
 * The buckets of the features of a reading, each as often as it is met in sentences that say something new, in an order
 * that training relies on. Linear in the text, since a concept is seen to meet only so many others.
 */
export function featuresOf(analysis: Analysis, engine: Engine, ruleFeatures: RuleFeatures | null): readonly number[] {
  const buckets: number[] = []
  const sink: FeatureSink = {
    add: (bucket) => {
      buckets.push(bucket)
    },
    addWord: (word) => {
      for (const bucket of word.buckets) buckets.push(bucket)
    },
  }
  const isNew = newSentences(analysis)
  for (const [s, { from, to }] of analysis.sentences.entries()) {
    if (isNew[s] !== true) continue
    addWordNgrams(analysis, from, to, sink)
    addConcepts(analysis, engine, s, sink)
  }
  addCrossSentenceNgrams(analysis, isNew, sink)
  if (ruleFeatures !== null) addRuleFeatures(ruleFeatures, sink)
  return buckets
}
