import type { Category, Finding, Outcome, Proposal, Screening } from './finding.ts'
import { built } from './rewrite/build.ts'
import { kept } from './rewrite/keep.ts'
import { phrasesFor } from './rewrite/language.ts'
import { subjectOf } from './rewrite/nouns.ts'
import type { Replacements } from './rewrite/replacements.ts'
import { risksOf, settled, type Answer, type Task } from './rewrite/task.ts'
import { limits } from './sandbox.ts'

/** A passage that a rewrite removed or replaced, and why. */
export interface Change {
  readonly category: Category
  readonly ruleId: string
  /** The original passage; for key material the placeholder. */
  readonly from: string
  /** The text in its place; empty if the passage was removed. */
  readonly to: string
  readonly reason: string
}

/** The result of a rewrite (docs/spec/interface.md 2.10). */
export interface Rewrite {
  readonly safeIdea: string
  /** Empty if nothing had to change; `safeIdea` is then the idea itself. */
  readonly changes: readonly Change[]
  /** Preflight of `safeIdea`: never `fail` (ARCHITECTURE.md, Invariants). */
  readonly outcome: Exclude<Outcome, 'fail'>
}

/** The dependencies of a rewrite: the screening, and the sentences that it may insert. */
export interface RewriteTools {
  readonly preflight: (proposal: Proposal) => Screening
  readonly replacements: Replacements
}

/**
 * Rewrites a screened idea sentence by sentence: it removes each passage with a finding, inserts a plain sentence about
 * the same subject, and keeps everything else as typed. If too little would remain, it builds one sentence from people,
 * award and place. If nothing honest remains, it offers a lesson on the subject. The result is screened again and never
 * fails. Rewriting the result changes nothing.
 */
export function rewrite(proposal: Proposal, screening: Screening, tools: RewriteTools): Rewrite {
  const { idea, findings, outcome } = screening
  if (outcome === 'pass') return { safeIdea: idea, changes: [], outcome: 'pass' }
  const { preflight, replacements } = tools
  const phrases = phrasesFor(idea, replacements)
  const subject = subjectOf(idea, phrases, [proposal.tokenType ?? '', proposal.audience ?? ''])
  const nameAt = idea.indexOf(subject.name)
  // The name of a forgery is part of it, and so is a name in a risky passage.
  const isRisky = findings.some(
    ({ category, start = 0, end = 0 }) =>
      category === 'deception' || category === 'authority' || (start < nameAt + subject.name.length && end > nameAt),
  )
  const task: Task = {
    idea,
    risks: risksOf(screening),
    phrases,
    subject: isRisky ? { ...subject, name: '' } : subject,
    screen: (text) => preflight({ idea: text }),
  }
  const { safeIdea, replaced, outcome: result } = asTyped(task) ?? kept(task) ?? built(task)
  const changes = replaced.map(({ finding: { category, ruleId }, from, to }) => {
    return { category, ruleId, from, to, reason: replacements.ruleReasons[ruleId] ?? replacements.reasons[category] }
  })
  return { safeIdea, changes: [...changes, ...fieldChanges(proposal, findings, replacements)], outcome: result }
}

/** The unchanged idea, if the findings are only about other fields. */
const asTyped = ({ idea, risks, screen }: Task): Answer | undefined => {
  if (risks.length > 0 || idea.length > limits.idea) return undefined
  const screened = screen(idea)
  if (!settled(screened)) return undefined
  return { safeIdea: idea, replaced: [], outcome: screened.outcome === 'warn' ? 'warn' : 'pass' }
}

/** The changes of other fields, whose findings have no offsets: the network becomes testnet, other values are left out. */
const fieldChanges = (
  { network }: Proposal,
  findings: readonly Finding[],
  { fieldReason, reasons }: Replacements,
): readonly Change[] =>
  findings
    .filter((f) => f.start === undefined)
    .map(({ category, ruleId, excerpt }) => {
      const isNetwork = excerpt === network
      const reason = isNetwork ? reasons.mainnet : fieldReason
      return { category, ruleId, from: excerpt, to: isNetwork ? 'testnet' : '', reason }
    })
