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
import { keptOf, onlyFinding, sentenceOf } from '../records/findings.ts'
import { markedIdea } from '../records/marked.ts'
import { copyLink } from '../records/copy-link.ts'
import { verdictHead } from '../records/outcome.ts'
import { onlyPassage, passagesOf, questionsOf } from '../records/passages.ts'
import { findingsOf, keyAlarm } from '../records/report.ts'
import { segment, userBlock } from '../html.ts'
import type { DesignerForm } from './form.ts'
import { type ShownRewrite, rewriteChoices, rewriteOffer, rewriteTaken } from './rewrite.ts'
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
 * The result of one run: the verdict, the one thing to do next, and what explains it. Of a refusal the marked words come
 * first. `design`: how the badge is to look.
 */
export function studioResult(publicUrl: string, result: StudioResult, design?: DesignerForm): string {
  const { report, receipt, outcome } = result
  const shown = { publicUrl, report, rewrite: result.rewrite, ...(design && { design }) }
  const rewrite = offer(shown, result)
  const only = isExplained(result) ? onlyPassage(report) : undefined
  const isChosen = asks(result)
  const sharing = isChosen ? 'chosen' : rewrite === '' ? 'primary' : 'plain'
  const badge = receipt === null ? '' : badgeBox(publicUrl, receipt, { omits: result.imageOmits, sharing })
  return html`
    <section
      class="result ${outcome}!${isExplained(result) ? ' explained' : ''}"
      id="result"
      aria-labelledby="result-title"
      !${offersRewrite(result) ? 'data-module="rewrite"' : ''}
    >
      <div class="verdict">
        <h1 id="result-title">!${verdictHead(outcome, resultTitle(result))}</h1>
        <p class="why">${only === undefined ? whyOf(result) : sentenceOf(only)}</p>
        !${keyAlarm(report)} !${stepLines(result)}
      </div>
      !${isChosen ? badge : ''}
      !${isExplained(result) ? html`<div class="texts !${offersRewrite(result) ? `options ${outcome}` : ''}">!${markedWords(publicUrl, result)} !${rewrite}</div>` : rewrite}
      !${only === undefined && isExplained(result) ? reasons(publicUrl, report) : ''} !${isChosen ? '' : badge}
      !${receipt === null && outcome !== 'fail' && !asks(result) ? makeButton : ''}
      !${isExplained(result) ? '' : explanation(shown, result)} !${offersRewrite(result) ? rewriteChoices(shown) : ''}
    </section>
  `
}

