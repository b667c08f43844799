/** Applies the decision of the classifier to the findings of the rules. */
import type { Category, Finding, Severity } from '../../finding.ts'
import type { RuleSet } from '../../rule.ts'
import type { Analysis } from '../analyze.ts'
import type { Decision } from '../classify/decide.ts'
import { categoryWords } from './category-words.ts'
import { placed } from './findings.ts'

/** The findings of the rules (kept, downgraded or dropped) and the classifier's own finding. */
export const decidedFindings = (
  { span, ruleFindings }: Decision,
  found: readonly Finding[],
  analysis: Analysis,
  text: string,
  ruleSet: RuleSet,
): readonly Finding[] => {
  const left = {
    keep: () => found,
    drop: () => [],
    downgrade: () => found.map((f) => (f.severity === 'fail' ? downgraded(f, ruleSet) : f)),
  }[ruleFindings]()
  if (span === null) return left
  const { category, severity, from, to } = span
  return [...left, placed(ofClassifier(category, severity, ruleSet), analysis, text, from, to)]
}

/** A finding of the classifier, in a span that no rule matches. */
const ofClassifier = (category: Category, severity: Severity, ruleSet: RuleSet): Finding => ({
  ruleId: `${category}.read-as-a-whole`,
  category,
  severity,
  message:
    severity === 'fail'
      ? `Read as a whole, this passage proposes ${categoryWords[category]}, in other words than usual; the service does not help with that.`
      : `Read as a whole, this passage leaves a question about ${categoryWords[category]}; a reviewer would ask.`,
  excerpt: '',
  advice: ruleSet.rules.find((r) => r.category === category)?.advice ?? '',
})

/** A warning in place of a rule's refusal with which the classifier disagrees. */
const downgraded = (by: Finding, ruleSet: RuleSet): Finding => ({
  ...by,
  ruleId: 'ambiguity.close-to-a-risk',
  category: 'ambiguity',
  severity: 'warn',
  message: `The words come close to ${categoryWords[by.category]}, though the text does not seem to propose it; a reviewer would ask.`,
  advice: ruleSet.rules.find((r) => r.category === 'ambiguity')?.advice ?? by.advice,
})
