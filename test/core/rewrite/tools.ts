/** Rewriting with the released rules and sentences, and the corpus for tests. */
import type { Proposal, Screening } from '../../../src/core/finding.ts'
import { preflight as screen } from '../../../src/core/preflight/preflight.ts'
import { rewrite, type Rewrite } from '../../../src/core/rewrite.ts'
import { ruleSet } from '../../../src/cli/rule-set.ts'
import { replacements } from '../../../src/rules/rewrites/replacements.ts'
import { textsOf, type LabelledText } from '../../../training/batches.ts'

export const corpus: readonly LabelledText[] = textsOf({ file: 'dev/first-ideas.jsonl' })

export const preflight = (proposal: Proposal): Screening => screen(proposal, ruleSet)

export const rewritten = (proposal: Proposal): Rewrite =>
  rewrite(proposal, preflight(proposal), { preflight, replacements })
