import { type Fonts, block } from '../lettering.ts'
import { type Fitted, fit, leading } from '../measure.ts'
import type { Look } from '../look.ts'
import { n, rosette, scallop, wave, wreath } from '../ornament.ts'
import { paper } from '../palettes.ts'
import { symbolSvg } from '../symbols.ts'

/** A box of text: its centre and size. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The words of a picture. Issuer and date may be empty. */
export interface Words {
  readonly name: string
  readonly issuer: string
  readonly date: string
}

/** Words that have their place and size. */
export interface Setting {
  readonly box: Box
  readonly text: Fitted
  readonly weight: number
}

/** A picture of 480 by 480 centred on the origin: the ornament is drawn below the words, the tape above them. */
export interface Frame {
  readonly under: string
  readonly kind: { readonly y: number; readonly width: number }
  readonly name: Setting
  readonly notes: readonly Setting[]
  readonly over: string
}

export type DrawFrame = (look: Look, words: Words, fonts: Fonts) => Frame

export const lines = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** The engraved flower behind the words. */
export const flower = ({ pick }: Look, r: number): string =>
  rosette(r, pick(4, 7, 14), 6 + pick(5, 0, 3), 0.3 + pick(6, 0, 30) / 100, 0.3 + pick(7, 0, 30) / 100)

/** The symbol in a seal, or a small laurel about a star where none was chosen. */
export function emblem({ palette: c, symbol, id, pick }: Look, x: number, y: number, r: number): string {
  const art =
    symbol === null
      ? wreath({ r: r * 0.84, leaves: 6, length: r * 0.44, from: 14, to: 150 }, c.mid, c.tint) +
        `<path d="${wave(r * 0.11, r * 0.42, 5, -Math.PI / 2, 0.2)}" fill="url(#${id}-m)"/>`
      : `<path d="${scallop(r, pick(12, 22, 28), 4)}" fill="url(#${id}-m)"/>` +
        `<circle r="${n(r - 5)}" fill="${c.deep}"/>` +
        `<circle r="${n(r - 8)}" fill="none" stroke="${c.shine}" stroke-width=".8" opacity=".7"/>` +
        symbolAt(symbol, r * 1.24, { area: c.mid, line: paper })
  return `<g transform="translate(${n(x)} ${n(y)})">${art}</g>`
}

/** A symbol of this width and height, centred on the origin. */
export const symbolAt = (
  symbol: NonNullable<Look['symbol']>,
  size: number,
  colours: { readonly area: string; readonly line: string },
): string =>
  `<g transform="translate(${n(-size / 2)} ${n(-size / 2)}) scale(${n(size / 48)})">${symbolSvg(symbol, colours)}</g>`

const nameSizes = [50, 44, 38, 34, 30, 27, 24, 21, 19, 17, 15.5]
const noteSizes = [18, 16, 14.5, 13]
/** Room for two lines of a note, or for one where the name needs the rest. */
const noteHeights = [36, 18]

interface Column {
  /** Where the words begin and end. */
  readonly top: number
  readonly bottom: number
  /** Width of the name, of the kind above it and of the notes below it. */
  readonly width: number
  readonly kindWidth: number
  readonly noteWidth: number
  readonly largest: number
  /** The width that is free between two heights, where ornament stands beside the words. */
  readonly clear?: (top: number, bottom: number) => number
}

type Text = Pick<Frame, 'kind' | 'name' | 'notes'>

/** Words in a column: the kind, the name in the room that is left, then issuer and date. */
export function column(words: Words, at: Column): Text {
  const [first, second] = noteHeights.map((height) => columnWith(words, at, height))
  return first !== undefined && (second === undefined || isWhole(first.name)) ? first : (second as Text)
}

const isWhole = ({ text }: Setting): boolean => text.lines.at(-1)?.endsWith('…') !== true

function columnWith({ name, issuer, date }: Words, at: Column, noteHeight: number): Text {
  let bottom = at.bottom
  const notes: Setting[] = []
  for (const [text, weight, sizes] of [
    [date, 400, noteSizes.slice(1)],
    [issuer, 700, noteSizes],
  ] as const) {
    if (text === '') continue
    const width = Math.min(at.noteWidth, at.clear?.(bottom, bottom) ?? at.noteWidth)
    const fitted = fit(text, { width, height: noteHeight }, sizes)
    const height = heightOf(fitted) + 2
    notes.push({ box: { x: 0, y: bottom - height / 2, width, height: height + 4 }, text: fitted, weight })
    bottom -= height
  }
  const top = at.top + 22
  if (notes.length > 0) bottom -= 5
  const box = { x: 0, y: (top + bottom) / 2, width: at.width, height: bottom - top }
  const sizes = nameSizes.filter((size) => size <= at.largest)
  const { clear } = at
  const room =
    clear === undefined ? box : { ...box, clear: (from: number, to: number) => clear(box.y + from, box.y + to) }
  return {
    kind: { y: at.top + 11, width: at.kindWidth },
    name: { box, text: fit(name, room, sizes), weight: 700 },
    notes,
  }
}

const heightOf = ({ lines: rows, size }: Fitted): number => rows.length * size * leading(rows.join(''))

/** Issuer and date beside each other below rules, as on a diploma; one alone stands in the middle. */
export function signatures(look: Look, { issuer, date }: Words, y: number): { notes: Setting[]; art: string } {
  const both = issuer !== '' && date !== ''
  const notes: Setting[] = []
  let art = ''
  for (const [text, side, weight] of [
    [issuer, -1, 700],
    [date, 1, 400],
  ] as const) {
    if (text === '') continue
    const [x, width] = both ? [side * 96, 178] : [0, 300]
    const fitted = fit(text, { width, height: 36 }, noteSizes)
    const height = heightOf(fitted)
    notes.push({ box: { x, y: y + 4 + height / 2, width, height: height + 6 }, text: fitted, weight })
    art += `M${n(x - width / 2)} ${n(y)}h${n(width)}`
  }
  return { notes, art: art === '' ? '' : lines(art, look.palette.metal, 1.2) }
}

export const drawWords = ({ box, text, weight }: Setting, fill: string, fonts: Fonts): string =>
  block(text, box, fill, weight, fonts)
