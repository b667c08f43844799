/** Screens proposals with all tools at hand. Pure. A browser screens with what it has loaded so far (src/web). */
import type { Proposal, Screening } from '../finding.ts'
import { classify } from './classify/classifier.ts'
import { reveal } from './disguise/reveal.ts'
import { checks } from './report/checks.ts'
import { screenWith } from './screen.ts'
import { redact } from './secrets/redact.ts'
import type { RuleSet } from '../rule.ts'

/** Screens a proposal. The same proposal and rule set give the same screening, everywhere. */
export const preflight = (proposal: Proposal, ruleSet: RuleSet): Screening =>
  screenWith({ redact, classify, checks, reveal }, proposal, ruleSet)
