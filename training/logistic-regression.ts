/** Trains softmax regressions with AdaGrad. Features are scaled by their log ratios. Deterministic. */
import { failCategories, warnCategories, type Category } from '../src/core/finding.ts'
import { buckets, categoryBuckets, localBuckets } from '../src/core/preflight/classify/model-format.ts'
import { allCategories, type Example } from './examples.ts'
import { sequence, shuffle } from './random.ts'

interface Settings {
  readonly epochs: number
  /** The share of a text's features that is dropped at random in each step. */
  readonly dropout: number
  /** The share of a label's probability that is distributed over the other classes. */
  readonly labelSmoothing: number
}

/** Found by cross-validation over authors: docs/screening-rounds.md, docs/decisions/0019. */
export const hyperparameters = {
  learningRate: 0.2,
  /** Factor of the L2 penalty. */
  decay: 1e-4,
  /** The fewest occurrences of a feature. It is higher for long-range pairs, because there are so many. */
  minimumCount: { local: 2, longRange: 4 },
  outcome: { epochs: 10, dropout: 0.4, labelSmoothing: 0.02 },
  category: { epochs: 8, dropout: 0, labelSmoothing: 0 },
} as const

/** The feature buckets of a text, and its class. */
interface Sample {
  readonly features: readonly number[]
  readonly label: number
  readonly weight: number
}

/**
 * How strongly a feature indicates a class: the log ratio of its frequency inside and outside the class (Wang and
 * Manning 2012, NB-SVM), or 0 if the feature is too rare. Ordered by bucket, then by class.
 */
function logRatios(samples: readonly Sample[], size: number, classes: number): Float32Array {
  const counts = new Float32Array(size * classes)
  const all = new Float32Array(size)
  const totals = new Float32Array(classes)
  let together = 0
  for (const { features, label, weight } of samples) {
    together += weight
    totals[label] = (totals[label] ?? 0) + weight
    for (const f of features) {
      counts[f * classes + label] = (counts[f * classes + label] ?? 0) + weight
      all[f] = (all[f] ?? 0) + weight
    }
  }
  return counts.map((n, at) => {
    const { minimumCount } = hyperparameters
    const seen = all[Math.floor(at / classes)] ?? 0
    if (seen < (at < localBuckets * classes ? minimumCount.local : minimumCount.longRange)) return 0
    const inside = totals[at % classes] ?? 0
    // Several features of a sample can share a bucket, so a class can count a bucket more often than it has samples.
    const outside = Math.max(0, seen - n) + 1
    return Math.max(0.15, Math.abs(Math.log((n + 1) / (inside + 2) / (outside / (together - inside + 2)))))
  })
}

export interface TrainedWeights {
  /** For each class, a weight for each bucket. */
  readonly weights: readonly Float32Array[]
  readonly bias: readonly number[]
}

/** Converts scores to probabilities, in place. */
function softmax(scores: Float32Array): void {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let all = 0
  for (let c = 0; c < scores.length; c += 1) all += scores[c] = Math.exp((scores[c] ?? 0) - most)
  for (let c = 0; c < scores.length; c += 1) scores[c] = (scores[c] ?? 0) / all
}

/** Trains a softmax regression by stochastic gradient descent. */
function regression(samples: readonly Sample[], size: number, classes: number, settings: Settings): TrainedWeights {
  const ratio = logRatios(samples, size, classes)
  const raw = new Float32Array(size * classes)
  const squares = new Float32Array(size * classes).fill(1e-6)
  const bias = new Float64Array(classes)
  const probabilities = new Float32Array(classes)
  const order = samples.map((_, i) => i)
  const next = sequence(1)
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    shuffle(order, next)
    for (const i of order) {
      const one = samples[i]
      if (one === undefined) continue
      const features = settings.dropout > 0 ? one.features.filter(() => next() >= settings.dropout) : one.features
      const norm = 1 / Math.sqrt(Math.max(1, features.length))
      probabilities.fill(0)
      for (const f of features)
        for (let c = 0, at = f * classes; c < classes; c += 1, at += 1)
          probabilities[c] = (probabilities[c] ?? 0) + (raw[at] ?? 0) * (ratio[at] ?? 0)
      for (let c = 0; c < classes; c += 1) probabilities[c] = (probabilities[c] ?? 0) * norm + (bias[c] ?? 0)
      softmax(probabilities)
      for (let c = 0; c < classes; c += 1) {
        const wanted = c === one.label ? 1 - settings.labelSmoothing : settings.labelSmoothing / (classes - 1)
        const error = ((probabilities[c] ?? 0) - wanted) * one.weight
        bias[c] = (bias[c] ?? 0) - 0.05 * error
        probabilities[c] = error * norm
      }
      for (const f of features)
        for (let c = 0, at = f * classes; c < classes; c += 1, at += 1) {
          const scale = ratio[at] ?? 0
          if (scale === 0) continue
          const gradient = (probabilities[c] ?? 0) * scale + hyperparameters.decay * (raw[at] ?? 0)
          const square = (squares[at] = (squares[at] ?? 0) + gradient * gradient)
          raw[at] = (raw[at] ?? 0) - (hyperparameters.learningRate * gradient) / Math.sqrt(square)
        }
    }
  }
  const weights = Array.from({ length: classes }, (_, c) =>
    Float32Array.from({ length: size }, (_, f) => (raw[f * classes + c] ?? 0) * (ratio[f * classes + c] ?? 0)),
  )
  return { weights, bias: [...bias] }
}

/** Trains the outcome model: pass, warn, fail. */
export const trainOutcome = (examples: readonly Example[]): TrainedWeights =>
  regression(
    examples.map(({ features, outcome, weight }) => ({ features, label: outcome, weight })),
    buckets,
    3,
    hyperparameters.outcome,
  )

/** The label of an example for the category model: its first category that has its outcome. */
function categoryOf({ outcome, categories }: Example): Category | undefined {
  const own: readonly Category[] = outcome === 2 ? failCategories : warnCategories
  return categories.find((category) => own.includes(category))
}

/** Trains the category model on the examples that have a category. */
export const trainCategories = (examples: readonly Example[]): TrainedWeights =>
  regression(
    examples.flatMap((example) => {
      const category = categoryOf(example)
      return category === undefined
        ? []
        : [{ features: example.categoryFeatures, label: allCategories.indexOf(category), weight: example.weight }]
    }),
    categoryBuckets,
    allCategories.length,
    hyperparameters.category,
  )
