/** What a screening says about the text as typed: passages in reading order, and findings in other fields. */
import type { Category, Finding } from '../../core/finding.ts'
import { unredacted } from '../../core/preflight/secrets/placeholder.ts'
import type { Span } from './edit.ts'
import type { LiveAnswer } from './protocol.ts'

/**
 * How a passage is marked: key material, a refusal, a warning, or by a first look, which the classifier may still
 * overrule.
 */
export type Mark = 'secret' | 'fail' | 'warn' | 'maybe'

/** A passage of the text as typed, with all that is said about it. */
export interface Passage extends Span {
  /** From 1, in reading order. */
  readonly number: number
  readonly mark: Mark
  /** At least one. Their excerpts hold placeholders for key material, never the material. */
  readonly findings: readonly Finding[]
}

export interface Looked {
  readonly passages: readonly Passage[]
  /** Findings in other fields, which have no passage. */
  readonly elsewhere: readonly Finding[]
}

const isKey = ({ ruleId }: Finding): boolean => ruleId === 'keys.material'

/** Findings of the same passage are one entry, the refusals first. Overlapping passages stay apart. */
export function lookedAt({ screening, keys, final }: Pick<LiveAnswer, 'screening' | 'keys' | 'final'>): Looked {
  const bySpan = new Map<string, { start: number; end: number; findings: Finding[] }>()
  const elsewhere: Finding[] = []
  for (const finding of screening.findings) {
    if (finding.start === undefined || finding.end === undefined || finding.end <= finding.start) {
      elsewhere.push(finding)
      continue
    }
    const start = unredacted(finding.start, 'start', keys)
    const end = unredacted(finding.end, 'end', keys)
    const name = `${start}-${end}`
    const known = bySpan.get(name) ?? { start, end, findings: [] }
    bySpan.set(name, known)
    known.findings.push(finding)
  }
  const passages = [...bySpan.values()]
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, findings }, i): Passage => {
      const sorted = findings.toSorted((a, b) => Number(b.severity === 'fail') - Number(a.severity === 'fail'))
      return { number: i + 1, start, end, mark: markOf(sorted, final), findings: sorted }
    })
  return { passages, elsewhere }
}

function markOf(findings: readonly Finding[], final: boolean): Mark {
  if (findings.some(isKey)) return 'secret'
  if (!final) return 'maybe'
  return findings.some(({ severity }) => severity === 'fail') ? 'fail' : 'warn'
}

/** The categories of findings in the order of their first mention. */
export const categoriesOf = ({ passages, elsewhere }: Looked): readonly Category[] => [
  ...new Set([...passages.flatMap(({ findings }) => findings), ...elsewhere].map(({ category }) => category)),
]

/** The passage at an offset, its end included: the shortest of several. */
export function passageAt(passages: readonly Passage[], offset: number): Passage | undefined {
  const around = passages.filter(({ start, end }) => start <= offset && offset <= end)
  return around.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]
}

/** The passage after an offset or, with `back`, before it; from the other end of the text if there is none. */
export function nextPassage(passages: readonly Passage[], { start, end }: Span, back = false): Passage | undefined {
  return back
    ? (passages.findLast((passage) => passage.start < start) ?? passages.at(-1))
    : (passages.find((passage) => passage.start > start || (passage.start === start && passage.end > end)) ??
        passages[0])
}
