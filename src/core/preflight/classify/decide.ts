/** How rules and the second reader come to one judgement. */
import {
  failCategories,
  isFailCategory,
  warnCategories,
  type Category,
  type Outcome,
  type Severity,
} from '../../finding.ts'
import { calibrated, cheapest } from './calibration.ts'
import type { Engine } from '../engine.ts'
import { featuresOf, type RuleFeatures } from './features.ts'
import type { RuleMatch } from '../patterns/evaluate-rules.ts'
import type { Analysis } from '../analyze.ts'
import { categoryOf, probabilitiesOf, type Probabilities, type Weights } from './predict.ts'
import { scoreText } from './score.ts'

/**
 * Guards beside the outcome that costs least (core/preflight/classify/calibration), on chances that are not calibrated. On 3,223
 * field texts by authors that the model had not learnt from they refuse 2.5 % more of the harmless ones and find 2.3 %
 * more of the risky ones; padding around a proposal is what they are for.
 */
export const thresholds = {
  /**
   * Calibration is fitted on texts from the field, few of which have fewer words or features than this; a name, a remedy,
   * a line of a page or a word said over and over has. Such a text fails above one chance of `fail`, and passes above one
   * of `pass`.
   */
  calibrated: { words: 16, features: 300 },
  fail: 0.63,
  pass: 0.47,
  /** Texts of fewer words have no context that could undo what a rule saw, nor is such a sentence judged by itself. */
  context: 12,
  /** Above this chance of `fail` a sentence with a fail of the rules fails the whole, whatever stands around it. */
  alone: 0.88,
  /** A sentence of fewer words leaves a rule little room to be wrong in: `blunt` is enough there. */
  short: 9,
  blunt: 0.5,
  /** Above this chance of `fail` any sentence fails the whole, however much harmless text stands around it. */
  sentence: 0.97,
  /** In texts of fewer words still a fail of the second reader must be nearly certain. */
  words: 5,
  failShort: 0.85,
} as const

/** What the rules said, as the second reader hears it. */
export const ruleFeaturesOf = (matches: readonly RuleMatch[]): RuleFeatures => ({
  outcome: matches.some((h) => isFailCategory(h.rule.category)) ? 'fail' : matches.length > 0 ? 'warn' : 'pass',
  ruleIds: [...new Set(matches.map((h) => h.rule.id))].sort(),
})

/** A passage that the second reader would stop at: tokens, first and last. */
export interface Span {
  readonly category: Category
  readonly severity: Severity
  readonly from: number
  readonly to: number
}

export interface Decision {
  /** What it adds to the findings of the rules. */
  readonly span: Span | null
  /** What becomes of the findings of the rules. */
  readonly ruleFindings: 'keep' | 'downgrade' | 'drop'
}

/** Reads the text a second time, knowing what the rules found. */
export function decide(analysis: Analysis, matches: readonly RuleMatch[], engine: Engine, weights: Weights): Decision {
  const ruleFeatures = ruleFeaturesOf(matches)
  const words = analysis.tokens.length
  const scores = scoreText(analysis, engine, ruleFeatures, weights)
  const probabilities = probabilitiesOf(scores.text, weights)
  // Each sentence by itself, as if the rules had said nothing.
  const alone = scores.sentences.map((sums) => probabilitiesOf(sums, weights))
  const stop = (severity: Severity, categories: readonly Category[]): Span => ({
    category:
      categories.length === 1 && categories[0]
        ? categories[0]
        : categoryOf(featuresOf(analysis, engine, ruleFeatures), categories, weights),
    severity,
    ...place(analysis, severity, alone),
  })
  const { count } = scores.text
  const isShortText = words < thresholds.calibrated.words || count < thresholds.calibrated.features
  const decided = isShortText
    ? byLines(probabilities, words)
    : cheapest(calibrated(probabilities, count, weights.model))
  const fails = decided === 'fail'
  const passes = decided === 'pass'
  if (ruleFeatures.outcome === 'fail') {
    const inContext = scores.sentencesWithRules.map((sums) => probabilitiesOf(sums, weights))
    if (fails || words < thresholds.context || failsAlone(analysis, matches, inContext))
      return { span: null, ruleFindings: 'keep' }
    // A request for keys is the one risk that cannot be mended afterwards: it is asked about at the least.
    const keys = matches.some((h) => h.rule.category === 'keys')
    return { span: null, ruleFindings: passes && !keys ? 'drop' : 'downgrade' }
  }
  if (fails || worstSentence(analysis, alone) > thresholds.sentence)
    return { span: stop('fail', failCategories), ruleFindings: 'keep' }
  if (ruleFeatures.outcome === 'warn') return { span: null, ruleFindings: passes ? 'drop' : 'keep' }
  if (!passes)
    return {
      span: stop('warn', probabilities.fail > probabilities.warn ? ['ambiguity'] : warnCategories),
      ruleFindings: 'keep',
    }
  return { span: null, ruleFindings: 'keep' }
}

/** The outcome of a text that is too short for calibration. */
const byLines = ({ pass, fail }: Probabilities, words: number): Outcome =>
  fail > (words < thresholds.words ? thresholds.failShort : thresholds.fail)
    ? 'fail'
    : pass > thresholds.pass
      ? 'pass'
      : 'warn'

/**
 * Whether a rule's fail would stand if its sentence were all there is: harmless text before or behind a proposal, be it
 * chatter or padding, does not make it harmless.
 */
const failsAlone = (
  { sentences, tokens }: Analysis,
  matches: readonly RuleMatch[],
  ruleFeatures: readonly Probabilities[],
): boolean =>
  sentences.length > 1 &&
  sentences.some(
    ({ from, to }, s) =>
      (ruleFeatures[s]?.fail ?? 0) >= (isShort(tokens, from, to) ? thresholds.blunt : thresholds.alone) &&
      matches.some((h) => isFailCategory(h.rule.category) && h.from >= from && h.from < to),
  )

/** A sentence of few words that is neither a mere name nor a question. */
const isShort = (tokens: Analysis['tokens'], from: number, to: number): boolean =>
  to - from > 2 && to - from < thresholds.short && tokens[to]?.afterQuestion !== true && tokens[to - 1]?.asked !== true

/** The highest chance of `fail` of any sentence that is long enough to be read by itself. */
const worstSentence = ({ sentences }: Analysis, alone: readonly Probabilities[]): number => {
  let worst = 0
  if (sentences.length < 2) return worst
  for (const [s, { from, to }] of sentences.entries())
    if (to - from >= thresholds.context) worst = Math.max(worst, alone[s]?.fail ?? 0)
  return worst
}

/** The sentence that weighs most. */
function place(
  { tokens, sentences }: Analysis,
  severity: Severity,
  alone: readonly Probabilities[],
): { from: number; to: number } {
  let best = { from: 0, to: Math.max(0, tokens.length - 1) }
  let most = -1
  for (const [s, { from, to }] of sentences.length > 1 ? sentences.entries() : []) {
    const probabilities = alone[s]
    if (probabilities === undefined) continue
    const weight = severity === 'fail' ? probabilities.fail : 1 - probabilities.pass
    if (weight > most && to > from) [best, most] = [{ from, to: to - 1 }, weight]
  }
  return best
}
