import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * A token that only the holder of the secret can make: HMAC-SHA-256 (RFC 2104) of the purpose and the subject, 64
 * lower-case hex digits. The purpose separates the tokens of different uses.
 */
export const tokenOf = (secret: Uint8Array, purpose: string, subject: string): string =>
  bytesToHex(hmac(sha256, secret, utf8ToBytes(`${purpose}\n${subject}`)))

/** Compares two texts in constant time (OWASP ASVS 5.0, 11.2.4). */
export function sameText(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}
