import { html } from 'ghtml'
import { displayParts } from '../../core/display.ts'
import { severityWords } from './outcome.ts'
import type { Passage, Place } from './passages.ts'

type Marked = Passage & { readonly place: Place }

/**
 * The idea with its only passage marked. There is nothing to count, so that the mark is named for readers without eyes on
 * it in place of a number.
 */
export const markedAlone = (idea: string, { place, severity }: Passage): string => {
  if (place === undefined) return markedIdea(idea, [])
  const [before = '', words = '', after = ''] = displayParts(idea, [place.start, place.end], { lines: true })
  const mark = html`<mark class="${severity}"
    ><span class="hidden">[marked: </span>${words}<span class="hidden">]</span></mark
  >`
  const pieces = [html`${before}`, mark, html`${after}`]
  return html`<blockquote class="idea lines user" dir="auto">!${pieces}</blockquote>`
}

/**
 * The idea with its passages marked. Passages may overlap, so the text is cut at every boundary; each piece has a mark of
 * its own, so that two passages side by side stay two. The number of a passage follows its last piece and the full stop
 * or other sign that closes it, and links to the list. User text itself is never a link.
 */
export function markedIdea(idea: string, passages: readonly Passage[]): string {
  const marked = passages.filter((passage): passage is Marked => passage.place !== undefined)
  const starts = marked.map(({ place }) => place.start)
  const numbered = marked.map((passage) => ({ passage, at: numberAt(idea, passage.place.end, starts) }))
  const cuts = [
    ...new Set([...marked.flatMap(({ place }) => [place.start, place.end]), ...numbered.map(({ at }) => at)]),
  ].sort((a, b) => a - b)
  const edges = [0, ...cuts, idea.length]
  const pieces = displayParts(idea, cuts, { lines: true }).map((text, i) => {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? idea.length]
    const covering = marked.filter(({ place }) => place.start < to && place.end > from)
    const ending = numbered.filter(({ at }) => at === to && from < to).map(({ passage }) => passage)
    return piece(text, covering) + references(ending).join('')
  })
  return html`<blockquote class="idea lines user" dir="auto">!${pieces}</blockquote>`
}

/** Where the number of a passage stands: after the signs that close it, unless another passage begins among them. */
function numberAt(idea: string, end: number, starts: readonly number[]): number {
  const closed = end + (/^[\p{Pe}\p{Pf}"'.,;:!?…。，、！？؟،؛।]{1,4}/u.exec(idea.slice(end, end + 4))?.[0].length ?? 0)
  return starts.some((start) => start >= end && start < closed) ? end : closed
}

function piece(text: string, covering: readonly Marked[]): string {
  if (covering.length === 0 || text === '') return html`${text}`
  const severity = covering.some((passage) => passage.severity === 'fail') ? 'fail' : 'warn'
  const both = covering.length > 1 ? ' both' : ''
  return html`<mark class="${severity}${both}">${text}</mark>`
}

const references = (ending: readonly Marked[]): string[] =>
  ending.map(
    ({ number, severity }) =>
      html`<bdi class="ref ${severity}" dir="ltr"
        ><a
          id="mark-${number}"
          href="#finding-${number}"
          aria-label="finding ${number}: ${severityWords[severity].toLowerCase()}"
          >${number}</a
        ></bdi
      >`,
  )
