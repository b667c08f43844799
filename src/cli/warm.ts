import { ruleSet } from './rule-set.ts'
import { replacements } from '../rules/rewrites/replacements.ts'
import { screeningWith } from './screening.ts'

/** One idea that the rules find and rewrite, and one that the classifier decides. */
const ideas = [
  'A badge for everybody who helped in the garden. Holders can sell it to each other later.',
  'A badge for everybody who helped in the garden.',
]

/**
 * Builds the data structures of screening, which blocks the process for about a second, before the first call arrives.
 * Uses the rules only and calls no model.
 */
export async function warmScreening(): Promise<void> {
  const screening = screeningWith(ruleSet, replacements)
  for (const idea of ideas) await screening.rewrite({ idea }, screening.preflight({ idea }))
}
