/** Makes the findings of a decision by rules and classifier. */
import type { Category, Finding, Severity } from '../../finding.ts'
import type { RuleSet } from '../../rule.ts'
import type { Analysis } from '../analyze.ts'
import type { ClassifiedSpan, Decision } from '../classify/decide.ts'
import { categoryQuestions } from './category-questions.ts'
import { categoryWords } from './category-words.ts'
import { adviceOn, withSpan, readAsAWhole, ruleFindings } from './findings.ts'

/** The findings of a decision: those of the kept rule matches, and the classifier's own finding if there is one. */
export const decidedFindings = (
  { matches, downgrade, span }: Decision,
  analysis: Analysis,
  text: string,
  ruleSet: RuleSet,
): readonly Finding[] => {
  const kept = ruleFindings(matches, analysis, text).map((f) =>
    downgrade && f.severity === 'fail' ? downgraded(f, ruleSet) : f,
  )
  return span === null ? kept : [...kept, withSpan(ofClassifier(span, ruleSet), analysis, text, span.from, span.to)]
}

/**
 * The classifier's own finding, without offsets and excerpt. If its category is unclear, the message names two
 * categories and asks the questions that tell them apart.
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

/** The warning in place of a refusal with which the classifier or a model disagrees. */
export const downgraded = (by: Finding, ruleSet: RuleSet): Finding => ({
  ...by,
  ruleId: 'ambiguity.close-to-a-risk',
  category: 'ambiguity',
  severity: 'warn',
  message: `The words come close to ${categoryWords[by.category]}, though the text does not seem to propose it; a reviewer would ask.`,
  advice: adviceOn('ambiguity', ruleSet),
})
