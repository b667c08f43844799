/** Quantizes weights to signed bytes, in the format that core/preflight/classify/weights.ts reads. */
import { localBuckets } from '../src/core/preflight/classify/model-format.ts'
import type { TrainedWeights } from './logistic-regression.ts'

/**
 * A bucket is left out if all its weights are smaller than so many quantization steps, because it hardly affects a
 * score. This removes most buckets of long-range pairs. For these, 14 steps instead of 10 make the file a quarter
 * smaller.
 */
export const leastSteps = { local: 2, longRange: 14 } as const

/** Returns the bytes, and the weight of one quantization step. */
export function quantized({ weights }: TrainedWeights): { readonly bytes: Uint8Array; readonly scale: number } {
  const most = Math.max(...weights.map((w) => w.reduce((m, v) => Math.max(m, Math.abs(v)), 0)))
  const scale = most / 127
  const out: number[] = []
  let last = -1
  for (let f = 0; f < (weights[0]?.length ?? 0); f += 1) {
    const steps = weights.map((w) => Math.round((w[f] ?? 0) / scale))
    const least = f < localBuckets ? leastSteps.local : leastSteps.longRange
    if (steps.every((step) => Math.abs(step) < least)) continue
    let gap = f - last
    last = f
    for (; gap > 127; gap >>>= 7) out.push((gap & 127) | 128)
    out.push(gap, ...steps.map((step) => step & 255))
  }
  return { bytes: Uint8Array.from(out), scale }
}
