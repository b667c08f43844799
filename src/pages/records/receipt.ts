import { html } from 'ghtml'
import { badgeSvg } from '../../core/badge.ts'
import { displayDate, displayText } from '../../core/display.ts'
import type { ReceiptRecord } from '../../core/sandbox.ts'
import { mockLabel, notOnChain } from '../../core/words.ts'
import { digestCheck } from './digest.ts'
import { folded } from './folded.ts'
import { imageNote } from './image-note.ts'
import { segment, timeElement, userBlock, userText } from '../html.ts'
import { keptLine } from './kept.ts'
import { layout } from '../layout.ts'
import { type RecordProof, recordProof } from '../proof/record-proof.ts'

export interface ReceiptPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly record: ReceiptRecord
  /** SHA-256 of the canonical record, 64 hex digits. */
  readonly contentDigest: string
  readonly proof: RecordProof | null
  /** What the preview picture leaves out of name and kind, or null. */
  readonly imageOmits: readonly string[] | null
  /** Whether a calendar is configured. */
  readonly submits: boolean
  /** RETENTION_DAYS; null: kept until deleted. Absent: not mentioned. */
  readonly retentionDays?: number | null
}

/** The share page of a mock receipt. */
export function receiptPage(page: ReceiptPage): string {
  const { publicUrl, record, contentDigest, proof, submits, imageOmits, retentionDays } = page
  const { mockPayload: payload } = record
  const id = segment(record.receiptId)
  const name = displayText(payload.assetName) || 'Mock receipt'
  return layout({
    publicUrl,
    path: `/receipt/${id}`,
    title: `${mockLabel} receipt (${notOnChain}): ${name} – Laurel`,
    description: `Mock receipt for a practice credential, made ${displayDate(record.createdAt)}. Educational, ${notOnChain}, no monetary value.`,
    noindex: true,
    mock: true,
    image: {
      url: `${publicUrl}/receipt/${id}/image.png`,
      alt: `${mockLabel}, ${notOnChain}: picture of the practice credential “${name}”`,
    },
    main: html`
      <article class="receipt">
        <div class="sheet">
          <p class="band"><strong>${mockLabel}</strong> <span>${notOnChain}</span></p>
          <div class="split">
            <figure class="badge" id="badge">!${badgeSvg(record)}</figure>
            <div>
              <p class="kicker">Practice credential</p>
              <h1 class="user" dir="auto">!${userBlock(payload.assetName)}</h1>
              !${payload.objective === null ? '' : objective(payload.objective)} !${facts(record)}
            </div>
          </div>
          <p class="disclaimer">${record.disclaimer}</p>
        </div>
        !${take(id, imageOmits)} !${digestCheck(`${publicUrl}/api/receipt/${id}/record`, contentDigest, 'receipt')}
        !${recordProof(publicUrl, { kind: 'receipt', id: record.receiptId, proof, submits })}
        !${retentionDays === undefined ? '' : keptLine(retentionDays)}
      </article>
    `,
  })
}

const objective = (text: string): string => html`
  <h2 class="label">What it is for</h2>
  !${folded(text, html`<div class="objective lines user" dir="auto">!${userBlock(text, { lines: true })}</div>`)}
`

function facts(record: ReceiptRecord): string {
  const { mockPayload: payload } = record
  const rows: readonly (readonly [string, string])[] = [
    ['Status', html`<strong>${mockLabel}</strong>, ${notOnChain}`],
    ['Kind', userText(payload.tokenType)],
    ['Practice network', html`${payload.network}, in name only: nothing was sent to it`],
    ['Transferability', html`${payload.transferability}`],
    ['Value claim', html`${payload.valueClaim}`],
    ['Made', timeElement(record.createdAt)],
    ['Receipt', html`<code>${record.receiptId}</code>`],
  ]
  return html`
    <table class="facts">
      <caption class="hidden">
        Facts about this mock receipt
      </caption>
      <tbody>
        !${rows.map(
          ([name, value]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>!${value}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `
}

const take = (id: string, imageOmits: readonly string[] | null): string => html`
  <section class="panel screen" aria-labelledby="take">
    <h2 id="take">Show it, keep it</h2>
    <p>Every copy carries the label. To print, use your browser’s print command: this sheet fits one page.</p>
    <ul class="links">
      <li><a href="/receipt/${id}/image.png">Picture (PNG)</a></li>
      <li><a href="/receipt/${id}/badge.svg">Badge (SVG)</a></li>
      <li><a href="/api/receipt/${id}/open-badge">Open Badges draft, unsigned</a></li>
      <li><a href="/api/receipt/${id}">JSON</a></li>
      <li><a href="/api/receipt/${id}/record">Record</a></li>
    </ul>
    !${imageNote(imageOmits)}
    <p><a class="button" href="/">Design another one</a></p>
  </section>
`
