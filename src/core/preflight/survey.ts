/** Gathers the features of a text and of each of its sentences, and weighs them, in one pass. */
import type { Engine } from './engine.ts'
import { addConcepts, addHeard, addSeams, addWords, type Bag, type Heard } from './features.ts'
import { buckets } from './model.ts'
import type { Reading } from './read.ts'
import type { Tally, Weights } from './second-reader.ts'

export interface Survey {
  /** The buckets of the features of the text. */
  readonly features: readonly number[]
  readonly text: Tally
  /** Each sentence by itself. */
  readonly sentences: readonly Tally[]
  /** Each sentence by itself, with what the rules said of the text. */
  readonly heard: readonly Tally[]
}

/**
 * A set of buckets, as bits: small enough to stay in the innermost cache. Emptied by what was put in, since making or
 * clearing so large a list for each sentence costs too much.
 */
class Seen {
  readonly #bits = new Int32Array(buckets / 32)

  /** Puts a bucket in; whether it is new. */
  add(bucket: number): boolean {
    const word = this.#bits[bucket >>> 5] ?? 0
    const bit = 1 << (bucket & 31)
    if ((word & bit) !== 0) return false
    this.#bits[bucket >>> 5] = word | bit
    return true
  }

  empty(of: readonly number[]): void {
    for (const bucket of of) this.#bits[bucket >>> 5] = 0
  }
}

/** Empty between surveys. */
const inText = new Seen()
const inSentence = new Seen()

/** Takes each feature of a sentence once. */
class SentenceBag implements Bag {
  features: number[] = []

  add(bucket: number): void {
    if (inSentence.add(bucket)) this.features.push(bucket)
  }

  empty(): void {
    inSentence.empty(this.features)
    this.features = []
  }
}

const weightOf = (features: readonly number[], outcomes: Int8Array): Tally => {
  let pass = 0
  let warn = 0
  let fail = 0
  for (const bucket of features) {
    pass += outcomes[bucket * 3] ?? 0
    warn += outcomes[bucket * 3 + 1] ?? 0
    fail += outcomes[bucket * 3 + 2] ?? 0
  }
  return { count: features.length, pass, warn, fail }
}

/** Gathers the features of the text, and weighs them while the weights of the sentence are at hand. */
class TextBag {
  readonly features: number[] = []
  readonly tally: Tally = { count: 0, pass: 0, warn: 0, fail: 0 }

  /** Takes the features of a sentence: what they weigh by themselves. */
  take(features: readonly number[], outcomes: Int8Array): Tally {
    const { tally } = this
    let pass = 0
    let warn = 0
    let fail = 0
    for (const bucket of features) {
      const forPass = outcomes[bucket * 3] ?? 0
      const forWarn = outcomes[bucket * 3 + 1] ?? 0
      const forFail = outcomes[bucket * 3 + 2] ?? 0
      pass += forPass
      warn += forWarn
      fail += forFail
      if (!inText.add(bucket)) continue
      this.features.push(bucket)
      tally.count += 1
      tally.pass += forPass
      tally.warn += forWarn
      tally.fail += forFail
    }
    return { count: features.length, pass, warn, fail }
  }

  empty(): void {
    inText.empty(this.features)
  }
}

const sumOf = (a: Tally, b: Tally): Tally => ({
  count: a.count + b.count,
  pass: a.pass + b.pass,
  warn: a.warn + b.warn,
  fail: a.fail + b.fail,
})

/** What a reading weighs. */
export function surveyOf(reading: Reading, engine: Engine, said: Heard, { outcomes }: Weights): Survey {
  const text = new TextBag()
  const bag = new SentenceBag()
  const sentences: Tally[] = []
  const heard: Tally[] = []
  try {
    for (const [s, { from, to }] of reading.sentences.entries()) {
      addWords(reading, from, to, bag)
      addConcepts(reading, engine, s, bag)
      const alone = text.take(bag.features, outcomes)
      sentences.push(alone)
      addHeard(said, bag)
      heard.push(sumOf(alone, weightOf(bag.features.slice(alone.count), outcomes)))
      bag.empty()
    }
    addSeams(reading, bag)
    addHeard(said, bag)
    text.take(bag.features, outcomes)
  } finally {
    bag.empty()
    text.empty()
  }
  return { features: text.features, text: text.tally, sentences, heard }
}
