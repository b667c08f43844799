import { readFileSync } from 'node:fs'
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs'
import { type Hand, runsOf } from '../../core/badge/hands.ts'
import { type Fonts, isRightToLeft } from '../../core/badge/lettering.ts'
import { graphemes } from '../../core/badge/measure.ts'
import { n } from '../../core/badge/ornament.ts'
import { filesFor } from './fonts.ts'

/**
 * Writing in which several glyphs are one sign, or several characters one glyph. @resvg/resvg-js 2.6.2 advances by one
 * glyph of a syllable, so that the next syllable covers the rest, and drops lines with joined emoji. HarfBuzz sets such
 * lines, and the picture holds them as a path.
 */
const joined = new Set<Hand>(['devanagari', 'thai', 'emoji'])

/** The path of a line that the renderer would set wrongly, from the origin to the right; null for any other line. */
export const outline: Fonts['outline'] = (line, size, weight) => {
  const runs = runsOf(line)
  if (!runs.some(({ hand }) => joined.has(hand))) return null
  const parts = runs.flatMap(({ hand, text }) => oneWay(text).map((part) => ({ hand, text: part })))
  let d = ''
  let x = 0
  for (const { hand, text } of isRightToLeft(line) ? parts.toReversed() : parts) {
    const files = filesFor(hand, text)
    const file = weight >= 600 ? files.at(-1) : files[0]
    if (file === undefined) continue
    const { font, upem } = opened(file)
    const scale = size / upem
    for (const { glyph, right, up, advance } of glyphsOf(text, font)) {
      d += placed(font.glyphToPath(glyph), x + right * scale, up * scale, scale)
      x += advance * scale
    }
  }
  return { d, width: x }
}

/** A text split where letters change their direction, because HarfBuzz sets a text in one direction. */
function oneWay(text: string): readonly string[] {
  const parts: string[] = []
  for (const grapheme of graphemes(text)) {
    const last = parts.at(-1)
    const turns = last !== undefined && /\p{L}/u.test(grapheme) && isRightToLeft(grapheme) !== isRightToLeft(last)
    if (last === undefined || turns) parts.push(grapheme)
    else parts[parts.length - 1] = last + grapheme
  }
  return parts
}

function glyphsOf(text: string, font: Font) {
  const buffer = new Shaped()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, i) => {
    const { xAdvance: advance = 0, xOffset: right = 0, yOffset: up = 0 } = positions[i] ?? {}
    return { glyph, advance, right, up }
  })
}

/** A glyph's path, in font units with the ordinate upwards, at its place in the picture. */
const placed = (path: string, x: number, up: number, scale: number): string =>
  path.replace(
    /(?<![\d.])(-?[\d.]{1,20}),(-?[\d.]{1,20})/g,
    (_, px: string, py: string) => `${n(x + Number(px) * scale)} ${n(-up - Number(py) * scale)}`,
  )

const fonts = new Map<string, { readonly font: Font; readonly upem: number }>()

function opened(file: string) {
  let found = fonts.get(file)
  if (found === undefined) {
    const face = new Face(new Blob(Uint8Array.from(readFileSync(file)).buffer))
    fonts.set(file, (found = { font: new Font(face), upem: face.upem }))
  }
  return found
}
