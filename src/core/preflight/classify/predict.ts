/**
 * From score sums to probabilities, and the most likely category. The classifier is linear: softmax over the sums of
 * the weights of all features. The same text and model give the same answer on every platform.
 */
import type { Category } from '../../finding.ts'
import { categoryBuckets, localBuckets } from './model-format.ts'
import type { ScoreSums, Weights } from './weights.ts'

export interface Probabilities {
  readonly pass: number
  readonly warn: number
  readonly fail: number
}

/** The probability of each outcome by the model, before calibration. They add up to 1. */
export function probabilitiesOf(sums: ScoreSums, { model }: Weights): Probabilities {
  const norm = model.outcomes.scale / Math.sqrt(Math.max(1, sums.count))
  const scores = [sums.pass, sums.warn, sums.fail].map((sum, c) => sum * norm + (model.outcomes.bias[c] ?? 0))
  const most = Math.max(...scores)
  const [pass = 0, warn = 0, fail = 0] = scores.map((score) => Math.exp(score - most))
  const all = pass + warn + fail
  return { pass: pass / all, warn: warn / all, fail: fail / all }
}

/** The most likely of the given categories. */
export function categoryOf(features: readonly number[], among: readonly Category[], weights: Weights): Category {
  const { names, bias } = weights.model.categories
  const count = names.length
  // The weights of a bucket are adjacent, so one pass serves all categories. Integer sums do not depend on the order.
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
    const c = names.indexOf(category)
    const score = (sums[c] ?? 0) * norm + (bias[c] ?? 0)
    if (score > bestScore) [best, bestScore] = [category, score]
  }
  return best
}
