/** The ratios of a run as a small chart: a bar for each line, on a logarithmic scale, with a mark at the peer. */
import type { Line } from '../row.ts'
import { shortfalls } from './table.ts'

const row = 18
const [left, width] = [400, 300]
/** Ratios at the ends of the scale. */
const [least, most] = [0.1, 1_000]

const x = (ratio: number): number => {
  const share = Math.log(Math.min(most, Math.max(least, ratio)) / least) / Math.log(most / least)
  return Math.round(left + width * share)
}
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An SVG document. Bars of lines that fall short are red. */
export function chart(lines: readonly Line[]): string {
  const short = new Set(shortfalls(lines))
  const drawn = lines.filter(({ ratio }) => ratio !== undefined)
  const height = row * (drawn.length + 2)
  const bars = drawn.map((line, n) => {
    const [y, ratio] = [row * (n + 1), line.ratio?.median ?? 1]
    const [from, to] = [Math.min(x(1), x(ratio)), Math.max(x(1), x(ratio))]
    const label = `${line.work} / ${line.peer?.name ?? ''}`
    return [
      `<text x="${left - 8}" y="${y + 12}" text-anchor="end">${escaped(label.length > 66 ? `${label.slice(0, 65)}…` : label)}</text>`,
      `<rect x="${from}" y="${y + 3}" width="${Math.max(2, to - from)}" height="12" fill="${short.has(line) ? '#b3261e' : '#2e6b4f'}"/>`,
      `<text x="${left + width + 8}" y="${y + 12}">${ratio.toFixed(2)} ×</text>`,
    ].join('')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 80} ${height}" font-family="sans-serif" font-size="11">`,
    `<title>Laurel beside its peers: the ratio of each line, on a logarithmic scale</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...bars,
    `<path d="M${x(1)} ${row}V${height - row}" stroke="#555"/>`,
    `<text x="${x(1)}" y="${height - 5}" text-anchor="middle">as the peer (1 ×)</text>`,
    '</svg>',
    '',
  ].join('\n')
}
