/** Applies the decision of the classifier to the findings of the rules. */
import type { Category, Finding, Severity } from '../../finding.ts'
import type { RuleSet } from '../../rule.ts'
import type { Analysis } from '../analyze.ts'
import type { Decision } from '../classify/decide.ts'
import { categoryWords } from './category-words.ts'
import { adviceOn, placed } from './findings.ts'

/** The findings of the rules (kept, downgraded or dropped) and the classifier's own finding. */
export const decidedFindings = (
  { span, ruleFindings, categories }: Decision,
  found: readonly Finding[],
  analysis: Analysis,
  text: string,
  ruleSet: RuleSet,
): readonly Finding[] => {
  const supported = found.filter(({ category }) => categories?.includes(category) !== false)
  const left = {
    keep: () => supported,
    drop: () => [],
    downgrade: () => supported.map((f) => (f.severity === 'fail' ? downgraded(f, ruleSet) : f)),
  }[ruleFindings]()
  if (span === null) return left
  const { category, severity, from, to } = span
  return [...left, placed(ofClassifier(category, severity, ruleSet), analysis, text, from, to)]
}

const readAsAWhole = '.read-as-a-whole'

/** Whether a finding is the classifier's own. */
export const isOfClassifier = ({ ruleId }: Pick<Finding, 'ruleId'>): boolean => ruleId.endsWith(readAsAWhole)

/** A finding of the classifier: no rule matches there. */
const ofClassifier = (category: Category, severity: Severity, ruleSet: RuleSet): Finding => ({
  ruleId: `${category}${readAsAWhole}`,
  category,
  severity,
  message:
    severity === 'fail'
      ? `Read as a whole, this passage proposes ${categoryWords[category]}, in other words than usual; the service does not help with that.`
      : `Read as a whole, this passage leaves a question about ${categoryWords[category]}; a reviewer would ask.`,
  excerpt: '',
  advice: adviceOn(category, ruleSet),
})

/** A refusal that a second reader does not share, the classifier or a model: a question instead. */
export const downgraded = (by: Finding, ruleSet: RuleSet): Finding => ({
  ...by,
  ruleId: 'ambiguity.close-to-a-risk',
  category: 'ambiguity',
  severity: 'warn',
  message: `The words come close to ${categoryWords[by.category]}, though the text does not seem to propose it; a reviewer would ask.`,
  advice: adviceOn('ambiguity', ruleSet),
})
