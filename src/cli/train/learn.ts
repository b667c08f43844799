import { buckets, categoryBuckets } from '../../core/preflight/model.ts'
import { allCategories, type Example } from './examples.ts'

/** How the outcome is learnt; found by cross-validation, see docs/screening-rounds.md. */
const epochs = 10
const rate = 0.2
const decay = 1e-4
const leastSeen = 2

/** A sequence of numbers from 0 to 1 that is the same in every run (a linear congruential generator). */
function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff
}

function shuffle(order: number[], next: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1))
    ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
  }
}

/** How much a feature tells about a class: the log ratio of its frequency inside and outside (Wang and Manning 2012, NB-SVM). */
function logRatios(examples: readonly Example[]): readonly Float32Array[] {
  const counts = [0, 1, 2].map(() => new Float32Array(buckets))
  const totals = [0, 0, 0]
  for (const { features, outcome } of examples) {
    totals[outcome] = (totals[outcome] ?? 0) + 1
    const count = counts[outcome]
    if (count) for (const f of features) count[f] = (count[f] ?? 0) + 1
  }
  return counts.map((count, c) => {
    const inside = totals[c] ?? 0
    return count.map((n, f) => {
      const all = (counts[0]?.[f] ?? 0) + (counts[1]?.[f] ?? 0) + (counts[2]?.[f] ?? 0)
      if (all < leastSeen) return 0
      return Math.max(
        0.15,
        Math.abs(Math.log((n + 1) / (inside + 2) / ((all - n + 1) / (examples.length - inside + 2)))),
      )
    })
  })
}

export interface Learnt {
  /** Weight per bucket, for each outcome. */
  readonly weights: readonly Float32Array[]
  readonly bias: readonly number[]
}

const softmax = (scores: readonly number[]): readonly number[] => {
  const most = Math.max(...scores)
  const powers = scores.map((s) => Math.exp(s - most))
  const all = powers.reduce((sum, p) => sum + p, 0)
  return powers.map((p) => p / all)
}

/** Learns the outcome by softmax regression on scaled features with AdaGrad. Deterministic. */
export function learnOutcome(examples: readonly Example[]): Learnt {
  const ratio = logRatios(examples)
  const raw = ratio.map(() => new Float32Array(buckets))
  const squares = ratio.map(() => new Float32Array(buckets).fill(1e-6))
  const bias = [0, 0, 0]
  const order = examples.map((_, i) => i)
  const next = sequence(1)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, next)
    for (const i of order) {
      const example = examples[i]
      if (example === undefined) continue
      const { features, outcome } = example
      const norm = 1 / Math.sqrt(Math.max(1, features.length))
      const chances = softmax(
        bias.map((b, c) => {
          const w = raw[c] ?? raw[0]
          const q = ratio[c] ?? ratio[0]
          return features.reduce((sum, f) => sum + (w?.[f] ?? 0) * (q?.[f] ?? 0) * norm, b)
        }),
      )
      for (const [c, chance] of chances.entries()) {
        const error = chance - (c === outcome ? 1 : 0)
        bias[c] = (bias[c] ?? 0) - 0.05 * error
        const [w, q, s] = [raw[c], ratio[c], squares[c]]
        if (!w || !q || !s) continue
        for (const f of features) {
          const scale = q[f] ?? 0
          if (scale === 0) continue
          const gradient = error * norm * scale + decay * (w[f] ?? 0)
          s[f] = (s[f] ?? 0) + gradient * gradient
          w[f] = (w[f] ?? 0) - (rate * gradient) / Math.sqrt(s[f] ?? 1)
        }
      }
    }
  }
  return { weights: raw.map((w, c) => w.map((v, f) => v * (ratio[c]?.[f] ?? 0))), bias }
}

/** Learns which category an idea with findings has: naive Bayes, one category against its rivals. */
export function learnCategories(examples: readonly Example[]): Learnt {
  const risky = examples.filter((e) => e.categories.length > 0)
  const smoothing = 0.3
  const weights = allCategories.map(() => new Float32Array(categoryBuckets))
  const bias: number[] = []
  const total = new Float32Array(categoryBuckets)
  for (const { small } of risky) for (const f of small) total[f] = (total[f] ?? 0) + 1
  for (const [c, category] of allCategories.entries()) {
    const own = risky.filter((e) => e.categories.includes(category))
    const count = new Float32Array(categoryBuckets)
    for (const { small } of own) for (const f of small) count[f] = (count[f] ?? 0) + 1
    const w = weights[c]
    if (w)
      for (let f = 0; f < categoryBuckets; f += 1) {
        const inside = ((count[f] ?? 0) + smoothing) / (own.length + 2 * smoothing)
        const outside = ((total[f] ?? 0) - (count[f] ?? 0) + smoothing) / (risky.length - own.length + 2 * smoothing)
        w[f] = (total[f] ?? 0) < 3 ? 0 : Math.log(inside / outside)
      }
    bias.push(Math.log((own.length + 1) / (risky.length - own.length + 1)))
  }
  return { weights, bias }
}
