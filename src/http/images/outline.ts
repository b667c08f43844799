import { readFileSync } from 'node:fs'
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs'
import { type Hand, runsOf } from '../../core/badge/hands.ts'
import { type Fonts, type Outline, isRightToLeft } from '../../core/badge/lettering.ts'
import { graphemes } from '../../core/badge/measure.ts'
import { displayFileFor, filesFor } from './fonts.ts'
import { type Glyph, relativePath } from './relative-path.ts'

/**
 * Writing in which several glyphs are one sign, or several characters one glyph. @resvg/resvg-js 2.6.2 advances by one
 * glyph of a syllable, so that the next syllable covers the rest, and drops lines with joined emoji. HarfBuzz sets such
 * lines, and the picture holds them as a path.
 */
const joined = new Set<Hand>(['devanagari', 'thai', 'emoji'])

/** Outlines in the display serif of pages; null for a line that has other letters. `units`: how fine the path is. */
const inDisplayFont =
  (units: number): Fonts['outline'] =>
  (line, size, weight, spacing) => {
    const parts: Part[] = []
    for (const grapheme of graphemes(line)) {
      const file = displayFileFor(grapheme, weight)
      if (file === null) return null
      const last = parts.at(-1)
      if (last?.file === file) last.text += grapheme
      else parts.push({ file, text: grapheme })
    }
    return outlineOf(parts, { units, size, spacing })
  }

/** Fine enough for a picture that is printed on a page. */
const fine = 5

/** The path of a line in the display serif, or of one that the renderer of PNGs would set wrongly. */
export const outline: Fonts['outline'] = (line, size, weight, spacing) => {
  const whole = inDisplayFont(fine)(line, size, weight, spacing)
  if (whole !== null) return whole
  const runs = runsOf(line)
  if (!runs.some(({ hand }) => joined.has(hand))) return null
  const parts = runs.flatMap(({ hand, text }) =>
    oneWay(text).flatMap((part) => {
      const files = filesFor(hand, part)
      const file = weight >= 600 ? files.at(-1) : files[0]
      return file === undefined ? [] : [{ file, text: part }]
    }),
  )
  return outlineOf(isRightToLeft(line) ? parts.toReversed() : parts, { units: fine, size, spacing })
}

/**
 * The fonts of a badge as an SVG file, which can load none: Latin letters are outlines of the display serif, as in the
 * PNG, and other writing is in the fonts of whoever opens it.
 */
export const fileFonts: Fonts = { draws: () => true, outline: inDisplayFont(fine) }

/** The same for a drawing that is shown small: it has some 2 KB less when compressed. */
export const smallFonts: Fonts = { draws: () => true, outline: inDisplayFont(2) }

/** A text in one font. */
interface Part {
  readonly file: string
  text: string
}

interface Setting {
  readonly units: number
  readonly size: number
  readonly spacing?: number | undefined
}

function outlineOf(parts: readonly Part[], { units, size, spacing = 0 }: Setting): Outline {
  const glyphs: Glyph[] = []
  let x = 0
  for (const { file, text } of parts) {
    const { font, upem } = opened(file)
    const scale = (size * units) / upem
    for (const { glyph, right, up, advance } of glyphsOf(text, font)) {
      glyphs.push({ path: font.glyphToPath(glyph), x: x + right * scale, up: up * scale, scale })
      x += advance * scale + spacing * units
    }
  }
  return { d: relativePath(glyphs), units, width: x - spacing * units }
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

const fonts = new Map<string, { readonly font: Font; readonly upem: number }>()

function opened(file: string) {
  let found = fonts.get(file)
  if (found === undefined) {
    const face = new Face(new Blob(Uint8Array.from(readFileSync(file)).buffer))
    fonts.set(file, (found = { font: new Font(face), upem: face.upem }))
  }
  return found
}
