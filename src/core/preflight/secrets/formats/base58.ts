import { sha256 } from '@noble/hashes/sha2.js'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const digitOf = new Int8Array(128).fill(-1)
for (let i = 0; i < alphabet.length; i++) digitOf[alphabet.charCodeAt(i)] = i

/** Decodes base58, or returns undefined. Limbs of 24 bits make it several times as fast as a generic radix conversion. */
function decode(text: string): Uint8Array | undefined {
  const limbs: number[] = []
  let zeros = 0
  while (text.charCodeAt(zeros) === 0x31) zeros++
  for (let i = zeros; i < text.length; i++) {
    const code = text.charCodeAt(i)
    let carry = code < 128 ? (digitOf[code] ?? -1) : -1
    if (carry < 0) return undefined
    for (let j = 0; j < limbs.length; j++) {
      carry += (limbs[j] ?? 0) * 58
      limbs[j] = carry & 0xffffff
      carry >>>= 24
    }
    if (carry > 0) limbs.push(carry)
  }
  const bytes: number[] = []
  for (const limb of limbs) bytes.push(limb & 255, (limb >> 8) & 255, limb >> 16)
  while (bytes.length > 0 && bytes.at(-1) === 0) bytes.pop()
  for (let i = 0; i < zeros; i++) bytes.push(0)
  return Uint8Array.from(bytes.reverse())
}

/**
 * The payload of a Base58Check text, or undefined if the checksum is wrong (the first four bytes of the double SHA-256
 * of the payload). `wanted` checks the decoded bytes first, which saves most of the hashing.
 */
export function decodeBase58Check(text: string, wanted: (bytes: Uint8Array) => boolean): Uint8Array | undefined {
  const bytes = decode(text)
  if (bytes === undefined || bytes.length < 5 || !wanted(bytes)) return undefined
  const payload = bytes.subarray(0, -4)
  const sum = sha256(sha256(payload))
  for (let i = 0; i < 4; i++) if (sum[i] !== bytes[payload.length + i]) return undefined
  return payload
}
