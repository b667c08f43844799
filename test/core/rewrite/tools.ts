/** Rewriting with the rules and sentences that ship, and the corpus to try it on. */
import { readFileSync } from 'node:fs'
import type { Outcome, Proposal, Screening } from '../../../src/core/finding.ts'
import { preflight as screen } from '../../../src/core/preflight/preflight.ts'
import { rewrite, type Rewrite } from '../../../src/core/rewrite.ts'
import { ruleSet } from '../../../src/rules/rule-set.ts'
import { replacements } from '../../../src/rules/rewrites/replacements.ts'

export interface Labelled extends Proposal {
  readonly id: string
  readonly outcome: Outcome
}

export const corpus: readonly Labelled[] = readFileSync(new URL('../../corpus/ideas.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled)

export const preflight = (proposal: Proposal): Screening => screen(proposal, ruleSet)

export const rewritten = (proposal: Proposal): Rewrite =>
  rewrite(proposal, preflight(proposal), { preflight, replacements })
