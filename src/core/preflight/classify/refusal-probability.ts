import type { RuleSet } from '../../rule.ts'
import { analyze } from '../analyze.ts'
import { engineOf } from '../engine.ts'
import { matchRules } from '../patterns/evaluate-rules.ts'
import { calibrated } from './calibration.ts'
import { isShort } from './decide.ts'
import { evidenceOf } from './evidence.ts'
import { scoreText } from './score.ts'
import { weightsOf } from './weights.ts'

/**
 * The probability of `fail` that the classifier decides about a screened idea by: calibrated, except for short texts.
 * 1 without a model.
 */
export function refusalProbability(idea: string, ruleSet: RuleSet): number {
  const { model } = ruleSet
  if (model === undefined) return 1
  const engine = engineOf(ruleSet)
  const analysis = analyze(idea, engine)
  const weights = weightsOf(model)
  const scores = scoreText(analysis, engine, weights)
  const evidence = evidenceOf(matchRules(analysis, engine), scores, weights)
  const { fail } = isShort(analysis.tokens.length, evidence.count)
    ? evidence.probabilities
    : calibrated(evidence, model)
  return fail
}
