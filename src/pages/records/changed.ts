import { html } from 'ghtml'
import { displayParts, displayText } from '../../core/display.ts'
import type { WordChange } from '../../core/rewrite/word-diff.ts'
import { userText } from '../html.ts'
import { folded } from './folded.ts'

/** What to know of a rewrite beside its button; core/words says the same in full. */
export const rewriteNote = 'A suggestion, not legal advice.'

const replacesAll = 'This replaces the whole text. Check that nothing is missing.'

/** What else to know where the rewrite is a new text, which may leave out what the idea said. */
export const newTextNote = (changes: readonly WordChange[], idea: string): string =>
  isWhole(changes, idea) ? `${replacesAll} ` : ''

/** How a change is drawn: the words that it takes out, then those that it puts in. */
type ShownChange = (out: string, put: string) => string

/** Whether the rewrite is a new text: then crossed-out words would only be in the way. */
export const isWhole = (changes: readonly WordChange[], idea: string): boolean =>
  changes.length === 1 && changes[0]?.start === 0 && changes[0].end === idea.length

/** Length in UTF-16 units of what is quoted of the words taken out. */
const mostQuoted = 90

/** What a rewrite keeps and loses of the words of a person, in one line. */
export function tradeOf(changes: readonly WordChange[], idea: string): string {
  if (isWhole(changes, idea)) return html`<p class="trade">${replacesAll}</p>`
  const out = changes.map(({ from, to }) => from.slice(sharedStart(from, to).length)).map(withoutSigns)
  const [first, ...more] = out.filter((words) => words !== '')
  if (first === undefined) return '<p class="trade">Every word stays; the underlined ones are added.</p>'
  const quoted = first.length > mostQuoted ? `${first.slice(0, mostQuoted).trimEnd()}…` : first
  const others = more.length === 0 ? '' : ` and ${more.length === 1 ? 'another passage' : 'other passages'}`
  return html`<p class="trade">Takes out <q class="user">!${userText(quoted)}</q>${others}; the other words stay.</p>`
}

/** Without blanks and signs at both ends; at most a few, as a rewrite cuts at them. */
const withoutSigns = (text: string): string =>
  text
    .trim()
    .replace(/^[.,;:!?]{1,3}\s{0,3}/u, '')
    .replace(/[.,;:!?]{1,3}$/u, '')

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
  const first = sharedStart(out, put)
  const sign = /^[.,;:!?]{1,3}\s{0,3}/u.exec(put.slice(first.length))?.[0] ?? ''
  const kept = first === '' ? '' : first + sign
  return html`${kept}!${outAndIn('', put.slice(kept.length))}`
}

/** The word that both begin with, or nothing. */
function sharedStart(out: string, put: string): string {
  const [first = ''] = /^[\p{L}\p{M}\p{N}]{1,40}/u.exec(put) ?? []
  return out.startsWith(first) && !/^[\p{L}\p{M}\p{N}]/u.test(out.slice(first.length)) ? first : ''
}
