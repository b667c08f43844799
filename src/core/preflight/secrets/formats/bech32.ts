/** Bech32 (BIP-173): five bits per character; the last six characters are the checksum. */

/** The characters in the order of their values. */
export const bech32Charset = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function checksumStep(sum: number, value: number): number {
  let next = ((sum & 0x1ffffff) << 5) ^ value
  for (let bit = 0; bit < 5; bit++) if ((sum >>> (25 + bit)) & 1) next ^= generator[bit] ?? 0
  return next
}

/** 1 for a valid Bech32 checksum, the constant of BIP-350 for a valid Bech32m checksum. */
function sumOf(prefix: string, data: string): number {
  const codes = Array.from(prefix, (char) => char.charCodeAt(0))
  const values = Array.from(data, (char) => bech32Charset.indexOf(char))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values].reduce(checksumStep, 1)
}

/** Whether the text is the prefix, a 1 and Bech32 characters, with a valid checksum. */
export const hasBech32Checksum = (text: string, prefix: string): boolean =>
  sumOf(prefix, text.slice(prefix.length + 1)) === 1

const bech32m = 0x2bc830a3
const form = /^([a-z][a-z0-9]{0,20})1([02-9ac-hj-np-z]{7,1000})$/

/** Whether a text is Bech32 or Bech32m with any prefix and a valid checksum. */
export function isBech32(text: string): boolean {
  const lower = text.toLowerCase()
  if (lower !== text && text.toUpperCase() !== text) return false
  const [, prefix = '', data = ''] = form.exec(lower) ?? []
  if (data === '') return false
  const sum = sumOf(prefix, data)
  return sum === 1 || sum === bech32m
}
