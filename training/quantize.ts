/** Quantizes weights to signed bytes, in the format that core/preflight/classify/weights.ts reads. */
import { localBuckets } from '../src/core/preflight/classify/model-format.ts'
import type { TrainedWeights } from './logistic-regression.ts'

/**
 * A bucket is left out if all its weights are smaller than so many quantization steps, because it hardly affects a
 * score. This removes most buckets of long-range pairs. For these, 14 steps instead of 10 make the file a quarter
 * smaller.
 */
export const leastSteps = { local: 2, longRange: 14 } as const

/**
 * The weight of one step of the outcome model. A fixed one, because the largest weight differs by a fifth from training
 * to training, and steps more than twice as large are worse (docs/decisions/0050).
 */
export const outcomeScale = 0.1

/** The step by which the largest weight just fits into a byte. */
export const scaleOf = ({ weights }: TrainedWeights): number =>
  Math.max(...weights.map((w) => w.reduce((m, v) => Math.max(m, Math.abs(v)), 0))) / 127

/** Quantizes weights by steps of `scale`. Larger weights than a byte holds are the largest that it holds. */
export function quantized({ weights }: TrainedWeights, scale: number): Uint8Array {
  const out: number[] = []
  let last = -1
  for (let f = 0; f < (weights[0]?.length ?? 0); f += 1) {
    const steps = weights.map((w) => bounded(Math.round((w[f] ?? 0) / scale)))
    const least = f < localBuckets ? leastSteps.local : leastSteps.longRange
    if (steps.every((step) => Math.abs(step) < least)) continue
    let gap = f - last
    last = f
    for (; gap > 127; gap >>>= 7) out.push((gap & 127) | 128)
    out.push(gap, ...steps.map((step) => step & 255))
  }
  return Uint8Array.from(out)
}

const bounded = (step: number): number => Math.min(127, Math.max(-127, step))
