/** Quantizes a trained network to signed bytes, in the format that core/preflight/classify/network-weights.ts reads. */
import type { NetworkManifest } from '../../src/core/preflight/classify/model-format.ts'
import { columns, dimensions, tensorNames, type TensorName } from '../../src/core/preflight/classify/network-shape.ts'
import type { TrainedNetwork } from './train-network.ts'

/** A network as bytes, with its part of the manifest. */
export interface QuantizedNetwork {
  readonly bytes: Uint8Array
  readonly network: NetworkManifest
}

/**
 * Steps within four standard deviations, for the tables of words and n-grams. A finer scale makes their part of a
 * browser's load twice as large and is no better: with 127, 31, 15, 7 and 4 steps 1,003, 792, 677, 512 and 391 KB, and
 * a log loss of the network of 0.350, 0.350, 0.349, 0.348 and 0.354.
 */
export const tableSteps = 7

/** The value of one step: tables by their deviation, the other tensors by their largest value. */
function scaleOf(name: TensorName, values: Float64Array): number {
  if (name !== 'words' && name !== 'ngrams')
    return values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127
  const square = values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length)
  return Math.max(1e-9, (4 * Math.sqrt(square)) / tableSteps)
}

/** Quantizes each tensor by a scale of its own. */
export function quantizedNetwork({ parameters, table }: TrainedNetwork): QuantizedNetwork {
  const out: number[] = vocabularyBytes(table.vocabulary)
  const scales = {} as Record<TensorName, number>
  for (const name of tensorNames) {
    const values = name === 'projection' ? transposed(parameters.projection.values) : parameters[name].values
    const scale = (scales[name] = scaleOf(name, values))
    for (const value of values) out.push(Math.max(-127, Math.min(127, Math.round(value / scale))) & 255)
  }
  return {
    bytes: Uint8Array.from(out),
    network: { bytes: out.length, vocabulary: table.vocabulary.length, scales },
  }
}

/** The hashes as ascending unsigned numbers, each as its distance from the one before, 7 bits a byte. */
function vocabularyBytes(vocabulary: Int32Array): number[] {
  const out: number[] = []
  let last = -1
  for (const hash of Uint32Array.from(vocabulary)) {
    let gap = hash - last
    last = hash
    for (; gap > 127; gap = Math.floor(gap / 128)) out.push((gap % 128) | 128)
    out.push(gap)
  }
  return out
}

/** From columns of dimensions to dimensions of columns. */
const transposed = (values: Float64Array): Float64Array =>
  values.map((_, at) => values[(at % columns) * dimensions + Math.floor(at / columns)] ?? 0)
