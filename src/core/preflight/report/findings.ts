/** Makes the findings in an idea: for rule matches, for key material, and for texts without an idea. */
import { isFailCategory, type Category, type Finding } from '../../finding.ts'
import type { Rule, RuleSet } from '../../rule.ts'
import type { Analysis } from '../analyze.ts'
import { withoutPublicKeys } from '../normalize/public-keys.ts'
import { mergeMatches, type RuleMatch } from '../patterns/evaluate-rules.ts'
import type { Redacted } from '../secrets/find-secrets.ts'
import type { Checks } from './checks.ts'

/** A rule by its id. Throws if the rule set has no such rule. */
export const ruleOf = (ruleSet: RuleSet, id: string): Rule => {
  const found = ruleSet.rules.find((r) => r.id === id)
  if (found === undefined) throw new Error(`the rule set has no rule ${id}`)
  return found
}

/** The advice of the first rule of a category. */
export const adviceOn = (category: Category, ruleSet: RuleSet): string =>
  ruleSet.rules.find((r) => r.category === category)?.advice ?? ''

/** The suffix of the ids of findings of the classifier. */
export const readAsAWhole = '.read-as-a-whole'

/** Whether a finding is the classifier's own. */
export const isOfClassifier = ({ ruleId }: Pick<Finding, 'ruleId'>): boolean => ruleId.endsWith(readAsAWhole)

/** The finding for a rule, without offsets. */
export const findingOf = (by: Rule, excerpt: string, message = by.why): Finding => ({
  ruleId: by.id,
  category: by.category,
  severity: isFailCategory(by.category) ? 'fail' : 'warn',
  message,
  excerpt,
  advice: by.advice,
})

/** Adds the excerpt and offsets of the tokens `from` to `to`, both included, to a finding. */
export const withSpan = (finding: Finding, { tokens }: Analysis, text: string, from: number, to: number): Finding => {
  const start = tokens[from]?.start ?? 0
  const end = tokens[to]?.end ?? start
  return { ...finding, excerpt: text.slice(start, end), start, end }
}

/** One finding per category and clause. */
export const ruleFindings = (matches: readonly RuleMatch[], analysis: Analysis, text: string): readonly Finding[] =>
  mergeMatches(matches, analysis).map(({ rule, from, to }) => withSpan(findingOf(rule, ''), analysis, text, from, to))

/** One finding for each piece of key material. The excerpt is the placeholder in the redacted text. */
export const secretFindings = (ruleSet: RuleSet, text: string, secrets: Redacted['secrets']): readonly Finding[] =>
  secrets.map(({ kind, start, end }) => {
    const by = ruleOf(ruleSet, 'keys.material')
    return { ...findingOf(by, text.slice(start, end), `${by.why} What was found here: ${kind}.`), start, end }
  })

/**
 * Replaces the findings by “no idea” if the text has none. A refusal by a rule is never replaced, and neither are the
 * findings of a text with key material.
 */
export const orNoIdea = (
  found: readonly Finding[],
  text: string,
  holdsKey: boolean,
  ruleSet: RuleSet,
  checks: Checks | undefined,
): readonly Finding[] => {
  const by = ruleSet.rules.find((r) => r.id === 'ambiguity.no-idea')
  if (
    by === undefined ||
    ruleSet.noIdea === undefined ||
    checks === undefined ||
    holdsKey ||
    found.some((f) => f.severity === 'fail' && !isOfClassifier(f))
  )
    return found
  if (!checks.hasNoIdea(withoutPublicKeys(text), ruleSet.noIdea)) return found
  const start = text.search(/\S|$/u)
  const end = Math.max(start, text.trimEnd().length)
  return [{ ...findingOf(by, text.slice(start, end)), start, end }]
}

const byOffset = (a: Finding, b: Finding): number => (a.start ?? 0) - (b.start ?? 0) || (a.end ?? 0) - (b.end ?? 0)

/** Sorts findings by their offsets. */
export const inReadingOrder = (list: readonly Finding[]): readonly Finding[] => list.toSorted(byOffset)
