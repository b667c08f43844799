/** The shape of the sentences that a rewrite may put in place of a risky passage. The data are in src/rules/replacements. */
import type { Category } from '../finding.ts'

/** Everything that a rewrite says, by language. */
export interface Replacements {
  /** ISO 639-1 code → the words of that language. Always holds `en`, the language of last resort. */
  readonly languages: Readonly<Record<string, Phrases>>
  /** Why a passage of this category was taken out: one plain sentence of product policy. */
  readonly reasons: Readonly<Record<Category, string>>
}

/** What can be said in one language. Every sentence in it passes preflight by itself. */
export interface Phrases {
  /** Said when nothing of the idea can be kept. */
  readonly constant: string
}
