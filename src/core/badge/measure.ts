/** How wide words are, where they break, and at which size they fit. Widths are those of our fonts. */

/** Character widths of Newsreader at weight 600 in thousandths of an em, rounded up. Tinos Bold is not wider on average. */
const metrics: readonly (readonly [number, string])[] = [
  [200, "'"],
  [220, ' '],
  [230, '|'],
  [250, ',.’‘'],
  [260, '·'],
  [270, ':'],
  [280, '!;j'],
  [290, 'l()'],
  [300, 'iı'],
  [310, '[]{}'],
  [330, 'ł'],
  [350, '-'],
  [370, 'I'],
  [380, 'ft"'],
  [400, '/\\'],
  [410, 's_'],
  [420, '*'],
  [430, 'r'],
  [450, 'J“”„'],
  [470, 'cz?'],
  [490, 'e«'],
  [500, '`a–•'],
  [510, '»'],
  [520, 'g'],
  [540, 'x~^+<=>'],
  [550, 'o'],
  [560, 'vy'],
  [570, 'øq'],
  [580, 'Sbku'],
  [590, 'dhpđ'],
  [600, 'n'],
  [620, '#$0123456789F'],
  [640, 'LŁ'],
  [660, 'ßPZ—'],
  [680, 'E'],
  [690, 'B'],
  [700, '…'],
  [710, 'TCR'],
  [720, 'Y'],
  [730, 'V'],
  [740, 'æ'],
  [750, 'AX&'],
  [770, 'NG'],
  [780, 'K'],
  [790, 'DUwĐ'],
  [800, 'OQ'],
  [810, 'Ø'],
  [820, '%'],
  [840, 'Hœ'],
  [870, 'm'],
  [900, '@'],
  [1030, 'MW'],
  [1040, 'Æ'],
  [1100, 'Œ'],
]
/** Widths in em by letter. */
export const known: ReadonlyMap<string, number> = new Map(
  metrics.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width / 1000])),
)
/** A letter with accents has the width of its base letter. */
export const plain = (grapheme: string): string => String.fromCodePoint(grapheme.normalize('NFD').codePointAt(0) ?? 0)

/** Upper bounds in em for characters outside the table; unknown letters count as wide. */
const scripts: readonly (readonly [RegExp, number])[] = [
  [/^[\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]/u, 0.66],
  [/^\p{Script=Cyrillic}/u, 0.74],
  [/^\p{Script=Devanagari}/u, 0.75],
  [/^\p{Script=Thai}/u, 0.66],
]
const emoji = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u
/** Text may break before and after each of these. Hangul is as wide, but breaks at its spaces. */
const breaksAround =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Extended_Pictographic}\p{Regional_Indicator}\u3000-\u303F\uFF01-\uFF60]/u

/** Width of one grapheme in em. */
export function widthOf(grapheme: string): number {
  const width = known.get(plain(grapheme))
  if (width !== undefined) return width
  if (emoji.test(grapheme)) return 1.28
  if (breaksAround.test(grapheme) || /^\p{Script=Hangul}/u.test(grapheme)) return 1.06
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

/** Writing without spaces between its words. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const words = new Intl.Segmenter('th', { granularity: 'word' })

/** A word, an ideograph or a part of a compound: a line may break between two pieces. */
interface Piece {
  readonly graphemes: readonly string[]
  readonly widths: readonly number[]
  readonly width: number
  /** Whether a space stands before it. */
  readonly spaced: boolean
}

/** `compounds`: whether a line may break after a hyphen. */
function piecesOf(text: string, compounds: boolean): readonly Piece[] {
  return text.split(' ').flatMap((word) => {
    const parts = unspaced.test(word)
      ? [...words.segment(word)].map((s) => graphemes(s.segment))
      : partsOf(word, compounds)
    return parts.map((part, i) => {
      const widths = part.map(widthOf)
      return { graphemes: part, widths, width: widths.reduce((sum, width) => sum + width, 0), spaced: i === 0 }
    })
  })
}

function partsOf(word: string, compounds: boolean): string[][] {
  const parts: string[][] = []
  let open: string[] | undefined
  for (const grapheme of graphemes(word)) {
    const alone = breaksAround.test(grapheme)
    if (open === undefined || alone) parts.push((open = [grapheme]))
    else open.push(grapheme)
    if (alone || (compounds && grapheme === '-')) open = undefined
  }
  return parts
}

const blank = widthOf(' ')

/**
 * Breaks a text into lines of at most `widths` in em, by their order: between its pieces, and inside a piece only if it is
 * too long. Lines after those of `widths` are as wide as the last one.
 */
function broken(pieces: readonly Piece[], ...widths: readonly number[]): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const room = (): number => widths[Math.min(lines.length, widths.length - 1)] ?? 0
  const end = (): void => {
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
    used = 0
  }
  for (const piece of pieces) {
    const space = piece.spaced && line !== '' ? blank : 0
    if (line !== '' && used + space + piece.width > room()) end()
    else if (space > 0) {
      line += ' '
      used += space
    }
    piece.graphemes.forEach((grapheme, i) => {
      const width = piece.widths[i] ?? 0
      if (line.trim() !== '' && used + width > room()) end()
      line += grapheme
      used += width
    })
  }
  end()
  return lines
}

