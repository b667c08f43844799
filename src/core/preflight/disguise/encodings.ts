/**
 * Decodes base64, hex and the escapes of URLs, JSON and HTML. Digests and keys do not decode to readable text, so they
 * stay.
 */
import { escapeAt } from '../normalize/encodings.ts'
import type { View } from '../normalize/normalize.ts'
import { edited, type Edit } from './edits.ts'

/** A byte, and the span of the source that encodes it. */
interface Byte extends Omit<Edit, 'text'> {
  readonly value: number
}

/**
 * Decodes UTF-8, with an edit for each character. Returns undefined if the bytes are not UTF-8, or encode a control
 * character other than tab, line feed and carriage return.
 */
function utf8CharactersOf(bytes: readonly Byte[]): readonly Edit[] | undefined {
  const out: Edit[] = []
  for (let i = 0; i < bytes.length;) {
    const first = bytes[i]
    if (first === undefined) break
    const { value } = first
    const more = value < 0x80 ? 0 : value >= 0xf0 && value < 0xf5 ? 3 : value >= 0xe0 ? 2 : value >= 0xc2 ? 1 : -1
    const last = bytes[i + more]
    if (more < 0 || value >= 0xf5 || last === undefined) return undefined
    let point = more === 0 ? value : value & (0x3f >> more)
    for (let n = 1; n <= more; n += 1) {
      const next = bytes[i + n]?.value ?? 0
      if (next >> 6 !== 2) return undefined
      point = (point << 6) | (next & 0x3f)
    }
    if ((point < 0x20 && point !== 9 && point !== 10 && point !== 13) || point === 0x7f || point > 0x10_ffff)
      return undefined
    out.push({ start: first.start, end: last.end, text: String.fromCodePoint(point) })
    i += more + 1
  }
  return out
}

/** Decodes UTF-8. Also returns undefined if fewer than 60 % of the characters are letters, marks or white space. */
function readableTextOf(bytes: readonly Byte[]): readonly Edit[] | undefined {
  const out = utf8CharactersOf(bytes)
  const letters = out?.filter(({ text }) => /[\p{L}\p{M}\s]/u.test(text)).length ?? 0
  return letters > 0 && letters * 10 >= (out?.length ?? 0) * 6 ? out : undefined
}

/** Extends edits so that they cover a whole run: prefixes, separators, line ends and padding are removed too. */
const coveringRun = (edits: readonly Edit[] | undefined, run: string, at: number): readonly Edit[] | undefined =>
  edits?.map(({ end, text }, n) => ({
    start: n === 0 ? at : (edits[n - 1]?.end ?? at),
    end: n === edits.length - 1 ? at + run.trimEnd().length : end,
    text,
  }))

/**
 * A run of base64: a line of at least 16 characters, then any lines of at least 4. Words and paths are seldom that
 * long, and do not decode to readable text.
 */
const base64Run = /[0-9A-Za-z+/_-]{16,}(?:={0,2}\r?\n[0-9A-Za-z+/_-]{4,})*={0,2}/g
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function base64Bytes(run: string, at: number): readonly Byte[] {
  const bytes: Byte[] = []
  let [bits, held, from] = [0, 0, at]
  for (let i = 0; i < run.length; i += 1) {
    const value = alphabet.indexOf(run.charAt(i).replace('-', '+').replace('_', '/'))
    if (value < 0) continue
    bits = ((bits << 6) | value) & 0x3fff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes.push({ value: (bits >> held) & 0xff, start: from, end: at + i + 1 })
    from = at + i
  }
  return bytes
}

/**
 * A lower-case letter before an upper-case one, or a letter before a digit. Base64 has many such pairs and most texts
 * have none, so most texts are not searched for runs.
 */
