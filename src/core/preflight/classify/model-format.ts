import type { Category } from '../../finding.ts'

/**
 * Counts up whenever the features of a text change: another way to cut words or sentences, other concepts, other hashes.
 * A model holds for the version that it was trained with.
 */
export const featureVersion = 3

/** Buckets of the features of words and concepts; a power of two, so that a hash is cut by its low bits. */
export const localBuckets = 1 << 18

/** Buckets of the pairs of words that stand apart, behind the others: there are more of them than of all the rest. */
export const longRangeBuckets = 1 << 20

export const buckets = localBuckets + longRangeBuckets

/** What `npm run train` writes beside the weights: everything of a model but its weights. */
export interface ModelManifest {
  /** The `featureVersion` that the model was trained with. */
  readonly features: number
  /** SHA-256 of examples, hyperparameters and feature version (training/training-set.ts): tells a model that is out of date. */
  readonly trainedOn: string
  /** SHA-256 of the file of weights. */
  readonly sha256: string
  readonly outcomes: {
    /** Length of the first part of the file. */
    readonly bytes: number
    /** What one step of a weight stands for. */
    readonly scale: number
    readonly bias: readonly [pass: number, warn: number, fail: number]
  }
  /** For each input of the calibration a factor per outcome; see core/preflight/classify/calibration.ts. */
  readonly calibration: readonly (readonly number[])[]
  readonly categories: {
    /** Length of the second part of the file. */
    readonly bytes: number
    /** In the order of their weights. */
    readonly names: readonly Category[]
    readonly bias: readonly number[]
  }
}

/** A trained model. */
export interface Model extends ModelManifest {
  /** For each bucket a weight per outcome (pass, warn, fail); form: `sparse` in core/preflight/classify/weights.ts. */
  readonly outcomeWeights: Uint8Array
  /** For each category bucket a weight per category, in the same form. */
  readonly categoryWeights: Uint8Array
}

/** A manifest and the bytes of its file as a model. Throws an Error when the two do not belong together. */
export function modelOf(manifest: ModelManifest, bytes: Uint8Array): Model {
  const { outcomes, categories, features } = manifest
  if (bytes.length !== outcomes.bytes + categories.bytes)
    throw new Error(
      `the file of weights has ${bytes.length} bytes, not the ${outcomes.bytes + categories.bytes} of its manifest`,
    )
  if (features !== featureVersion)
    throw new Error(`the model was trained on features ${features}; these are ${featureVersion}: run npm run train`)
  return {
    ...manifest,
    outcomeWeights: bytes.subarray(0, outcomes.bytes),
    categoryWeights: bytes.subarray(outcomes.bytes),
  }
}

/** Categories are told apart by fewer buckets: they only name what the outcome has decided. */
export const categoryBuckets = 1 << 14
