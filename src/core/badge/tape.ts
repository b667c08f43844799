import { mockLabel, notOnChain } from '../words.ts'
import { type Fonts, label } from './lettering.ts'
import { n } from './ornament.ts'
import { ink } from './palettes.ts'

/** The paper of the tape, lighter than that of the picture. */
const tapePaper = '#fffdf4'

/**
 * The label on every picture: a strip of paper, hatched in ink, with cut ends, that says MOCK and “not on-chain”. It is
 * drawn last, so that no name and no ornament can cover it, and no look changes it. `y` is its upper edge, `half` half
 * its width; the middle of 172 is free of hatching.
 */
export function tape(y: number, half: number, fonts: Fonts): string {
  return (
    `<path d="${strip(half, 3, y + 4)}" fill="${ink}" opacity=".22"/>` +
    // Its paper shows at the edges, so that the hatching ends on a dark page too.
    `<path d="${strip(half, 0, y)}" fill="${tapePaper}" stroke="${tapePaper}" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${hatch(-half, -86, y, height)}${hatch(86, half, y, height)}" fill="${ink}"/>` +
    `<path d="${strip(half, 0, y)}" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round"/>` +
    label(mockLabel, { x: 0, y: y + 31 }, { size: 32, fill: ink, spacing: 9 }, fonts) +
    label(notOnChain, { x: 0, y: y + 49 }, { size: 17, fill: ink, spacing: 1.5 }, fonts)
  )
}

const height = 58
/** How far the cut ends lean. The hatching is parallel to them. */
const lean = 26

const strip = (half: number, dx: number, y: number): string =>
  `M${n(dx - half)} ${n(y + height)}L${n(dx - half + lean)} ${n(y)}H${n(dx + half)}L${n(dx + half - lean)} ${n(y + height)}Z`

/** Leaning bars between two abscissas, from one cut end to the other. */
export function hatch(from: number, to: number, y: number, h: number, bar = 10, gap = 9): string {
  const bars = Math.max(1, Math.floor((to - from - lean + gap) / (bar + gap)))
  const step = (to - from - lean - bar) / Math.max(1, bars - 1)
  return Array.from({ length: bars }, (_, i) => {
    const x = from + i * step
    return `M${n(x)} ${n(y + h)}l${lean} ${-h}h${bar}l${-lean} ${h}Z`
  }).join('')
}
