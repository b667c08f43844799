import { mockLabel, notOnChain } from '../../words.ts'
import { isUpright, ring, ringSpan } from '../lettering.ts'
import { n, rosette, scallop, wave, weave, wreath } from '../ornament.ts'
import { paper } from '../palettes.ts'
import { tape } from '../tape.ts'
import { type DrawFrame, column, emblem, flower, lines } from './frame.ts'

const motto = [notOnChain, mockLabel, notOnChain].join(' · ').toUpperCase()

/** A medal: scalloped edge, woven band, words in a ring, laurel about the name. A short issuer stands in the ring. */
export const medal: DrawFrame = (look, words, fonts) => {
  const { palette: c, pick, id, symbol } = look
  const inRing = words.issuer !== '' && isUpright(words.issuer) && ringSpan(words.issuer, 163, 17) < 190
  const issuer = inRing ? words.issuer : ''
  return {
    under:
      `<path d="${scallop(236, pick(2, 30, 44), pick(3, 6, 10), 0.3 + pick(8, 0, 30) / 100)}" fill="url(#${id}-d)"/>` +
      lines(weave(188, 222, pick(9, 22, 34), 4), c.shine, 0.9, 0.75) +
      `<circle r="186" fill="${c.deep}" stroke="url(#${id}-m)" stroke-width="4"/>` +
      (inRing
        ? ring(issuer, 162, 17, paper, { middle: 0, span: ringSpan(issuer, 162, 17) }, fonts) +
          starsAt(ringSpan(issuer, 162, 17) / 2 + 12, c.shine)
        : // It ends before the tape, which lies across the ring.
          ring(motto, 163, 16, c.shine, { middle: 0, span: 208 }, fonts) + starsAt(112, c.shine)) +
      [168, 180, 192].map((angle) => starAt(angle, 168, c.shine)).join('') +
      `<circle r="152" fill="${paper}" stroke="url(#${id}-m)" stroke-width="5"/>` +
      lines(flower(look, 144), c.tint, 1) +
      `<circle r="145" fill="none" stroke="${c.mid}" stroke-width=".8"/>` +
      wreath({ r: 121, leaves: 9, length: 34, from: 16, to: symbol === null ? 138 : 128 }, c.mid, c.tint) +
      (symbol === null ? '' : emblem(look, 0, -95, 43)),
    ...column(inRing ? { ...words, issuer: '' } : words, {
      top: symbol === null ? -106 : -54,
      bottom: 84,
      width: 186,
      kindWidth: symbol === null ? 110 : 170,
      noteWidth: 148,
      largest: 38,
      clear: withinLaurel,
    }),
    over: tape(92, 168, fonts),
  }
}

/** Radius inside of which the laurel of a medal has no leaf and no berry, with a gap. */
const insideLaurel = 99

/** The width between two heights that the laurel leaves free. */
const withinLaurel = (top: number, bottom: number): number =>
  2 * Math.sqrt(Math.max(0, insideLaurel ** 2 - Math.max(Math.abs(top), Math.abs(bottom)) ** 2))

const starsAt = (angle: number, fill: string): string => starAt(-angle, 168, fill) + starAt(angle, 168, fill)

/** A small star in the ring, at this angle clockwise from the top. */
const starAt = (angle: number, r: number, fill: string): string =>
  `<path d="${wave(2, 7, 5, -Math.PI / 2, 0.2)}" transform="rotate(${n(angle)}) translate(0 ${-r})" fill="${fill}"/>`

/** A prize rosette: pleated ribbon about a disc, two tails below. */
export const prize: DrawFrame = (look, words, fonts) => {
  const { palette: c, pick, id, symbol } = look
  const pleats = 2 * pick(2, 15, 20)
  const wedge = (i: number): string => {
    const at = (turn: number, r: number): string => {
      const angle = (turn * 2 * Math.PI) / pleats - Math.PI / 2
      return `${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`
    }
    return `M0 0L${at(i, 186)}L${at(i + 0.5, 194)}L${at(i + 1, 186)}Z`
  }
  const pleated = (odd: number): string => Array.from({ length: pleats / 2 }, (_, i) => wedge(2 * i + odd)).join('')
  const tail = (side: 1 | -1): string => {
    const at = (x: number, y: number): string => `${n(side * x)} ${y}`
    return (
      `<path d="M${at(14, 60)}L${at(96, 40)}L${at(132, 226)}L${at(94, 206)}L${at(62, 236)}Z" fill="url(#${id}-d)"/>` +
      lines(`M${at(26, 66)}L${at(70, 222)}M${at(86, 50)}L${at(121, 214)}`, c.metal, 2, 0.9)
    )
  }
  return {
    under:
      tail(-1) +
      tail(1) +
      `<g transform="translate(0 -42)"><path d="${pleated(0)}" fill="${c.deep}"/><path d="${pleated(1)}" fill="${c.mid}"/>` +
      `<circle r="160" fill="${c.deep}" stroke="url(#${id}-m)" stroke-width="3"/>` +
      lines(weave(148, 157, pick(9, 40, 52), 3), c.shine, 0.9, 0.8) +
      `<circle r="145" fill="${paper}" stroke="url(#${id}-m)" stroke-width="4"/>` +
      lines(rosette(139, pick(4, 9, 15), 6 + pick(5, 0, 3), 0.35 + pick(6, 0, 25) / 100, 0.4), c.tint, 1) +
      `<circle r="138" fill="none" stroke="${c.mid}" stroke-width=".8"/>` +
      (symbol === null
        ? `<path d="${wave(5, 19, 5, -Math.PI / 2, 0.2)}" transform="translate(0 -106)" fill="url(#${id}-m)"/>`
        : '') +
      '</g>' +
      (symbol === null ? '' : emblem(look, 0, -134, 40)),
    ...column(words, {
      top: symbol === null ? -126 : -92,
      bottom: 74,
      width: 232,
      kindWidth: 190,
      noteWidth: 190,
      largest: 38,
    }),
    over: tape(104, 160, fonts),
  }
}
