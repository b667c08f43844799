import { LOWER, NOT_HEX, UPPER, type Chunk } from './chunks.ts'
import type { Context } from './context.ts'
import type { Secret } from './secret.ts'

/** 32 bytes are a private key, 64 the seed that BIP-39 derives, or an expanded key. */
const KEY = 64
const SEED = 128

/** The order of secp256k1: a private key is at least 1 and below it. */
const order = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'

const inRange = (digits: string): boolean => digits.length === SEED || (digits < order && !/^0+$/.test(digits))

/** The hex digits of a chunk, without 0x; empty for other text. */
function digitsOf(text: string, chunk: Chunk): string {
  if ((chunk.has & NOT_HEX) !== 0 && !'0xX'.includes(text.charAt(chunk.start))) return ''
  const part = text.slice(chunk.start, chunk.end).toLowerCase()
  // 0x1f, and x1f of \\x1f
  if (/^0?x/.test(part)) return /^0?x[0-9a-f]+$/.test(part) ? part.slice(part.indexOf('x') + 1) : ''
  return (chunk.has & NOT_HEX) === 0 ? part : ''
}

/** Stretches of exactly 64 or 128 hex digits, whole or in groups of at least two, such as `0a:1b:…` or lines. */
function stretches(text: string, chunks: readonly Chunk[]): readonly { start: number; end: number; digits: string }[] {
  const found: { start: number; end: number; digits: string }[] = []
  let group: { start: number; end: number; digits: string }[] = []
  let total = 0
  const clear = (): void => {
    group = []
    total = 0
  }
  for (const chunk of chunks) {
    const length = chunk.end - chunk.start
    const digits = length >= 2 && length <= SEED + 2 ? digitsOf(text, chunk) : ''
    if (digits === '' || !chunk.joined) clear()
    if (digits === '') continue
    const piece = { start: chunk.start, end: chunk.end, digits }
    if (digits.length === KEY || digits.length === SEED) {
      found.push(piece)
      clear()
      continue
    }
    group.push(piece)
    total += digits.length
    while (total > SEED) total -= group.shift()?.digits.length ?? total
    for (const size of total < KEY ? [] : [KEY, SEED]) {
      let sum = 0
      for (let i = group.length - 1; i >= 0 && sum < size; i--) {
        sum += group[i]?.digits.length ?? 0
        const first = group[i]
        if (sum === size && first !== undefined) {
          const joined = group.slice(i).map((part) => part.digits)
          found.push({ start: first.start, end: piece.end, digits: joined.join('') })
        }
      }
    }
  }
  return found
}

/** Keys of 32 or 64 bytes that were written as decimal numbers, as programs print them: `[174, 47, …]`. */
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

/** Private keys in hex or bytes: nothing but the words around tells them from a SHA-256 digest or a transaction id. */
export function hexKeysIn(text: string, chunks: readonly Chunk[], context: Context): readonly Secret[] {
  const candidates = [...stretches(text, chunks).filter(({ digits }) => inRange(digits)), ...byteLists(text, chunks)]
  return candidates
    .filter(({ start, end }) => context.namesHexKey(start, end))
    .map(({ start, end }) => ({ kind: 'hex private key', start, end }))
}
