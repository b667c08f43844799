import { hmac } from '@noble/hashes/hmac.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Packs word indexes of `bits` bits each, most significant bit first. */
export function pack(indices: readonly number[], start: number, count: number, bits: number): Uint8Array {
  const bytes = new Uint8Array((count * bits + 7) >> 3)
  let buffer = 0
  let held = 0
  let at = 0
  for (let i = start; i < start + count; i++) {
    buffer = ((buffer << bits) | (indices[i] ?? 0)) & 0xfffff
    held += bits
    while (held >= 8) {
      held -= 8
      bytes[at++] = (buffer >> held) & 255
    }
  }
  if (held > 0) bytes[at] = (buffer << (8 - held)) & 255
  return bytes
}

/** BIP-39: the last count / 3 bits are the first bits of the SHA-256 of the others. */
export function isBip39(indices: readonly number[], start: number, count: number): boolean {
  const bytes = pack(indices, start, count, 11)
  const size = (count / 3) * 4
  const shift = 8 - count / 3
  const sum = sha256(bytes.subarray(0, size))[0] ?? 0
  return sum >> shift === (bytes[size] ?? 0) >> shift
}

const rs1024 = [
  0xe0e040, 0x1c1c080, 0x3838100, 0x7070200, 0xe0e0009, 0x1c0c2412, 0x38086c24, 0x3090fc48, 0x21b1f890, 0x3f3f120,
]

function rs1024Step(sum: number, value: number): number {
  const high = sum >>> 20
  let next = ((sum & 0xfffff) << 10) ^ value
  for (let i = 0; i < 10; i++) if ((high >> i) & 1) next ^= rs1024[i] ?? 0
  return next
}

/** The code begins with one of two customization strings. */
const customized = ['shamir', 'shamir_extendable'].map((text) => utf8ToBytes(text).reduce(rs1024Step, 1))

/** SLIP-0039: a Reed-Solomon code over the words. */
export function isSlip39(indices: readonly number[], start: number, count: number): boolean {
  return customized.some((begin) => {
    let sum = begin
    for (let i = start; i < start + count; i++) sum = rs1024Step(sum, indices[i] ?? 0)
    return sum === 1
  })
}

/** lnd's aezeed: 24 words hold 33 bytes: version 0 first, and in the last four bytes the CRC-32C of the others. */
export function isAezeed(indices: readonly number[], start: number): boolean {
  const bytes = pack(indices, start, 24, 11)
  if (bytes[0] !== 0) return false
  let crc = 0xffffffff
  for (let i = 0; i < 29; i++) {
    crc ^= bytes[i] ?? 0
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0x82f63b78 : 0)
  }
  const sum = new DataView(bytes.buffer).getUint32(29)
  return (crc ^ 0xffffffff) >>> 0 === sum
}

const seedVersion = utf8ToBytes('Seed version')

/**
 * Electrum: the HMAC-SHA512 of the phrase begins with 01, 100, 101 or 102 (electrum/version.py). Words must be in
 * Electrum's normal form: lower case, no accents, one space between words, none between Chinese or Japanese ones.
 */
export function isElectrum(phrase: string): boolean {
  const sum = hmac(sha512, seedVersion, utf8ToBytes(phrase))
  const first = sum[0] ?? 0
  return first === 0x01 || (first === 0x10 && (sum[1] ?? 0) >> 4 <= 2)
}
