import type { RuleSet } from '../../rule.ts'
import { analyze } from '../analyze.ts'
import { engineOf } from '../engine.ts'
import { matchRules } from '../patterns/evaluate-rules.ts'
import { calibrated } from './calibration.ts'
import { evidenceOf } from './evidence.ts'
import { scoreText } from './score.ts'
import { weightsOf } from './weights.ts'

/**
 * The calibrated probability of `fail` that the classifier decides about a screened idea by. 1 without a model.
 */
export function refusalProbability(idea: string, ruleSet: RuleSet): number {
  const { model } = ruleSet
  if (model === undefined) return 1
  const engine = engineOf(ruleSet)
  const analysis = analyze(idea, engine)
  const weights = weightsOf(model)
  const scores = scoreText(analysis, engine, weights)
  const evidence = evidenceOf(analysis, matchRules(analysis, engine), scores, weights)
  return calibrated(evidence, model).fail
}
