/** Weighs the features of a text and of each of its sentences, in one pass. */
import type { Engine } from '../engine.ts'
import { addConcepts, addHeard, addSeams, addWords, newSentences, type Bag, type Heard } from './features.ts'
import { nearBuckets } from './model-format.ts'
import type { Reading } from '../analyze.ts'
import { wordTally, type Tally, type Weights } from './predict.ts'
import type { WordFeatures } from './word-features.ts'

export interface Survey {
  readonly text: Tally
  /** Each sentence by itself. */
  readonly sentences: readonly Tally[]
  /** Each sentence by itself, with what the rules said of the text. */
  readonly heard: readonly Tally[]
}

/** Weighs features as they are met; most pairs of words weigh nothing and are only counted. */
class Scales implements Bag {
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
    if (bucket >= nearBuckets && (((weighed[bucket >>> 5] ?? 0) >>> (bucket & 31)) & 1) === 0) return
    const at = bucket * 3
    this.pass += outcomes[at] ?? 0
    this.warn += outcomes[at + 1] ?? 0
    this.fail += outcomes[at + 2] ?? 0
  }

  addWord(word: WordFeatures): void {
    const { count, pass, warn, fail } = wordTally(word, this.#weights)
    this.count += count
    this.pass += pass
    this.warn += warn
    this.fail += fail
  }

  /** What was weighed since the last time. */
  take(): Tally {
    const { count, pass, warn, fail } = this
    this.count = this.pass = this.warn = this.fail = 0
    return { count, pass, warn, fail }
  }
}

const sumOf = (a: Tally, b: Tally): Tally => ({
  count: a.count + b.count,
  pass: a.pass + b.pass,
  warn: a.warn + b.warn,
  fail: a.fail + b.fail,
})

/** What a reading weighs. */
export function surveyOf(reading: Reading, engine: Engine, said: Heard, weights: Weights): Survey {
  const scales = new Scales(weights)
  addHeard(said, scales)
  const saying = scales.take()
  const sentences = reading.sentences.map(({ from, to }, s) => {
    addWords(reading, from, to, scales)
    addConcepts(reading, engine, s, scales)
    return scales.take()
  })
  // What is said again does not weigh more.
  const isNew = newSentences(reading)
  addSeams(reading, isNew, scales)
  return {
    text: sentences.filter((_, s) => isNew[s]).reduce(sumOf, sumOf(scales.take(), saying)),
    sentences,
    heard: sentences.map((tally) => sumOf(tally, saying)),
  }
}
