/** Applies a model's second opinion to a screening, within limits (docs/decisions/0023). */
import {
  failCategories,
  outcomeOf,
  warnCategories,
  type Category,
  type Finding,
  type Judge,
  type Outcome,
  type Screening,
  type Severity,
} from './finding.ts'
import { refusalProbability } from './preflight/classify/refusal-probability.ts'
import { thresholds } from './preflight/classify/thresholds.ts'
import { categoryWords } from './preflight/report/category-words.ts'
import { downgraded } from './preflight/report/classifier-findings.ts'
import { adviceOn, inReadingOrder, isOfClassifier } from './preflight/report/findings.ts'
import { summaryOf } from './preflight/report/summary.ts'
import type { RuleSet } from './rule.ts'
import { locateClause } from './second-opinion/locate-clause.ts'

/** A model's opinion on an idea. A pass has neither category nor clause. */
export type Opinion =
  | { readonly outcome: 'pass' }
  | {
      readonly outcome: Severity
      /** A category with this outcome. */
      readonly category: Category
      /** The deciding words, as the model quotes them. Untrusted: they are only searched for in the idea. */
      readonly clause: string
    }

/**
 * Parses the unchecked answer of a model. Returns null if it has another form, or a category that does not belong to
 * its outcome. The reason is ignored, because free text of a model is never shown.
 */
export function opinionOf(answer: unknown): Opinion | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { outcome, category, clause } = answer as Readonly<Record<string, unknown>>
  if (outcome === 'pass') return { outcome }
  if (outcome !== 'fail' && outcome !== 'warn') return null
  const known = (outcome === 'fail' ? failCategories : warnCategories).find((one) => one === category)
  return known === undefined ? null : { outcome, category: known, clause: typeof clause === 'string' ? clause : '' }
}

/** Whether an opinion could change the outcome. If not, the model is not asked. */
export const mayChange = (screening: Screening, ruleSet: RuleSet): boolean =>
  screening.outcome !== 'fail' || mayLower(screening, ruleSet)

/**
 * The screening after a second opinion. An opinion may raise any outcome; this adds a finding, in our own words, at the
 * clause that it quotes. It may lower an outcome by one step if no rule, key material or network decided that outcome
 * (`mayLower`). Pure.
 */
export function withOpinion(screening: Screening, opinion: Opinion, ruleSet: RuleSet): Screening {
  const rank = ['pass', 'warn', 'fail']
  const step = rank.indexOf(opinion.outcome) - rank.indexOf(screening.outcome)
  if (step === 0) return { ...screening, judgedBy: 'both' }
  if (step > 0 && opinion.outcome !== 'pass') return judged(screening, raised(screening, opinion, ruleSet), 'model')
  if (!mayLower(screening, ruleSet)) return { ...screening, judgedBy: 'engine' }
  return judged(screening, lowered(screening, ruleSet), 'model')
}

const judged = (screening: Screening, findings: readonly Finding[], judgedBy: Judge): Screening => {
  const outcome: Outcome = outcomeOf(findings)
  return { ...screening, outcome, summary: summaryOf(outcome, findings, false), findings, judgedBy }
}

/** Whether a finding says that no lexicon covers the language of the text. */
const isUncovered = ({ ruleId }: Finding): boolean => ruleId === 'ambiguity.language'

/**
 * Whether an outcome may be lowered. Each of its findings must be the classifier's own or about an uncovered language.
 * For a refusal, the probability of `fail` must also be below `thresholds.secondOpinion.fail`.
 */
function mayLower({ outcome, findings, idea }: Screening, ruleSet: RuleSet): boolean {
  const decisive = findings.filter(({ severity }) => severity === outcome)
  if (decisive.length === 0 || !decisive.every((finding) => isOfClassifier(finding) || isUncovered(finding)))
    return false
  return outcome === 'warn' || refusalProbability(idea, ruleSet) < thresholds.secondOpinion.fail
}

/** The findings of an outcome lowered by one step: refusals become warnings; a warning loses all its findings. */
const lowered = ({ outcome, findings }: Screening, ruleSet: RuleSet): readonly Finding[] =>
  outcome === 'warn' ? [] : findings.map((f) => (f.severity === 'fail' ? downgraded(f, ruleSet) : f))

/** The suffix of the ids of findings for a second opinion. */
const secondOpinion = '.second-opinion'

/** Whether a text still contains a passage that a second opinion found. The engine would not find it again. */
export const keepsRaised = (text: string, findings: readonly Finding[]): boolean =>
  findings.some(({ ruleId, excerpt }) => ruleId.endsWith(secondOpinion) && text.includes(excerpt))

/**
 * The findings, and one for the opinion. A finding about an uncovered language is dropped: the model has read the text.
 */
function raised(
  { idea, findings }: Screening,
  { outcome, category, clause }: Exclude<Opinion, { outcome: 'pass' }>,
  ruleSet: RuleSet,
): readonly Finding[] {
  const { start, end } = locateClause(clause, idea)
  const finding: Finding = {
    ruleId: `${category}${secondOpinion}`,
    category,
    severity: outcome,
    message:
      outcome === 'fail'
        ? `A language model found that this passage proposes ${categoryWords[category]}; the service does not help with that.`
        : `A language model has a question about ${categoryWords[category]} in this passage; a reviewer would ask.`,
    excerpt: idea.slice(start, end),
    start,
    end,
    advice: adviceOn(category, ruleSet),
  }
  const others = findings.filter((f) => !isUncovered(f))
  return [
    ...inReadingOrder([...others.filter((f) => f.start !== undefined), finding]),
    ...others.filter((f) => f.start === undefined),
  ]
}
