import { displayText } from '../display.ts'
import { n } from './ornament.ts'

/** Tinos, Liberation Serif and Times New Roman have the same metrics. */
export const serif = 'Tinos, Liberation Serif, Times New Roman, Times, serif'

export const escapeXml = (text: string): string =>
  text
    .replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

/** Character widths of Tinos Bold in thousandths of an em. */
const metrics: readonly (readonly [number, string])[] = [
  [220, '|'],
  [250, ' ,.'],
  [278, "'/\\ilłı"],
  [333, '!()-:;[]`fjt’‘·'],
  [350, '•'],
  [389, 'Is'],
  [394, '{}'],
  [444, 'cerz'],
  [500, '#$*0123456789?J_agovxy“”–„«»ø'],
  [520, '~'],
  [555, '"'],
  [556, 'Sbdhknpqußđ'],
  [570, '+<=>'],
  [581, '^'],
  [611, 'FP'],
  [667, 'BELTZŁ'],
  [722, 'ACDNRUVXYwæœĐ'],
  [778, 'GHKOQØ'],
  [833, '&m'],
  [930, '@'],
  [944, 'M'],
  [1000, '%W—…ÆŒ'],
]
const known = new Map(metrics.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width / 1000])))
/** A letter with accents has the width of its base letter. */
const plain = (grapheme: string): string => String.fromCodePoint(grapheme.normalize('NFD').codePointAt(0) ?? 0)

/** Upper bounds in em for characters outside the table; unknown letters count as wide. */
const scripts: readonly (readonly [RegExp, number])[] = [
  [/^[\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]/u, 0.66],
  [/^\p{Script=Cyrillic}/u, 0.74],
  [/^\p{Script=Devanagari}/u, 0.75],
]
const wide =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Extended_Pictographic}\p{Regional_Indicator}\u3000-\u303F\uFF01-\uFF60]/u

