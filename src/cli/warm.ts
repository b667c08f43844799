import { ruleSet } from './rule-set.ts'
import { replacements } from '../rules/rewrites/replacements.ts'
import { screeningWith } from './screening.ts'

/** One idea that the rules find something in and rewrite, and one that is left to the second reader. */
const ideas = [
  'A badge for everybody who helped in the garden. Holders can sell it to each other later.',
  'A badge for everybody who helped in the garden.',
]

/**
 * Builds what screening needs, which takes about a second and stops everything else meanwhile: before the first call
 * waits for it, and every connection that was opened with it. By the rules alone, so no model is asked.
 */
export async function warmScreening(): Promise<void> {
  const screening = screeningWith(ruleSet, replacements)
  for (const idea of ideas) await screening.rewrite({ idea }, screening.preflight({ idea }))
}
