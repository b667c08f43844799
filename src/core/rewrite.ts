import type { Category, Outcome } from './finding.ts'

/** One thing that a rewrite took out or replaced, and why. */
export interface Change {
  readonly category: Category
  readonly ruleId: string
  /** The passage as it stood; for key material the placeholder. */
  readonly from: string
  /** What stands there now; empty when the passage was taken out. */
  readonly to: string
  readonly reason: string
}

/** Spec interface 2.10. */
export interface Rewrite {
  readonly safeIdea: string
  /** Empty when nothing had to change; then `safeIdea` is the idea itself. */
  readonly changes: readonly Change[]
  /** Preflight of `safeIdea`: never `fail` (architecture, invariant 4). */
  readonly outcome: Exclude<Outcome, 'fail'>
}
