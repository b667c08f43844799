import { displayText } from '../display.ts'
import { escapeXml } from './escape.ts'
import { textRuns } from './hands.ts'
import { type Fitted, graphemes, known, leading, measure, plain, widthOf } from './measure.ts'
import { n } from './ornament.ts'

/** Whether a character can be drawn. For pictures: whether our fonts contain it. */
export type Draws = (char: string) => boolean

/** A line as a path, from the origin to the right. */
export interface Outline {
  readonly d: string
  /** Units of `d` and `width` in one of the picture. */
  readonly units: number
  readonly width: number
}

/** The fonts of a picture. */
export interface Fonts {
  readonly draws: Draws
  /**
   * A line whose letters come with the picture, of this size and weight, with space between them; null for a line that
   * is set in the fonts of whoever draws the picture.
   */
  readonly outline: (line: string, size: number, weight: number, spacing?: number) => Outline | null
}

/** The fonts of whoever looks at the picture. */
export const readersFonts: Fonts = { draws: () => true, outline: () => null }

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const strong = /\p{L}/u

/** The direction of a line, by its first strong letter, as in `dir="auto"`. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(strong.exec(text)?.[0] ?? '')
const direction = (text: string): string => (isRightToLeft(text) ? ' direction="rtl"' : '')

export interface Place {
  readonly x: number
  /** Centre of the block. */
  readonly y: number
}

/**
 * Sets the width of a line of known letters to its width in our font, so that a fallback font is not clipped. Not for
 * scripts with joined letters.
 */
const setWidth = (line: string, size: number): string =>
  graphemes(line).every((g) => known.has(plain(g)))
    ? ` textLength="${n(measure(line) * size)}" lengthAdjust="spacingAndGlyphs"`
    : ''

/** Lines of user text, centred on a point. */
export function block(
  { size, lines }: Fitted,
  { x, y }: Place,
  fill: string,
  weight = 400,
  { outline }: Fonts = readersFonts,
): string {
  const step = size * leading(lines.join(''))
  const first = y - ((lines.length - 1) * step) / 2 + size * 0.34
  return lines
    .map((line, i) => {
      const baseline = first + i * step
      const path = outline(line, size, weight)
      if (path !== null) return placed(path, { x, y: baseline }, ` fill="${fill}"`)
      return `<text x="${n(x)}" y="${n(baseline)}" font-size="${n(size)}" font-weight="${weight}" text-anchor="middle" fill="${fill}"${direction(line)}${weight === 700 ? setWidth(line, size) : ''}>${textRuns(line)}</text>`
    })
    .join('')
}

/** An outline with its middle at a place, turned about the origin by so many degrees. */
const placed = ({ d, width, units }: Outline, { x, y }: Place, attributes: string, turn = 0): string =>
  `<path transform="${turn === 0 ? '' : `rotate(${n(turn)}) `}translate(${n(x - width / units / 2)} ${n(y)}) scale(${n(1 / units)})" d="${d}"${attributes}/>`

export interface LabelStyle {
  readonly size: number
  readonly fill: string
  /** Space between the letters. */
  readonly spacing?: number
  readonly weight?: number
}

/** A line of our own text. */
export function label(
  text: string,
  { x, y }: Place,
  { size, fill, spacing = 0, weight = 700 }: LabelStyle,
  { outline }: Fonts,
): string {
  const path = outline(text, size, weight, spacing)
  return path === null
    ? `<text x="${n(x + spacing / 2)}" y="${n(y)}" font-size="${n(size)}" font-weight="${weight}" text-anchor="middle" letter-spacing="${n(spacing)}" fill="${fill}">${escapeXml(text)}</text>`
    : placed(path, { x, y }, ` fill="${fill}"`)
}

/** Degrees of a circle of radius `r` that a text in a ring takes, with some space between its letters. */
export const ringSpan = (text: string, r: number, size: number): number =>
  (measure(text) * size * 1.12 * 180) / (Math.PI * r)

const upright =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{M}\p{N}\p{P}\p{Zs}]*$/u

/** Whether the letters of a text stand alone, so that they may stand in a ring. */
export const isUpright = (text: string): boolean => upright.test(text)

/**
 * A text on a circle, letter by letter, because SVG's textPath would need a link inside the picture. `middle` is where
 * its middle stands, in degrees clockwise from the top, `span` how many degrees it fills.
 */
export function ring(
  text: string,
  r: number,
  size: number,
  fill: string,
  { middle, span }: { readonly middle: number; readonly span: number },
  { outline }: Fonts,
): string {
  const letters = graphemes(text)
  const total = letters.reduce((sum, g) => sum + widthOf(g), 0)
  let passed = 0
  const turned = letters.map((g) => {
    const angle = middle - span / 2 + ((passed + widthOf(g) / 2) / total) * span
    passed += widthOf(g)
    if (g === ' ') return ''
    const path = outline(g, size, 700)
    return path === null
      ? `<text y="${n(-r)}" transform="rotate(${n(angle)})">${textRuns(g)}</text>`
      : placed(path, { x: 0, y: -r }, '', angle)
  })
  return `<g font-size="${n(size)}" font-weight="700" text-anchor="middle" fill="${fill}">${turned.join('')}</g>`
}

/** Joiners, variation selectors and tags: they have no glyph of their own and shape those beside them. */
const shaping = /\p{Default_Ignorable_Code_Point}/u
const visible = /[^\p{Default_Ignorable_Code_Point}\s]/u

/**
 * User text for a picture, or '' if a letter has no glyph, because a name with gaps would be a different name. Symbols
 * and emoji without a glyph are left out.
 */
export function drawable(text: string, draws: Draws): string {
  let drawn = ''
  for (const char of displayText(text).normalize('NFC')) {
    if (draws(char) || shaping.test(char)) drawn += char
    else if (/[\p{L}\p{M}\p{N}]/u.test(char)) return ''
  }
  const line = drawn.replace(/\s+/g, ' ').trim()
  return visible.test(line) ? line : ''
}
