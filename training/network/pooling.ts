/** The convolutions of a text and their values over it, and the way back. */
import { columns, convolutions, filters, lengthInput, pooled } from '../../src/core/preflight/classify/network-shape.ts'
import type { BatchWords } from './batch.ts'

/** The values of the filters over a text, and what the way back needs. */
export interface Pooled {
  /** Inputs of the hidden layer. */
  readonly values: Float64Array
  /** The words of the text as indices of the batch; -1 for a word that is left out. */
  readonly words: Int32Array
  /** By convolution and filter: the place of the maximum, or -1 if no value is above 0. */
  readonly maximum: Int32Array
  /** By place and filter: whether the summed convolution is above 0. */
  readonly active: Uint8Array
  /** The number of words. */
  readonly count: number
}

const isSummed = (convolution: number): boolean => convolution === convolutions.length - 1

/** Pools the convolutions of a text. */
export function pool(words: Int32Array, { projections }: BatchWords, filterBias: Float64Array): Pooled {
  const values = new Float64Array(pooled)
  const maximum = new Int32Array(convolutions.length * filters).fill(-1)
  const active = new Uint8Array(words.length * filters)
  const sums = new Float64Array(filters)
  let count = 0
  for (const word of words) if (word >= 0) count += 1
  for (const [n, { width, column }] of convolutions.entries()) {
    const reach = (width - 1) / 2
    for (let t = 0; t < words.length; t += 1) {
      if ((words[t] ?? -1) < 0) continue
      for (let f = 0; f < filters; f += 1) sums[f] = filterBias[n * filters + f] ?? 0
      for (let o = 0; o < width; o += 1) {
        const word = words[t + o - reach] ?? -1
        if (word < 0) continue
        const at = word * columns + column + o * filters
        for (let f = 0; f < filters; f += 1) sums[f] = (sums[f] ?? 0) + (projections[at + f] ?? 0)
      }
      for (let f = 0; f < filters; f += 1) {
        const sum = sums[f] ?? 0
        if (sum <= 0) continue
        const at = n * filters + f
        if (isSummed(n)) {
          values[at] = (values[at] ?? 0) + sum
          active[t * filters + f] = 1
        } else if (sum > (values[at] ?? 0)) {
          values[at] = sum
          maximum[at] = t
        }
      }
    }
  }
  const norm = 1 / Math.sqrt(Math.max(1, count))
  const first = (convolutions.length - 1) * filters
  for (let f = 0; f < filters; f += 1) values[first + f] = (values[first + f] ?? 0) * norm
  values[pooled - 1] = lengthInput(count)
  return { values, words, maximum, active, count }
}

/** Adds the gradients of the projections and of the filters' biases, given those of the pooled values. */
export function addPoolGradients(
  { words, maximum, active, count }: Pooled,
  gradient: Float64Array,
  { gradients }: BatchWords,
  biasGradient: Float64Array,
): void {
  const norm = 1 / Math.sqrt(Math.max(1, count))
  for (const [n, { width, column }] of convolutions.entries()) {
    const reach = (width - 1) / 2
    const addAt = (t: number, f: number, g: number): void => {
      biasGradient[n * filters + f] = (biasGradient[n * filters + f] ?? 0) + g
      for (let o = 0; o < width; o += 1) {
        const word = words[t + o - reach] ?? -1
        if (word < 0) continue
        const at = word * columns + column + o * filters + f
        gradients[at] = (gradients[at] ?? 0) + g
      }
    }
    for (let f = 0; f < filters; f += 1) {
      const g = gradient[n * filters + f] ?? 0
      if (g === 0) continue
      if (!isSummed(n)) {
        const t = maximum[n * filters + f] ?? -1
        if (t >= 0) addAt(t, f, g)
      } else for (let t = 0; t < words.length; t += 1) if (active[t * filters + f] === 1) addAt(t, f, g * norm)
    }
  }
}
