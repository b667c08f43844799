/**
 * Screens proposals with every tool: all lists of recovery words, the classifier and the checks. Pure. A browser calls
 * `screenWith` with the tools that it has loaded so far (src/web).
 */
import type { Proposal, Screening } from '../finding.ts'
import { classify } from './classify/classifier.ts'
import { reveal } from './disguise/reveal.ts'
import { checks } from './report/checks.ts'
import { screenWith } from './screen.ts'
import { redact } from './secrets/redact.ts'
import type { RuleSet } from '../rule.ts'

/** Screens a proposal. The same proposal and rule set give the same screening on every platform. */
export const preflight = (proposal: Proposal, ruleSet: RuleSet): Screening =>
  screenWith({ redact, classify, checks, reveal }, proposal, ruleSet)
