import { html } from 'ghtml'
import { learnMore } from '../../core/category.ts'
import { displayParts, displayText } from '../../core/display.ts'
import type { ReportRecord } from '../../core/report.ts'
import type { Change } from '../../core/rewrite.ts'
import { type Reason, type WordChange, wordChanges } from '../../core/rewrite/word-diff.ts'
import { rewriteDisclaimer } from '../../core/words.ts'
import { folded, foldedList } from '../records/folded.ts'
import { userText } from '../html.ts'
import { designerInputs } from './designer.ts'
import { nonceField } from './form-nonce.ts'
import { type DesignerForm, emptyDesign } from './form.ts'

export interface ShownRewrite {
  readonly publicUrl: string
  /** The report of the idea as it was sent. */
  readonly report: ReportRecord
  readonly rewrite: { readonly safeIdea: string; readonly changes: readonly Change[] }
  /** How the badge is to look; absent where nothing was chosen. */
  readonly design?: DesignerForm
}

/** The rewrite with the words that were put in, and the button that takes all of it without a script. */
export function rewriteOffer(shown: ShownRewrite, button: string): string {
  const changes = changesOf(shown)
  const about = changes.length === 0 ? 'Your words can stay as they are; what else changes is listed below. ' : ''
  return html`
    <div class="rewrite">
      !${rewriteText(shown, changes, onlyIn)} !${takeForm(shown, button)}
      <p class="hint">
        ${about}It becomes your text, and the badge is made from it. ${hasChoices(shown) ? '' : rewriteDisclaimer}
      </p>
    </div>
  `
}

/** Whether there is more to say of the changes than that the text is a new one. */
const hasChoices = (shown: ShownRewrite): boolean =>
  !isWhole(changesOf(shown), shown.report.idea) || fieldChanges(shown).length > 0

/** The changes of a rewrite one by one, which a script makes selectable (src/web/rewrite/rewrite.ts). */
export const rewriteChoices = (shown: ShownRewrite): string =>
  !hasChoices(shown)
    ? ''
    : html`
        <details class="unfold choices">
          <summary>What changes, and why</summary>
          !${changeList(shown, changesOf(shown))}
          <p class="quiet">${rewriteDisclaimer}</p>
        </details>
      `

/** The rewrite after it was taken: what was changed, and why. */
export const rewriteTaken = (shown: ShownRewrite): string => {
  const changes = changesOf(shown)
  return html`!${rewriteText(shown, changes, outAndIn)} !${changeList(shown, changes)}
    <p class="quiet">${rewriteDisclaimer}</p>`
}

const changesOf = ({ report, rewrite }: ShownRewrite): readonly WordChange[] =>
  wordChanges(report.idea, rewrite.safeIdea, rewrite.changes)

/** Whether the rewrite is a new text: then crossed-out words would only be in the way. */
const isWhole = (changes: readonly WordChange[], idea: string): boolean =>
  changes.length === 1 && changes[0]?.start === 0 && changes[0].end === idea.length

/** The rewrite as one text. On one line, because white space around the text would be visible. */
function rewriteText(
  { report: { idea }, rewrite: { safeIdea } }: ShownRewrite,
  changes: readonly WordChange[],
  shownChange: (out: string, put: string) => string,
): string {
  const inside = isWhole(changes, idea)
    ? html`${displayText(safeIdea, { lines: true })}`
    : diffed(idea, changes, shownChange)
  return folded(safeIdea, html`<blockquote class="idea safe lines user" dir="auto">!${inside}</blockquote>`)
}

/** The idea with its changes inline. */
function diffed(
  idea: string,
  changes: readonly WordChange[],
  shownChange: (out: string, put: string) => string,
): string {
  const cuts = changes.flatMap(({ start, end }) => [start, end])
  const pieces = displayParts(idea, cuts, { lines: true })
  return pieces
    .map((piece, n) => (n % 2 === 0 ? html`${piece}` : shownChange(piece, changes[(n - 1) / 2]?.to ?? '')))
    .join('')
}

