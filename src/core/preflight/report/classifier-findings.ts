/** Applies the decision of the classifier to the findings of the rules. */
import type { Category, Finding, Severity } from '../../finding.ts'
import type { RuleSet } from '../../rule.ts'
import type { Analysis } from '../analyze.ts'
import type { ClassifiedSpan, Decision } from '../classify/decide.ts'
import { categoryQuestions } from './category-questions.ts'
import { categoryWords } from './category-words.ts'
import { adviceOn, placed, readAsAWhole, ruleFindings } from './findings.ts'

/** The findings of the decision: those of the rules that are kept, and the classifier's own finding. */
export const decidedFindings = (
  { matches, downgrade, span }: Decision,
  analysis: Analysis,
  text: string,
  ruleSet: RuleSet,
): readonly Finding[] => {
  const kept = ruleFindings(matches, analysis, text).map((f) =>
    downgrade && f.severity === 'fail' ? downgraded(f, ruleSet) : f,
  )
  return span === null ? kept : [...kept, placed(ofClassifier(span, ruleSet), analysis, text, span.from, span.to)]
}

/**
 * A finding of the classifier, in a clause that no rule explains. If its category is not clear, it names two and asks the
 * questions that tell them apart. The caller sets place and excerpt.
 */
const ofClassifier = ({ category, other, severity }: ClassifiedSpan, ruleSet: RuleSet): Finding => ({
  ruleId: `${category}${readAsAWhole}`,
  category,
  severity,
  message: messageOf(category, other, severity),
  excerpt: '',
  advice: adviceOn(category, ruleSet),
})

function messageOf(category: Category, other: Category | undefined, severity: Severity): string {
  if (other !== undefined) {
    const questions = `${categoryQuestions[category]} ${categoryQuestions[other]}`
    return severity === 'fail'
      ? `This passage reads like a proposal that the service does not help with; it is unclear whether it is about ${categoryWords[category]} or about ${categoryWords[other]}. ${questions}`
      : `This passage leaves a question about ${categoryWords[category]} or about ${categoryWords[other]}. ${questions}`
  }
  return severity === 'fail'
    ? `This passage reads like ${categoryWords[category]}, though in words that no rule knows; the service does not help with that.`
    : `This passage leaves a question about ${categoryWords[category]}. ${categoryQuestions[category]}`
}

/** A refusal that a second reader does not share, the classifier or a model: a question instead. */
export const downgraded = (by: Finding, ruleSet: RuleSet): Finding => ({
  ...by,
  ruleId: 'ambiguity.close-to-a-risk',
  category: 'ambiguity',
  severity: 'warn',
  message: `The words come close to ${categoryWords[by.category]}, though the text does not seem to propose it; a reviewer would ask.`,
  advice: adviceOn('ambiguity', ruleSet),
})
