/**
 * A cheap necessary condition for keys (phrases excluded), in one pass: a chunk as long as a key, the beginning of a
 * key that may be split into groups, enough hex digits or bytes, or the name of a key format. If it is false, no
 * detector of keys finds anything; it may be true for texts without keys.
 */
import { classes, DIGIT, LONGEST_GAP, LOWER, NOT_HEX, UPPER } from './chunks.ts'
import type { View } from '../normalize.ts'

/** The shortest chunk that is searched for base58, the length of a WIF key. Mini keys are shorter and begin with S. */
const SHORTEST_CHUNK = 50
const SHORTEST_MINI = 22

/** The fewest hex digits, and the fewest numbers in a list of bytes, that make a key. */
const HEX_DIGITS = 64
const BYTES = 32

/** Beginnings of base58 and Bech32 keys that may be written in groups (base58-keys.ts, bech32-keys.ts). */
const beginning =
  /^(?:5[HJK]|6P|K[w-z]|L[1-5]|9[1-3]|c[M-W]|[xtyzuvYZUV]prv|[nN][sS][eE][cC]|[nN][cC][rR][yY]|[mM][sS]1)/

/** Per ASCII character, the characters that may follow it in a beginning. This test rules out most words. */
const second: readonly (string | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const first = String.fromCharCode(code)
  if ('xtyzuvYZUV'.includes(first)) return 'p'
  return new Map([
    ['5', 'HJK'],
    ['6', 'P'],
    ['K', 'wxyz'],
    ['L', '12345'],
    ['9', '123'],
    ['c', 'MNOPQRSTUVW'],
    ['n', 'sScC'],
    ['N', 'sScC'],
    ['m', 'sS'],
    ['M', 'sS'],
  ]).get(first)
})

const isInChunk = (code: number): boolean => code < 128 && (classes[code] ?? 0) !== 0

/** Whether the chunk at an offset, with those after it, begins like a key. */
function beginsKey(text: string, at: number): boolean {
  const following = second[text.charCodeAt(at)]
  if (following === undefined) return false
  if (isInChunk(text.charCodeAt(at + 1)) && !following.includes(text.charAt(at + 1))) return false
  let head = ''
  for (let i = at; i < text.length && head.length < 4; i++) if (isInChunk(text.charCodeAt(i))) head += text.charAt(i)
  return beginning.test(head)
}

/** Names of formats, anywhere in the text. */
const names = ['prv', 'PRIVATE KEY', 'PuTTY-User-Key-File', 'QklFM', 'lrl_'] as const
const namesInAnyCase = ['nsec1', 'ciphertext', 'kty'] as const

const isNamed = ({ text, lower }: View): boolean =>
  names.some((name) => text.includes(name)) || namesInAnyCase.some((name) => lower.includes(name))

/** Whether a view may hold a key of any format. */
export function mayHoldKey(view: View): boolean {
  const { text } = view
  let start = -1
  let has = 0
  let before = -Infinity
  /** The number of hex digits, and of numbers of up to three digits, in adjacent chunks. */
  let digits = 0
  let bytes = 0
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0
    const kind = code < 128 ? (classes[code] ?? 0) : 0
    if (kind !== 0) {
      if (start < 0) start = i
      has |= kind
      continue
    }
    if (start < 0) continue
    const length = i - start
    if (length >= SHORTEST_CHUNK || (length >= SHORTEST_MINI && text.charAt(start) === 'S')) return true
    if (beginsKey(text, start)) return true
    if (start - before > LONGEST_GAP) {
      digits = 0
      bytes = 0
    }
    // 0x1f and x1f count with their prefix.
    const isHex = length >= 2 && ((has & NOT_HEX) === 0 || '0xX'.includes(text.charAt(start)))
    digits = isHex ? digits + length : 0
    bytes = length <= 3 && (has & (UPPER | LOWER)) === 0 && (has & DIGIT) !== 0 ? bytes + 1 : 0
    if (digits >= HEX_DIGITS || bytes >= BYTES) return true
    before = i
    start = -1
    has = 0
  }
  return isNamed(view)
}
