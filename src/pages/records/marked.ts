import { html } from 'ghtml'
import { displayParts } from '../../core/display.ts'
import type { Finding } from '../../core/finding.ts'

interface Span {
  readonly number: number
  readonly finding: Finding
  readonly start: number
  readonly end: number
}

/**
 * The idea with its findings marked. Findings may overlap, so the text is cut at every boundary, and each piece is
 * marked when a finding covers it. The number of a finding follows its last piece and links to the list. User text
 * itself is never a link.
 */
export function markedIdea(idea: string, findings: readonly Finding[]): string {
  const spans = spansOf(idea, findings)
  const cuts = [...new Set(spans.flatMap((s) => [s.start, s.end]))].sort((a, b) => a - b)
  const edges = [0, ...cuts, idea.length]
  const pieces = displayParts(idea, cuts, { lines: true }).map((text, i) => {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? idea.length]
    const covering = spans.filter((s) => s.start < to && s.end > from)
    return piece(text, covering) + references(covering.filter((s) => s.end === to)).join('')
  })
  return html`<blockquote class="idea lines user" dir="auto">!${pieces}</blockquote>`
}

function spansOf(idea: string, findings: readonly Finding[]): Span[] {
  return findings.flatMap((finding, i) => {
    const { start, end } = finding
    if (start === undefined || end === undefined || start < 0 || end <= start || end > idea.length) return []
    return [{ number: i + 1, finding, start, end }]
  })
}

function piece(text: string, covering: readonly Span[]): string {
  if (covering.length === 0 || text === '') return html`${text}`
  const severity = covering.some((s) => s.finding.severity === 'fail') ? 'fail' : 'warn'
  return html`<mark class="${severity}">${text}</mark>`
}

const references = (ending: readonly Span[]): string[] =>
  ending.map(
    ({ number, finding }) =>
      html`<bdi class="ref" dir="ltr"
        ><a id="mark-${number}" href="#finding-${number}" aria-label="finding ${number}, ${finding.severity}"
          >${number}</a
        ></bdi
      >`,
  )
