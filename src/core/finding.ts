/**
 * The result of screening. Shapes: docs/spec/interface.md 2.9, docs/spec/decisions.md 2; categories: the labelling
 * policy (training/policy.md).
 */

export type Outcome = 'pass' | 'warn' | 'fail'

export type Severity = 'warn' | 'fail'

export const failCategories = [
  'investment',
  'trading',
  'custody',
  'security',
  'fundraising',
  'keys',
  'mainnet',
  'deception',
] as const

export const warnCategories = [
  'transferability',
  'monetary-value',
  'scarcity',
  'incentive',
  'privacy',
  'authority',
  'ambiguity',
] as const

export type Category = (typeof failCategories)[number] | (typeof warnCategories)[number]

/** Whether a finding of this category refuses an idea. Findings of other categories only warn. */
export const isFailCategory = (category: Category): boolean => failCategories.some((c) => c === category)

/** The part of a request that a finding is about. Only findings in the idea itself have offsets. */
export type Field = 'idea' | 'tokenType' | 'network' | 'audience'

export interface Finding {
  /** Stable id, `<category>.<what>`, for example `trading.holder-sells`. */
  readonly ruleId: string
  readonly category: Category
  readonly severity: Severity
  /** One plain sentence: what the passage proposes and why the service does not help with it. */
  readonly message: string
  /** The marked text, verbatim; for key material the placeholder. */
  readonly excerpt: string
  /** UTF-16 offsets in the returned idea: `idea.slice(start, end) === excerpt`. Absent for other fields. */
  readonly start?: number
  readonly end?: number
  /** What to write instead, in the imperative. */
  readonly advice: string
}

/** The texts that are screened: those of one request, as sent. */
export interface Proposal {
  readonly idea: string
  readonly tokenType?: string
  readonly network?: string
  readonly audience?: string
}

/**
 * Whose judgement an outcome is after a second opinion: the engine (rules and classifier), the operator's model, which
 * changed it, or both, because they agree.
 */
export const judges = ['engine', 'model', 'both'] as const
export type Judge = (typeof judges)[number]

/** The result for a proposal; a function of the proposal and the rule set, and of the second opinion if there was one. */
export interface Screening {
  readonly outcome: Outcome
  /** One sentence for a person. */
  readonly summary: string
  /** The idea with key material replaced by placeholders: the only form that may be stored, shown or sent on. */
  readonly idea: string
  /** In reading order, field findings last. */
  readonly findings: readonly Finding[]
  /** Absent without a second opinion. */
  readonly judgedBy?: Judge
}

/**
 * The worst severity decides: any fail makes `fail`, else any warn makes `warn`, else `pass` (labelling policy
 * (training/policy.md), rules 1 and 2).
 */
export const outcomeOf = (findings: readonly Pick<Finding, 'severity'>[]): Outcome =>
  findings.some((f) => f.severity === 'fail') ? 'fail' : findings.length > 0 ? 'warn' : 'pass'
