/**
 * The classifier as screening calls it. It is a module of its own, so that a browser can load it together with its
 * weights.
 */
import type { Finding } from '../../finding.ts'
import type { Analysis } from '../analyze.ts'
import type { Engine } from '../engine.ts'
import type { RuleMatch } from '../patterns/evaluate-rules.ts'
import { decidedFindings } from '../report/classifier-findings.ts'
import { decide } from './decide.ts'
import type { Model } from './model-format.ts'
import { weightsOf } from './weights.ts'

/** A text with the findings of the rules. */
export interface Screened {
  readonly text: string
  readonly analysis: Analysis
  readonly matches: readonly RuleMatch[]
}

/** The findings after the decision of the classifier. */
export type Classify = (screened: Screened, engine: Engine, model: Model) => readonly Finding[]

export const classify: Classify = ({ text, analysis, matches }, engine, model) => {
  const decision = decide(analysis, matches, engine, weightsOf(model))
  return decidedFindings(decision, analysis, text, engine.ruleSet)
}
