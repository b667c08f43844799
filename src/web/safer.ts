/** Safer words for a risky text, by the rules of a rewrite. The worker loads this file when a text needs it. */
import type { Proposal, Screening } from '../core/finding.ts'
import { rewrite } from '../core/rewrite.ts'
import { type Replacement, wordChanges } from '../core/rewrite/word-diff.ts'
import { en } from '../rules/rewrites/en.ts'
import { reasons } from '../rules/rewrites/reasons.ts'

/**
 * The changes that make a screened text safe, in reading order; empty where the rewrite leaves it as it is.
 *
 * @param languages ISO 639-1 codes of the languages that the text may be in
 * @param preflight screens with everything that the text needs
 */
export async function saferWords(
  proposal: Proposal,
  screening: Screening,
  languages: readonly string[],
  preflight: (proposal: Proposal) => Screening,
): Promise<readonly Replacement[]> {
  const isEnglish = languages.every((language) => language === 'en')
  const replacements = isEnglish
    ? { languages: { en }, ...reasons }
    : (await import('../rules/rewrites/replacements.ts')).replacements
  const { safeIdea, changes } = rewrite(proposal, screening, { preflight, replacements })
  return wordChanges(screening.idea, safeIdea, changes).map(({ start, end, to }) => ({ start, end, to }))
}
