/** The weights of a model, decoded for scoring. */
import { buckets, categoryBuckets, type Model } from './model-format.ts'
import type { WordFeatures } from './word-features.ts'

/** The number of features, and the sums of their weights per outcome. */
export interface ScoreSums {
  readonly count: number
  readonly pass: number
  readonly warn: number
  readonly fail: number
}

export interface Weights {
  readonly model: Model
  readonly outcomes: Int8Array
  readonly categories: Int8Array
  /** Cached sums of words with their character n-grams. */
  readonly words: WeakMap<WordFeatures, ScoreSums>
}

/**
 * Decodes sparse weights: for each bucket that has any, its distance from the previous such bucket (7 bits per byte,
 * lowest first; the high bit marks continuation), then a signed byte per class.
 */
function decodeSparse(bytes: Uint8Array, size: number, classes: number): Int8Array {
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

const decoded = new WeakMap<Model, Weights>()

/** The weights of a model, decoded once. */
export function weightsOf(model: Model): Weights {
  const known = decoded.get(model)
  if (known !== undefined) return known
  const weights = {
    model,
    outcomes: decodeSparse(model.outcomeWeights, buckets, 3),
    words: new WeakMap<WordFeatures, ScoreSums>(),
    categories: decodeSparse(model.categoryWeights, categoryBuckets, model.categories.names.length),
  }
  decoded.set(model, weights)
  return weights
}

/** The sums of a word with its character n-grams. */
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
