/** Screens a proposal: redact, analyse, match rules, classify, decide, report. */
import {
  isFailCategory,
  outcomeOf,
  type Category,
  type Finding,
  type Outcome,
  type Proposal,
  type Screening,
  type Severity,
} from '../finding.ts'
import { engineOf, type Engine } from './engine.ts'
import { matchRules, mergeMatches } from './patterns/evaluate-rules.ts'
import { claimedBy } from './report/token-type-field.ts'
import { hasNoIdea } from './report/no-idea.ts'
import { networkFinding } from './report/network-field.ts'
import { withoutPublicKeys } from './normalize/public-keys.ts'
import { analyze, type Analysis } from './analyze.ts'
import type { Classify } from './classify/classifier.ts'
import type { Redacted } from './secrets/find-secrets.ts'
import type { Rule, RuleSet } from '../rule.ts'

const rule = (ruleSet: RuleSet, id: string): Rule => {
  const found = ruleSet.rules.find((r) => r.id === id)
  if (found === undefined) throw new Error(`the rule book has no rule ${id}`)
  return found
}

const finding = (by: Rule, excerpt: string, message = by.why): Finding => ({
  ruleId: by.id,
  category: by.category,
  severity: isFailCategory(by.category) ? 'fail' : 'warn',
  message,
  excerpt,
  advice: by.advice,
})

/** The findings of the rules in the idea, after the classifier's decision on them. */
const inIdea = (
  analysis: Analysis,
  text: string,
  engine: Engine,
  holdsKey: boolean,
  again: Classify | undefined,
): Finding[] => {
  const all = matchRules(analysis, engine)
  const placed = (by: Finding, from: number, to: number): Finding => {
    const start = analysis.tokens[from]?.start ?? 0
    const end = analysis.tokens[to]?.end ?? start
    return { ...by, excerpt: text.slice(start, end), start, end }
  }
  const found = mergeMatches(all, analysis).map((hit) => placed(finding(hit.rule, ''), hit.from, hit.to))
  const model = engine.ruleSet.model
  // A text with a key fails anyway, and the classifier has no features for a text without letters and digits.
  if (model === undefined || again === undefined || holdsKey || !/[\p{L}\p{N}]/u.test(text)) return found
  if (analysis.tokens.length === 0) return found
  const second = again(analysis, all, engine, model)
  const standing = {
    keep: found,
    drop: [],
    downgrade: found.map((f) => (f.severity === 'fail' ? downgraded(f, engine.ruleSet) : f)),
  }[second.ruleFindings]
  if (second.span === null) return standing
  const { category, severity, from, to } = second.span
  return [...standing, placed(classifierFinding(category, severity, engine.ruleSet), from, to)]
}

/** The finding for a span that the classifier found and no rule. */
const classifierFinding = (category: Category, severity: Severity, ruleSet: RuleSet): Finding => ({
  ruleId: `${category}.read-as-a-whole`,
  category,
  severity,
  message:
    severity === 'fail'
      ? `Read as a whole, this passage proposes ${spoken[category]}, in other words than usual; the service does not help with that.`
      : `Read as a whole, this passage leaves a question about ${spoken[category]}; a reviewer would ask.`,
  excerpt: '',
  advice: ruleSet.rules.find((r) => r.category === category)?.advice ?? '',
})

/** A failing finding that the classifier doubts becomes a warning. */
const downgraded = (by: Finding, ruleSet: RuleSet): Finding => ({
  ...by,
  ruleId: 'ambiguity.close-to-a-risk',
  category: 'ambiguity',
  severity: 'warn',
  message: `The words come close to ${spoken[by.category]}, though the text does not seem to propose it; a reviewer would ask.`,
  advice: ruleSet.rules.find((r) => r.category === 'ambiguity')?.advice ?? by.advice,
})

const secretFindings = (ruleSet: RuleSet, text: string, secrets: Redacted['secrets']): Finding[] =>
  secrets.map(({ kind, start, end }) => {
    const by = rule(ruleSet, 'keys.material')
    return { ...finding(by, text.slice(start, end), `${by.why} What was found here: ${kind}.`), start, end }
  })

/** The findings, or the one warning that the text holds no idea, unless a finding fails. */
const orNoIdea = (found: readonly Finding[], text: string, holdsKey: boolean, ruleSet: RuleSet): readonly Finding[] => {
  const by = ruleSet.rules.find((r) => r.id === 'ambiguity.no-idea')
  if (by === undefined || ruleSet.noIdea === undefined || holdsKey || found.some((f) => f.severity === 'fail'))
    return found
  if (!hasNoIdea(withoutPublicKeys(text), ruleSet.noIdea)) return found
  const start = text.search(/\S|$/u)
  const end = Math.max(start, text.trimEnd().length)
  return [{ ...finding(by, text.slice(start, end)), start, end }]
}

