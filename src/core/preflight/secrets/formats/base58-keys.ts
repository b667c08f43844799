import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { decodeBase58Check } from './base58.ts'
import { DIGIT, LOWER, NOT_BASE58, UPPER, type Chunk } from './chunks.ts'
import type { Context } from '../context.ts'
import type { Secret, SecretKind } from '../secret.ts'

/** Private versions of BIP-32 and SLIP-0132: xprv tprv yprv zprv Yprv Zprv uprv vprv Uprv Vprv. */
const privateVersions = new Set([
  0x0488ade4, 0x04358394, 0x049d7878, 0x04b2430c, 0x0295b005, 0x02aa7a99, 0x044a4e28, 0x045f18bc, 0x024285b5,
  0x02575048,
])

const versionOf = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)

interface Shape {
  readonly kind: SecretKind
  /** The possible lengths of the text, and how it begins: the version byte determines the first characters. */
  readonly lengths: readonly number[]
  readonly begins: RegExp
  /** Checks the decoded bytes before the checksum is computed. */
  readonly wanted: (bytes: Uint8Array) => boolean
}

const shapes: readonly Shape[] = [
  {
    // Wallet import format: a version, 32 bytes, and 01 when the public key is a compressed one.
    kind: 'WIF key',
    lengths: [51, 52],
    begins: /^(?:5[HJK]|K[w-z]|L[1-5]|9[1-3]|c[M-W])/,
    wanted: (b) => (b[0] === 0x80 || b[0] === 0xef) && (b.length === 37 || (b.length === 38 && b[33] === 1)),
  },
  {
    // BIP-38, with and without EC multiplication.
    kind: 'encrypted key',
    lengths: [58],
    begins: /^6P/,
    wanted: (b) => b.length === 43 && b[0] === 1 && (b[1] === 0x42 || b[1] === 0x43),
  },
  {
    kind: 'extended private key',
    lengths: [111],
    begins: /^[xtyzuvYZUV]prv/,
    wanted: (b) => b.length === 82 && privateVersions.has(versionOf(b)),
  },
]

const longest = 111
const shortest = 51

function kindOf(text: string): SecretKind | undefined {
  return shapes.find(
    (shape) =>
      shape.lengths.includes(text.length) &&
      shape.begins.test(text) &&
      decodeBase58Check(text, shape.wanted) !== undefined,
  )?.kind
}

const miniLengths = [22, 26, 30]

/** Casascius mini key: S followed by base58, where the SHA-256 of the text and a question mark begins with a zero byte. */
function isMiniKey(text: string, has: number): boolean {
  if (!miniLengths.includes(text.length) || !text.startsWith('S') || (has & NOT_BASE58) !== 0) return false
  if ((has & LOWER) === 0 || !/[1-9A-Z]/.test(text.slice(1))) return false
  return sha256(utf8ToBytes(`${text}?`))[0] === 0
}

/** A prefix that says that the text is a private key: it counts even if the last characters are wrong or missing. */
const namedExtended = /[xtyzuvYZUV]prv[1-9A-HJ-NP-Za-km-z]{60,108}/g

/** The form of wallet import format, possibly mistyped. */
const wifLike = /^(?:5[HJK]|K[w-z]|L[1-5]|9[1-3]|c[M-W])[1-9A-HJ-NP-Za-km-z]{48,51}$/

const MIXED = DIGIT | UPPER | LOWER

/** Keys at every offset of a long chunk, so that adjacent letters do not hide them. */
function inside(text: string, offset: number): readonly Secret[] {
  const found: Secret[] = []
  for (let i = 0; i + shortest <= text.length; i++) {
    const head = text.slice(i, i + 4)
    for (const shape of shapes) {
      if (!shape.begins.test(head)) continue
      for (const length of shape.lengths) {
        if (i + length > text.length) continue
        if (decodeBase58Check(text.slice(i, i + length), shape.wanted) === undefined) continue
        found.push({ kind: shape.kind, start: offset + i, end: offset + i + length })
      }
    }
  }
  return found
}

/** A key that was split into groups by spaces, hyphens or line breaks and begins with the given chunk. */
function joinedFrom(text: string, chunks: readonly Chunk[], at: number): Secret | undefined {
  const first = chunks[at]
  if (first === undefined || !'56KLc9xtyzuvYZUV'.includes(text.charAt(first.start))) return undefined
  let head = ''
  for (let i = at; i < chunks.length && i < at + 4 && head.length < 4; i++) {
    head += text.slice(chunks[i]?.start, chunks[i]?.end)
  }
  if (!shapes.some((shape) => shape.begins.test(head))) return undefined
  let total = 0
  let has = 0
  for (let i = at; i < chunks.length && total < longest; i++) {
    const chunk = chunks[i]
    if (chunk === undefined || (i > at && !chunk.joined) || (chunk.has & NOT_BASE58) !== 0) return undefined
    total += chunk.end - chunk.start
    has |= chunk.has
    // Keys are not written in groups of one or two characters, and checking such groups would be slow.
    if (i === at || total < shortest || (has & MIXED) !== MIXED || total < 2.5 * (i - at + 1)) continue
    if (!shapes.some((shape) => shape.lengths.includes(total))) continue
    const kind = kindOf(
      chunks
        .slice(at, i + 1)
        .map((part) => text.slice(part.start, part.end))
        .join(''),
    )
    if (kind !== undefined) return { kind, start: first.start, end: chunk.end }
  }
  return undefined
}

/**
 * Private keys in base58 with a valid checksum: WIF, BIP-38, extended keys of BIP-32 and SLIP-0132, mini keys. Without
 * a valid checksum, only text with a private prefix (xprv…), or of the form of WIF near key words.
 */
export function base58KeysIn(text: string, chunks: readonly Chunk[], context: Context): readonly Secret[] {
  const found: Secret[] = []
  chunks.forEach((chunk, at) => {
    const { start, end, has } = chunk
    if (end - start >= 22) {
      const part = text.slice(start, end)
      const kind = kindOf(part)
      if (kind !== undefined) found.push({ kind, start, end })
      else if (isMiniKey(part, has)) found.push({ kind: 'mini key', start, end })
      else if (wifLike.test(part) && (has & MIXED) === MIXED && context.namesKey(start, end)) {
        found.push({ kind: 'WIF key', start, end })
      } else found.push(...inside(part, start))
    }
    const joined = joinedFrom(text, chunks, at)
    if (joined !== undefined) found.push(joined)
  })
  if (!text.includes('prv')) return found
  for (const match of text.matchAll(namedExtended)) {
    found.push({ kind: 'extended private key', start: match.index, end: match.index + match[0].length })
  }
  return found
}
