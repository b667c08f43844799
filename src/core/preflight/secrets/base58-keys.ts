import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { decodeBase58Check } from './base58.ts'
import type { Secret, SecretKind } from './secret.ts'

/** Private versions of BIP-32 and SLIP-0132: xprv tprv yprv zprv Yprv Zprv uprv vprv Uprv Vprv. */
const privateVersions = new Set([
  0x0488ade4, 0x04358394, 0x049d7878, 0x04b2430c, 0x0295b005, 0x02aa7a99, 0x044a4e28, 0x045f18bc, 0x024285b5,
  0x02575048,
])

const versionOf = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)

interface Shape {
  readonly kind: SecretKind
  /** Lengths of the text that are possible. */
  readonly lengths: readonly number[]
  readonly first: RegExp
  /** Looks at payload and checksum together. */
  readonly wanted: (bytes: Uint8Array) => boolean
}

const shapes: readonly Shape[] = [
  {
    kind: 'WIF key',
    lengths: [51, 52],
    first: /[5KLc9]/,
    wanted: (b) => (b[0] === 0x80 || b[0] === 0xef) && (b.length === 37 || (b.length === 38 && b[33] === 1)),
  },
  {
    // BIP-38
    kind: 'encrypted key',
    lengths: [58],
    first: /6/,
    wanted: (b) => b.length === 43 && b[0] === 1 && (b[1] === 0x42 || b[1] === 0x43),
  },
  {
    kind: 'extended private key',
    lengths: [111],
    first: /[xtyzuvYZUV]/,
    wanted: (b) => b.length === 82 && privateVersions.has(versionOf(b)),
  },
]

/** The kind of a base58 text that is exactly a key, or undefined. */
export function base58KindOf(text: string): SecretKind | undefined {
  for (const shape of shapes) {
    if (!shape.lengths.includes(text.length) || !shape.first.test(text.charAt(0))) continue
    if (decodeBase58Check(text, shape.wanted) !== undefined) return shape.kind
  }
  return isMiniKey(text) ? 'mini key' : undefined
}

const miniKey = /^S(?:[1-9A-HJ-NP-Za-km-z]{21}|[1-9A-HJ-NP-Za-km-z]{25}|[1-9A-HJ-NP-Za-km-z]{29})$/

/** Casascius mini key: the SHA-256 of the text and a question mark begins with a zero byte. */
function isMiniKey(text: string): boolean {
  if (!miniKey.test(text) || !/[a-z]/.test(text) || !/[0-9A-Z]/.test(text.slice(1))) return false
  return sha256(utf8ToBytes(`${text}?`))[0] === 0
}

const runs = /[0-9A-Za-z]{22,}/g

/** Base58 keys, at every place of a run of letters and digits, so that neighbours glued to them do not hide them. */
export function base58KeysIn(text: string): readonly Secret[] {
  const found: Secret[] = []
  for (const run of text.matchAll(runs)) {
    const start = run.index
    const whole = base58KindOf(run[0])
    if (whole !== undefined) {
      found.push({ kind: whole, start, end: start + run[0].length })
      continue
    }
    for (let i = 0; i + 51 <= run[0].length; i++) {
      for (const shape of shapes) {
        if (!shape.first.test(run[0].charAt(i))) continue
        for (const length of shape.lengths) {
          const part = run[0].slice(i, i + length)
          if (part.length < length || decodeBase58Check(part, shape.wanted) === undefined) continue
          found.push({ kind: shape.kind, start: start + i, end: start + i + length })
        }
      }
    }
  }
  return found
}
