/** Screening: a proposal, the rule set and the tools in, a judgement out. */
import { outcomeOf, type Finding, type Proposal, type Screening } from '../finding.ts'
import type { RuleSet } from '../rule.ts'
import { analyze } from './analyze.ts'
import type { Classify, Screened } from './classify/classifier.ts'
import type { Judged, Reveal } from './disguise/reveal.ts'
import { engineOf, type Engine } from './engine.ts'
import { matchRules } from './patterns/evaluate-rules.ts'
import type { Checks } from './report/checks.ts'
import { findingOf, inReadingOrder, orNoIdea, ruleFindings, ruleOf, secretFindings } from './report/findings.ts'
import { networkFinding } from './report/network-field.ts'
import { summaryOf } from './report/summary.ts'
import { fieldFindings } from './report/text-fields.ts'
import type { Redacted } from './secrets/find-secrets.ts'

/** What screening is done with besides the rules: a browser loads lists of recovery words and the classifier late. */
export interface Tools {
  readonly redact: (text: string) => Redacted
  readonly classify?: Classify | undefined
  readonly checks?: Checks | undefined
  readonly reveal?: Reveal | undefined
}

/**
 * Judges a proposal. Key material is replaced before anything else looks at the text; offsets refer to the returned idea.
 * Without a classifier the rules judge alone.
 */
export const screenWith = (tools: Tools, proposal: Proposal, ruleSet: RuleSet): Screening => {
  const engine = engineOf(ruleSet)
  // 1 redact
  const { text, secrets } = tools.redact(proposal.idea)
  const judge = (of: string): Judged => {
    // 2 analyze
    const analysis = analyze(of, engine)
    // 3 match rules
    const matches = matchRules(analysis, engine)
    const screened = { text: of, analysis, matches, findings: ruleFindings(matches, analysis, of) }
    // 4 classify, 5 decide
    return { analysis, findings: classified(screened, engine, secrets.length > 0, tools.classify) }
  }
  const asItStands = judge(text)
  const revealed = secrets.length > 0 ? undefined : tools.reveal?.(text, asItStands, judge, engine)
  const { analysis, findings: judged } = revealed ?? asItStands
  const found = judged.filter((f) => !(f.category === 'keys' && secrets.some((s) => overlaps(f, s))))
  // 6 report
  const network = networkFinding(proposal.network, ruleSet.network)
  const findings = [
    ...inReadingOrder([
      ...secretFindings(ruleSet, text, secrets),
      ...orNoIdea(found, text, secrets.length > 0, ruleSet, tools.checks),
    ]),
    ...fieldFindings('tokenType', proposal.tokenType, engine, tools.redact, tools.checks),
    ...(network === undefined ? [] : [network]),
    ...fieldFindings('audience', proposal.audience, engine, tools.redact, tools.checks),
  ]
  const unread = analysis.uncovered && findings.length === 0
  const last = unread ? [{ ...findingOf(ruleOf(ruleSet, 'ambiguity.language'), text), start: 0, end: text.length }] : []
  const all = [...findings, ...last]
  const outcome = outcomeOf(all)
  return { outcome, summary: summaryOf(outcome, findings, unread), idea: text, findings: all }
}

/** The findings after the classifier, which is not asked about a text with a key: that fails whatever else it says. */
const classified = (
  screened: Screened,
  engine: Engine,
  holdsKey: boolean,
  classify: Classify | undefined,
): readonly Finding[] => {
  const { model } = engine.ruleSet
  const { findings, text, analysis } = screened
  if (model === undefined || classify === undefined || holdsKey) return findings
  // Placeholders and pictures are nothing that it was trained on.
  if (!/[\p{L}\p{N}]/u.test(text) || analysis.tokens.length === 0) return findings
  return classify(screened, engine, model)
}

const overlaps = (f: Finding, s: { start: number; end: number }): boolean =>
  (f.start ?? 0) < s.end && s.start < (f.end ?? 0)
