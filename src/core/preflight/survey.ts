/** Gathers the features of a text and of each of its sentences, and weighs them, in one pass. */
import type { Engine } from './engine.ts'
import { addConcepts, addHeard, addSeams, addWords, type Bag, type Heard } from './features.ts'
import { buckets } from './model.ts'
import type { Reading } from './read.ts'
import type { Tally, Weights } from './second-reader.ts'

export interface Survey {
  readonly text: Tally
  /** Each sentence by itself. */
  readonly sentences: readonly Tally[]
  /** Each sentence by itself, with what the rules said of the text. */
  readonly heard: readonly Tally[]
}

/**
 * A set of buckets, as bits: small enough to stay in the innermost caches. Emptied by what was put in, since making or
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

  empty(of: Int32Array, count: number): void {
    for (let i = 0; i < count; i += 1) this.#bits[(of[i] ?? 0) >>> 5] = 0
  }
}

/** Empty between surveys. */
const inText = new Seen()
const inSentence = new Seen()

/** Numbers that are kept from one use to the next, since most lists are as long as those before. */
class List {
  values = new Int32Array(1_024)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Int32Array(2 * this.length)
      longer.set(this.values)
      this.values = longer
    }
    this.values[this.length] = value
    this.length += 1
  }
}

/** Counts the features of a sentence and keeps those that weigh anything, once; most pairs of words weigh nothing. */
class SentenceBag implements Bag {
  readonly heavy = new List()
  count = 0
  readonly #weighed: Int32Array

  constructor(weighed: Int32Array) {
    this.#weighed = weighed
  }

  add(bucket: number): void {
    this.count += 1
    if ((((this.#weighed[bucket >>> 5] ?? 0) >>> (bucket & 31)) & 1) === 0) return
    if (inSentence.add(bucket)) this.heavy.push(bucket)
  }

  empty(): void {
    inSentence.empty(this.heavy.values, this.heavy.length)
    this.heavy.length = 0
    this.count = 0
  }
}

/** The features of a text, out of those of its sentences, each once. */
class TextBag {
  readonly #heavy = new List()
  readonly #outcomes: Int8Array
  readonly tally: Tally = { count: 0, pass: 0, warn: 0, fail: 0 }

  constructor(outcomes: Int8Array) {
    this.#outcomes = outcomes
  }

  /** Takes the features of a sentence; returns what they weigh by themselves. */
  take({ heavy, count }: SentenceBag): Tally {
    const outcomes = this.#outcomes
    const { tally } = this
    let pass = 0
    let warn = 0
    let fail = 0
    for (let i = 0; i < heavy.length; i += 1) {
      const bucket = heavy.values[i] ?? 0
      const forPass = outcomes[bucket * 3] ?? 0
      const forWarn = outcomes[bucket * 3 + 1] ?? 0
      const forFail = outcomes[bucket * 3 + 2] ?? 0
      pass += forPass
      warn += forWarn
      fail += forFail
      if (!inText.add(bucket)) continue
      this.#heavy.push(bucket)
      tally.pass += forPass
      tally.warn += forWarn
      tally.fail += forFail
    }
    tally.count += count
    return { count, pass, warn, fail }
  }

  empty(): void {
    inText.empty(this.#heavy.values, this.#heavy.length)
  }
}

/** What the features of a bag weigh that came in from place `from` on. */
function weightOf({ heavy, count }: SentenceBag, from: number, outcomes: Int8Array): Tally {
  let pass = 0
  let warn = 0
  let fail = 0
  for (let i = from; i < heavy.length; i += 1) {
    const at = (heavy.values[i] ?? 0) * 3
    pass += outcomes[at] ?? 0
    warn += outcomes[at + 1] ?? 0
    fail += outcomes[at + 2] ?? 0
  }
  return { count, pass, warn, fail }
}

const sumOf = (a: Tally, b: Tally): Tally => ({
  count: b.count,
  pass: a.pass + b.pass,
  warn: a.warn + b.warn,
  fail: a.fail + b.fail,
})

/** What a reading weighs. */
export function surveyOf(reading: Reading, engine: Engine, said: Heard, { outcomes, weighed }: Weights): Survey {
  const text = new TextBag(outcomes)
  const bag = new SentenceBag(weighed)
  const sentences: Tally[] = []
  const heard: Tally[] = []
  try {
    for (const [s, { from, to }] of reading.sentences.entries()) {
      addWords(reading, from, to, bag)
      addConcepts(reading, engine, s, bag)
      const alone = text.take(bag)
      sentences.push(alone)
      const before = bag.heavy.length
      addHeard(said, bag)
      heard.push(sumOf(alone, weightOf(bag, before, outcomes)))
      bag.empty()
    }
    addSeams(reading, bag)
    addHeard(said, bag)
    text.take(bag)
  } finally {
    bag.empty()
    text.empty()
  }
  return { text: text.tally, sentences, heard }
}
