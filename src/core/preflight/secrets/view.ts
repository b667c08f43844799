import { placeholderOf, secretKinds } from './secret.ts'

/**
 * A text as the key detectors read it: compatibility forms resolved (full-width, styled, NFC and NFKD alike), accents
 * and invisible characters dropped, escaped line breaks made blanks. Letter case stays: base58 is case-sensitive.
 */
export interface View {
  readonly text: string
  /** Lower-cased, index by index equal to `text`. */
  readonly lower: string
  /** Offsets in the original text, one per unit of `text`; absent when both are the same. */
  readonly from?: readonly number[]
  readonly to?: readonly number[]
}

/** Stands for a placeholder of an earlier redaction: no letter, no separator. */
export const MASK = '\u0001'

/** In full: anything else in such brackets is read like other text, or keys could hide there. */
const placeholders = secretKinds.map(placeholderOf)

const invisible = /[\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/
const accent = /[\u0300-\u036f]/g

/** What one code point becomes; remembered for the basic plane, so bounded. */
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

/** Folds a word or pattern the way a view is folded, so that both can be compared. */
export function fold(text: string): string {
  let out = ''
  for (const point of text.normalize('NFKD')) out += foldPoint(point)
  return out.toLowerCase()
}

/** Whether the text holds characters that are not seen: they may stand inside words or between them. */
export const hasInvisible = (text: string): boolean => invisible.test(text)

const plain = /^[\x02-\x24\x26-\x5b\x5d-\x7e]*$/

const hexValue = (text: string, start: number, digits: number): number => {
  const part = text.slice(start, start + digits)
  return part.length === digits && /^[0-9a-f]+$/i.test(part) ? Number.parseInt(part, 16) : -1
}

/** An escape of JSON, a programming language or a URL: what it stands for and its length. */
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

/**
 * Builds the view. With `gaps`, an invisible character becomes a blank instead of nothing, for words that are parted by
 * nothing else.
 */
export function viewOf(text: string, gaps = false): View {
  if (plain.test(text) && !text.includes('[removed: ')) return { text, lower: text.toLowerCase() }
  let out = ''
  const from: number[] = []
  const to: number[] = []
  const add = (piece: string, start: number, end: number): void => {
    out += piece
    for (let i = 0; i < piece.length; i++) {
      from.push(start)
      to.push(end)
    }
  }
  for (let i = 0; i < text.length;) {
    const code = text.charCodeAt(i)
    if (code === 0x5b) {
      const found = placeholders.find((placeholder) => text.startsWith(placeholder, i))
      if (found !== undefined) {
        add(MASK, i, i + found.length)
        i += found.length
        continue
      }
    }
    if (code === 0x5c || code === 0x25) {
      const escape = escaped(text, i)
      if (escape !== undefined) {
        add(foldPoint(escape[0]), i, i + escape[1])
        i += escape[1]
        continue
      }
    }
    if (code < 0x80) {
      add(code === 1 ? ' ' : text.charAt(i), i, i + 1)
      i++
      continue
    }
    const point = String.fromCodePoint(text.codePointAt(i) ?? 0xfffd)
    const piece = foldPoint(point)
    add(piece === '' && gaps && invisible.test(point) ? ' ' : piece, i, i + point.length)
    i += point.length
  }
  return { text: out, lower: lowerSame(out), from, to }
}

/** Lower case without a change of length; the few letters that would grow are no part of any key. */
function lowerSame(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from({ length: text.length }, (_, i) => {
    const unit = text.charAt(i).toLowerCase()
    return unit.length === 1 ? unit : ' '
  }).join('')
}

/** The offsets in the original text of a stretch of the view. */
export function originOf(view: View, start: number, end: number): { start: number; end: number } {
  if (view.from === undefined || view.to === undefined) return { start, end }
  return { start: view.from[start] ?? 0, end: view.to[end - 1] ?? 0 }
}
