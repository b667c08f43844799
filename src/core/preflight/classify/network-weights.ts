/** The weights of the convolutional network, decoded for scoring. */
import type { Model } from './model-format.ts'
import { tensorNames, tensorSizes, type TensorName } from './network-shape.ts'
import type { WordFeatures } from './word-features.ts'

export interface Network {
  /** By hash of a word of the vocabulary: its row. */
  readonly rows: ReadonlyMap<number, number>
  /** By row and dimension. */
  readonly words: Float32Array
  /** By row of character n-grams and dimension. */
  readonly ngrams: Float32Array
  /** By dimension and column. */
  readonly projection: Float32Array
  /** By convolution and filter. */
  readonly filterBias: Float32Array
  /** By pooled value and hidden unit. */
  readonly hidden: Float32Array
  readonly hiddenBias: Float32Array
  /** By hidden unit and outcome. */
  readonly outcomes: Float32Array
  readonly outcomeBias: Float32Array
  /** Cached projections of words. The cache of words (tokenize/word-cache.ts) bounds their number. */
  readonly projections: WeakMap<WordFeatures, Float32Array>
}

const decoded = new WeakMap<Model, Network>()

/** The network of a model, decoded once; undefined if the model has none. */
export function networkOf(model: Model): Network | undefined {
  if (model.network.bytes === 0) return undefined
  const known = decoded.get(model)
  if (known !== undefined) return known
  const network = decode(model)
  decoded.set(model, network)
  return network
}

/**
 * Decodes the network: the hashes of the vocabulary as ascending unsigned numbers, each as its distance from the one
 * before (7 bits per byte, lowest first; the high bit marks continuation), then a signed byte per value of each tensor.
 */
function decode({ network: { vocabulary, scales }, networkWeights: bytes }: Model): Network {
  const rows = new Map<number, number>()
  let at = 0
  let hash = -1
  for (let row = 0; row < vocabulary; row += 1) {
    let gap = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0
      gap += (byte & 127) * factor
      if (byte < 128) break
    }
    hash += gap
    rows.set(hash | 0, row)
  }
  const sizes = tensorSizes(vocabulary)
  const tensors = {} as Record<TensorName, Float32Array>
  for (const name of tensorNames) {
    const values = (tensors[name] = new Float32Array(sizes[name]))
    for (let i = 0; i < values.length; i += 1) values[i] = (((bytes[at++] ?? 0) << 24) >> 24) * scales[name]
  }
  return { ...tensors, rows, projections: new WeakMap() }
}
