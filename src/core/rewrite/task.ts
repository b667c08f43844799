/** The data that the steps of a rewrite share. */
import type { Finding, Outcome, Screening } from '../finding.ts'
import type { Subject } from './nouns.ts'
import type { Risk } from './removal.ts'
import type { Phrases } from './replacements.ts'

export interface Task {
  readonly idea: string
  readonly risks: readonly Risk[]
  readonly phrases: Phrases
  readonly subject: Subject
  readonly screen: (idea: string) => Screening
}

/** A passage removed for a finding, and its replacement. */
export interface Replaced {
  readonly finding: Finding
  readonly from: string
  readonly to: string
}

export interface Answer {
  readonly safeIdea: string
  readonly replaced: readonly Replaced[]
  readonly outcome: Exclude<Outcome, 'fail'>
}

/** The finding for an uncovered language. Text in such a language is not removed. */
const unread = 'ambiguity.language'

/** Whether a text needs no rewrite: it has no finding, except one for an uncovered language. */
export const settled = ({ findings }: Screening): boolean => findings.every((f) => f.ruleId === unread)

/** The findings with offsets in the idea. */
export const risksOf = ({ findings }: Screening): readonly Risk[] =>
  findings.flatMap((finding) =>
    finding.start === undefined || finding.end === undefined || finding.ruleId === unread
      ? []
      : [{ finding, start: finding.start, end: finding.end }],
  )

/** One finding for each rule. */
export const distinct = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((f, n) => findings.findIndex((g) => g.ruleId === f.ruleId) === n)
