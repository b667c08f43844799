import type { View } from '../normalize.ts'

/** A run of ASCII letters and digits, and the classes of its characters. */
export interface Chunk {
  readonly start: number
  readonly end: number
  readonly has: number
  /** Whether only a short separator precedes the chunk, so that it may continue a key in the chunk before it. */
  readonly joined: boolean
}

export const DIGIT = 1
export const UPPER = 2
export const LOWER = 4
/** Has a character that base58 (0, O, I, l) or hex lacks. */
export const NOT_BASE58 = 8
export const NOT_HEX = 16

/** The classes of each ASCII character; 0 for characters outside chunks. */
export const classes = new Uint8Array(128)
for (let code = 0x30; code <= 0x7a; code++) {
  const char = String.fromCharCode(code)
  if (!/[0-9A-Za-z]/.test(char)) continue
  classes[code] =
    (/[0-9]/.test(char) ? DIGIT : /[A-Z]/.test(char) ? UPPER : LOWER) |
    (/[0OIl]/.test(char) ? NOT_BASE58 : 0) |
    (/[0-9A-Fa-f]/.test(char) ? 0 : NOT_HEX)
}

/** The longest separator between two groups of one key. */
export const LONGEST_GAP = 4
/** Spaces, punctuation and line breaks, in any script; no letters or digits. */
const separator = /^[^\p{L}\p{N}\u0001]+$/u

/** All chunks of a view in one pass. A whole key is a chunk; a key in groups is a run of joined chunks. */
export function chunksOf(view: View): readonly Chunk[] {
  const { text, plain } = view
  const chunks: Chunk[] = []
  let start = -1
  let has = 0
  let before = -1
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0
    const kind = code < 128 ? (classes[code] ?? 0) : 0
    if (kind !== 0) {
      if (start < 0) start = i
      has |= kind
    } else if (start >= 0) {
      const close = before >= 0 && start - before <= LONGEST_GAP
      chunks.push({ start, end: i, has, joined: close && (plain || separator.test(text.slice(before, start))) })
      before = i
      start = -1
      has = 0
    }
  }
  return chunks
}
