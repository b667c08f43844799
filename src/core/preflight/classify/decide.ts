/** Decides the outcome of a text: the classifier decides, with guards for short texts and for padded ones. */
import {
  failCategories,
  isFailCategory,
  warnCategories,
  type Category,
  type Outcome,
  type Severity,
} from '../../finding.ts'
import type { Analysis } from '../analyze.ts'
import type { Engine } from '../engine.ts'
import type { RuleMatch } from '../patterns/evaluate-rules.ts'
import { calibrated, cheapest } from './calibration.ts'
import { decidingClause } from './deciding-clause.ts'
import { featuresOf } from './features.ts'
import { categoryProbabilities, probabilitiesOf, type CategoryProbability, type Probabilities } from './predict.ts'
import { scoreText } from './score.ts'
import { thresholds } from './thresholds.ts'
import type { Weights } from './weights.ts'

/** A span of tokens, both ends included, that the classifier finds risky. */
export interface ClassifiedSpan {
  readonly category: Category
  /** The second most probable category, if the first one is not clear. */
  readonly other?: Category
  readonly severity: Severity
  readonly from: number
  readonly to: number
}

export interface Decision {
  /** The classifier's own finding. */
  readonly span: ClassifiedSpan | null
  /** How the findings of the rules change. `downgrade`: a refusal becomes a warning. */
  readonly ruleFindings: 'keep' | 'downgrade' | 'drop'
  /** A finding of a rule is kept only in these categories, which the classifier finds probable too. Null: in all. */
  readonly categories: readonly Category[] | null
}

/** Decides about a text, given the matches of the rules. */
export function decide(analysis: Analysis, matches: readonly RuleMatch[], engine: Engine, weights: Weights): Decision {
  const scores = scoreText(analysis, engine, weights)
  const probabilities = probabilitiesOf(scores.text, weights)
  const sentences = scores.sentences.map((sums) => probabilitiesOf(sums, weights))
  const outcome = classifierOutcome(analysis.tokens.length, probabilities, scores.text.count, weights)
  const refusedByRule = matches.some(({ rule }) => isFailCategory(rule.category))
  if (outcome !== 'fail' && refusedByRule) {
    if (refusalStands(analysis, matches, sentences)) return { span: null, ruleFindings: 'keep', categories: null }
    // Whoever gives a key away cannot get it back, so a request for keys is never dropped: it gets a warning at least.
    const aboutKeys = matches.some(({ rule }) => rule.category === 'keys')
    if (outcome === 'pass')
      return { span: null, ruleFindings: aboutKeys ? 'downgrade' : 'drop', categories: aboutKeys ? ['keys'] : null }
    if (aboutKeys || probabilities.fail > probabilities.warn)
      return { span: null, ruleFindings: 'downgrade', categories: null }
  }
  if (outcome === 'pass') return { span: null, ruleFindings: 'drop', categories: null }
  const features = featuresOf(analysis, engine)
  const ofFail = outcome === 'fail' ? supported(categoryProbabilities(features, failCategories, weights)) : []
  const ofWarn = supported(categoryProbabilities(features, warnCategories, weights))
  const categories = [...ofFail, ...ofWarn].map(({ category }) => category)
  const decisive = outcome === 'fail' ? ofFail : ofWarn
  if (matches.some(({ rule }) => decisive.some(({ category }) => category === rule.category)))
    return { span: null, ruleFindings: 'keep', categories }
  const [first, second] = decisive
  if (first === undefined) return { span: null, ruleFindings: 'keep', categories }
  const isClose = outcome === 'warn' && probabilities.fail > probabilities.warn
  return {
    span: {
      category: isClose ? 'ambiguity' : first.category,
      ...(second !== undefined && first.probability < thresholds.category.clear && { other: second.category }),
      severity: outcome,
      ...decidingClause(analysis, outcome, sentences, weights),
    },
    ruleFindings: 'keep',
    categories,
  }
}

/** The most probable category, and those probable enough for a rule's finding to be kept. */
const supported = (categories: readonly CategoryProbability[]): readonly CategoryProbability[] =>
  categories.filter(({ probability }, n) => n === 0 || probability >= thresholds.category.supports)

/** The outcome by the classifier alone: by thresholds for a short text, else the outcome that costs least. */
function classifierOutcome(words: number, probabilities: Probabilities, features: number, weights: Weights): Outcome {
  const { short, veryShort } = thresholds
  if (!isShort(words, features)) return cheapest(calibrated(probabilities, features, weights.model))
  if (probabilities.fail > (words < veryShort.words ? veryShort.fail : short.fail)) return 'fail'
  return probabilities.pass > short.pass ? 'pass' : 'warn'
}

/** Whether a text is short: its probabilities are not calibrated. */
export const isShort = (words: number, features: number): boolean =>
  words < thresholds.short.words || features < thresholds.short.features

/**
 * Whether a rule's refusal is kept although the classifier disagrees: in texts too short to have context, and where the
 * sentence of the match, scored by itself, reaches the threshold. Harmless text around a proposal, such as chatter or
 * padding, must not hide it.
 */
const refusalStands = (
  { sentences, tokens }: Analysis,
  matches: readonly RuleMatch[],
  probabilities: readonly Probabilities[],
): boolean =>
  tokens.length < thresholds.context.words ||
  (sentences.length > 1 &&
    sentences.some(
      ({ from, to }, s) =>
        (probabilities[s]?.fail ?? 0) >=
          (isShortSentence(tokens, from, to) ? thresholds.shortRuleSentence.fail : thresholds.ruleSentence.fail) &&
        matches.some((match) => isFailCategory(match.rule.category) && match.from >= from && match.from < to),
    ))

/** A short sentence that is neither a mere name nor a question. */
const isShortSentence = (tokens: Analysis['tokens'], from: number, to: number): boolean =>
  to - from > 2 &&
  to - from < thresholds.shortRuleSentence.words &&
  tokens[to]?.afterQuestion !== true &&
  tokens[to - 1]?.asked !== true
