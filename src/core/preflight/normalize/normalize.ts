/**
 * Normalizes a text, so that texts that look the same to a reader become equal. Each UTF-16 code unit of the normalized
 * text keeps the offsets of the characters that it came from.
 */
import { escapeAt, inlineTagAt } from './encodings.ts'

/** `text[i]` comes from `source.slice(start[i], end[i])`. */
export interface View {
  readonly text: string
  readonly start: ArrayLike<number>
  readonly end: ArrayLike<number>
}

/** Zero-width and bidi controls, soft hyphen, variation selectors, tag characters, strike-through marks, Arabic vowel signs. */
const invisible =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\u0334-\u0338\u064B-\u0652\u0640\u{E0000}-\u{E01EF}]/u

const mark = /\p{M}/u

const plain: Readonly<Record<string, string>> = {
  '\u2018': "'", '\u2019': "'", '\u201B': "'", '\u02BC': "'", '\u00B4': "'", '`': "'", '\uFF07': "'",
  '\u201C': '"', '\u201D': '"', '\u201E': '"', '\u201F': '"', '\u00AB': '"', '\u00BB': '"', '\u300C': '"', '\u300D': '"', '\u300E': '"', '\u300F': '"', '\u2039': '"', '\u203A': '"',
  '\u2010': '-', '\u2011': '-', '\u2012': '\u2014', '\u2013': '\u2014', '\u2015': '\u2014', '\u2212': '-',
  '\u0623': '\u0627', '\u0625': '\u0627', '\u0622': '\u0627', '\u0649': '\u064A', '\u0629': '\u0647',
  '\u0451': '\u0435', '\u0131': 'i',
} // prettier-ignore

const digitZeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50]

const asciiDigit = (code: number): string | undefined => {
  const zero = digitZeros.find((z) => code >= z && code <= z + 9)
  return zero === undefined ? undefined : String(code - zero)
}

const unify = (text: string): string => {
  let out = ''
  for (const c of text) {
    if (invisible.test(c)) continue
    out += plain[c] ?? asciiDigit(c.charCodeAt(0)) ?? (/\s/u.test(c) && c !== '\n' ? ' ' : c)
  }
  return out
}

const cleanAny = (cluster: string): string => {
  const folded = unify(cluster.normalize('NFKC')).toLowerCase()
  // Lower-casing the Turkish dotted capital I gives i and a combining dot, which no lexicon has. Lower-casing may also
  // add marks, so NFKC runs again.
  return unify(folded.replaceAll('i\u0307', 'i').normalize('NFKC'))
}

/**
 * Caches by UTF-16 code unit: its normalized form, and whether it joins the character before it (2 yes, 1 no, 0
 * unknown).
 */
const cleaned: (string | undefined)[] = []
const joins = new Uint8Array(0x10000)

const clean = (cluster: string): string =>
  cluster.length === 1 ? (cleaned[cluster.charCodeAt(0)] ??= cleanAny(cluster)) : cleanAny(cluster)

/** Whether the character at an offset is a combining mark or invisible, and so part of the cluster before it. */
const joinsBefore = (source: string, at: number): boolean => {
  const code = source.charCodeAt(at)
  if (code < 0x80) return false
  if (code >= 0xd800 && code <= 0xdfff) {
    const c = String.fromCodePoint(source.codePointAt(at) ?? 0)
    return mark.test(c) || invisible.test(c)
  }
  const known = joins[code] ?? 0
  if (known !== 0) return known === 2
  const c = String.fromCharCode(code)
  const is = mark.test(c) || invisible.test(c)
  joins[code] = is ? 2 : 1
  return is
}

/** The normalized form of each ASCII character: lower case, apostrophes for grave accents, spaces for tabs and returns. */
const small = Array.from({ length: 0x80 }, (_, code) =>
  code === 96 ? "'" : code === 9 || code === 13 ? ' ' : String.fromCharCode(code).toLowerCase(),
)

