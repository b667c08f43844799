import type { Category } from '../finding.ts'

/** Buckets of the features; a power of two, so that a hash is cut by its low bits. */
export const buckets = 1 << 18

/** Learnt weights; made by `npm run train`, checked by its own test. */
export interface Model {
  /** For each outcome (pass, warn, fail) a weight per bucket; form: see `sparse`. */
  readonly outcomes: string
  readonly outcomeScale: number
  readonly outcomeBias: readonly [pass: number, warn: number, fail: number]
  /** The categories in the order of their weights. */
  readonly categories: readonly Category[]
  /** For each category a weight per small bucket, in the same form. */
  readonly categoryWeights: string
  readonly categoryBias: readonly number[]
}

/** Categories are told apart by fewer buckets: they only name what the outcome has decided. */
export const categoryBuckets = 1 << 14