/** Words that were taken out and words that were put in, told apart by colour, by form, and in words. */
const outAndIn = (out: string, put: string): string =>
  (out === '' ? '' : html`<del><span class="hidden">[taken out: </span>${out}<span class="hidden">]</span></del>`) +
  (put === ''
    ? ''
    : html`<ins
        ><span class="hidden">[put in: </span>${displayText(put, { lines: true })}<span class="hidden">]</span></ins
      >`)

/** Words that were put in, beside the text that they replace. A word that both begin with stays unmarked, and its sign. */
function onlyIn(out: string, put: string): string {
  const [first = ''] = /^[\p{L}\p{M}\p{N}]{1,40}/u.exec(put) ?? []
  const isKept = first !== '' && out.startsWith(first) && !/^[\p{L}\p{M}\p{N}]/u.test(out.slice(first.length))
  const sign = /^[.,;:!?]{1,3}\s{0,3}/u.exec(put.slice(first.length))?.[0] ?? ''
  const kept = isKept ? first + sign : ''
  return html`${kept}!${outAndIn('', put.slice(kept.length))}`
}

/** The changes of the text, then those of the other fields. The attributes hold the text as typed, for the script. */
const changeList = (shown: ShownRewrite, changes: readonly WordChange[]): string =>
  foldedList(
    [
      ...changes.map((change) => changeItem(shown.publicUrl, change)),
      ...fieldChanges(shown).map((change) => fieldItem(shown.publicUrl, change)),
    ],
    { className: 'changes', name: 'changes', ordered: false },
  )

function changeItem(publicUrl: string, { start, end, to, from, before, after, reasons }: WordChange): string {
  const [lead = '', out = '', tail = ''] = displayParts(before + from + after, [
    before.length,
    before.length + from.length,
  ])
  return html`
    <li data-start="${start}" data-end="${end}" data-to="${to}">
      !${folded(
        from + to,
        html`<p class="change user" dir="auto">!${html`${lead}`}!${outAndIn(out, to)}!${html`${tail}`}</p>`,
      )}
      !${
        reasons.length === 0
          ? '<p>This joins the changes around it.</p>'
          : html`<p>!${reasons.map((reason) => why(publicUrl, reason))}</p>`
      }
    </li>
  `
}

const fieldItem = (publicUrl: string, { from, to, category, reason }: Change): string => html`
  <li>
    <p class="change">
      <del><span class="hidden">[taken out: </span>!${userText(from)}<span class="hidden">]</span></del>
      !${to === '' ? '' : html`<ins><span class="hidden">[put in: </span>!${userText(to)}<span class="hidden">]</span></ins>`}
    </p>
    <p>!${why(publicUrl, { category, reason })}</p>
  </li>
`

const why = (publicUrl: string, { category, reason }: Reason): string =>
  html`${reason} <a href="${learnMore(category, publicUrl)}">Why <span class="hidden">“${category}” matters</span></a> `

/** The changes of kind, network and audience: the last ones, one for each finding there (core/rewrite). */
function fieldChanges({ report, rewrite: { changes } }: ShownRewrite): readonly Change[] {
  const inFields = report.findings.filter(({ start }) => start === undefined).length
  return changes.slice(Math.max(0, changes.length - inFields))
}

/**
 * The form that takes the rewrite. It sends the redacted idea, because the typed text may have held a key. `data-mended`:
 * what the rewrite makes of a field, for a selection of changes.
 */
function takeForm(shown: ShownRewrite, button: string): string {
  const { idea, tokenType, network, audience } = shown.report
  const changes = fieldChanges(shown)
  const field = (name: string, value: string): string => {
    const mended = changes.find(({ from }) => from !== '' && value.includes(from))
    const mend = mended === undefined ? '' : html`data-mended="${mended.to}"`
    return html`<input type="hidden" name="${name}" value="${value}" !${mend} />`
  }
  return html`
    <form class="take" method="post" action="/" enctype="application/x-www-form-urlencoded">
      !${nonceField()}
      <input type="hidden" name="idea" value="${idea}" />
      !${field('tokenType', tokenType ?? '')} !${field('network', network ?? '')} !${field('audience', audience ?? '')}
      <input type="hidden" name="acceptRewrite" value="true" />
      !${designerInputs(shown.design ?? emptyDesign)}
      <button class="button" name="simulate" value="true">${button}</button>
    </form>
  `
}
