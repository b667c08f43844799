import { html } from 'ghtml'
import type { ReceiptRecord } from '../../core/sandbox.ts'
import { segment, timeElement, userText } from '../html.ts'
import type { RecordProof } from '../proof/record-proof.ts'
import { digestCheck } from './digest.ts'
import { badgeForms } from './share-bar.ts'

/** The facts of a mock receipt, folded. */
export function factsOf(record: ReceiptRecord): string {
  const { mockPayload: payload } = record
  const rows: readonly (readonly [string, string])[] = [
    ['Kind', userText(payload.tokenType)],
    ['Practice network', html`${payload.network}, in name only: nothing was sent to it`],
    ['Transfer', html`${payload.transferability}`],
    ['Value claim', html`${payload.valueClaim}`],
    ['Made', timeElement(record.createdAt)],
    ['Receipt', html`<code>${record.receiptId}</code>`],
  ]
  return html`
    <details class="panel">
      <summary><h2>Facts about this badge</h2></summary>
      <dl class="receipt-facts">
        !${rows.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>!${value}</dd>
            </div>`,
        )}
      </dl>
    </details>
  `
}

/** Other forms of the badge, the documents of its mock receipt, and how to check its digest and its timestamp, folded. */
export const forDevelopers = ({
  publicUrl,
  record,
  contentDigest,
  proof,
}: {
  readonly publicUrl: string
  readonly record: ReceiptRecord
  /** SHA-256 of the canonical record, 64 hex digits. */
  readonly contentDigest: string
  readonly proof: RecordProof | null
}): string => {
  const id = record.receiptId
  const api = `/api/receipt/${segment(id)}`
  return html`
    <details class="panel">
      <summary><h2>For developers</h2></summary>
      !${badgeForms(publicUrl, record)}
      <h3>Documents</h3>
      <ul class="links">
        <li><a href="${api}">JSON</a></li>
        <li><a href="${api}/record">Record</a></li>
      </ul>
      !${digestCheck(`${publicUrl}${api}/record`, contentDigest, 'receipt')}
      !${proof === null || proof.state === 'committed' ? '' : proofCommands(publicUrl, id, proof.id)}
    </details>
  `
}

const proofCommands = (publicUrl: string, id: string, proofId: string): string => {
  const file = `${segment(id)}.json`
  return html`
    <h3>Check the timestamp</h3>
    <p>The record, its proof, and both checks:</p>
    <pre tabindex="0"><code>curl -s ${publicUrl}/api/receipt/${segment(id)}/record -o ${file}
curl -s ${publicUrl}/api/proof/${segment(proofId)}/ots -o ${file}.ots
sha256sum ${file}
ots verify ${file}.ots</code></pre>
  `
}
