/**
 * The second reader: a linear model over words, parts of words, meeting concepts and what the rules found. Rules see
 * the mechanisms that somebody thought of; the second reader has learnt from labelled ideas how people say the rest.
 * It is data and arithmetic: the same text and model give the same judgement everywhere.
 */
import { base64 } from '@scure/base'
import type { Category } from '../finding.ts'

/** Learnt weights; made by `npm run train`, checked by its own test. */
export interface Model {
  /** Base64 of one signed byte per bucket and outcome (pass, warn, fail), bucket by bucket. */
  readonly outcomes: string
  readonly outcomeScale: number
  readonly outcomeBias: readonly [pass: number, warn: number, fail: number]
  /** The categories in the order of their weights. */
  readonly categories: readonly Category[]
  /** Base64 of one signed byte per small bucket and category. */
  readonly categoryWeights: string
  readonly categoryBias: readonly number[]
}

/** Categories are told apart by fewer buckets: they only name what the outcome has decided. */
export const categoryBuckets = 1 << 13

export interface Weights {
  readonly model: Model
  readonly outcomes: Int8Array
  readonly categories: Int8Array
}

const fromBase64 = (text: string): Int8Array => Int8Array.from(base64.decode(text))

const decoded = new WeakMap<Model, Weights>()

/** The weights of a model, decoded once. */
export function weightsOf(model: Model): Weights {
  const known = decoded.get(model)
  if (known !== undefined) return known
  const weights = { model, outcomes: fromBase64(model.outcomes), categories: fromBase64(model.categoryWeights) }
  decoded.set(model, weights)
  return weights
}

export interface Chances {
  readonly pass: number
  readonly warn: number
  readonly fail: number
}

/** How likely each outcome is, by the model alone; the three add up to 1. */
export function chancesOf(features: readonly number[], { model, outcomes }: Weights): Chances {
  const sums = [0, 0, 0]
  for (const feature of features)
    for (let c = 0; c < 3; c += 1) sums[c] = (sums[c] ?? 0) + (outcomes[feature * 3 + c] ?? 0)
  const norm = model.outcomeScale / Math.sqrt(Math.max(1, features.length))
  const scores = sums.map((sum, c) => sum * norm + (model.outcomeBias[c] ?? 0))
  const most = Math.max(...scores)
  const [pass = 0, warn = 0, fail = 0] = scores.map((score) => Math.exp(score - most))
  const all = pass + warn + fail
  return { pass: pass / all, warn: warn / all, fail: fail / all }
}

/** The most likely of the given categories. */
export function categoryOf(features: readonly number[], among: readonly Category[], weights: Weights): Category {
  const { categories, categoryBias } = weights.model
  const count = categories.length
  let best = among[0] ?? 'ambiguity'
  let bestScore = -Infinity
  for (const category of among) {
    const c = categories.indexOf(category)
    let sum = categoryBias[c] ?? 0
    for (const feature of features) sum += weights.categories[(feature & (categoryBuckets - 1)) * count + c] ?? 0
    if (sum > bestScore) [best, bestScore] = [category, sum]
  }
  return best
}
