import { randomBase62, toBase62 } from './base62.ts'

/**
 * API keys in the scheme of GitHub's tokens (GitHub blog, 5 April 2021): `lrl_`, 30 random letters of base62 (178 bits)
 * and their CRC-32 in six more, so that a typing mistake is told from an unknown key without a look into the store.
 */

const form = /^lrl_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/

/** How much of a key is stored and shown again, so that its owner can tell keys apart: `lrl_` and four letters. */
const shownLength = 8

/** What stands in examples in the place of a key. It has not the form of one. */
export const apiKeyPlaceholder = 'lrl_YOUR_KEY'

/** A new key. `random(n)` gives n bytes of a CSPRNG. */
export function newApiKey(random: (bytes: number) => Uint8Array): string {
  const letters = randomBase62(30, random)
  return `lrl_${letters}${checksum(letters)}`
}

/** The beginning of a key, which names it without giving it away. */
export const apiKeyPrefix = (key: string): string => key.slice(0, shownLength)

/** `malformed`: no key at all; `mistyped`: the form of a key, but its checksum is wrong; `possible`: look it up. */
export function judgeApiKey(text: string): 'malformed' | 'mistyped' | 'possible' {
  const [, letters, sum] = form.exec(text) ?? []
  if (letters === undefined) return 'malformed'
  return sum === checksum(letters) ? 'possible' : 'mistyped'
}

const checksum = (letters: string): string => toBase62(crc32(letters), 6)

/** CRC-32 of ASCII text as zip and PNG have it (polynomial 0xedb88320, reflected). */
function crc32(text: string): number {
  let crc = 0xffffffff
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
