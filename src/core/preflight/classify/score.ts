/** Weighs the features of a text and of each of its sentences, in one pass. */
import type { Engine } from '../engine.ts'
import {
  addConcepts,
  addRuleFeatures,
  addCrossSentenceNgrams,
  addWordNgrams,
  newSentences,
  type FeatureSink,
  type RuleFeatures,
} from './features.ts'
import { localBuckets } from './model-format.ts'
import type { Analysis } from '../analyze.ts'
import { wordSums, type ScoreSums, type Weights } from './predict.ts'
import type { WordFeatures } from './word-features.ts'

export interface TextScores {
  readonly text: ScoreSums
  /** Each sentence by itself. */
  readonly sentences: readonly ScoreSums[]
  /** Each sentence by itself, with what the rules said of the text. */
  readonly sentencesWithRules: readonly ScoreSums[]
}

/** Weighs features as they are met; most pairs of words weigh nothing and are only counted. */
class Scorer implements FeatureSink {
  count = 0
  pass = 0
  warn = 0
  fail = 0
  readonly #weights: Weights

  constructor(weights: Weights) {
    this.#weights = weights
  }

  add(bucket: number): void {
    this.count += 1
    const { weighed, outcomes } = this.#weights
    // Nearly all of the others weigh something.
    if (bucket >= localBuckets && (((weighed[bucket >>> 5] ?? 0) >>> (bucket & 31)) & 1) === 0) return
    const at = bucket * 3
    this.pass += outcomes[at] ?? 0
    this.warn += outcomes[at + 1] ?? 0
    this.fail += outcomes[at + 2] ?? 0
  }

  addWord(word: WordFeatures): void {
    const { count, pass, warn, fail } = wordSums(word, this.#weights)
    this.count += count
    this.pass += pass
    this.warn += warn
    this.fail += fail
  }

  /** What was weighed since the last time. */
  take(): ScoreSums {
    const { count, pass, warn, fail } = this
    this.count = this.pass = this.warn = this.fail = 0
    return { count, pass, warn, fail }
  }
}

const sumOf = (a: ScoreSums, b: ScoreSums): ScoreSums => ({
  count: a.count + b.count,
  pass: a.pass + b.pass,
  warn: a.warn + b.warn,
  fail: a.fail + b.fail,
})

/** What a reading weighs. */
export function scoreText(analysis: Analysis, engine: Engine, said: RuleFeatures, weights: Weights): TextScores {
  const scorer = new Scorer(weights)
  addRuleFeatures(said, scorer)
  const saying = scorer.take()
  const sentences = analysis.sentences.map(({ from, to }, s) => {
    addWordNgrams(analysis, from, to, scorer)
    addConcepts(analysis, engine, s, scorer)
    return scorer.take()
  })
  // What is said again does not weigh more.
  const isNew = newSentences(analysis)
  addCrossSentenceNgrams(analysis, isNew, scorer)
  return {
    text: sentences.filter((_, s) => isNew[s]).reduce(sumOf, sumOf(scorer.take(), saying)),
    sentences,
    sentencesWithRules: sentences.map((sums) => sumOf(sums, saying)),
  }
}