const base64Pair = /[a-z][A-Z]|[A-Z][0-9]|[a-z][0-9]/
const fromBase64 = (text: string): readonly Edit[] =>
  (base64Pair.test(text) ? Array.from(text.matchAll(base64Run)) : []).flatMap(({ 0: run, index }) => {
    const whole = coveringRun(readableTextOf(base64Bytes(run, index)), run, index)
    if (whole !== undefined) return whole
    return Array.from(run.matchAll(/[^\r\n]{16,}/g)).flatMap(
      ({ 0: line, index: at }) => coveringRun(readableTextOf(base64Bytes(line, index + at)), line, index + at) ?? [],
    )
  })

const hexRun = /(?<![0-9a-z])(?:0x|\\x)?[0-9a-f]{2}(?:(?:[ :,-]|, |[ \n,]?0x|\\x|\r?\n)?[0-9a-f]{2}){11,}/gi
/** Two adjacent bytes of text in hex. Most texts have no such pair, so they are not searched for runs. */
const hexPair = /(?:[2-7][0-9a-f]|[c-f][0-9])[^0-9a-z]{0,3}(?:0?x)?[2-9a-f][0-9a-f]/i
const fromHex = (text: string): readonly Edit[] =>
  (hexPair.test(text) ? Array.from(text.matchAll(hexRun)) : []).flatMap(({ 0: run, index }) => {
    const pairs = run.matchAll(/(?:0x|\\x)?([0-9a-f]{2})/gi)
    const bytes = Array.from(pairs, (pair) => byteAt(pair[1], index + pair.index, pair[0].length))
    return coveringRun(readableTextOf(bytes), run, index) ?? []
  })

const byteAt = (hex: string | undefined, start: number, length: number): Byte => ({
  value: Number.parseInt(hex ?? '', 16),
  start,
  end: start + length,
})

/** A text with fewer percent escapes may just contain a URL with an encoded blank. */
const fewestPercent = 3
const percentRun = /(?:%[0-9a-f]{2})+/gi
function fromPercent(text: string): readonly Edit[] {
  if (!text.includes('%')) return []
  const runs = Array.from(text.matchAll(percentRun))
  if (runs.reduce((sum, [run]) => sum + run.length / 3, 0) < fewestPercent) return []
  return runs.flatMap(({ 0: run, index }) => {
    const bytes = Array.from({ length: run.length / 3 }, (_, n) =>
      byteAt(run.slice(n * 3 + 1, n * 3 + 3), index + n * 3, 3),
    )
    return utf8CharactersOf(bytes) ?? []
  })
}

/**
 * Escapes that are escaped again, such as `&amp;#97;`, or four escapes in a row. All other escapes are left to
 * normalization (normalize/encodings.ts).
 */
const hiddenEscapes = /&(?:amp|#38|#x26);(?:#|[a-z]{2,5};)|\\\\u[0-9a-f]{4}|(?:&#x?[0-9a-f]{2,6};|\\u[0-9a-f]{4}){4}/i
function fromEscapes(text: string): readonly Edit[] {
  if (!text.includes('&') && !text.includes('\\')) return []
  if (!hiddenEscapes.test(text)) return []
  const edits: Edit[] = []
  for (const { index } of text.matchAll(/&#?|\\/g)) {
    const found = escapeAt(text, index)
    if (found === undefined && text.startsWith('\\\\u', index)) edits.push({ start: index, end: index + 1, text: '' })
    if (found !== undefined) edits.push({ start: index, end: index + found.length, text: found.character })
  }
  return edits
}

const decoders = [fromPercent, fromEscapes, fromHex, fromBase64] as const

/** The most times that a text is decoded, in case it is encoded several times. */
const mostPasses = 4

/** Decodes a text. Returns the same view if nothing in it is encoded. */
export function decoded(source: View): View {
  let view = source
  for (let n = 0; n < mostPasses; n += 1) {
    const { text } = view
    let edits: readonly Edit[] = []
    for (const decoder of decoders) if (edits.length === 0) edits = decoder(text)
    if (edits.length === 0) return view
    view = edited(view, edits)
  }
  return view
}
