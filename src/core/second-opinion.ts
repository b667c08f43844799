/** What the second opinion of a model may change of a screening (docs/decisions/0023). */
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
import { placeOfClause } from './second-opinion/place-of-clause.ts'

/** What a model thinks of an idea; a pass has neither category nor clause. */
export type Opinion =
  | { readonly outcome: 'pass' }
  | {
      readonly outcome: Severity
      /** A category that has this outcome. */
      readonly category: Category
      /** The words that decide, as the model quotes them; untrusted, only looked up in the idea. */
      readonly clause: string
    }

/**
 * Reads the answer of a model, which nobody has checked. Null when it has another form, or a category that cannot have
 * its outcome. Its reason is not read: free text of a model is shown to nobody.
 */
export function opinionOf(answer: unknown): Opinion | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { outcome, category, clause } = answer as Readonly<Record<string, unknown>>
  if (outcome === 'pass') return { outcome }
  if (outcome !== 'fail' && outcome !== 'warn') return null
  const known = (outcome === 'fail' ? failCategories : warnCategories).find((one) => one === category)
  return known === undefined ? null : { outcome, category: known, clause: typeof clause === 'string' ? clause : '' }
}

/** Whether any opinion could change the outcome; asking about another screening would be useless. */
export const mayChange = (screening: Screening, ruleSet: RuleSet): boolean =>
  screening.outcome !== 'fail' || mayLower(screening, ruleSet)

/**
 * The screening after a second opinion. It may raise any outcome, by a finding of ours at the clause that it quotes. It
 * may lower an outcome by one step, where that rests on no rule, no key material and no network. Pure.
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

/** The finding that nobody has read the text: its language is not covered. */
const isUnread = ({ ruleId }: Finding): boolean => ruleId === 'ambiguity.language'

/**
 * Whether an outcome may be lowered: each of its findings is the classifier's own, or says that nobody has read the
 * text; and the classifier is not too sure of a refusal.
 */
function mayLower({ outcome, findings, idea }: Screening, ruleSet: RuleSet): boolean {
  const decisive = findings.filter(({ severity }) => severity === outcome)
  if (decisive.length === 0 || !decisive.every((finding) => isOfClassifier(finding) || isUnread(finding))) return false
  return outcome === 'warn' || refusalProbability(idea, ruleSet) < thresholds.secondOpinion.fail
}

/** The findings of an outcome that is lowered by one step: refusals become questions, questions go. */
const lowered = ({ outcome, findings }: Screening, ruleSet: RuleSet): readonly Finding[] =>
  outcome === 'warn' ? [] : findings.map((f) => (f.severity === 'fail' ? downgraded(f, ruleSet) : f))

const secondOpinion = '.second-opinion'

/** Whether a text still has a passage that a second opinion found, which the engine would not find again. */
export const keepsRaised = (text: string, findings: readonly Finding[]): boolean =>
  findings.some(({ ruleId, excerpt }) => ruleId.endsWith(secondOpinion) && text.includes(excerpt))

/** The findings with one for the opinion. */
function raised(
  { idea, findings }: Screening,
  { outcome, category, clause }: Exclude<Opinion, { outcome: 'pass' }>,
  ruleSet: RuleSet,
): readonly Finding[] {
  const { start, end } = placeOfClause(clause, idea)
  const finding: Finding = {
    ruleId: `${category}${secondOpinion}`,
    category,
    severity: outcome,
    message:
      outcome === 'fail'
        ? `A second reader, a language model, found that this passage proposes ${categoryWords[category]}; the service does not help with that.`
        : `A second reader, a language model, has a question about ${categoryWords[category]} in this passage; a reviewer would ask.`,
    excerpt: idea.slice(start, end),
    start,
    end,
    advice: adviceOn(category, ruleSet),
  }
  const read = findings.filter((f) => !isUnread(f))
  return [
    ...inReadingOrder([...read.filter((f) => f.start !== undefined), finding]),
    ...read.filter((f) => f.start === undefined),
  ]
}
