import type { Category } from '../../finding.ts'
import type { TensorName } from './network-shape.ts'

/**
 * The version of the features. Increase it with every change of the features: of tokenization, sentence segmentation,
 * concepts or hashes. A model is valid only for the version with which it was trained.
 */
export const featureVersion = 5

/** Number of buckets for features of words and concepts: a power of two, so that the low bits of a hash are the bucket. */
export const localBuckets = 1 << 18

/**
 * Number of buckets for long-range pairs, which follow the local buckets: there are more pairs than all other features.
 */
export const longRangeBuckets = 1 << 20

export const buckets = localBuckets + longRangeBuckets

/** Everything of a model but its weights. `npm run train` writes it beside the file of weights. */
export interface ModelManifest {
  /** The `featureVersion` with which the model was trained. */
  readonly features: number
  /**
   * SHA-256 of examples, hyperparameters and feature version (training/training-set.ts), by which a test finds a stale
   * model.
   */
  readonly trainedOn: string
  /** SHA-256 of the file of weights. */
  readonly sha256: string
  readonly outcomes: {
    /** Length of the first part of the file, in bytes. */
    readonly bytes: number
    /** The value of one step of a quantized weight. */
    readonly scale: number
    readonly bias: readonly [pass: number, warn: number, fail: number]
  }
  /** Per input of the calibration, a coefficient for each outcome; see core/preflight/classify/calibration.ts. */
  readonly calibration: readonly (readonly number[])[]
  readonly categories: {
    /** Length of the second part of the file, in bytes. */
    readonly bytes: number
    /** What one step of a weight or bias stands for. */
    readonly scale: number
    /** In the order of their weights. */
    readonly names: readonly Category[]
    readonly bias: readonly number[]
  }
  readonly network: NetworkManifest
}

/** The part of the manifest about the convolutional network. */
export interface NetworkManifest {
  /** Length of the third part of the file, in bytes; 0 for a model without a network. */
  readonly bytes: number
  /** The number of words that have a row. */
  readonly vocabulary: number
  /** For each tensor, the value of one step of a quantized weight. */
  readonly scales: Readonly<Record<TensorName, number>>
}

/** A trained model. */
export interface Model extends ModelManifest {
  /**
   * Per bucket, a weight for each outcome (pass, warn, fail). Format: `decodeSparse` in
   * core/preflight/classify/weights.ts.
   */
  readonly outcomeWeights: Uint8Array
  /** Per category bucket, a weight for each category, in the same format. */
  readonly categoryWeights: Uint8Array
  /** Format: `decode` in core/preflight/classify/network-weights.ts. */
  readonly networkWeights: Uint8Array
}

/** Makes a model of a manifest and the bytes of its file. Throws an Error if the two do not belong together. */
export function modelOf(manifest: ModelManifest, bytes: Uint8Array): Model {
  const { outcomes, categories, network, features } = manifest
  const linear = outcomes.bytes + categories.bytes
  if (bytes.length !== linear + network.bytes)
    throw new Error(`the file of weights has ${bytes.length} bytes, not the ${linear + network.bytes} of its manifest`)
  if (features !== featureVersion)
    throw new Error(`the model was trained on features ${features}; these are ${featureVersion}: run npm run train`)
  return {
    ...manifest,
    outcomeWeights: bytes.subarray(0, outcomes.bytes),
    categoryWeights: bytes.subarray(outcomes.bytes, linear),
    networkWeights: bytes.subarray(linear),
  }
}

/**
 * Number of buckets for category weights. Fewer are enough, because a category only names a risk that the outcome has
 * decided.
 */
export const categoryBuckets = 1 << 14
