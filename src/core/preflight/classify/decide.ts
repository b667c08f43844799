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
import { featuresOf } from './features.ts'
import { categoryOf, probabilitiesOf, type Probabilities } from './predict.ts'
import { scoreText } from './score.ts'
import { thresholds } from './thresholds.ts'
import type { Weights } from './weights.ts'

/** A span of tokens, both ends included, that the classifier finds risky. */
export interface ClassifiedSpan {
  readonly category: Category
  readonly severity: Severity
  readonly from: number
  readonly to: number
}

export interface Decision {
  /** The classifier's own finding. */
  readonly span: ClassifiedSpan | null
  /** How the findings of the rules change. `downgrade`: a refusal becomes a warning. */
  readonly ruleFindings: 'keep' | 'downgrade' | 'drop'
}

/** Decides about a text, given the matches of the rules. */
export function decide(analysis: Analysis, matches: readonly RuleMatch[], engine: Engine, weights: Weights): Decision {
  const scores = scoreText(analysis, engine, weights)
  const probabilities = probabilitiesOf(scores.text, weights)
  const sentences = scores.sentences.map((sums) => probabilitiesOf(sums, weights))
  const outcome = classifierOutcome(analysis.tokens.length, probabilities, scores.text.count, weights)
  const spanOf = (severity: Severity, categories: readonly Category[]): ClassifiedSpan => ({
    category:
      categories.length === 1 && categories[0]
        ? categories[0]
        : categoryOf(featuresOf(analysis, engine), categories, weights),
    severity,
    ...likeliestSentence(analysis, severity, sentences),
  })
  if (matches.some(({ rule }) => isFailCategory(rule.category))) {
    if (outcome === 'fail' || refusalStands(analysis, matches, sentences)) return { span: null, ruleFindings: 'keep' }
    // Whoever gives a key away cannot get it back, so a request for keys is never dropped: it gets a warning at least.
    const aboutKeys = matches.some(({ rule }) => rule.category === 'keys')
    return { span: null, ruleFindings: outcome === 'pass' && !aboutKeys ? 'drop' : 'downgrade' }
  }
  if (outcome === 'fail') return { span: spanOf('fail', failCategories), ruleFindings: 'keep' }
  if (matches.length > 0) return { span: null, ruleFindings: outcome === 'pass' ? 'drop' : 'keep' }
  if (outcome === 'pass') return { span: null, ruleFindings: 'keep' }
  const categories = probabilities.fail > probabilities.warn ? (['ambiguity'] as const) : warnCategories
  return { span: spanOf('warn', categories), ruleFindings: 'keep' }
}

/** The outcome by the classifier alone: by thresholds for a short text, else the outcome that costs least. */
function classifierOutcome(words: number, probabilities: Probabilities, features: number, weights: Weights): Outcome {
  const { short, veryShort } = thresholds
  if (words >= short.words && features >= short.features)
    return cheapest(calibrated(probabilities, features, weights.model))
  if (probabilities.fail > (words < veryShort.words ? veryShort.fail : short.fail)) return 'fail'
  return probabilities.pass > short.pass ? 'pass' : 'warn'
}

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

/** The sentence with the highest probability of the severity; the whole text if it has only one sentence. */
function likeliestSentence(
  { tokens, sentences }: Analysis,
  severity: Severity,
  probabilities: readonly Probabilities[],
): { readonly from: number; readonly to: number } {
  let best = { from: 0, to: Math.max(0, tokens.length - 1) }
  let highest = -1
  for (const [s, { from, to }] of sentences.length > 1 ? sentences.entries() : []) {
    const of = probabilities[s]
    if (of === undefined) continue
    const likely = severity === 'fail' ? of.fail : 1 - of.pass
    if (likely > highest && to > from) [best, highest] = [{ from, to: to - 1 }, likely]
  }
  return best
}
