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

/** A category, and how probable it is that an outcome is about it. */
export interface CategoryProbability {
  readonly category: Category
  readonly probability: number
}

/** The score of each category, in the order of the model's names. */
export function categoryScores(features: readonly number[], weights: Weights): readonly number[] {
  const { names, bias, scale } = weights.model.categories
  const count = names.length
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
  return names.map((_, c) => ((sums[c] ?? 0) * norm + (bias[c] ?? 0)) * scale)
}

/** The probabilities of the given categories, which add up to 1; the most probable one first. */
export function categoryProbabilities(
  scores: readonly number[],
  among: readonly Category[],
  { model }: Weights,
): readonly CategoryProbability[] {
  const own = among.map((category) => scores[model.categories.names.indexOf(category)] ?? 0)
  const most = Math.max(...own)
  const shares = own.map((score) => Math.exp(score - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return among
    .map((category, n) => ({ category, probability: (shares[n] ?? 0) / all }))
    .toSorted((a, b) => b.probability - a.probability)
}
