/** Screening: an idea and the rules in, a judgement out. Pure; a browser does the same with what it has loaded (src/web). */
import type { Proposal, Screening } from '../finding.ts'
import { classify } from './classify/classifier.ts'
import { screenWith } from './screen.ts'
import { redact } from './secrets/redact.ts'
import type { RuleSet } from '../rule.ts'

/** Judges a proposal by the rules. The same proposal and book give the same screening, everywhere. */
export const preflight = (proposal: Proposal, ruleSet: RuleSet): Screening =>
  screenWith({ redact, classify }, proposal, ruleSet)
