import { placeholderOf, secretKinds } from './secret.ts'

/**
 * A text as the key detectors read it: compatibility forms resolved (full-width, styled, NFC and NFKD), accents and
 * invisible characters removed, escaped line breaks replaced by spaces. Case is kept, because base58 is case-sensitive.
 */
export interface View {
  readonly text: string
  /** `text` in lower case, with the same indexes. */
  readonly lower: string
  /** Whether the view equals the original text: ASCII without escapes. */
  readonly plain: boolean
  readonly source: Source
}

/** The input of the view, from which `originsIn` computes offsets. Few callers need them, so views store no offsets. */
interface Source {
  readonly text: string
  readonly gaps: boolean
}

/** Replaces a placeholder of an earlier redaction. It is neither a letter nor a separator. */
export const MASK = '\u0001'

/** Complete placeholders only: other text in such brackets is searched, or keys could be hidden there. */
const placeholders = secretKinds.map(placeholderOf)

const invisible = /[\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/
const accent = /[\u0300-\u036f]/g

/** The folded form of each code point of the basic plane. The limit to that plane bounds the cache. */
const folded: (string | undefined)[] = []

function foldPoint(point: string): string {
  const code = point.codePointAt(0) ?? 0
  if (code > 0xffff) return code >= 0xe0000 && code <= 0xe0fff ? '' : point.normalize('NFKD').replace(accent, '')
  const known = folded[code]
  if (known !== undefined) return known
  const fresh = invisible.test(point) ? '' : point.normalize('NFKD').replace(accent, '')
  folded[code] = fresh
  return fresh
}

/** Folds a word or pattern in the same way as a view, so that the two can be compared. */
export function fold(text: string): string {
  let out = ''
  for (const point of text.normalize('NFKD')) out += foldPoint(point)
  return out.toLowerCase()
}

/** Whether the text has invisible characters, which may stand within words or separate them. */
export const hasInvisible = (text: string): boolean => invisible.test(text)

const plain = /^[\x02-\x24\x26-\x5b\x5d-\x7e]*$/

const hexValue = (text: string, start: number, digits: number): number => {
  const part = text.slice(start, start + digits)
  return part.length === digits && /^[0-9a-f]+$/i.test(part) ? Number.parseInt(part, 16) : -1
}

/** The character that an escape (JSON, programming languages, URLs) stands for, and the length of the escape. */
function escaped(text: string, at: number): readonly [string, number] | undefined {
  const next = text.charAt(at + 1)
  if (text.charAt(at) === '%') {
    const code = hexValue(text, at + 1, 2)
    return code >= 0x0a && code < 0x7f ? [String.fromCharCode(code), 3] : undefined
  }
  if (next === 'n' || next === 'r' || next === 't') return [' ', 2]
  if (next !== 'u') return undefined
  const code = hexValue(text, at + 2, 4)
  return code >= 0x20 ? [String.fromCharCode(code), 6] : undefined
}

/** Receives the spans of a text: unchanged, or with a replacement. */
interface Sink {
  same(start: number, end: number): void
  piece(piece: string, start: number, end: number): void
}

/** Cache by UTF-16 code unit of the basic plane, whether folding keeps it: 1 yes, 2 no, 0 unknown. */
const stays = new Uint8Array(0x10000)

const staysItself = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  if (code >= 0xd800 && code <= 0xdfff) return false
  const known = stays[code] ?? 0
  if (known !== 0) return known === 1
  const is =
    code < 0x80
      ? code !== 1 && code !== 0x5b && code !== 0x5c && code !== 0x25
      : foldPoint(text.charAt(at)) === text.charAt(at)
  stays[code] = is ? 1 : 2
  return is
}

/** The replacement of the character, escape or placeholder at an offset, and the length that it replaces. */
function pieceAt({ text, gaps }: Source, at: number): readonly [string, number] {
  const code = text.charCodeAt(at)
  if (code === 0x5b) {
    const found = placeholders.find((placeholder) => text.startsWith(placeholder, at))
    if (found !== undefined) return [MASK, found.length]
  }
  if (code === 0x5c || code === 0x25) {
    const escape = escaped(text, at)
    if (escape !== undefined) return [foldPoint(escape[0]), escape[1]]
  }
  if (code < 0x80) return [code === 1 ? ' ' : text.charAt(at), 1]
  const point = String.fromCodePoint(text.codePointAt(at) ?? 0xfffd)
  const piece = foldPoint(point)
  return [piece === '' && gaps && invisible.test(point) ? ' ' : piece, point.length]
}

function walk(source: Source, sink: Sink): void {
  const { text } = source
  let from = 0
  for (let i = 0; i < text.length;) {
    if (staysItself(text, i)) {
      i++
      continue
    }
    if (from < i) sink.same(from, i)
    const [piece, length] = pieceAt(source, i)
    sink.piece(piece, i, i + length)
    i += length
    from = i
  }
  if (from < text.length) sink.same(from, text.length)
}

/**
 * Builds the view of a text. With `gaps`, an invisible character becomes a space instead of nothing, so that words that
 * only such a character separates are found too.
 */
export function viewOf(text: string, gaps = false): View {
  const source = { text, gaps }
  if (plain.test(text) && !text.includes('[removed: ')) return { text, lower: text.toLowerCase(), plain: true, source }
  let out = ''
  walk(source, {
    same: (start, end) => {
      out += text.slice(start, end)
    },
    piece: (piece) => {
      out += piece
    },
  })
  return { text: out, lower: lowerSame(out), plain: false, source }
}

/** Lower case of the same length. The few letters whose lower case is longer become spaces; no key contains them. */
function lowerSame(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from({ length: text.length }, (_, i) => {
    const unit = text.charAt(i).toLowerCase()
    return unit.length === 1 ? unit : ' '
  }).join('')
}

/** A span of a text, in UTF-16 offsets. */
interface Span {
  readonly start: number
  readonly end: number
}

/** A function that maps a span of the view to a span of the original text. */
export function originsIn(view: View): (start: number, end: number) => Span {
  if (view.plain) return (start, end) => ({ start, end })
  const from: number[] = []
  const to: number[] = []
  walk(view.source, {
    same: (start, end) => {
      for (let i = start; i < end; i++) {
        from.push(i)
        to.push(i + 1)
      }
    },
    piece: (piece, start, end) => {
      for (let i = 0; i < piece.length; i++) {
        from.push(start)
        to.push(end)
      }
    },
  })
  return (start, end) => ({ start: from[start] ?? 0, end: to[end - 1] ?? 0 })
}