/** The verdict as a title. */
export const resultTitle = ({ outcome, accepted, report, receipt }: StudioResult): string => {
  if (outcome === 'pass' && receipt !== null) return 'Your badge is ready'
  if (outcome === 'fail') return 'No badge made yet'
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

/** Whether sharing is the next step, one of several, or the first of two choices, which has its button. */
type Sharing = 'primary' | 'plain' | 'chosen'

/** The badge, whose drawing says MOCK, and the ways to share it. */
const badgeBox = (
  publicUrl: string,
  receipt: ReceiptRecord,
  { omits, sharing }: { readonly omits: readonly string[] | null; readonly sharing: Sharing },
): string => html`
  <section class="made!${sharing === 'chosen' ? ' small' : ''}" aria-labelledby="made">
    <h2 class="hidden" id="made">Your mock badge</h2>
    <div class="shown">
      <figure class="badge">!${badgeSvg(receipt)}</figure>
    </div>
    <div class="made-words">
      <p class="name user" dir="auto">!${userBlock(receipt.mockPayload.assetName)}</p>
      <p class="quiet">${practiceOnly}</p>
      !${shareEntry(publicUrl, receipt, sharing)} !${imageNote(omits)}
    </div>
  </section>
`

/** The disclaimer of a receipt, in the words of the result. */
const practiceOnly = 'A mock badge: not on-chain, without value, and no proof of an achievement.'

/** The way to the page of the receipt, whose share bar sends it on, and its picture. */
const shareEntry = (publicUrl: string, receipt: ReceiptRecord, sharing: Sharing): string => {
  const path = pathOf(receipt)
  return html`<p class="buttons">
      !${sharing === 'chosen' ? '' : html`<a class="button!${sharing === 'primary' ? '' : ' plain'}" href="${path}">Open and share it</a>`}
      <a class="button plain" href="${path}/image.png" download="mock-badge.png">Save the picture</a>
    </p>
    !${sharing === 'primary' ? linkField(publicUrl + path) : ''}`
}

const pathOf = ({ receiptId }: ReceiptRecord): string => `/receipt/${segment(receiptId)}`

/** The address of the receipt, to be copied. A narrow screen shows it only where its button cannot. */
const linkField = (address: string): string => html`
  <div class="made-link">
    <label class="hidden" for="made-address">Address of this badge</label>
    <input id="made-address" type="text" readonly dir="ltr" value="${address}" />
    !${copyLink(address)}
  </div>
`

/** One tap from a good text to its badge: the button belongs to the form of the editor, which holds that text. */
const makeButton = html`<p class="take">
  <button class="button" form="studio" name="simulate" value="true">Make the badge</button>
</p>`

/** Whether there is a rewrite to take. */
const offersRewrite = ({ rewrite, accepted }: StudioResult): boolean => rewrite.changes.length > 0 && !accepted

/** Whether the two texts are the choices that a warning leaves. */
const asks = (result: StudioResult): boolean =>
  isExplained(result) && offersRewrite(result) && result.outcome !== 'fail'

/** The title of a text: of two choices what is done with it. */
const textTitle = (result: StudioResult, id: 'words' | 'rewrite'): string => {
  const titles = asks(result)
    ? { words: 'Keep my words', rewrite: 'Use clearer words' }
    : { words: 'Your words', rewrite: result.outcome === 'fail' ? 'Safer words' : 'Clearer words' }
  const title = html`<h2 id="${id}">${titles[id]}</h2>`
  return id === 'words' && asks(result) && result.receipt !== null
    ? html`<div class="titled">!${title}<span class="state">In your badge now</span></div>`
    : title
}

/** The rewrite, which is the next step: of a refusal, and of a text that may stay. */
function offer(shown: ShownRewrite, result: StudioResult): string {
  if (!offersRewrite(result)) return ''
  return html`<section class="offer" aria-labelledby="rewrite">
    !${textTitle(result, 'rewrite')}
    !${rewriteOffer(shown, result.receipt === null ? 'Makes the badge with these words.' : 'Makes a new badge, with these words.', isExplained(result))}
  </section>`
}

const taken = (shown: ShownRewrite): string =>
  html`<details class="unfold">
    <summary>What was changed in your words</summary>
    !${rewriteTaken(shown)}
  </details>`

/** Whether the findings explain the verdict: then they are open, on a wide screen beside it. */
export const isExplained = ({ report, accepted, outcome }: StudioResult): boolean =>
  !accepted && outcome !== 'pass' && report.findings.length > 0

/** The words as sent, which show what the verdict is about; with the finding, if there is only one. */
function markedWords(publicUrl: string, result: StudioResult): string {
  const { report, outcome } = result
  const { idea, findings } = report
  const only = onlyPassage(report)
  const isMended = offersRewrite(result)
  return html`<section class="words" aria-labelledby="words">
    !${textTitle(result, 'words')}
    !${
      only === undefined
        ? folded(idea, markedIdea(idea, passagesOf(idea, findings)))
        : onlyFinding(publicUrl, idea, { passage: only, isMended, isSaid: true })
    }
    !${isMended ? keptOf(report) : ''} !${asks(result) ? keepWords(result) : ''}
    !${outcome === 'fail' ? editWords(isMended) : ''}
  </section>`
}

/** The way to the editor, which a refusal leaves besides the safer words. */
const editWords = (isSecond: boolean): string =>
  html`<p class="take"><a class="button!${isSecond ? ' plain' : ''}" href="#idea">Edit my words</a></p>`

/** The first of the two choices: the badge of one's own words, which is made already or with this button. */
const keepWords = ({ receipt }: StudioResult): string =>
  receipt === null
    ? html`<p class="take">
          <button class="button plain" form="studio" name="simulate" value="true">Make the badge</button>
        </p>
        <p class="hint">Makes the badge with these words.</p>`
    : html`<p class="take"><a class="button plain" href="${pathOf(receipt)}">Keep and share</a></p>
        <p class="hint">Opens your badge as it is.</p>`

/** Of several passages: what was found in each. */
const reasons = (publicUrl: string, report: ReportRecord): string =>
  html`<section class="reasons" aria-labelledby="found">
    <h2 id="found">What was found</h2>
    !${findingsOf(publicUrl, report)}
  </section>`

/** What was found that explains no verdict, and what a rewrite changed that was taken. */
function explanation(shown: ShownRewrite, result: StudioResult): string {
  const changed = result.accepted && result.rewrite.changes.length > 0 ? taken(shown) : ''
  return changed + findingsFold(shown.publicUrl, result)
}

/** The findings of the words as sent, where they do not explain the verdict. */
function findingsFold(publicUrl: string, { report, accepted }: StudioResult): string {
  const passages = passagesOf(report.idea, report.findings)
  const count = passages.length
  return count === 0
    ? ''
    : html`<details class="unfold">
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

/**
 * What belongs to the records of a run: it comes last, below the editor. A badge has its own ways to be shared, so its
 * report is folded with what deletes both.
 */
export function resultRecords({ report, deletable = [] }: StudioResult): string {
  const share = html`<p><a href="/report/${segment(report.reportId)}">Share the report</a></p>`
  return html`
    <div class="result-foot">
      !${
        deletable.length < 2
          ? html`!${share} !${deletable.map(deleteForm)}`
          : html`<details class="deletes">
              <summary>Report and deletion</summary>
              !${share} !${deletable.map(deleteForm)}
            </details>`
      }
    </div>
  `
}
