/** Screening in six steps: redact, analyze, match rules, classify, decide, report. */
import { outcomeOf, type Finding, type Proposal, type Screening } from '../finding.ts'
import type { RuleSet } from '../rule.ts'
import { analyze } from './analyze.ts'
import type { Classify, Screened } from './classify/classifier.ts'
import type { Judged, Reveal } from './disguise/reveal.ts'
import { engineOf, type Engine } from './engine.ts'
import { matchRules } from './patterns/evaluate-rules.ts'
import type { Checks } from './report/checks.ts'
import { findingOf, inReadingOrder, orNoIdea, ruleFindings, ruleOf, secretFindings } from './report/findings.ts'
import { summaryOf } from './report/summary.ts'
import { fieldFindings } from './report/text-fields.ts'
import type { Redacted } from './secrets/find-secrets.ts'

/**
 * The replaceable parts of screening: a browser loads the lists of recovery words, the classifier and the checks after
 * its first screening.
 */
export interface Tools {
  readonly redact: (text: string) => Redacted
  readonly classify?: Classify | undefined
  readonly checks?: Checks | undefined
  readonly reveal?: Reveal | undefined
}

/**
 * Screens a proposal. Key material is replaced before any other code reads the text, and offsets refer to the returned
 * idea. Without a classifier the rules alone decide.
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
    const screened = { text: of, analysis, matches }
    // 4 classify, 5 decide
    return { analysis, findings: classified(screened, engine, secrets.length > 0, tools.classify) }
  }
  const asItStands = judge(text)
  const revealed = secrets.length > 0 ? undefined : tools.reveal?.(text, asItStands, judge, engine)
  const { analysis, findings: judged } = revealed ?? asItStands
  const found = judged.filter((f) => !(f.category === 'keys' && secrets.some((s) => overlaps(f, s))))
  // 6 report
  const network = ruleSet.network && tools.checks?.networkFinding(proposal.network, ruleSet.network)
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

/**
 * The findings after the decision of the classifier. A text with a key fails in any case, so the classifier is not
 * called.
 */
const classified = (
  screened: Screened,
  engine: Engine,
  holdsKey: boolean,
  classify: Classify | undefined,
): readonly Finding[] => {
  const { model } = engine.ruleSet
  const { text, analysis, matches } = screened
  const byRules = (): readonly Finding[] => ruleFindings(matches, analysis, text)
  if (model === undefined || classify === undefined || holdsKey) return byRules()
  // The classifier was not trained on texts without letters and digits, such as a lone picture.
  if (!/[\p{L}\p{N}]/u.test(text) || analysis.tokens.length === 0) return byRules()
  return classify(screened, engine, model)
}

const overlaps = (f: Finding, s: { start: number; end: number }): boolean =>
  (f.start ?? 0) < s.end && s.start < (f.end ?? 0)