/** Width of one grapheme in em. */
function widthOf(grapheme: string): number {
  const width = known.get(plain(grapheme))
  if (width !== undefined) return width
  if (wide.test(grapheme)) return 1.06
  const base = scripts.find(([script]) => script.test(grapheme))?.[1] ?? 1
  // A conjunct of an Indic script is one grapheme with several letters.
  const letters = grapheme.match(/\p{L}/gu)?.length ?? 1
  return base * Math.max(1, letters * 0.8)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const graphemes = (text: string): string[] => [...segmenter.segment(text)].map((s) => s.segment)

/** Width of a text in em. */
export const measure = (text: string): number => graphemes(text).reduce((sum, g) => sum + widthOf(g), 0)

/** Truncates a text at a width in em and ends it with an ellipsis. */
export function truncate(text: string, em: number): string {
  if (measure(text) <= em) return text
  let kept = ''
  let used = widthOf('…')
  for (const grapheme of graphemes(text)) {
    used += widthOf(grapheme)
    if (used > em) break
    kept += grapheme
  }
  return `${kept.trimEnd()}…`
}

/** Breaks a text into lines of at most `em`: at spaces and around ideographs, and inside a word only if it is too long. */
export function wrap(text: string, em: number): string[] {
  const lines: string[] = []
  let line = ''
  let word = ''
  const endWord = (): void => {
    if (word === '') return
    if (line !== '' && measure(line + word) > em) endLine()
    for (const grapheme of graphemes(word)) {
      if (line !== '' && measure(line + grapheme) > em) endLine()
      line += grapheme
    }
    word = ''
  }
  const endLine = (): void => {
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
  }
  for (const grapheme of graphemes(text)) {
    if (grapheme === ' ' || wide.test(grapheme)) endWord()
    if (grapheme === ' ') line += line === '' ? '' : ' '
    else word += grapheme
    if (wide.test(grapheme) || grapheme === '-') endWord()
  }
  endWord()
  endLine()
  return lines
}

export interface Fitted {
  readonly size: number
  readonly lines: readonly string[]
}

/** Line height in em. Scripts with marks above and below the letters need more. */
const leading = (text: string): number => (/[\p{scx=Arabic}\p{scx=Devanagari}]/u.test(text) ? 1.42 : 1.18)

/** The largest size at which a text fits a box. If it does not fit at the smallest size, it is truncated. */
export function fit(
  text: string,
  box: { readonly width: number; readonly height: number },
  sizes: readonly number[],
): Fitted {
  for (const size of sizes) {
    const em = box.width / size
    const lines = wrap(text, em)
    const splitsWord = text.split(' ').some((word) => !wide.test(word) && measure(word) > em)
    if (lines.length <= rowsAt(size, box.height, text) && !(splitsWord && size > 28))
      return { size, lines: balance(lines, text, em) }
  }
  const size = sizes.at(-1) ?? 16
  const rows = rowsAt(size, box.height, text)
  const lines = wrap(text, box.width / size)
  const last = truncate(lines.slice(rows - 1).join(' '), box.width / size)
  return { size, lines: [...lines.slice(0, rows - 1), last] }
}

const rowsAt = (size: number, height: number, text: string): number =>
  Math.max(1, Math.min(3, Math.floor((height / size - 0.1) / leading(text))))

/** Balances the line lengths, so that the last line is not a single short word. */
function balance(lines: readonly string[], text: string, em: number): readonly string[] {
  if (lines.length < 2) return lines
  const ideal = (measure(text) / lines.length) * 1.08
  for (const at of [ideal, ideal * 1.1, ideal * 1.2]) {
    const even = wrap(text, Math.min(at, em))
    if (even.length === lines.length) return even
  }
  return lines
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const strong = /\p{L}/u

/** The direction of a line, by its first strong letter, as in `dir="auto"`. */
const direction = (text: string): string => (rightToLeft.test(strong.exec(text)?.[0] ?? '') ? ' direction="rtl"' : '')

const hands = [
  ['arabic', /\p{scx=Arabic}/u, `Amiri, ${serif}`],
  ['ideographs', /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF01-\uFF60]/u, `MotoyaLCedar, ${serif}`],
] as const
export type Hand = (typeof hands)[number][0] | 'letters'

/** The bundled font that has a character. */
export const handOf = (char: string): Hand => hands.find(([, script]) => script.test(char))?.[0] ?? 'letters'

/** A line split into runs of one font each, because joined letters must share a font. */
function runs(line: string): string {
  const parts: { hand: Hand; text: string }[] = []
  for (const char of line) {
    const last = parts.at(-1)
    const hand = /[\p{L}\p{N}]/u.test(char) || last === undefined ? handOf(char) : last.hand
    if (last?.hand === hand) last.text += char
    else parts.push({ hand, text: char })
  }
  return parts
    .map(({ hand, text }) => {
      const family = hands.find(([name]) => name === hand)?.[2]
      return family === undefined ? escapeXml(text) : `<tspan font-family="${family}">${escapeXml(text)}</tspan>`
    })
    .join('')
}

export interface Place {
  readonly x: number
  /** Centre of the block. */
  readonly y: number
}

/**
 * Sets the width of a line of known letters to its width in Tinos, so that a fallback font is not clipped. Not for
 * scripts with joined letters.
 */
const setWidth = (line: string, size: number): string =>
  graphemes(line).every((g) => known.has(plain(g)))
    ? ` textLength="${n(measure(line) * size)}" lengthAdjust="spacingAndGlyphs"`
    : ''

/** Lines of user text, centred on a point. */
export function block({ size, lines }: Fitted, { x, y }: Place, fill: string, weight = 400): string {
  const step = size * leading(lines.join(''))
  const first = y - ((lines.length - 1) * step) / 2 + size * 0.34
  return lines
    .map(
      (line, i) =>
        `<text x="${n(x)}" y="${n(first + i * step)}" font-size="${n(size)}" font-weight="${weight}" text-anchor="middle" fill="${fill}"${direction(line)}${weight === 700 ? setWidth(line, size) : ''}>${runs(line)}</text>`,
    )
    .join('')
}

/** A line of our own text, with letter spacing or without. */
export const label = (text: string, { x, y }: Place, size: number, fill: string, spacing = 0, weight = 700): string =>
  `<text x="${n(x + spacing / 2)}" y="${n(y)}" font-size="${n(size)}" font-weight="${weight}" text-anchor="middle" letter-spacing="${n(spacing)}" fill="${fill}">${escapeXml(text)}</text>`

/** Our own text on a circle, letter by letter, because SVG's textPath would need a link inside the picture. */
export function ring(text: string, r: number, size: number, fill: string, repeats: number): string {
  const letters = graphemes(text.repeat(repeats))
  const total = letters.reduce((sum, g) => sum + widthOf(g), 0)
  let passed = 0
  const turned = letters.map((g) => {
    const angle = ((passed + widthOf(g) / 2) / total) * 360
    passed += widthOf(g)
    return g === ' ' ? '' : `<text y="${n(-r)}" transform="rotate(${n(angle)})">${escapeXml(g)}</text>`
  })
  return `<g font-size="${n(size)}" font-weight="700" text-anchor="middle" fill="${fill}">${turned.join('')}</g>`
}

/** Whether a character can be drawn. For pictures: whether our fonts contain it. */
export type Draws = (char: string) => boolean

/**
 * User text for a picture, or '' if a letter has no glyph, because a name with gaps would be a different name. Symbols
 * and emoji without a glyph are left out.
 */
export function drawable(text: string, draws: Draws): string {
  let drawn = ''
  for (const char of displayText(text).normalize('NFC')) {
    if (draws(char)) drawn += char
    else if (/[\p{L}\p{M}\p{N}]/u.test(char) && char !== '\uFE0F') return ''
  }
  return drawn.replace(/\s+/g, ' ').trim()
}
