import type { Finding, Severity } from '../../core/finding.ts'
import type { ReportRecord } from '../../core/report.ts'

/** The findings about one passage of an idea, or about one of the other things that were typed. */
export interface Passage {
  /** In reading order, from 1; what is not in the idea comes last. */
  readonly number: number
  readonly severity: Severity
  readonly findings: readonly Finding[]
  /** UTF-16 offsets in the idea, end exclusive; absent for findings that are not in the idea. */
  readonly place?: Place
}

export interface Place {
  readonly start: number
  readonly end: number
}

/** Two findings are about the same passage if they share at least this much of the longer one. */
const shared = 0.5

/** Groups findings by the passage that they are about. Offsets outside of the idea count as none. */
export function passagesOf(idea: string, findings: readonly Finding[]): readonly Passage[] {
  const placed = findings
    .flatMap((finding) => {
      const place = placeOf(finding, idea)
      return place === undefined ? [] : [{ ...place, findings: [finding] }]
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
  const groups: (Place & { readonly findings: readonly Finding[] })[] = []
  for (const next of placed) {
    const at = groups.findIndex((group) => isSame(group, next))
    const group = groups[at]
    if (group === undefined) groups.push(next)
    else
      groups[at] = {
        start: group.start,
        end: Math.max(group.end, next.end),
        findings: [...group.findings, ...next.findings],
      }
  }
  const others = findings.filter((finding) => placeOf(finding, idea) === undefined)
  return [
    ...groups.map(({ start, end, findings: list }) => ({ findings: list, place: { start, end } })),
    ...others.map((finding) => ({ findings: [finding] })),
  ].map((passage, n) => ({
    ...passage,
    number: n + 1,
    severity: passage.findings.some(({ severity }) => severity === 'fail') ? 'fail' : 'warn',
  }))
}

/** The passage that everything was found in, if there is one. */
export const onlyPassage = (report: Pick<ReportRecord, 'idea' | 'findings'>): Passage | undefined => {
  const passages = passagesOf(report.idea, report.findings)
  return passages.length === 1 ? passages[0] : undefined
}

/** How many passages of a report warn, at least one. */
export const questionsOf = ({
  idea,
  findings,
}: {
  readonly idea: string
  readonly findings: readonly Finding[]
}): number => Math.max(1, passagesOf(idea, findings).filter(({ severity }) => severity === 'warn').length)

function placeOf({ start, end }: Finding, idea: string): Place | undefined {
  if (start === undefined || end === undefined) return undefined
  return start < 0 || end <= start || end > idea.length ? undefined : { start, end }
}

const isSame = (a: Place, b: Place): boolean =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >= shared * Math.max(a.end - a.start, b.end - b.start)
