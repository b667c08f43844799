/** Decides the outcome of a text by the classifier, with guards for short texts and for padded texts. */
import { failCategories, isFailCategory, warnCategories, type Category, type Severity } from '../../finding.ts'
import type { Analysis, Sentence } from '../analyze.ts'
import type { Engine } from '../engine.ts'
import type { RuleMatch } from '../patterns/evaluate-rules.ts'
import { calibrated, cheapest } from './calibration.ts'
import { clausesAround, decidingClause } from './deciding-clause.ts'
import { evidenceOf } from './evidence.ts'
import { featuresOf, wordFeatures } from './features.ts'
import { sequenceProbabilities } from './network.ts'
import { networkOf } from './network-weights.ts'
import {
  categoryProbabilities,
  categoryScores,
  probabilitiesOf,
  type CategoryProbability,
  type Probabilities,
} from './predict.ts'
import { scoreText, scoreTokens } from './score.ts'
import { thresholds } from './thresholds.ts'
import type { Weights } from './weights.ts'
import { sentenceWords } from './word-sequence.ts'

/** A span of tokens, both ends included, that the classifier finds risky. */
export interface ClassifiedSpan {
  readonly category: Category
  /** The second most probable category, if the first is less probable than `thresholds.category.clear`. */
  readonly other?: Category
  readonly severity: Severity
  readonly from: number
  readonly to: number
}

export interface Decision {
  /** The rule matches that are kept as findings. */
  readonly matches: readonly RuleMatch[]
  /** Whether the refusals among `matches` become warnings. */
  readonly downgrade: boolean
  /** The classifier's own finding, if any. */
  readonly span: ClassifiedSpan | null
}

/** Decides the outcome of a text with the given rule matches. */
export function decide(analysis: Analysis, matches: readonly RuleMatch[], engine: Engine, weights: Weights): Decision {
  const scores = scoreText(analysis, engine, weights)
  const evidence = evidenceOf(analysis, matches, scores, weights)
  const { probabilities } = evidence
  const sentences = scores.sentences.map((sums) => probabilitiesOf(sums, weights))
  const outcome = cheapest(calibrated(evidence, weights.model))
  const isCloseToFail = outcome === 'warn' && probabilities.fail > probabilities.warn
  if (outcome !== 'fail' && matches.some(({ rule }) => isFailCategory(rule.category))) {
    if (keepsRefusal(analysis, matches, sentences, weights)) return { matches, downgrade: false, span: null }
    // A disclosed key cannot be taken back, so a request for keys gets at least a warning, unless the text is clear.
    const isClear = probabilities.pass >= thresholds.keys.pass
    const aboutKeys = isClear ? [] : matches.filter(({ rule }) => rule.category === 'keys')
    if (isCloseToFail || aboutKeys.length > 0)
      return { matches: outcome === 'pass' ? aboutKeys : matches, downgrade: true, span: null }
  }
  if (outcome === 'pass') return { matches: [], downgrade: false, span: null }
  const ofText = categoryScores(featuresOf(analysis, engine), weights)
  const fails = outcome === 'fail' ? categoryProbabilities(ofText, failCategories, weights) : []
  const warns = categoryProbabilities(ofText, warnCategories, weights)
  const inClause = clauseVerdicts(analysis, weights)
  const kept = matches.filter((match) =>
    isSupported(match, isFailCategory(match.rule.category) ? fails : warns, inClause),
  )
  const isDecisive = ({ rule }: RuleMatch): boolean => isFailCategory(rule.category) === (outcome === 'fail')
  const [first, second] = outcome === 'fail' ? fails : warns
  if (first === undefined || kept.some(isDecisive)) return { matches: kept, downgrade: false, span: null }
  const span = {
    category: isCloseToFail ? 'ambiguity' : first.category,
    ...(second !== undefined && first.probability < thresholds.category.clear && { other: second.category }),
    severity: outcome,
    ...decidingClause(analysis, outcome, sentences, weights),
  }
  return { matches: kept, downgrade: false, span }
}

