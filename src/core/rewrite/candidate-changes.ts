/** Derives the changes of an accepted candidate from the findings of the rules and the difference of the two texts. */
import type { Category, Finding, Screening } from '../finding.ts'
import type { Change, Rewrite } from '../rewrite.ts'
import { sentencesOf } from './sentences.ts'

/**
 * Sentences of the idea (with the white space after them) that the candidate does not contain, and their replacement.
 */
interface Gap {
  readonly from: string[]
  readonly to: string[]
  readonly findings: Finding[]
}

/**
 * The changes from an idea to a candidate. The first finding of a rewritten passage shows the whole passage; the others
 * show their own excerpt and, if any, the sentence of the candidate that still contains it. Findings in other fields
 * are taken from the end of `rules.changes`. Empty if a sentence with a finding is unchanged everywhere.
 */
export function changesTo(
  candidate: string,
  { idea, findings }: Screening,
  rules: Rewrite,
  reasons: Readonly<Record<Category, string>>,
): readonly Change[] {
  const inFields = findings.filter((f) => f.start === undefined).length
  const gaps = gapsBetween(idea, candidate, findings)
  const changes = gaps.flatMap(({ from, to, findings: found }) =>
    distinct(found).map((finding, n): Change => {
      const { category, ruleId, excerpt } = finding
      const reason = reasons[category]
      if (n === 0) return { category, ruleId, from: from.join('').trim(), to: to.join('').trim(), reason }
      return {
        category,
        ruleId,
        from: excerpt,
        to: to.find((sentence) => sentence.includes(excerpt))?.trim() ?? '',
        reason,
      }
    }),
  )
  if (changes.length === 0) return []
  return [...changes, ...rules.changes.slice(rules.changes.length - inFields)]
}

const distinct = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((f, n) => findings.findIndex((g) => g.ruleId === f.ruleId) === n)

/** Splits both texts at their common sentences, in order. One pass; the first match counts. */
function gapsBetween(idea: string, candidate: string, findings: readonly Finding[]): readonly Gap[] {
  const spans = sentencesOf(idea)
  const mine = spans.map(({ start, end }) => idea.slice(start, end))
  const theirs = sentencesOf(candidate).map(({ start, end }) => candidate.slice(start, end))
  const places = new Map<string, number[]>()
  for (const [n, sentence] of mine.entries()) {
    const known = places.get(sentence.trim())
    if (known === undefined) places.set(sentence.trim(), [n])
    else known.push(n)
  }

  const left = new Set(findings)
  const gaps: Gap[] = []
  const gap = (): Gap => ({ from: [], to: [], findings: [] })
  let open = gap()
  let at = 0
  const takeUpTo = (end: number): void => {
    for (; at < end; at += 1) {
      const span = spans[at]
      open.from.push(mine[at] ?? '')
      for (const finding of left) {
        const { start, end } = finding
        if (span === undefined || start === undefined || end === undefined) continue
        if (start >= span.end || end <= span.start) continue
        left.delete(finding)
        open.findings.push(finding)
      }
    }
  }
  for (const sentence of theirs) {
    const match = places.get(sentence.trim())?.find((n) => n >= at)
    if (match === undefined) {
      open.to.push(sentence)
      continue
    }
    takeUpTo(match)
    gaps.push(open)
    open = gap()
    at = match + 1
  }
  takeUpTo(mine.length)
  return [...gaps, open]
}
