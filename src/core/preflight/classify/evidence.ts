/** What the calibration knows of a text: its probabilities, its length, its riskiest sentences and its rules. */
import { isFailCategory } from '../../finding.ts'
import type { Analysis } from '../analyze.ts'
import type { RuleMatch } from '../patterns/evaluate-rules.ts'
import { networkProbabilities } from './network.ts'
import { networkOf } from './network-weights.ts'
import { probabilitiesOf, type Probabilities } from './predict.ts'
import { sumOf, type TextScores } from './score.ts'
import type { Weights } from './weights.ts'

export interface Evidence {
  /** The probabilities of the text, before calibration. */
  readonly probabilities: Probabilities
  /** The probabilities of the text by the network; undefined for a model without one. */
  readonly network: Probabilities | undefined
  /** The number of features of the text. */
  readonly count: number
  /**
   * The highest probability of `fail` among the pairs of adjacent sentences, each pair scored alone. A repeated sentence
   * counts once; the probability of the sentence in a text of one.
   */
  readonly riskiestPair: number
  /** Whether a rule of a fail category matched. */
  readonly refusing: boolean
  /** Whether a rule of a warn category matched. */
  readonly warning: boolean
  /** Whether the text is in a known language that is not English. */
  readonly otherLanguage: boolean
}

export function evidenceOf(
  analysis: Analysis,
  matches: readonly RuleMatch[],
  scores: TextScores,
  weights: Weights,
): Evidence {
  const network = networkOf(weights.model)
  const sentences = scores.sentences.filter((_, s) => scores.isNew[s])
  let riskiestPair = 0
  for (const [s, sums] of sentences.entries()) {
    const before = sentences[s - 1]
    if (before === undefined && sentences.length > 1) continue
    const { fail } = probabilitiesOf(before === undefined ? sums : sumOf(before, sums), weights)
    riskiestPair = Math.max(riskiestPair, fail)
  }
  return {
    probabilities: probabilitiesOf(scores.text, weights),
    network: network === undefined ? undefined : networkProbabilities(analysis, network),
    count: scores.text.count,
    riskiestPair,
    refusing: matches.some(({ rule }) => isFailCategory(rule.category)),
    warning: matches.some(({ rule }) => !isFailCategory(rule.category)),
    otherLanguage: analysis.languages.length > 0 && !analysis.languages.includes('en'),
  }
}
