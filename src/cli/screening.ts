import type { Services } from '../app/services.ts'
import { preflight } from '../core/preflight.ts'
import { rewrite } from '../core/rewrite.ts'
import type { RuleBook } from '../core/rule.ts'

/** Screening by a rule book, as every use case calls it. */
export const screeningWith = (book: RuleBook): Services['screening'] => ({
  rulesVersion: book.version,
  preflight: (proposal) => preflight(proposal, book),
  rewrite: (proposal, screening) => Promise.resolve({ ...rewrite(proposal, screening, book), source: 'rules' }),
})
