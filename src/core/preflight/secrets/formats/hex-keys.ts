import { LOWER, NOT_HEX, UPPER, type Chunk } from './chunks.ts'
import type { Context } from '../context.ts'
import type { Secret } from '../secret.ts'

/** In hex digits: 32 bytes are a private key, 64 bytes are a seed derived by BIP-39, or an expanded key. */
const KEY = 64
const SEED = 128

const sizes: readonly number[] = [KEY, SEED]

/** The order of secp256k1: a private key is at least 1 and less than it. */
const order = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'

const inRange = (digits: string): boolean => digits.length === SEED || (digits < order && !/^0+$/.test(digits))

/** The hex digits of a chunk, without 0x; empty for other chunks. */
function digitsOf(text: string, chunk: Chunk): string {
  if ((chunk.has & NOT_HEX) !== 0 && !'0xX'.includes(text.charAt(chunk.start))) return ''
  const part = text.slice(chunk.start, chunk.end).toLowerCase()
  // 0x1f, and x1f from the escape \\x1f.
  if (/^0?x/.test(part)) return /^0?x[0-9a-f]+$/.test(part) ? part.slice(part.indexOf('x') + 1) : ''
  return (chunk.has & NOT_HEX) === 0 ? part : ''
}

interface Candidate {
  readonly start: number
  readonly end: number
  /** Joined on demand, because a text may have many candidates that no word names. */
  readonly digits: () => string
}

/** Spans of exactly 64 or 128 hex digits, in one piece or in groups of at least two digits, such as `0a:1b:…` or lines. */
function spansOfHex(text: string, chunks: readonly Chunk[]): readonly Candidate[] {
  const found: Candidate[] = []
  let group: { start: number; end: number; digits: string }[] = []
  /**
   * The number of digits before each piece of the group. The start of a window of either size never moves back, so one
   * pass is enough.
   */
  let before: number[] = []
  let total = 0
  let begin = [0, 0]
  const clear = (): void => {
    if (total === 0) return
    group = []
    before = []
    total = 0
    begin = [0, 0]
  }
  for (const chunk of chunks) {
    const length = chunk.end - chunk.start
    const digits = length >= 2 && length <= SEED + 2 ? digitsOf(text, chunk) : ''
    if (digits === '' || !chunk.joined) clear()
    if (digits === '') continue
    const piece = { start: chunk.start, end: chunk.end, digits }
    if (digits.length === KEY || digits.length === SEED) {
      found.push({ ...piece, digits: () => digits })
      clear()
      continue
    }
    group.push(piece)
    before.push(total)
    total += digits.length
    for (const [which, size] of sizes.entries()) {
      let at = begin[which] ?? 0
      while (total - (before[at] ?? total) > size) at++
      begin[which] = at
      const first = group[at]
      if (first === undefined || total - (before[at] ?? 0) !== size) continue
      const parts = group
      const end = group.length
      const joined = (): string =>
        parts
          .slice(at, end)
          .map((part) => part.digits)
          .join('')
      found.push({ start: first.start, end: piece.end, digits: joined })
    }
  }
  return found
}

/** Keys of 32 or 64 bytes as decimal numbers, the way programs print them: `[174, 47, …]`. */
function byteLists(text: string, chunks: readonly Chunk[]): readonly { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let first = -1
  for (let i = 0; i <= chunks.length; i++) {
    const chunk = chunks[i]
    const isByte =
      chunk?.has !== undefined &&
      (chunk.has & (UPPER | LOWER)) === 0 &&
      chunk.end - chunk.start <= 3 &&
      Number(text.slice(chunk.start, chunk.end)) < 256
    if (first >= 0 && (!isByte || !chunk.joined)) {
      const begin = chunks[first]
      const last = chunks[i - 1]
      if ((i - first === KEY / 2 || i - first === KEY) && begin !== undefined && last !== undefined) {
        found.push({ start: begin.start, end: last.end })
      }
      first = -1
    }
    if (isByte && first < 0) first = i
  }
  return found
}

/**
 * Private keys in hex or bytes. Only the words around tell them from a SHA-256 digest or a transaction id. Lists of
 * numbers are so common that only a word for a private key makes one a key.
 */
export function hexKeysIn(text: string, chunks: readonly Chunk[], context: Context): readonly Secret[] {
  const inHex = spansOfHex(text, chunks)
  const inBytes = byteLists(text, chunks)
  if (inHex.length + inBytes.length === 0 || !context.mayNameKey()) return []
  const hex = inHex.filter(({ start, end, digits }) => inRange(digits()) && context.namesHexKey(start, end))
  const bytes = inBytes.filter(({ start, end }) => context.namesBytes(start, end))
  return [...hex, ...bytes].map(({ start, end }) => ({ kind: 'hex private key', start, end }))
}
