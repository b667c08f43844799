import type { Category, Severity } from './finding.ts'

/** The text of a category of findings on /rules. */
export interface CategoryText {
  readonly category: Category
  readonly severity: Severity
  readonly title: string
  /** The reason in one line for a closed row of the page, of about 60 letters. */
  readonly line: string
  /** What the category covers and why the service does not help with it: product policy, never law. */
  readonly why: string
  /** What to write instead, in the imperative. */
  readonly advice: string
  /** An idea with such a finding, and an idea on the same subject that passes. Tests screen both. */
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

/** The absolute address where a category is explained. A test compares the table with the article. */
export const learnMore = (category: Category, publicUrl: string): string =>
  `${publicUrl}/library/compliance-preflight#${sections[category]}`
