import { failCategories, warnCategories, type Category, type Outcome, type Proposal } from '../../core/finding.ts'
import { engineOf } from '../../core/preflight/engine.ts'
import { categoryBuckets, localBuckets } from '../../core/preflight/classify/model-format.ts'
import { featuresOf } from '../../core/preflight/classify/features.ts'
import { matchRules } from '../../core/preflight/patterns/evaluate-rules.ts'
import { analyze } from '../../core/preflight/analyze.ts'
import { redact } from '../../core/preflight/secrets/redact.ts'
import { ruleFeaturesOf } from '../../core/preflight/classify/decide.ts'
import type { RuleSet } from '../../core/rule.ts'

/** A labelled idea, a line of a corpus file (test/corpus/README.md). */
export interface Labelled extends Proposal {
  readonly id: string
  readonly outcome: Outcome
  readonly categories: readonly Category[]
  readonly accept?: readonly Outcome[]
  /** ISO 639-1, where known. */
  readonly lang?: string
}

export interface Example {
  readonly id: string
  readonly features: readonly number[]
  readonly small: readonly number[]
  readonly outcome: number
  readonly categories: readonly Category[]
  /** What it counts beside an idea that somebody wrote: 1, or less. */
  readonly weight: number
}

export const outcomes: readonly Outcome[] = ['pass', 'warn', 'fail']

export const allCategories: readonly Category[] = [...failCategories, ...warnCategories]

/** Reads a corpus file. Throws an Error that names the line that is no labelled idea. */
export const readLabelled = (jsonl: string): readonly Labelled[] =>
  jsonl
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, n) => {
      const item = JSON.parse(line) as Labelled
      if (typeof item.idea !== 'string' || !outcomes.includes(item.outcome))
        throw new Error(`line ${n + 1} is no labelled idea`)
      return item
    })

/**
 * What a labelled idea teaches. Rules that were written with sight of an idea are right about it more often than about
 * new text, so for such ideas (`tuned`) the second reader does not hear what the rules said.
 */
export function exampleOf(item: Labelled, book: RuleSet, tuned: boolean, weight = 1): Example {
  const engine = engineOf(book)
  const reading = analyze(redact(item.idea).text, engine)
  const features = featuresOf(reading, engine, tuned ? null : ruleFeaturesOf(matchRules(reading, engine)))
  return {
    id: item.id,
    features,
    // Features may share a bucket, here as in reading.
    small: features.filter((f) => f < localBuckets).map((f) => f & (categoryBuckets - 1)),
    outcome: outcomes.indexOf(item.outcome),
    categories: item.categories,
    weight,
  }
}
