import { html } from 'ghtml'
import { badgeSvg } from '../../core/badge.ts'
import { measure } from '../../core/badge/measure.ts'
import { displayDate, displayText } from '../../core/display.ts'
import type { ReceiptRecord } from '../../core/sandbox.ts'
import { mockLabel, notOnChain } from '../../core/words.ts'
import { segment, userBlock, userText } from '../html.ts'
import { layout } from '../layout.ts'
import { mockTape } from '../tape.ts'
import type { RecordProof } from '../proof/record-proof.ts'
import { folded } from './folded.ts'
import { imageNote } from './image-note.ts'
import { keptLine } from './kept.ts'
import { factsOf, forDevelopers } from './receipt-details.ts'
import { printedAddress, shareBar } from './share-bar.ts'
import { timestampBadge } from './timestamp.ts'

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

/** The share page of a mock receipt: the badge and the ways to share it first, what machines need last and folded. */
export function receiptPage(page: ReceiptPage): string {
  const { publicUrl, record, contentDigest, proof, submits, imageOmits, retentionDays } = page
  const { mockPayload: payload } = record
  const id = segment(record.receiptId)
  const name = displayText(payload.assetName) || 'Mock badge'
  return layout({
    publicUrl,
    path: `/receipt/${id}`,
    title: `${mockLabel} receipt (${notOnChain}): ${name} – Laurel`,
    description: `The mock receipt of a badge, made ${displayDate(record.createdAt)}. Educational, ${notOnChain}, no monetary value.`,
    noindex: true,
    mock: true,
    script: true,
    image: {
      url: `${publicUrl}/receipt/${id}/image.png`,
      alt: `${mockLabel}, ${notOnChain}: picture of the mock badge “${name}”`,
    },
    main: html`
      <article class="receipt">
        <div class="sheet">
          <div class="shown">
            <figure class="badge" id="badge">!${badgeSvg(record)}</figure>
            !${mockTape}
          </div>
          <div class="about">
            <h1 class="user ${titleSize(payload.assetName)}" dir="auto">!${userBlock(payload.assetName)}</h1>
            !${givenLine(record)} !${payload.objective === null ? '' : objective(payload.objective, payload.assetName)}
            !${shareBar(publicUrl, record)} !${imageNote(imageOmits)} !${printedAddress(publicUrl, record)}
          </div>
        </div>
        <div class="more screen">
          !${timestampBadge({ id: record.receiptId, proof, submits })} !${factsOf(record)}
          !${forDevelopers({ publicUrl, record, contentDigest, proof })}
        </div>
        <p class="own screen"><a class="button plain" href="/">Design a badge of your own</a></p>
        <div class="small-print">
          <p>${record.disclaimer}</p>
          !${retentionDays === undefined ? '' : keptLine(retentionDays)}
        </div>
      </article>
    `,
  })
}

/** The class of a title by its length, so that a long name stays on a few lines. */
function titleSize(name: string): '' | 'longer' | 'longest' {
  const em = measure(name.slice(0, 200))
  return em > 26 ? 'longest' : em > 13 ? 'longer' : ''
}

/** Who gave the badge and when, as far as its maker said so; otherwise the day on which it was made here. */
function givenLine({ look, createdAt }: ReceiptRecord): string {
  const [issuer = '', date = ''] = [look?.issuer, look?.date].map((line) =>
    line === undefined || displayText(line) === '' ? '' : html`<span>!${userText(line)}</span>`,
  )
  return html`<p class="by-line">
    !${issuer}
    !${date === '' ? html`<span>Made <time datetime="${createdAt}">${displayDate(createdAt)}</time></span>` : date}
  </p>`
}

/** What the badge is for, as far as its title does not say it: a text that begins with the title goes on from there. */
function objective(text: string, name: string): string {
  const rest = afterName(text.trim(), name.trim())
  if (rest === '') return ''
  const block = html`<div class="objective lines user" dir="auto">!${userBlock(rest, { lines: true })}</div>`
  return folded(rest, block)
}

/** A text without the name that it begins with and the signs after it; the whole text when that is no sentence's end. */
function afterName(text: string, name: string): string {
  if (name === '' || !text.toLowerCase().startsWith(name.toLowerCase())) return text
  const after = text.slice(name.length)
  const end = /^\s*(?:[.!?。！？।؟]+\s*|$)/u.exec(after)
  return end === null ? text : after.slice(end[0].length)
}
