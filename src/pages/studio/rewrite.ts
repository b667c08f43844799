import { html } from 'ghtml'
import { learnMore } from '../../core/category.ts'
import { displayParts } from '../../core/display.ts'
import type { ReportRecord } from '../../core/report.ts'
import type { Change } from '../../core/rewrite.ts'
import { type Reason, type WordChange, wordChanges } from '../../core/rewrite/word-diff.ts'
import { useWords } from '../../core/verdict.ts'
import { rewriteDisclaimer } from '../../core/words.ts'
import { changedText, isWhole, newTextNote, onlyIn, outAndIn, rewriteNote, tradeOf } from '../records/changed.ts'
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

/**
 * The rewrite with the words that were put in, and the button that takes all of it without a script. `effect`: what the
 * button does, as a sentence. `isChoice`: the text is one of two, and says what it keeps and loses.
 */
export function rewriteOffer(shown: ShownRewrite, effect: string, isChoice = false): string {
  const changes = changesOf(shown)
  const about = changes.length === 0 ? 'Your words can stay as they are; what else changes is listed below. ' : ''
  return html`
    <div class="rewrite">
      !${changedText(shown.report.idea, shown.rewrite.safeIdea, changes, onlyIn)}
      !${isChoice ? tradeOf(changes, shown.report.idea) : ''} !${takeForm(shown)}
      <p class="hint">${about}${isChoice ? '' : newTextNote(changes, shown.report.idea)}${effect} ${rewriteNote}</p>
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
  return html`!${changedText(shown.report.idea, shown.rewrite.safeIdea, changes, outAndIn)}
    !${changeList(shown, changes)}
    <p class="quiet">${rewriteDisclaimer}</p>`
}

const changesOf = ({ report, rewrite }: ShownRewrite): readonly WordChange[] =>
  wordChanges(report.idea, rewrite.safeIdea, rewrite.changes)

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
function takeForm(shown: ShownRewrite): string {
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
      <button class="button" name="simulate" value="true">${useWords}</button>
    </form>
  `
}
