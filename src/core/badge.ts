import { frameOf } from './badge/frames.ts'
import { block, drawable, escapeXml, fit, label, serif, truncate } from './badge/lettering.ts'
import type { Draws } from './badge/lettering.ts'
import { ink, labelRed, lookOf, paper } from './badge/look.ts'
import type { Look, Shape } from './badge/look.ts'
import { n, weave } from './badge/ornament.ts'
import { canonical } from './canonical.ts'
import { displayDate, displayText } from './display.ts'
import { sha256Hex } from './hash.ts'
import type { ReceiptRecord } from './sandbox.ts'
import { mockLabel, notOnChain } from './words.ts'

const everything: Draws = () => true

/**
 * The picture of a mock receipt, drawn from the record alone: equal records give equal bytes. It holds no link, image,
 * script, style or font, so it works under the strictest Content-Security-Policy, both inline and as a file.
 */
export function badgeSvg(receipt: ReceiptRecord): string {
  const look = lookOfReceipt(receipt)
  return document('-240 -240 480 480', look, receipt, emblem(receipt, look, everything))
}

/**
 * The preview card of a shared receipt, 1200×630. `draws` says which characters the fonts have. A name with other
 * letters is left out; the card then shows kind and date.
 */
export function cardSvg(receipt: ReceiptRecord, draws: Draws = everything): string {
  const look = lookOfReceipt(receipt)
  const { palette: c, id } = look
  const { mockPayload: payload } = receipt
  const name = drawable(payload.assetName, draws)
  const kind = drawable(payload.tokenType, draws)
  const x = 820
  const title = name === '' ? nameless[look.shape] : name
  const meta = [kind, payload.network, displayDate(receipt.createdAt)].filter((part) => part !== '').join('  ·  ')
  const fitted = fit(title, { width: 600, height: 250 }, [76, 68, 60, 54, 48, 43, 38, 34])
  const art =
    `<rect width="1200" height="630" fill="${paper}"/>` +
    `<g transform="translate(1200 40)"><path d="${weave(240, 420, 26, 5)}" fill="none" stroke="${c.tint}" stroke-width="1.2" opacity=".5"/></g>` +
    `<rect x="14" y="14" width="1172" height="602" fill="none" stroke="${c.deep}" stroke-width="3"/>` +
    `<rect x="22" y="22" width="1156" height="586" fill="none" stroke="${c.metal}" stroke-width="1.5"/>` +
    `<g transform="translate(264 254) scale(.92)">${emblem(receipt, look, draws)}</g>` +
    label('PRACTICE CREDENTIAL', { x, y: 104 }, 24, c.deep, 6) +
    clipped(`${id}-c`, { x, y: 252, width: 620, height: 250 }, block(fitted, { x, y: 252 }, ink, 700)) +
    `<path d="M${x - 150} 396H${x + 150}" stroke="${c.metal}" stroke-width="2"/>` +
    block({ size: 27, lines: [truncate(meta, 23)] }, { x, y: 432 }, ink) +
    `<rect x="0" y="482" width="1200" height="148" fill="${labelRed}"/>` +
    `<path d="M0 490H1200M0 622H1200" stroke="#f6d9a8" stroke-width="2"/>` +
    label(`${mockLabel} · ${notOnChain}`, { x: 600, y: 564 }, 78, '#ffffff', 5) +
    label(
      'For education only. It holds no value and proves no achievement.',
      { x: 600, y: 605 },
      27,
      '#ffffff',
      0.5,
      400,
    )
  return document('0 0 1200 630', look, receipt, art, ' width="1200" height="630"')
}

/** The look of a receipt. It depends only on the members of the record, not on other members of an answer. */
function lookOfReceipt({ receiptId, createdAt, network, mockPayload, disclaimer }: ReceiptRecord): Look {
  const record = { receiptId, createdAt, network, mockPayload: { ...mockPayload }, disclaimer }
  return lookOf(mockPayload.tokenType, sha256Hex(canonical(record)))
}

/** The text of the card in place of a name that it cannot draw. */
const nameless: Readonly<Record<Shape, string>> = {
  badge: 'Mock badge',
  certificate: 'Mock certificate',
  collectible: 'Mock collectible',
  loyalty: 'Mock loyalty mark',
  other: 'Mock receipt',
}

function emblem(receipt: ReceiptRecord, look: Look, draws: Draws): string {
  const frame = frameOf(look)
  const { mockPayload: payload } = receipt
  const name = drawable(payload.assetName, draws)
  const kind = drawable(payload.tokenType, draws)
  const { y, width, fill } = frame.kind
  const kindLine = truncate(`${kind}${kind === '' ? '' : ' · '}${payload.network}`, width / 15)
  const fitted = fit(name === '' ? displayDate(receipt.createdAt) : name, frame.name, frame.sizes)
  return (
    frame.under +
    block({ size: 15, lines: [kindLine] }, { x: 0, y }, fill, 700) +
    clipped(`${look.id}-n`, frame.name, block(fitted, frame.name, ink, 700)) +
    frame.over
  )
}

interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Clips the name to its region, so that no font can draw it over other text. */
const clipped = (id: string, { x, y, width, height }: Region, content: string): string =>
  `<clipPath id="${id}"><rect x="${n(x - width / 2)}" y="${n(y - height / 2)}" width="${n(width)}" height="${n(height)}"/></clipPath><g clip-path="url(#${id})">${content}</g>`

function document(viewBox: string, look: Look, receipt: ReceiptRecord, content: string, size = ''): string {
  const { palette: c, id } = look
  const name = escapeXml(displayText(receipt.mockPayload.assetName))
  const gradient = (key: string, from: string, to: string): string =>
    `<linearGradient id="${id}-${key}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset=".5" stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size} role="img" font-family="${serif}">` +
    `<title>${mockLabel}, ${notOnChain}: practice credential “${name}”</title>` +
    `<desc>${escapeXml(receipt.disclaimer)}</desc>` +
    `<defs>${gradient('d', c.deep, c.mid)}${gradient('m', c.metal, c.shine)}</defs>${content}</svg>`
  )
}