/**
 * Whether the classifier supports a rule match: the category of the rule is probable enough in the text, or in the
 * clause of the match if the classifier would refuse that clause alone.
 */
function isSupported(
  match: RuleMatch,
  categories: readonly CategoryProbability[],
  inClause: (match: RuleMatch) => readonly CategoryProbability[],
): boolean {
  const { rule } = match
  // A disclosed key cannot be taken back, so a request for keys is always named.
  if (rule.category === 'keys') return true
  const { supports } = thresholds.category
  const probabilityIn = (list: readonly CategoryProbability[]): number =>
    list.find(({ category }) => category === rule.category)?.probability ?? 0
  if (probabilityIn(categories) >= supports) return true
  if (!isFailCategory(rule.category) || categories.length === 0) return false
  return probabilityIn(inClause(match)) >= supports
}

/**
 * The probabilities of the fail categories in the clause of a match, or none if the classifier would not refuse that
 * clause alone. Each clause is scored once: a text without punctuation is one long clause with many matches.
 */
function clauseVerdicts(analysis: Analysis, weights: Weights): (match: RuleMatch) => readonly CategoryProbability[] {
  const known = new Map<string, readonly CategoryProbability[]>()
  return (match) => {
    const { from, to } = clausesAround(analysis, match.from, match.to)
    const key = `${from} ${to}`
    let verdict = known.get(key)
    if (verdict === undefined) {
      const { fail } = probabilitiesOf(scoreTokens(analysis, from, to + 1, weights), weights)
      verdict = fail >= thresholds.category.clauseFail ? failCategoriesOf(analysis, from, to + 1, weights) : []
      known.set(key, verdict)
    }
    return verdict
  }
}

/** The probabilities of the fail categories from the words of the tokens `from` to before `to` alone. */
const failCategoriesOf = (
  analysis: Analysis,
  from: number,
  to: number,
  weights: Weights,
): readonly CategoryProbability[] =>
  categoryProbabilities(categoryScores(wordFeatures(analysis, from, to), weights), failCategories, weights)

/**
 * Whether a rule's refusal is kept although the classifier disagrees. It is kept in a text too short to have context,
 * and if the sentence of the match is risky by itself: harmless text around a proposal must not hide it.
 */
const keepsRefusal = (
  analysis: Analysis,
  matches: readonly RuleMatch[],
  probabilities: readonly Probabilities[],
  weights: Weights,
): boolean =>
  analysis.tokens.length < thresholds.context.words ||
  (analysis.sentences.length > 1 &&
    analysis.sentences.some(
      (sentence, s) =>
        matches.some((m) => isFailCategory(m.rule.category) && m.from >= sentence.from && m.from < sentence.to) &&
        isRiskyAlone(analysis, sentence, probabilities[s]?.fail ?? 0, weights),
    ))

/**
 * Whether a sentence is risky by itself: a short one by the linear model, a longer one by the geometric mean of both
 * models' probabilities of `fail`. `linear` is that of the linear model. A question proposes nothing, and two words are
 * often just a name.
 */
function isRiskyAlone(analysis: Analysis, { from, to }: Sentence, linear: number, { model }: Weights): boolean {
  const { tokens } = analysis
  if (to - from <= 2 || tokens[to]?.afterQuestion === true || tokens[to - 1]?.asked === true) return false
  const { shortRuleSentence, ruleSentence } = thresholds
  if (to - from < shortRuleSentence.words) return linear >= shortRuleSentence.fail
  const { fail } = ruleSentence
  // The mean cannot reach the threshold below its square, so most sentences need no network.
  if (linear < fail ** 2) return false
  const network = networkOf(model)
  const other = network && sequenceProbabilities(sentenceWords(analysis, from, to), network).fail
  return Math.sqrt(linear * (other ?? linear)) >= fail
}
