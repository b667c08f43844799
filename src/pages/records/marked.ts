import { html } from 'ghtml'
import { displayParts } from '../../core/display.ts'
import type { Passage, Place } from './passages.ts'

type Marked = Passage & { readonly place: Place }

/**
 * The idea with its passages marked. Passages may overlap, so the text is cut at every boundary; each piece has a mark of
 * its own, so that two passages side by side stay two. The number of a passage follows its last piece and links to the
 * list. User text itself is never a link.
 */
export function markedIdea(idea: string, passages: readonly Passage[]): string {
  const marked = passages.filter((passage): passage is Marked => passage.place !== undefined)
  const cuts = [...new Set(marked.flatMap(({ place }) => [place.start, place.end]))].sort((a, b) => a - b)
  const edges = [0, ...cuts, idea.length]
  const pieces = displayParts(idea, cuts, { lines: true }).map((text, i) => {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? idea.length]
    const covering = marked.filter(({ place }) => place.start < to && place.end > from)
    return piece(text, covering) + references(covering.filter(({ place }) => place.end === to)).join('')
  })
  return html`<blockquote class="idea lines user" dir="auto">!${pieces}</blockquote>`
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
        ><a id="mark-${number}" href="#finding-${number}" aria-label="finding ${number}, ${severity}">${number}</a></bdi
      >`,
  )
