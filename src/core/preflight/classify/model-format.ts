import type { Category } from '../../finding.ts'

/**
 * Counts up whenever the features of a text change: another way to cut words or sentences, other concepts, other hashes.
 * A model holds for the version that it was trained with.
 */
export const featureVersion = 1

/** Buckets of the features of words and concepts; a power of two, so that a hash is cut by its low bits. */
export const localBuckets = 1 << 18

/** Buckets of the pairs of words that stand apart, behind the others: there are more of them than of all the rest. */
export const longRangeBuckets = 1 << 20

export const buckets = localBuckets + longRangeBuckets

/** Learnt weights; made by `npm run train`, checked by its own test. */
export interface Model {
  /** For each outcome (pass, warn, fail) a weight per bucket; form: see `sparse`. */
  readonly outcomes: string
  readonly outcomeScale: number
  readonly outcomeBias: readonly [pass: number, warn: number, fail: number]
  /** For each input of the calibration a factor per outcome; see core/preflight/classify/calibration. */
  readonly calibration: readonly (readonly number[])[]
  /** The categories in the order of their weights. */
  readonly categories: readonly Category[]
  /** For each category a weight per small bucket, in the same form. */
  readonly categoryWeights: string
  readonly categoryBias: readonly number[]
}

/** Categories are told apart by fewer buckets: they only name what the outcome has decided. */
export const categoryBuckets = 1 << 14
