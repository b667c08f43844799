import type { Category, Severity } from './finding.ts'

/** What a category of findings means, for people: the text behind `learnMore`. */
export interface CategoryText {
  readonly category: Category
  readonly severity: Severity
  readonly title: string
  /** What it covers and why the service stops there: product policy, never law. */
  readonly why: string
  /** What to write instead, in the imperative. */
  readonly advice: string
  /** An idea that raises it, and one on the same subject that passes. Both are tests of the rules. */
  readonly raisesIt: string
  readonly passes: string
}
