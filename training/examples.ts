/** Converts labelled texts to training examples: feature buckets, class and weight. */
import { failCategories, warnCategories, type Category } from '../src/core/finding.ts'
import { analyze } from '../src/core/preflight/analyze.ts'
import { featuresOf } from '../src/core/preflight/classify/features.ts'
import { categoryBuckets, localBuckets } from '../src/core/preflight/classify/model-format.ts'
import { engineOf } from '../src/core/preflight/engine.ts'
import { redact } from '../src/core/preflight/secrets/redact.ts'
import type { RuleSet } from '../src/core/rule.ts'
import { outcomes, type LabelledText } from './batches.ts'

/** The classes of the category model, in the order of their weights. */
export const allCategories: readonly Category[] = [...failCategories, ...warnCategories]

/** A labelled text of the training set. */
export interface WeightedText {
  readonly text: LabelledText
  /** Its weight in training: the number of texts that it counts as. */
  readonly weight: number
  /** For field texts: the half of the authors, 0 or 1. Calibration holds out one half at a time. */
  readonly half?: number
}

export interface Example {
  /** Buckets of all features, once per occurrence. */
  readonly features: readonly number[]
  /** Buckets for the category model. */
  readonly categoryFeatures: readonly number[]
  /** Index in `outcomes`. */
  readonly outcome: number
  readonly categories: readonly Category[]
  readonly weight: number
}

/** The training example of a text. */
export function exampleOf({ text, weight }: WeightedText, ruleSet: RuleSet): Example {
  const engine = engineOf(ruleSet)
  const features = featuresOf(analyze(redact(text.idea).text, engine), engine)
  return {
    features,
    categoryFeatures: features.filter((f) => f < localBuckets).map((f) => f & (categoryBuckets - 1)),
    outcome: outcomes.indexOf(text.outcome),
    categories: text.categories,
    weight,
  }
}
