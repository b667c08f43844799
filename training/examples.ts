/** From labelled texts to what a model is trained on: buckets of features, classes and weights. */
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
  /** How many texts it counts as. */
  readonly weight: number
  /** Of a field text: in which half of the authors calibration leaves it out. */
  readonly half?: number
}

export interface Example {
  /** Buckets of all features, each as often as it occurs. */
  readonly features: readonly number[]
  /** Buckets of the category model. */
  readonly categoryFeatures: readonly number[]
  /** Place in `outcomes`. */
  readonly outcome: number
  readonly categories: readonly Category[]
  readonly weight: number
}

/** The example of a text. */
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
