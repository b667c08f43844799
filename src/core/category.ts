import type { Category, Severity } from './finding.ts'

/** What a category of findings means, for people: the text of /rules. */
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

/** The section of the article `compliance-preflight` that explains a category with examples: the id of its heading. */
const sections: Readonly<Record<Category, string>> = {
  investment: 'money-and-promises',
  trading: 'money-and-promises',
  security: 'money-and-promises',
  fundraising: 'money-and-promises',
  custody: 'trust-secrets-and-live-networks',
  keys: 'trust-secrets-and-live-networks',
  mainnet: 'trust-secrets-and-live-networks',
  deception: 'trust-secrets-and-live-networks',
  transferability: 'value-movement-and-reward',
  'monetary-value': 'value-movement-and-reward',
  scarcity: 'value-movement-and-reward',
  incentive: 'value-movement-and-reward',
  privacy: 'people-standing-and-clarity',
  authority: 'people-standing-and-clarity',
  ambiguity: 'people-standing-and-clarity',
}

/** Where a finding of a category is explained; an absolute address. A test holds the table against the article. */
export const learnMore = (category: Category, publicUrl: string): string =>
  `${publicUrl}/library/compliance-preflight#${sections[category]}`
