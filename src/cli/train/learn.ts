import { failCategories, warnCategories, type Category } from '../../core/finding.ts'
import { buckets, categoryBuckets, localBuckets } from '../../core/preflight/classify/model-format.ts'
import { allCategories, type Example } from './examples.ts'

/** How classes are learnt; found by cross-validation, see docs/screening-rounds.md. */
const rate = 0.2
const decay = 1e-4
/** How often a feature must have been met; there are very many pairs of words that stand apart. */
const leastSeen = { near: 2, far: 4 } as const

/** How the outcome is learnt: each time a part of a text's features stays hidden, and nothing is quite certain. */
const outcomeCourse: Course = { epochs: 10, hidden: 0.4, doubt: 0.02 }

const categoryCourse: Course = { epochs: 8, hidden: 0, doubt: 0 }

/** What training is set to, for the digest of a model. */
export const hyperparameters = { rate, decay, leastSeen, outcomeCourse, categoryCourse } as const

interface Course {
  readonly epochs: number
  /** The share of the features of a text that is left out, others each time (dropout). */
  readonly hidden: number
  /** What of a label's certainty is shared among the other classes (label smoothing). */
  readonly doubt: number
}

/** A sequence of numbers from 0 to 1 that is the same in every run (a linear congruential generator). */
export function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff
}

function shuffle(order: number[], next: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1))
    ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
  }
}

/** Something to learn from: the buckets of its features, and its class. */
interface Case {
  readonly features: readonly number[]
  readonly label: number
  readonly weight: number
}

/**
 * How much a feature tells about a class: the log ratio of its frequency inside and outside (Wang and Manning 2012,
 * NB-SVM); 0 for a feature that is too rare. Bucket by bucket, class by class.
 */
function logRatios(cases: readonly Case[], size: number, classes: number): Float32Array {
  const counts = new Float32Array(size * classes)
  const all = new Float32Array(size)
  const totals = new Float32Array(classes)
  let together = 0
  for (const { features, label, weight } of cases) {
    together += weight
    totals[label] = (totals[label] ?? 0) + weight
    for (const f of features) {
      counts[f * classes + label] = (counts[f * classes + label] ?? 0) + weight
      all[f] = (all[f] ?? 0) + weight
    }
  }
  return counts.map((n, at) => {
    const seen = all[Math.floor(at / classes)] ?? 0
    if (seen < (at < localBuckets * classes ? leastSeen.near : leastSeen.far)) return 0
    const inside = totals[at % classes] ?? 0
    // With features that share a bucket a class can be seen more often than it has cases.
    const outside = Math.max(0, seen - n) + 1
    return Math.max(0.15, Math.abs(Math.log((n + 1) / (inside + 2) / (outside / (together - inside + 2)))))
  })
}

export interface Learnt {
  /** Weight per bucket, for each class. */
  readonly weights: readonly Float32Array[]
  readonly bias: readonly number[]
}

/** Turns scores into chances, in place. */
function softmax(scores: Float32Array): void {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let all = 0
  for (let c = 0; c < scores.length; c += 1) all += scores[c] = Math.exp((scores[c] ?? 0) - most)
  for (let c = 0; c < scores.length; c += 1) scores[c] = (scores[c] ?? 0) / all
}

/** Softmax regression on scaled features with AdaGrad. Deterministic. */
function regression(cases: readonly Case[], size: number, classes: number, course: Course): Learnt {
  const ratio = logRatios(cases, size, classes)
  const raw = new Float32Array(size * classes)
  const squares = new Float32Array(size * classes).fill(1e-6)
  const bias = new Float64Array(classes)
  const chances = new Float32Array(classes)
  const order = cases.map((_, i) => i)
  const next = sequence(1)
  for (let epoch = 0; epoch < course.epochs; epoch += 1) {
    shuffle(order, next)
    for (const i of order) {
      const one = cases[i]
      if (one === undefined) continue
      const features = course.hidden > 0 ? one.features.filter(() => next() >= course.hidden) : one.features
      const norm = 1 / Math.sqrt(Math.max(1, features.length))
      chances.fill(0)
      for (const f of features)
        for (let c = 0, at = f * classes; c < classes; c += 1, at += 1)
          chances[c] = (chances[c] ?? 0) + (raw[at] ?? 0) * (ratio[at] ?? 0)
      for (let c = 0; c < classes; c += 1) chances[c] = (chances[c] ?? 0) * norm + (bias[c] ?? 0)
      softmax(chances)
      for (let c = 0; c < classes; c += 1) {
        const wanted = c === one.label ? 1 - course.doubt : course.doubt / (classes - 1)
        const error = ((chances[c] ?? 0) - wanted) * one.weight
        bias[c] = (bias[c] ?? 0) - 0.05 * error
        chances[c] = error * norm
      }
      for (const f of features)
        for (let c = 0, at = f * classes; c < classes; c += 1, at += 1) {
          const scale = ratio[at] ?? 0
          if (scale === 0) continue
          const gradient = (chances[c] ?? 0) * scale + decay * (raw[at] ?? 0)
          const square = (squares[at] = (squares[at] ?? 0) + gradient * gradient)
          raw[at] = (raw[at] ?? 0) - (rate * gradient) / Math.sqrt(square)
        }
    }
  }
  const weights = Array.from({ length: classes }, (_, c) =>
    Float32Array.from({ length: size }, (_, f) => (raw[f * classes + c] ?? 0) * (ratio[f * classes + c] ?? 0)),
  )
  return { weights, bias: [...bias] }
}

/** Learns the outcome: pass, warn, fail. */
export const learnOutcome = (examples: readonly Example[]): Learnt =>
  regression(
    examples.map(({ features, outcome, weight }) => ({ features, label: outcome, weight })),
    buckets,
    3,
    outcomeCourse,
  )

/** The category that an example stands for: the first of its outcome's own. */
function categoryOf({ outcome, categories }: Example): Category | undefined {
  const own: readonly Category[] = outcome === 2 ? failCategories : warnCategories
  return categories.find((category) => own.includes(category))
}

/** Learns which category an idea with findings has. */
export const learnCategories = (examples: readonly Example[]): Learnt =>
  regression(
    examples.flatMap((example) => {
      const category = categoryOf(example)
      return category === undefined
        ? []
        : [{ features: example.small, label: allCategories.indexOf(category), weight: example.weight }]
    }),
    categoryBuckets,
    allCategories.length,
    categoryCourse,
  )
