import { html } from 'ghtml'
import { displayText } from '../../core/display.ts'
import type { ReceiptRecord } from '../../core/sandbox.ts'
import { mockLabel, notOnChain } from '../../core/words.ts'
import { segment } from '../html.ts'
import { shareIcon } from './share-icons.ts'

/** What a mock receipt is called where it is shared: its name with the label. */
const sharedName = ({ mockPayload }: ReceiptRecord): string =>
  `${displayText(mockPayload.assetName) || 'Mock badge'} (${mockLabel}, ${notOnChain})`

/** Text alternative of a picture of the badge, on this page and on pages that embed it. */
const badgeAlt = ({ mockPayload }: ReceiptRecord): string => {
  const name = displayText(mockPayload.assetName)
  return `${mockLabel}, ${notOnChain}: practice credential${name === '' ? '' : ` “${name}”`}`
}

/**
 * The ways to share a mock receipt. The address, the picture and the QR code work without a script; the script shows the
 * buttons (web/share).
 */
export function shareBar(publicUrl: string, record: ReceiptRecord): string {
  const path = `/receipt/${segment(record.receiptId)}`
  const address = publicUrl + path
  return html`
    <section
      class="share screen"
      aria-labelledby="share"
      data-module="share"
      data-title="${sharedName(record)}"
      data-address="${address}"
      data-picture="${path}/image.png"
    >
      <h2 class="hidden" id="share">Share this badge</h2>
      <p class="share-address">
        <label for="share-address">Address of this badge</label>
        <input id="share-address" type="text" readonly dir="ltr" value="${address}" />
      </p>
      <p class="share-main">
        <button type="button" class="button" data-share="system" hidden>!${shareIcon('share')} Share</button>
        <button type="button" class="button plain" data-share="copy" hidden>!${shareIcon('link')} Copy link</button>
      </p>
      <p class="share-said" role="status"></p>
      <div class="share-ways">
        <a class="way" href="${path}/image.png" download="mock-badge.png">!${shareIcon('picture')} Picture</a>
        <button type="button" class="way" data-share="print" hidden>!${shareIcon('print')} Print</button>
        <details class="way-more">
          <summary class="way">!${shareIcon('qr')} QR code</summary>
          !${qrCode(path)}
        </details>
      </div>
    </section>
  `
}

/** The forms of the badge that developers use: a drawing, a snippet for a page, and an Open Badges draft. */
export function badgeForms(publicUrl: string, record: ReceiptRecord): string {
  const path = `/receipt/${segment(record.receiptId)}`
  return html`
    <h3>Show it in a page</h3>
    <p>
      Paste this into the HTML of a page. It shows the badge with its label and leads here. The drawing alone:
      <a href="${path}/badge.svg" download="mock-badge.svg">SVG</a>
    </p>
    <pre tabindex="0"><code>${snippet(publicUrl + path, record)}</code></pre>
    <h3>Open Badges</h3>
    <p>
      A draft in the form of Open Badges 3.0, for learning. It is unsigned and marked as a mock, so no wallet can verify
      it. <a href="/api${path}/open-badge" download>Download the unsigned draft</a>
    </p>
  `
}

/** The snippet that shows the badge in another page: one link around one picture, with absolute addresses. */
export const snippet = (address: string, record: ReceiptRecord): string =>
  html`<a href="${address}"><img src="${address}/badge.svg" width="240" height="240" alt="${badgeAlt(record)}" /></a>`

const qrCode = (path: string): string => html`
  <p><img class="qr" src="${path}/qr.svg" width="205" height="230" alt="QR code that leads to this page" /></p>
  <p>
    Scan it with the camera of a phone, or <a href="${path}/qr.svg" download="mock-badge-qr.svg">keep it as a file</a>.
  </p>
`

/** What a printed page carries in place of the buttons: its address, as text and as QR code. */
export const printedAddress = (publicUrl: string, record: ReceiptRecord): string => {
  const path = `/receipt/${segment(record.receiptId)}`
  return html`
    <div class="printed">
      <img src="${path}/qr.svg" width="123" height="138" alt="" />
      <p>See this badge at<br /><strong dir="ltr">${publicUrl + path}</strong></p>
    </div>
  `
}
