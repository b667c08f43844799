import type { RuleSet } from '../../rule.ts'
import { analyze } from '../analyze.ts'
import { engineOf } from '../engine.ts'
import { calibrated } from './calibration.ts'
import { isShort } from './decide.ts'
import { probabilitiesOf } from './predict.ts'
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
  const { text } = scoreText(analysis, engine, weights)
  const probabilities = probabilitiesOf(text, weights)
  return isShort(analysis.tokens.length, text.count)
    ? probabilities.fail
    : calibrated(probabilities, text.count, model).fail
}
