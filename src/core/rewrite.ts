import type { Category, Finding, Outcome, Proposal, Screening } from './finding.ts'
import type { Replacements } from './rewrite/replacements.ts'

/** One thing that a rewrite took out or replaced, and why. */
export interface Change {
  readonly category: Category
  readonly ruleId: string
  /** The passage as it stood; for key material the placeholder. */
  readonly from: string
  /** What stands there now; empty when the passage was taken out. */
  readonly to: string
  readonly reason: string
}

/** Spec interface 2.10. */
export interface Rewrite {
  readonly safeIdea: string
  /** Empty when nothing had to change; then `safeIdea` is the idea itself. */
  readonly changes: readonly Change[]
  /** Preflight of `safeIdea`: never `fail` (architecture, invariant 4). */
  readonly outcome: Exclude<Outcome, 'fail'>
}

/** What a rewrite needs from outside: the same screening again, and the sentences it may use. */
export interface RewriteTools {
  readonly preflight: (proposal: Proposal) => Screening
  readonly replacements: Replacements
}

const sentence = /[^.!?。！？।\n]+(?:[.!?。！？।]+|\n|$)\s*/gu

const change = (finding: Finding, from: string, to: string, replacements: Replacements): Change => ({
  category: finding.category,
  ruleId: finding.ruleId,
  from,
  to,
  reason: replacements.reasons[finding.category],
})

/** A safer wording of an idea that was screened: keeps who, what and why, takes the risky mechanism out. */
export function rewrite(_proposal: Proposal, screening: Screening, tools: RewriteTools): Rewrite {
  if (screening.outcome === 'pass') return { safeIdea: screening.idea, changes: [], outcome: 'pass' }
  const { replacements, preflight } = tools
  const changes: Change[] = []
  let safeIdea = ''
  for (const match of screening.idea.matchAll(sentence)) {
    const from = match.index
    const to = from + match[0].length
    const found = screening.findings.filter((f) => f.start !== undefined && f.start < to && (f.end ?? f.start) > from)
    if (found.length === 0) safeIdea += match[0]
    for (const finding of found) changes.push(change(finding, match[0].trim(), '', replacements))
  }
  for (const finding of screening.findings)
    if (finding.start === undefined)
      changes.push(
        change(finding, finding.excerpt, /mainnet|ambiguity/u.test(finding.ruleId) ? 'testnet' : '', replacements),
      )
  safeIdea = safeIdea.trim()
  const outcome = safeIdea === '' ? 'fail' : preflight({ idea: safeIdea }).outcome
  if (outcome !== 'fail') return { safeIdea, changes, outcome }
  return { safeIdea: replacements.languages.en?.constant ?? '', changes, outcome: 'pass' }
}
