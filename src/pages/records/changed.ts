import { html } from 'ghtml'
import { displayParts, displayText } from '../../core/display.ts'
import type { WordChange } from '../../core/rewrite/word-diff.ts'
import { folded } from './folded.ts'

/** What to know of a rewrite beside its button; core/words says the same in full. */
export const rewriteNote = 'A suggestion, not legal advice.'

/** What else to know where the rewrite is a new text, which may leave out what the idea said. */
export const newTextNote = (changes: readonly WordChange[], idea: string): string =>
  isWhole(changes, idea) ? 'A new sentence from start to end, so a detail may be missing. ' : ''

/** How a change is drawn: the words that it takes out, then those that it puts in. */
type ShownChange = (out: string, put: string) => string

/** Whether the rewrite is a new text: then crossed-out words would only be in the way. */
export const isWhole = (changes: readonly WordChange[], idea: string): boolean =>
  changes.length === 1 && changes[0]?.start === 0 && changes[0].end === idea.length

/** A rewrite as one text with its changes. On one line, because white space around the text would be visible. */
export function changedText(
  idea: string,
  safeIdea: string,
  changes: readonly WordChange[],
  shownChange: ShownChange,
): string {
  const inside = isWhole(changes, idea)
    ? html`${displayText(safeIdea, { lines: true })}`
    : diffed(idea, changes, shownChange)
  return folded(safeIdea, html`<blockquote class="idea safe lines user" dir="auto">!${inside}</blockquote>`)
}

/** The idea with its changes inline. */
function diffed(idea: string, changes: readonly WordChange[], shownChange: ShownChange): string {
  const cuts = changes.flatMap(({ start, end }) => [start, end])
  const pieces = displayParts(idea, cuts, { lines: true })
  return pieces
    .map((piece, n) => (n % 2 === 0 ? html`${piece}` : shownChange(piece, changes[(n - 1) / 2]?.to ?? '')))
    .join('')
}

/** Words that were taken out and words that were put in, told apart by colour, by form, and in words. */
export const outAndIn: ShownChange = (out, put) =>
  (out === '' ? '' : html`<del><span class="hidden">[taken out: </span>${out}<span class="hidden">]</span></del>`) +
  (put === ''
    ? ''
    : html`<ins
        ><span class="hidden">[put in: </span>${displayText(put, { lines: true })}<span class="hidden">]</span></ins
      >`)

/** Words that were put in, beside the text that they replace. A word that both begin with stays unmarked, and its sign. */
export const onlyIn: ShownChange = (out, put) => {
  const [first = ''] = /^[\p{L}\p{M}\p{N}]{1,40}/u.exec(put) ?? []
  const isKept = first !== '' && out.startsWith(first) && !/^[\p{L}\p{M}\p{N}]/u.test(out.slice(first.length))
  const sign = /^[.,;:!?]{1,3}\s{0,3}/u.exec(put.slice(first.length))?.[0] ?? ''
  const kept = isKept ? first + sign : ''
  return html`${kept}!${outAndIn('', put.slice(kept.length))}`
}
