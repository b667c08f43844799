/** The digits of base62 in the order of their values. */
export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Random base62 characters. `random(n)` returns n bytes of a CSPRNG; bytes of 248 and above are discarded, so that
 * every character is equally likely.
 */
export function randomBase62(length: number, random: (bytes: number) => Uint8Array): string {
  let letters = ''
  while (letters.length < length) {
    for (const byte of random(length)) {
      if (byte < 248 && letters.length < length) letters += base62.charAt(byte % 62)
    }
  }
  return letters
}

/** A non-negative whole number in base62, zero-padded to a length. */
export function toBase62(value: number, length: number): string {
  let letters = ''
  for (let left = value; letters.length < length; left = Math.floor(left / 62))
    letters = base62.charAt(left % 62) + letters
  return letters
}
