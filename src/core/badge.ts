import { shapeOf } from './badge/chosen-look.ts'
import { escapeXml } from './badge/escape.ts'
import { drawWords } from './badge/frames/frame.ts'
import { frameOf } from './badge/frames/frames.ts'
import { serif } from './badge/hands.ts'
import { type Fonts, block, drawable, label, readersFonts } from './badge/lettering.ts'
import { type Look, lookOf } from './badge/look.ts'
import { fit, truncate } from './badge/measure.ts'
import { n, weave } from './badge/ornament.ts'
import { ink, paper } from './badge/palettes.ts'
import { hatch } from './badge/tape.ts'
import { displayDate, displayText } from './display.ts'
import type { ReceiptRecord } from './sandbox.ts'
import { mockLabel, notOnChain } from './words.ts'

/**
 * The picture of a mock receipt, drawn from the record alone: equal records give equal bytes. It holds no link, image,
 * script, style or font, so it works under the strictest Content-Security-Policy, both inline and as a file. Inline its
 * letters are in the font of the page; a file has them as outlines when `fonts` gives them.
 */
export function badgeSvg(receipt: ReceiptRecord, fonts: Fonts = readersFonts): string {
  const look = lookOf(receipt)
  return document('-240 -240 480 480', look, receipt, emblem(receipt, look, fonts))
}

/**
 * The preview card of a shared receipt, 1200×630. A name with letters that the fonts do not draw is left out; the card
 * then shows kind and date.
 */
export function cardSvg(receipt: ReceiptRecord, fonts: Fonts = readersFonts): string {
  const look = lookOf(receipt)
  const { palette: c, id } = look
  const { mockPayload: payload } = receipt
  const { name, kind, issuer, date } = wordsOf(receipt, fonts)
  const x = 820
  const title = name === '' ? nameless(payload.tokenType) : name
  const meta = [kind, date === '' ? displayDate(receipt.createdAt) : date].filter((part) => part !== '')
  const fitted = fit(title, { width: 600, height: 232 }, [76, 68, 60, 54, 48, 43, 38, 34])
  const art =
    `<rect width="1200" height="630" fill="${paper}"/>` +
    `<g transform="translate(1200 40)"><path d="${weave(240, 420, 26, 5)}" fill="none" stroke="${c.tint}" stroke-width="1.2" opacity=".5"/></g>` +
    `<rect x="14" y="14" width="1172" height="602" fill="none" stroke="${c.deep}" stroke-width="3"/>` +
    `<rect x="22" y="22" width="1156" height="586" fill="none" stroke="${c.metal}" stroke-width="1.5"/>` +
    `<g transform="translate(264 254) scale(.92)">${emblem(receipt, look, fonts)}</g>` +
    label('PRACTICE CREDENTIAL', { x, y: 104 }, { size: 24, fill: c.deep, spacing: 6 }, fonts) +
    clipped(`${id}-c`, { x, y: 242, width: 620, height: 240 }, block(fitted, { x, y: 242 }, ink, 700, fonts)) +
    `<path d="M${x - 150} 376H${x + 150}" stroke="${c.metal}" stroke-width="2"/>` +
    (issuer === ''
      ? ''
      : block(fit(issuer, { width: 600, height: 34 }, [27, 24, 21, 18]), { x, y: 408 }, c.deep, 700, fonts)) +
    block(
      { size: 27, lines: [truncate(meta.join('  ·  '), 23)] },
      { x, y: issuer === '' ? 416 : 444 },
      ink,
      400,
      fonts,
    ) +
    bandOfTape(fonts)
  return document('0 0 1200 630', look, receipt, art, ' width="1200" height="630"')
}

/** The tape across the card, as on the badge, in letters that can be read in a small preview. */
const bandOfTape = (fonts: Fonts): string =>
  `<rect x="0" y="482" width="1200" height="148" fill="#fffdf4"/>` +
  `<path d="${hatch(-40, 152, 482, 148, 26, 24)}${hatch(1048, 1240, 482, 148, 26, 24)}" fill="${ink}"/>` +
  `<path d="M0 484H1200M0 628H1200" stroke="${ink}" stroke-width="4"/>` +
  label(`${mockLabel} · ${notOnChain}`, { x: 600, y: 564 }, { size: 78, fill: ink, spacing: 5 }, fonts) +
  label(
    'For education only. It holds no value and proves no achievement.',
    { x: 600, y: 605 },
    { size: 27, fill: ink, spacing: 0.5, weight: 400 },
    fonts,
  )

/** The text of the card in place of a name that it cannot draw. */
function nameless(tokenType: string): string {
  const kinds = { medal: 'badge', diploma: 'certificate', card: 'collectible', stamp: 'loyalty mark' } as const
  const shape = shapeOf(tokenType)
  return `Mock ${shape in kinds ? kinds[shape as keyof typeof kinds] : 'receipt'}`
}

/** The words of a receipt as a picture draws them; empty where there is nothing to draw. */
const wordsOf = ({ mockPayload, look }: ReceiptRecord, { draws }: Fonts) => ({
  name: drawable(mockPayload.assetName, draws),
  kind: drawable(mockPayload.tokenType, draws),
  issuer: drawable(look?.issuer ?? '', draws),
  date: drawable(look?.date ?? '', draws),
})

function emblem(receipt: ReceiptRecord, look: Look, fonts: Fonts): string {
  const { name, kind, issuer, date } = wordsOf(receipt, fonts)
  const frame = frameOf(look, { name: name === '' ? displayDate(receipt.createdAt) : name, issuer, date }, fonts)
  const kindLine = kind === '' ? '' : truncate(`practice ${kind}`, frame.kind.width / 15)
  const { deep } = look.palette
  return (
    frame.under +
    block({ size: 15, lines: [kindLine] }, { x: 0, y: frame.kind.y }, deep, 700, fonts) +
    clipped(`${look.id}-n`, frame.name.box, drawWords(frame.name, ink, fonts)) +
    frame.notes.map((note, i) => clipped(`${look.id}-n${i}`, note.box, drawWords(note, deep, fonts))).join('') +
    frame.over
  )
}

interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Clips text to its region, so that no font can draw it over other text. */
const clipped = (id: string, { x, y, width, height }: Region, content: string): string =>
  `<clipPath id="${id}"><rect x="${n(x - width / 2)}" y="${n(y - height / 2)}" width="${n(width)}" height="${n(height)}"/></clipPath><g clip-path="url(#${id})">${content}</g>`

function document(viewBox: string, look: Look, receipt: ReceiptRecord, content: string, size = ''): string {
  const { palette: c, id } = look
  const name = escapeXml(displayText(receipt.mockPayload.assetName))
  // Some shapes draw the issuer letter by letter; here it is a text.
  const lines = [receipt.look?.issuer, receipt.look?.date].flatMap((text) =>
    text === undefined ? [] : [displayText(text)],
  )
  const gradient = (key: string, from: string, to: string): string =>
    `<linearGradient id="${id}-${key}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset=".5" stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size} role="img" font-family="${serif}">` +
    `<title>${mockLabel}, ${notOnChain}: practice credential “${name}”</title>` +
    `<desc>${escapeXml([...lines, receipt.disclaimer].join('. '))}</desc>` +
    `<defs>${gradient('d', c.deep, c.mid)}${gradient('m', c.metal, c.shine)}</defs>${content}</svg>`
  )
}
