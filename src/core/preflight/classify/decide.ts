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
import { featuresOf, type Heard } from './features.ts'
import type { Hit } from '../patterns/evaluate-rules.ts'
import type { Reading } from '../analyze.ts'
import { categoryOf, chancesOf, type Chances, type Weights } from './predict.ts'
import { surveyOf } from './score.ts'

/**
 * Guards beside the outcome that costs least (core/preflight/classify/calibration), on chances that are not calibrated. On 3,223
 * field texts by authors that the model had not learnt from they refuse 2.5 % more of the harmless ones and find 2.3 %
 * more of the risky ones; padding around a proposal is what they are for.
 */
export const lines = {
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
export const heardOf = (hits: readonly Hit[]): Heard => ({
  outcome: hits.some((h) => isFailCategory(h.rule.category)) ? 'fail' : hits.length > 0 ? 'warn' : 'pass',
  ruleIds: [...new Set(hits.map((h) => h.rule.id))].sort(),
})

/** A passage that the second reader would stop at: tokens, first and last. */
export interface Passage {
  readonly category: Category
  readonly severity: Severity
  readonly from: number
  readonly to: number
}

export interface SecondReading {
  /** What it adds to the findings of the rules. */
  readonly passage: Passage | null
  /** What becomes of the findings of the rules. */
  readonly rules: 'stand' | 'are-doubted' | 'fall'
}

/** Reads the text a second time, knowing what the rules found. */
export function secondReading(reading: Reading, hits: readonly Hit[], engine: Engine, weights: Weights): SecondReading {
  const heard = heardOf(hits)
  const words = reading.tokens.length
  const survey = surveyOf(reading, engine, heard, weights)
  const chances = chancesOf(survey.text, weights)
  // Each sentence by itself, as if the rules had said nothing.
  const alone = survey.sentences.map((tally) => chancesOf(tally, weights))
  const stop = (severity: Severity, categories: readonly Category[]): Passage => ({
    category:
      categories.length === 1 && categories[0]
        ? categories[0]
        : categoryOf(featuresOf(reading, engine, heard), categories, weights),
    severity,
    ...place(reading, severity, alone),
  })
  const { count } = survey.text
  const isShortText = words < lines.calibrated.words || count < lines.calibrated.features
  const decided = isShortText ? byLines(chances, words) : cheapest(calibrated(chances, count, weights.model))
  const fails = decided === 'fail'
  const passes = decided === 'pass'
  if (heard.outcome === 'fail') {
    const inContext = survey.heard.map((tally) => chancesOf(tally, weights))
    if (fails || words < lines.context || failsAlone(reading, hits, inContext)) return { passage: null, rules: 'stand' }
    // A request for keys is the one risk that cannot be mended afterwards: it is asked about at the least.
    const keys = hits.some((h) => h.rule.category === 'keys')
    return { passage: null, rules: passes && !keys ? 'fall' : 'are-doubted' }
  }
  if (fails || worstSentence(reading, alone) > lines.sentence)
    return { passage: stop('fail', failCategories), rules: 'stand' }
  if (heard.outcome === 'warn') return { passage: null, rules: passes ? 'fall' : 'stand' }
  if (!passes)
    return { passage: stop('warn', chances.fail > chances.warn ? ['ambiguity'] : warnCategories), rules: 'stand' }
  return { passage: null, rules: 'stand' }
}

/** The outcome of a text that is too short for calibration. */
const byLines = ({ pass, fail }: Chances, words: number): Outcome =>
  fail > (words < lines.words ? lines.failShort : lines.fail) ? 'fail' : pass > lines.pass ? 'pass' : 'warn'

/**
 * Whether a rule's fail would stand if its sentence were all there is: harmless text before or behind a proposal, be it
 * chatter or padding, does not make it harmless.
 */
const failsAlone = ({ sentences, tokens }: Reading, hits: readonly Hit[], heard: readonly Chances[]): boolean =>
  sentences.length > 1 &&
  sentences.some(
    ({ from, to }, s) =>
      (heard[s]?.fail ?? 0) >= (isShort(tokens, from, to) ? lines.blunt : lines.alone) &&
      hits.some((h) => isFailCategory(h.rule.category) && h.from >= from && h.from < to),
  )

/** A sentence of few words that is neither a mere name nor a question. */
const isShort = (tokens: Reading['tokens'], from: number, to: number): boolean =>
  to - from > 2 && to - from < lines.short && tokens[to]?.afterQuestion !== true && tokens[to - 1]?.asked !== true

/** The highest chance of `fail` of any sentence that is long enough to be read by itself. */
const worstSentence = ({ sentences }: Reading, alone: readonly Chances[]): number => {
  let worst = 0
  if (sentences.length < 2) return worst
  for (const [s, { from, to }] of sentences.entries())
    if (to - from >= lines.context) worst = Math.max(worst, alone[s]?.fail ?? 0)
  return worst
}

/** The sentence that weighs most. */
function place(
  { tokens, sentences }: Reading,
  severity: Severity,
  alone: readonly Chances[],
): { from: number; to: number } {
  let best = { from: 0, to: Math.max(0, tokens.length - 1) }
  let most = -1
  for (const [s, { from, to }] of sentences.length > 1 ? sentences.entries() : []) {
    const chances = alone[s]
    if (chances === undefined) continue
    const weight = severity === 'fail' ? chances.fail : 1 - chances.pass
    if (weight > most && to > from) [best, most] = [{ from, to: to - 1 }, weight]
  }
  return best
}