/** Characters that lower case alone does not normalize. */
const special = /[\t\r&<\\`\u0080-\uffff]/

/** Normalizes a text without special characters: most English texts. */
const plainView = (source: string): View => {
  const start = new Int32Array(source.length)
  const end = new Int32Array(source.length)
  for (let i = 0; i < source.length; i += 1) {
    start[i] = i
    end[i] = i + 1
  }
  return { text: source.toLowerCase(), start, end }
}

/** Builds a normalized text from unchanged spans and replacements. */
class ViewBuilder {
  readonly #source: string
  #text = ''
  #length = 0
  #start: Int32Array
  #end: Int32Array

  constructor(source: string) {
    this.#source = source
    this.#start = new Int32Array(source.length)
    this.#end = new Int32Array(source.length)
  }

  /** Adds a span of the source in lower case. */
  keep(from: number, to: number): void {
    if (from === to) return
    this.#makeRoom(to - from)
    this.#text += this.#source.slice(from, to).toLowerCase()
    let at = this.#length
    for (let i = from; i < to; i += 1, at += 1) {
      this.#start[at] = i
      this.#end[at] = i + 1
    }
    this.#length = at
  }

  /** Adds a piece that replaces the source between `from` and `to`. */
  add(piece: string, from: number, to: number): void {
    this.#makeRoom(piece.length)
    this.#text += piece
    this.#start.fill(from, this.#length, this.#length + piece.length)
    this.#end.fill(to, this.#length, this.#length + piece.length)
    this.#length += piece.length
  }

  /** Grows the offset arrays, since a few characters normalize to several. */
  #makeRoom(more: number): void {
    const least = this.#length + more
    if (least <= this.#start.length) return
    for (const list of ['start', 'end'] as const) {
      const grown = new Int32Array(least * 2)
      grown.set(list === 'start' ? this.#start : this.#end)
      if (list === 'start') this.#start = grown
      else this.#end = grown
    }
  }

  view(): View {
    return { text: this.#text, start: this.#start, end: this.#end }
  }
}

/** Cache by UTF-16 code unit: whether lower case alone normalizes it (1 yes, 2 no, 0 unknown). */
const kept = new Uint8Array(0x10000)
const notKept = '\t\r&<\\`'
/** Capital sigma, the only letter whose lower case depends on its neighbours. */
const sigma = '\u03a3'

const keepsItself = (code: number): boolean => {
  const known = kept[code] ?? 0
  if (known !== 0) return known === 1
  const c = String.fromCharCode(code)
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  const is = code < 0x80 ? !notKept.includes(c) : !isSurrogate && c !== sigma && clean(c) === c.toLowerCase()
  kept[code] = is ? 1 : 2
  return is
}

/** Whether lower case alone normalizes the code unit at an offset; not if a combining mark follows it. */
const isKept = (source: string, at: number): boolean => {
  const code = source.charCodeAt(at)
  if (!keepsItself(code)) return false
  const next = at + 1 < source.length ? source.charCodeAt(at + 1) : 0
  return next < (code < 0x80 ? 0x300 : 0x80) || !joinsBefore(source, at + 1)
}

/** Normalizes a text: NFKC, lower case, no invisible characters, one form each of quotes, dashes, spaces and digits. */
export const normalize = (source: string): View => {
  if (!special.test(source)) return plainView(source)
  const out = new ViewBuilder(source)
  let from = 0
  let i = 0
  while (i < source.length) {
    if (isKept(source, i)) {
      i += 1
      continue
    }
    out.keep(from, i)
    i = addSpecial(source, i, out)
    from = i
  }
  out.keep(from, source.length)
  return out.view()
}

/** Adds the normalized form of the special character, tag or escape at an offset. Returns the offset after it. */
const addSpecial = (source: string, i: number, out: ViewBuilder): number => {
  const code = source.charCodeAt(i)
  const next = source.charCodeAt(i + 1)
  if (code === 60) {
    const length = inlineTagAt(source, i)
    if (length > 0) return i + length
  }
  if (code === 38 || code === 92) {
    const found = escapeAt(source, i)
    if (found !== undefined) {
      out.add(cleanAny(found.character), i, i + found.length)
      return i + found.length
    }
    // A line break escaped as two characters, as in JSON and source code.
    if (code === 92 && (next === 110 || next === 114 || next === 116)) {
      out.add(next === 116 ? ' ' : '\n', i, i + 1)
      out.add(' ', i + 1, i + 2)
      return i + 2
    }
  }
  if (code < 0x80 && !(next >= 0x300)) {
    out.add(small[code] ?? '', i, i + 1)
    return i + 1
  }
  let to = i + ((source.codePointAt(i) ?? 0) > 0xffff ? 2 : 1)
  // A base character and up to 16 marks are one cluster: composed and decomposed forms normalize to the same text.
  for (let n = 0; n < 16 && to < source.length && joinsBefore(source, to); n += 1)
    to += (source.codePointAt(to) ?? 0) > 0xffff ? 2 : 1
  out.add(clean(source.slice(i, to)), i, to)
  return to
}

/** The normalized text without offsets. Lexicon entries are normalized with it too. Idempotent. */
export const normalizeText = (text: string): string =>
  // Without offsets, which take longer than the text: rule sets normalize some 60,000 words before the first screening.
  special.test(text) ? normalize(text).text : text.toLowerCase()

const hasOnlyAscii = (word: string): boolean => !/[^\0-\x7f]/.test(word)

/** A word without the accents of its Latin and Greek letters. */
export const withoutAccents = (word: string): string =>
  hasOnlyAscii(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/(?<=[a-zα-ω])[\u0300-\u036f]+/gu, '')
        .normalize('NFC')
        .replaceAll('ł', 'l')
        .replaceAll('đ', 'd')
        .replaceAll('ß', 'ss')
        .replaceAll('ø', 'o')
        .replaceAll('æ', 'ae')
        .replaceAll('œ', 'oe')
