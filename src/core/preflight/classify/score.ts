/** Scores a text: sums the weights of its features, for the whole text and for each sentence. */
import type { Analysis } from '../analyze.ts'
import type { Engine } from '../engine.ts'
import { addConcepts, addCrossSentenceNgrams, addWordNgrams, newSentences, type FeatureSink } from './features.ts'
import { wordSums, type ScoreSums, type Weights } from './weights.ts'
import type { WordFeatures } from './word-features.ts'

export interface TextScores {
  readonly text: ScoreSums
  /** The sums of each sentence alone. */
  readonly sentences: readonly ScoreSums[]
  /** For each sentence, whether no earlier one has the same words. */
  readonly isNew: readonly boolean[]
}

/** Sums weights as it receives features. */
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
    const { outcomes } = this.#weights
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

  /** The sums since the last call. */
  take(): ScoreSums {
    const { count, pass, warn, fail } = this
    this.count = this.pass = this.warn = this.fail = 0
    return { count, pass, warn, fail }
  }
}

/** The sums of two parts of a text together. */
export const sumOf = (a: ScoreSums, b: ScoreSums): ScoreSums => ({
  count: a.count + b.count,
  pass: a.pass + b.pass,
  warn: a.warn + b.warn,
  fail: a.fail + b.fail,
})

/** Scores a text: the sum of its sentences, repeated ones once, and of the bigrams across their boundaries. */
export function scoreText(analysis: Analysis, engine: Engine, weights: Weights): TextScores {
  const scorer = new Scorer(weights)
  const sentences = analysis.sentences.map(({ from, to }, s) => {
    addWordNgrams(analysis, from, to, scorer)
    addConcepts(analysis, engine, s, scorer)
    return scorer.take()
  })
  const isNew = newSentences(analysis)
  addCrossSentenceNgrams(analysis, isNew, scorer)
  return { text: sentences.filter((_, s) => isNew[s]).reduce(sumOf, scorer.take()), sentences, isNew }
}

/** The scores of the words of a span by themselves: tokens `from` to before `to`. */
export function scoreTokens(analysis: Analysis, from: number, to: number, weights: Weights): ScoreSums {
  const scorer = new Scorer(weights)
  addWordNgrams(analysis, from, to, scorer)
  return scorer.take()
}