/** Width of the widest piece in em: a line that is narrower breaks it. */
const widestOf = (pieces: readonly Piece[]): number => Math.max(0, ...pieces.map(({ width }) => width))

export interface Fitted {
  readonly size: number
  readonly lines: readonly string[]
}

/** Line height in em. Scripts with marks above and below the letters need more. */
export const leading = (text: string): number =>
  /[\p{scx=Arabic}\p{scx=Devanagari}\p{Script=Thai}]/u.test(text) ? 1.42 : 1.18

/** The size down to which words, and compounds with hyphens, stay whole. */
const wholeAbove = 24

/** A box of text. */
export interface Room {
  readonly width: number
  readonly height: number
  /** The width between these two heights, from the centre of the box downwards; absent: the box is free everywhere. */
  readonly clear?: (top: number, bottom: number) => number
}

/** The largest size at which a text fits a box. If it does not fit at the smallest size, it is truncated. */
export function fit(text: string, box: Room, sizes: readonly number[]): Fitted {
  const { clear } = box
  return clear === undefined ? fitBox(text, box, sizes) : fitRound(text, { ...box, clear }, sizes)
}

/** The same in a box with round sides: the width of a line depends on how many lines there are. */
function fitRound(text: string, box: Required<Room>, sizes: readonly number[]): Fitted {
  const [whole, parted] = [piecesOf(text, false), piecesOf(text, true)]
  const widthsOf = (rows: number, size: number): number[] => {
    const step = size * leading(text)
    return Array.from({ length: rows }, (_, i) => {
      const y = (i - (rows - 1) / 2) * step
      return Math.min(box.width, box.clear(y - size / 2, y + size / 2)) / size
    })
  }
  for (const size of sizes)
    for (let rows = 1; rows <= rowsAt(size, box.height, text); rows++) {
      const widths = widthsOf(rows, size)
      const isParted = widestOf(whole) > Math.max(...widths)
      if (isParted && size > wholeAbove) continue
      const pieces = isParted ? parted : whole
      const lines = broken(pieces, ...widths)
      if (lines.length > rows || !lines.every((line, i) => measure(line) <= (widths[i] ?? 0))) continue
      return { size, lines: balance(lines, pieces, widths) }
    }
  const size = sizes.at(-1) ?? 16
  const widths = widthsOf(rowsAt(size, box.height, text), size)
  return { size, lines: cutOff(broken(parted, ...widths), widths) }
}

/** The lines that there is room for, the last one truncated. */
const cutOff = (lines: readonly string[], widths: readonly number[]): readonly string[] => {
  const last = widths.length - 1
  return [...lines.slice(0, last), truncate(lines.slice(last).join(' '), widths[last] ?? 0)]
}

function fitBox(text: string, box: Room, sizes: readonly number[]): Fitted {
  const [whole, parted] = [piecesOf(text, false), piecesOf(text, true)]
  const longest = widestOf(whole)
  for (const size of sizes) {
    const em = box.width / size
    if (longest > em && size > wholeAbove) continue
    const pieces = longest > em ? parted : whole
    const lines = broken(pieces, em)
    if (lines.length <= rowsAt(size, box.height, text)) return { size, lines: balance(lines, pieces, [em]) }
  }
  const size = sizes.at(-1) ?? 16
  const rows = rowsAt(size, box.height, text)
  const widths = Array.from({ length: rows }, () => box.width / size)
  return { size, lines: cutOff(broken(parted, ...widths), widths) }
}

const rowsAt = (size: number, height: number, text: string): number =>
  Math.max(1, Math.min(4, Math.floor((height / size - 0.1) / leading(text))))

/** The narrowest lines of this number: then the last one is as long as it can be, not a single short word. */
function balance(lines: readonly string[], pieces: readonly Piece[], widths: readonly number[]): readonly string[] {
  if (lines.length < 2) return lines
  const em = Math.max(...widths)
  const whole = pieces.reduce((sum, { width, spaced }) => sum + width + (spaced ? blank : 0), 0)
  // A word is broken only where no line is wide enough for it.
  const least = Math.max(whole / lines.length, Math.min(widestOf(pieces), em))
  for (let at = least; at < em; at += 0.25) {
    const even = broken(pieces, ...widths.map((width) => Math.min(width, at)))
    if (even.length === lines.length && even.every((line, i) => measure(line) <= (widths[i] ?? em))) return even
  }
  return lines
}
