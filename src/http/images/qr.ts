import { encodeQR } from 'qr'
import { mockLabel, notOnChain } from '../../core/words.ts'

/** Width of the white border in modules (ISO/IEC 18004, 5.3.8: at least four). */
const quietZone = 4
/** Height of the line of text below the code, in modules. */
const captionHeight = 5

/**
 * The QR code of an address as SVG: dark on white whatever the colour scheme, error correction M, quiet zone of four
 * modules, with the label of a mock receipt below it. Equal addresses give equal bytes. Throws for an address of more
 * than 2,331 bytes.
 */
export function qrSvg(address: string): string {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: quietZone })
  const size = rows.length
  const height = size + captionHeight
  const width = size - 2 * quietZone
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}" role="img">` +
    `<title>${mockLabel}, ${notOnChain}: QR code of the page of a mock receipt</title>` +
    `<rect width="${size}" height="${height}" fill="#ffffff"/>` +
    `<path shape-rendering="crispEdges" fill="#000000" d="${rows.map(runsOf).join('')}"/>` +
    `<text x="${size / 2}" y="${size + 1}" font-family="sans-serif" font-size="3" font-weight="700" text-anchor="middle" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="#000000">${mockLabel} · ${notOnChain}</text>` +
    `</svg>`
  )
}

/** The dark modules of a row as rectangles of a path, one for each run. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const start = x
    while (row[x] === true) x++
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
  }
  return path
}
