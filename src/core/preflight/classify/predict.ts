/**
 * The second reader: a linear model over words, parts of words, meeting concepts and what the rules found. Rules see
 * the mechanisms that somebody thought of; the second reader has learnt from labelled ideas how people say the rest.
 * It is data and arithmetic: the same text and model give the same judgement everywhere.
 */
import { base64 } from '@scure/base'
import type { Category } from '../../finding.ts'
import { buckets, categoryBuckets, localBuckets, type Model } from './model-format.ts'
import type { WordFeatures } from './word-features.ts'

export interface Weights {
  readonly model: Model
  readonly outcomes: Int8Array
  /** A bit for each bucket: whether it weighs anything. */
  readonly weighed: Int32Array
  readonly categories: Int8Array
  /** What words weigh, with their parts, as far as they were met. */
  readonly words: WeakMap<WordFeatures, ScoreSums>
}

/**
 * Weights out of base64: for each bucket that has any, the distance from the one before (7 bits a byte, lowest first,
 * the high bit says that more follow), then a signed byte per class.
 */
function sparse(text: string, size: number, classes: number): Int8Array {
  const bytes = base64.decode(text)
  const weights = new Int8Array(size * classes)
  let bucket = -1
  for (let i = 0; i < bytes.length;) {
    let gap = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[i++] ?? 0
      gap |= (byte & 127) << shift
      if (byte < 128) break
    }
    bucket += gap
    for (let c = 0; c < classes; c += 1) weights[bucket * classes + c] = bytes[i++] ?? 0
  }
  return weights
}

function bitsOf(outcomes: Int8Array): Int32Array {
  const bits = new Int32Array(buckets / 32)
  for (let bucket = 0, at = 0; bucket < buckets; bucket += 1, at += 3)
    if (outcomes[at] !== 0 || outcomes[at + 1] !== 0 || outcomes[at + 2] !== 0)
      bits[bucket >>> 5] = (bits[bucket >>> 5] ?? 0) | (1 << (bucket & 31))
  return bits
}

const decoded = new WeakMap<Model, Weights>()

/** The weights of a model, decoded once. */
export function weightsOf(model: Model): Weights {
  const known = decoded.get(model)
  if (known !== undefined) return known
  const outcomes = sparse(model.outcomes, buckets, 3)
  const weights = {
    model,
    outcomes,
    weighed: bitsOf(outcomes),
    words: new WeakMap<WordFeatures, ScoreSums>(),
    categories: sparse(model.categoryWeights, categoryBuckets, model.categories.length),
  }
  decoded.set(model, weights)
  return weights
}

export interface Probabilities {
  readonly pass: number
  readonly warn: number
  readonly fail: number
}

/** How many features were met, and the sums of their weights for each outcome. */
export interface ScoreSums {
  readonly count: number
  readonly pass: number
  readonly warn: number
  readonly fail: number
}

/** What a word weighs, with its parts. */
export function wordSums(word: WordFeatures, { outcomes, words }: Weights): ScoreSums {
  const known = words.get(word)
  if (known !== undefined) return known
  let pass = 0
  let warn = 0
  let fail = 0
  for (const bucket of word.buckets) {
    pass += outcomes[bucket * 3] ?? 0
    warn += outcomes[bucket * 3 + 1] ?? 0
    fail += outcomes[bucket * 3 + 2] ?? 0
  }
  const sums = { count: word.buckets.length, pass, warn, fail }
  words.set(word, sums)
  return sums
}

/** How likely each outcome is, by the model alone; the three add up to 1. */
export function probabilitiesOf(sums: ScoreSums, { model }: Weights): Probabilities {
  const norm = model.outcomeScale / Math.sqrt(Math.max(1, sums.count))
  const scores = [sums.pass, sums.warn, sums.fail].map((sum, c) => sum * norm + (model.outcomeBias[c] ?? 0))
  const most = Math.max(...scores)
  const [pass = 0, warn = 0, fail = 0] = scores.map((score) => Math.exp(score - most))
  const all = pass + warn + fail
  return { pass: pass / all, warn: warn / all, fail: fail / all }
}

/** The most likely of the given categories. */
export function categoryOf(features: readonly number[], among: readonly Category[], weights: Weights): Category {
  const { categories, categoryBias } = weights.model
  const count = categories.length
  // The weights of a bucket lie side by side, so one pass for all categories; whole numbers add up in any order.
  const sums = new Int32Array(count)
  let localCount = 0
  for (const feature of features) {
    if (feature >= localBuckets) continue
    localCount += 1
    const bucket = (feature & (categoryBuckets - 1)) * count
    for (let c = 0; c < count; c += 1) sums[c] = (sums[c] ?? 0) + (weights.categories[bucket + c] ?? 0)
  }
  const norm = 1 / Math.sqrt(Math.max(1, localCount))
  let best = among[0] ?? 'ambiguity'
  let bestScore = -Infinity
  for (const category of among) {
    const c = categories.indexOf(category)
    const score = (sums[c] ?? 0) * norm + (categoryBias[c] ?? 0)
    if (score > bestScore) [best, bestScore] = [category, score]
  }
  return best
}
