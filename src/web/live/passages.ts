/** What a screening says about the text as typed: passages in reading order, and findings in other fields. */
import type { Finding } from '../../core/finding.ts'
import { unredacted } from '../../core/preflight/secrets/placeholder.ts'
import type { Span } from './edit.ts'
import type { LiveAnswer } from './protocol.ts'

/** How a passage is marked: as key material, or by what its strongest finding asks for. */
export type Mark = 'secret' | 'fail' | 'warn'

/** A passage of the text as typed, with all that is said about it. */
export interface Passage extends Span {
  /** From 1, in reading order. */
  readonly number: number
  readonly mark: Mark
  /** At least one, with what leads first. Their excerpts hold placeholders for key material, never the material. */
  readonly findings: readonly Finding[]
  /** The words of the passage, with placeholders. */
  readonly excerpt: string
}

export interface Looked {
  readonly passages: readonly Passage[]
  /** Findings in other fields, which have no passage. */
  readonly elsewhere: readonly Finding[]
}

const isKey = ({ ruleId }: Finding): boolean => ruleId === 'keys.material'

/** Findings at a place of the text as typed. */
interface Place extends Span {
  readonly findings: readonly Finding[]
  readonly excerpt: string
}

/**
 * Findings of overlapping passages are one entry, as wide as all of them together. Key material stays apart, because its
 * passage is what is blurred and removed.
 */
export function lookedAt({ screening, keys }: Pick<LiveAnswer, 'screening' | 'keys'>): Looked {
  const places: (Place & { readonly secret: boolean })[] = []
  const elsewhere: Finding[] = []
  for (const finding of screening.findings) {
    const { start, end, excerpt } = finding
    if (start === undefined || end === undefined || end <= start) elsewhere.push(finding)
    else
      places.push({
        start: unredacted(start, 'start', keys),
        end: unredacted(end, 'end', keys),
        findings: [finding],
        excerpt,
        secret: isKey(finding),
      })
  }
  const inOrder = (list: readonly Place[]): readonly Place[] =>
    list.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const merged: Place[] = []
  for (const secret of [true, false])
    for (const place of inOrder(places.filter((one) => one.secret === secret))) {
      const last = merged.at(-1)
      if (last !== undefined && isKeyPlace(last) === secret && place.start < last.end)
        merged[merged.length - 1] = united(last, place, screening.idea)
      else merged.push(place)
    }
  const passages = inOrder(merged).map(({ start, end, findings, excerpt }, i): Passage => {
    const sorted = findings.toSorted((a, b) => leads(b) - leads(a))
    return { number: i + 1, start, end, mark: markOf(sorted), findings: sorted, excerpt }
  })
  return { passages, elsewhere }
}

const isKeyPlace = ({ findings }: Place): boolean => findings.some(isKey)

/** Two overlapping places as one; its words are those of the screened text between them. */
function united(a: Place, b: Place, idea: string): Place {
  const findings = [...a.findings, ...b.findings]
  const start = Math.min(...findings.map((finding) => finding.start ?? 0))
  const end = Math.max(...findings.map((finding) => finding.end ?? 0))
  return { start: a.start, end: Math.max(a.end, b.end), findings, excerpt: idea.slice(start, end) }
}

/** What leads is a refusal; of several the one with the most words. */
const leads = ({ severity, excerpt }: Finding): number => (severity === 'fail' ? 10_000 : 0) + excerpt.length

function markOf(findings: readonly Finding[]): Mark {
  if (findings.some(isKey)) return 'secret'
  return findings.some(({ severity }) => severity === 'fail') ? 'fail' : 'warn'
}

/** The finding of each passage that leads, then those elsewhere. */
export const leadingOf = ({ passages, elsewhere }: Looked): readonly Finding[] => [
  ...passages.flatMap(({ findings }) => findings.slice(0, 1)),
  ...elsewhere,
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
