import { html } from 'ghtml'
import { badgeSvg } from '../../core/badge.ts'
import { learnMore } from '../../core/category.ts'
import type { Outcome } from '../../core/finding.ts'
import type { ReportRecord } from '../../core/report.ts'
import type { Change } from '../../core/rewrite.ts'
import type { ReceiptRecord } from '../../core/sandbox.ts'
import { mockLabel, notOnChain, rewriteDisclaimer } from '../../core/words.ts'
import { type Deletable, deleteForm } from '../records/delete-form.ts'
import { folded, foldedList } from '../records/folded.ts'
import { nonceField } from './form-nonce.ts'
import { imageNote } from '../records/image-note.ts'
import { segment, userBlock, userText } from '../html.ts'
import { outcomeTag } from '../records/outcome.ts'
import { reportDetails, reportSummary } from '../records/report.ts'
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

/** The result of one run of the flow, the most important part first. */
export function studioResult(publicUrl: string, result: StudioResult): string {
  const { report, receipt, rewrite, accepted } = result
  const steps = studioSteps({
    sent: report.outcome,
    outcome: result.outcome,
    accepted,
    made: receipt !== null,
    holdsKey: report.findings.some(({ ruleId }) => ruleId === 'keys.material'),
    changed: rewrite.changes.length > 0,
    network: report.network,
  })
  const rewritten = rewrite.changes.length === 0 ? '' : rewriteBox(publicUrl, result)
  // For a failing idea the rewrite and its button come first.
  const fails = receipt === null && result.outcome === 'fail'
  return html`
    <section class="result" id="result" aria-labelledby="result-title">
      <h2 class="outcome" id="result-title"><span class="hidden">Outcome:</span> !${outcomeTag(result.outcome)}</h2>
      !${accepted ? '' : reportSummary(report)} !${receipt === null ? '' : receiptBox(receipt, result.imageOmits)}
      !${fails ? rewritten : ''}
      <section class="panel" aria-labelledby="screening">
        <h2 id="screening">!${accepted ? 'What your own words said' : 'What screening says'}</h2>
        !${
          accepted
            ? html`<p>Screened as you sent it: !${outcomeTag(report.outcome)}</p>
                !${reportSummary(report)}`
            : ''
        }
        !${reportDetails(publicUrl, report)}
        <p><a href="/report/${segment(report.reportId)}">Share this report</a></p>
      </section>
      !${fails ? '' : rewritten} !${stepList(steps)} !${(result.deletable ?? []).map(deleteForm)}
    </section>
  `
}

const receiptBox = (receipt: ReceiptRecord, imageOmits: readonly string[] | null): string => html`
  <section class="panel made" aria-labelledby="made">
    <figure class="badge">!${badgeSvg(receipt)}</figure>
    <div>
      <h2 id="made">Your mock receipt</h2>
      <p><strong class="mock">${mockLabel} · ${notOnChain}</strong></p>
      <p class="user" dir="auto">!${userBlock(receipt.mockPayload.assetName)}</p>
      <p>
        <a class="button" href="/receipt/${segment(receipt.receiptId)}">Open and share it</a>
      </p>
      !${imageNote(imageOmits)}
      <p class="quiet">${receipt.disclaimer}</p>
    </div>
  </section>
`

function rewriteBox(publicUrl: string, { rewrite, accepted, report }: StudioResult): string {
  const { safeIdea, changes } = rewrite
  const shown = userBlock(safeIdea, { lines: true })
  // On one line, because white space around the text would be visible.
  const text = html`<blockquote class="idea safe lines user" dir="auto">!${shown}</blockquote>`
  return html`
    <section class="panel" aria-labelledby="rewrite">
      <h2 id="rewrite">!${accepted ? 'The rewrite that was taken' : 'A safer way to say it'}</h2>
      !${folded(safeIdea, text)} !${accepted ? '' : takeForm(report)}
      <h3>What changed, and why</h3>
      !${foldedList(
        changes.map((change) => changeItem(publicUrl, change)),
        { className: 'changes', name: 'changes', ordered: false },
      )}
      <p class="quiet">${rewriteDisclaimer}</p>
    </section>
  `
}

/** The form that accepts the rewrite. It sends the redacted idea, because the typed text may have held a key. */
const takeForm = ({ idea, tokenType, network, audience }: ReportRecord): string => html`
  <form method="post" action="/" enctype="application/x-www-form-urlencoded">
    !${nonceField()}
    <input type="hidden" name="idea" value="${idea}" />
    <input type="hidden" name="tokenType" value="${tokenType ?? ''}" />
    <input type="hidden" name="network" value="${network ?? ''}" />
    <input type="hidden" name="audience" value="${audience ?? ''}" />
    <input type="hidden" name="acceptRewrite" value="true" />
    <p><button class="button" name="simulate" value="true">Take the rewrite and make a mock receipt</button></p>
  </form>
`

const changeItem = (publicUrl: string, { category, from, to, reason }: Change): string => html`
  <li>
    !${folded(
      `${from}${to}`,
      html`<p class="line">
        <del><span class="hidden">Taken out: </span>!${userText(from)}</del>
        !${to === '' ? '' : html`<ins><span class="hidden">Put in: </span>!${userText(to)}</ins>`}
      </p>`,
    )}
    <p>${reason} <a href="${learnMore(category, publicUrl)}">More about “${category}”</a></p>
  </li>
`

const stepList = (steps: readonly string[]): string =>
  steps.length === 0
    ? ''
    : html`
        <section class="panel" aria-labelledby="steps">
          <h2 id="steps">Next steps</h2>
          <ul>
            !${steps.map((step) => html`<li>${step}</li>`)}
          </ul>
        </section>
      `
