import { randomBase62, toBase62 } from './base62.ts'

/**
 * API keys in the scheme of GitHub's tokens (GitHub blog, 5 April 2021): `lrl_`, 30 random base62 characters (178 bits)
 * and their CRC-32 in six more. The checksum distinguishes a mistyped key from an unknown one without reading the
 * store.
 */

const form = /^lrl_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/

/** Length of the stored prefix of a key, `lrl_` and four characters, by which owners recognise their keys. */
const shownLength = 8

/** The placeholder for a key in examples. It does not have the form of a key. */
export const apiKeyPlaceholder = 'lrl_YOUR_KEY'

/** A new key. `random(n)` returns n bytes of a CSPRNG. */
export function newApiKey(random: (bytes: number) => Uint8Array): string {
  const letters = randomBase62(30, random)
  return `lrl_${letters}${checksum(letters)}`
}

/** The prefix of a key, which identifies it without revealing it. */
export const apiKeyPrefix = (key: string): string => key.slice(0, shownLength)

/**
 * Checks the form of a key without the store. `malformed`: it does not have the form; `mistyped`: its checksum is
 * wrong; `possible`: the store must be asked.
 */
export function checkApiKeyForm(text: string): 'malformed' | 'mistyped' | 'possible' {
  const [, letters, sum] = form.exec(text) ?? []
  if (letters === undefined) return 'malformed'
  return sum === checksum(letters) ? 'possible' : 'mistyped'
}

const checksum = (letters: string): string => toBase62(crc32(letters), 6)

/** CRC-32 of ASCII text as in zip and PNG (polynomial 0xedb88320, reflected). */
function crc32(text: string): number {
  let crc = 0xffffffff
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
