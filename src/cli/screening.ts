import type { Services } from '../app/services.ts'
import { preflight } from '../core/preflight.ts'
import { rewrite } from '../core/rewrite.ts'
import type { Proposal } from '../core/finding.ts'
import type { Replacements } from '../core/rewrite/replacements.ts'
import type { RuleBook } from '../core/rule.ts'

/** Screening by a rule book, as every use case calls it. */
export const screeningWith = (book: RuleBook, replacements: Replacements): Services['screening'] => ({
  rulesVersion: book.version,
  preflight: (proposal) => preflight(proposal, book),
  rewrite: (proposal, screening) => {
    const tools = { preflight: (text: Proposal) => preflight(text, book), replacements }
    return Promise.resolve({ ...rewrite(proposal, screening, tools), source: 'rules' })
  },
})
