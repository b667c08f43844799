/** Bech32 (BIP-173): five bits a character, the last six characters a checksum. */

/** The characters by their values. */
export const bech32Charset = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function checksumStep(sum: number, value: number): number {
  let next = ((sum & 0x1ffffff) << 5) ^ value
  for (let bit = 0; bit < 5; bit++) if ((sum >>> (25 + bit)) & 1) next ^= generator[bit] ?? 0
  return next
}

/** Whether the checksum of a text is right that has this prefix, a 1, and then nothing but characters of the set. */
export function hasBech32Checksum(text: string, prefix: string): boolean {
  const codes = Array.from(prefix, (char) => char.charCodeAt(0))
  const data = Array.from(text.slice(prefix.length + 1), (char) => bech32Charset.indexOf(char))
  return (
    [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...data].reduce(checksumStep, 1) === 1
  )
}
