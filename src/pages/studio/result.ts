import { html } from 'ghtml'
import { badgeSvg } from '../../core/badge.ts'
import type { Outcome } from '../../core/finding.ts'
import type { ReportRecord } from '../../core/report.ts'
import type { Change } from '../../core/rewrite.ts'
import type { ReceiptRecord } from '../../core/sandbox.ts'
import { verdictReason, verdictTitle } from '../../core/verdict.ts'
import { type Deletable, deleteForm } from '../records/delete-form.ts'
import { folded } from '../records/folded.ts'
import { imageNote } from '../records/image-note.ts'
import { markedIdea } from '../records/marked.ts'
import { verdictHead } from '../records/outcome.ts'
import { passagesOf, questionsOf } from '../records/passages.ts'
import { findingsOf, keyAlarm } from '../records/report.ts'
import { segment, userBlock } from '../html.ts'
import { mockTape } from '../tape.ts'
import type { DesignerForm } from './form.ts'
import { rewriteOffer, rewriteTaken } from './rewrite.ts'
import { studioSteps } from './steps.ts'

/** The result of one run of the flow. */
export interface StudioResult {
  /** Outcome of the idea that the flow ended with. */
  readonly outcome: Outcome
  /** The report of the idea as it was sent. */
  readonly report: ReportRecord
  readonly rewrite: { readonly safeIdea: string; readonly changes: readonly Change[] }
  /** Whether the flow went on with the rewrite. */
  readonly accepted: boolean
  readonly receipt: ReceiptRecord | null
  /** What the picture of the receipt leaves out of name and kind, or null. */
  readonly imageOmits: readonly string[] | null
  /** The records of the run with their deletion tokens. */
  readonly deletable?: readonly Deletable[]
}

/**
 * The result of one run: the verdict, then the one thing to do next, then what explains it.
 * `design`: how the badge is to look.
 */
export function studioResult(publicUrl: string, result: StudioResult, design?: DesignerForm): string {
  const { report, receipt, outcome } = result
  return html`
    <section
      class="result ${outcome}!${isExplained(result) ? ' explained' : ''}"
      id="result"
      aria-labelledby="result-title"
    >
      <div class="verdict">
        <h1 id="result-title">!${verdictHead(outcome, resultTitle(result))}</h1>
        <p class="why">${whyOf(result)}</p>
        !${keyAlarm(report)} !${stepLines(result)}
      </div>
      !${receipt === null ? '' : badgeBox(receipt, result.imageOmits)}
      !${receipt === null && outcome !== 'fail' ? makeButton : ''} !${offer(publicUrl, result, design)}
      !${findingsFold(publicUrl, result)}
    </section>
  `
}

/** The verdict as a title. */
export const resultTitle = ({ outcome, accepted, report, receipt }: StudioResult): string => {
  if (outcome === 'pass' && receipt !== null) return 'Your badge is ready'
  return verdictTitle(outcome, accepted ? 1 : questionsOf(report))
}

/** The verdict in one sentence. */
function whyOf({ outcome, accepted, report, receipt }: StudioResult): string {
  if (!accepted || outcome === 'fail')
    return verdictReason(outcome, report.findings, 'Nothing risky was found in your words.')
  const taken =
    receipt === null ? 'This is about the safer text that you took.' : 'It is made from the safer text that you took.'
  return outcome === 'pass' ? taken : `${taken} ${unread}`
}

/** The only warning that a rewrite may have. */
const unread = 'Part of it is in a language that the rules do not cover, so nobody has really read it.'

/** What to know besides: mostly nothing. */
const stepLines = ({ report, receipt }: StudioResult): string =>
  studioSteps({
    made: receipt !== null,
    holdsKey: report.findings.some(({ ruleId }) => ruleId === 'keys.material'),
    network: report.network,
  })
    .map((step) => html`<p>${step}</p>`)
    .join('')

/** The badge under its tape, and the way to share it. */
const badgeBox = (receipt: ReceiptRecord, imageOmits: readonly string[] | null): string => html`
  <section class="made" aria-labelledby="made">
    <h2 class="hidden" id="made">Your mock receipt</h2>
    <div class="shown">
      <figure class="badge">!${badgeSvg(receipt)}</figure>
      !${mockTape}
    </div>
    <div class="made-words">
      <p class="name user" dir="auto">!${userBlock(receipt.mockPayload.assetName)}</p>
      !${shareEntry(receipt)} !${imageNote(imageOmits)}
      <p class="quiet">${receipt.disclaimer}</p>
    </div>
  </section>
`

/** The way to the page of the receipt, whose share bar sends it on. */
const shareEntry = ({ receiptId }: ReceiptRecord): string =>
  html`<p><a class="button" href="/receipt/${segment(receiptId)}">Open and share it</a></p>`

/** One tap from a good text to its badge: the button belongs to the form of the editor, which holds that text. */
const makeButton = html`<p class="take">
  <button class="button" form="studio" name="simulate" value="true">Make the badge</button>
</p>`

/** The rewrite: open where it is the next step, folded where it is only a suggestion. */
function offer(
  publicUrl: string,
  { report, rewrite, accepted, outcome }: StudioResult,
  design: DesignerForm | undefined,
): string {
  const shown = { publicUrl, report, rewrite, ...(design && { design }) }
  if (rewrite.changes.length === 0) return ''
  if (accepted)
    return html`<details class="unfold">
      <summary>What was changed in your words</summary>
      !${rewriteTaken(shown)}
    </details>`
  if (outcome === 'fail')
    return html`<section aria-labelledby="rewrite">
      <h2 id="rewrite">A safer way to say it</h2>
      !${rewriteOffer(shown, { primary: true })}
    </section>`
  return html`<details class="unfold">
    <summary id="rewrite">A clearer way to say it</summary>
    !${rewriteOffer(shown, { primary: false })}
  </details>`
}

/** Whether the findings explain the verdict: then they are open, on a wide screen beside it. */
const isExplained = ({ report, accepted, outcome }: StudioResult): boolean =>
  !accepted && outcome !== 'pass' && report.findings.length > 0

/** The findings of the words as sent. */
function findingsFold(publicUrl: string, result: StudioResult): string {
  const { report, accepted } = result
  const passages = passagesOf(report.idea, report.findings)
  const count = passages.length
  const open = isExplained(result) ? 'open' : ''
  return count === 0
    ? ''
    : html`<details class="unfold found" !${open}>
        <summary>
          ${accepted ? 'What your own words said' : 'What was found in your words'}
          ${count === 1 ? '' : `(${count} passages)`}
        </summary>
        <div class="beside">
          <div class="words">!${folded(report.idea, markedIdea(report.idea, passages))}</div>
          <div>!${findingsOf(publicUrl, report)}</div>
        </div>
      </details>`
}

/** What belongs to the records of a run: it comes last, below the editor. */
export const resultRecords = ({ report, deletable = [] }: StudioResult): string => html`
  <details class="unfold">
    <summary>Share the screening report, or delete this</summary>
    <p><a href="/report/${segment(report.reportId)}">Open the screening report</a>: it has an address to share.</p>
    !${deletable.map(deleteForm)}
  </details>
`