const overlaps = (f: Finding, s: { start: number; end: number }): boolean =>
  (f.start ?? 0) < s.end && s.start < (f.end ?? 0)

const inField = (
  field: 'tokenType' | 'audience',
  value: string | undefined,
  engine: Engine,
  clean: Tools['redact'],
): Finding[] => {
  if (value === undefined || value.trim() === '') return []
  const { text, secrets } = clean(value)
  const analysis = analyze(text, engine)
  const where = `In ${field}: `
  const found = mergeMatches(matchRules(analysis, engine), analysis)
    .filter((hit) => hit.rule.category !== 'ambiguity')
    .map((hit) => {
      const excerpt = text.slice(analysis.tokens[hit.from]?.start ?? 0, analysis.tokens[hit.to]?.end ?? 0)
      return finding(hit.rule, excerpt, where + hit.rule.why)
    })
  const keys = secrets.map(({ kind, start, end }) => {
    const by = rule(engine.ruleSet, 'keys.material')
    return finding(by, text.slice(start, end), `${where}${by.why} What was found here: ${kind}.`)
  })
  return [...keys, ...found, ...(field === 'tokenType' ? claimIn(text, found, engine.ruleSet, where) : [])]
}

/** The finding for a kind of token that is a claim by itself, unless a rule found the claim in its words. */
const claimIn = (kind: string, found: readonly Finding[], ruleSet: RuleSet, where: string): Finding[] => {
  const id = ruleSet.kinds && claimedBy(kind, ruleSet.kinds)
  const by = id === undefined ? undefined : rule(ruleSet, id)
  if (by === undefined || found.some((f) => f.category === by.category)) return []
  return [finding(by, kind.trim(), where + by.why)]
}

/** The name of each category in a sentence for people. */
const spoken: Readonly<Record<Category, string>> = {
  investment: 'a gain for holders',
  trading: 'buying and selling between holders',
  custody: 'holding what belongs to others',
  security: 'a share in an asset or its income',
  fundraising: 'raising money against tokens',
  keys: 'keys or recovery words',
  mainnet: 'a live network',
  deception: 'something that is not what it says it is',
  transferability: 'passing the token on',
  'monetary-value': 'a value in money or goods',
  scarcity: 'scarcity',
  incentive: 'a reward for doing something',
  privacy: 'personal data',
  authority: 'official standing',
  ambiguity: 'what exactly is meant',
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

const summaryOf = (outcome: Outcome, findings: readonly Finding[], uncovered: boolean): string => {
  const about = (severity: string): string =>
    list([...new Set(findings.filter((f) => f.severity === severity).map((f) => spoken[f.category]))])
  if (outcome === 'fail')
    return `The service cannot help with this idea as it stands, because of ${about('fail')}; the advice says what to write instead.`
  if (outcome === 'warn') return `This idea can go on after a second look at ${about('warn')}.`
  return uncovered
    ? 'Nothing was found, but part of the text is in a language that the rules do not cover, so nobody has really read it.'
    : 'Nothing was found that the service does not help with.'
}

const byPlace = (a: Finding, b: Finding): number => (a.start ?? 0) - (b.start ?? 0) || (a.end ?? 0) - (b.end ?? 0)

/** What screening needs besides the rules. A browser loads the lists of recovery words and the classifier later. */
export interface Tools {
  readonly redact: (text: string) => Redacted
  readonly classify?: Classify | undefined
}

/**
 * Screens a proposal. Key material is redacted before anything else reads the text; offsets are UTF-16 offsets in the
 * returned idea. Without a classifier the rules decide alone.
 */
export const screeningWith = (tools: Tools, proposal: Proposal, ruleSet: RuleSet): Screening => {
  const engine = engineOf(ruleSet)
  const { text, secrets } = tools.redact(proposal.idea)
  const analysis = analyze(text, engine)
  const found = inIdea(analysis, text, engine, secrets.length > 0, tools.classify).filter(
    (f) => !(f.category === 'keys' && secrets.some((s) => overlaps(f, s))),
  )
  const ideaFindings = [
    ...secretFindings(ruleSet, text, secrets),
    ...orNoIdea(found, text, secrets.length > 0, ruleSet),
  ].sort(byPlace)
  const network = networkFinding(proposal.network, ruleSet.network)
  const findings = [
    ...ideaFindings,
    ...inField('tokenType', proposal.tokenType, engine, tools.redact),
    ...(network === undefined ? [] : [network]),
    ...inField('audience', proposal.audience, engine, tools.redact),
  ]
  const unread = analysis.uncovered && findings.length === 0
  const last = unread ? [{ ...finding(rule(ruleSet, 'ambiguity.language'), text), start: 0, end: text.length }] : []
  const all = [...findings, ...last]
  const outcome = outcomeOf(all)
  return { outcome, summary: summaryOf(outcome, findings, unread), idea: text, findings: all }
}
