import { randomBase62 } from '../../core/base62.ts'

/** 22 base62 characters hold 130 bits; docs/spec/decisions.md 1 asks for at least 128. */
const length = 22

/** Kinds of ids: receipt, report, proof, batch of proofs. */
export type IdPrefix = 'rcp' | 'rpt' | 'prf' | 'bat'

/**
 * A new id: `<prefix>_` and 22 random base62 characters, without order or time in it. `random(n)` returns n bytes of a
 * CSPRNG.
 *
 * The first character is never S: 22 characters that begin with S can form a valid mini private key (Casascius format),
 * and preflight would refuse a text with such an id. 130 bits remain.
 */
export function newId(prefix: IdPrefix, random: (bytes: number) => Uint8Array): string {
  let letters = ''
  while (letters.length < length) letters = (letters + randomBase62(length - letters.length, random)).replace(/^S+/, '')
  return `${prefix}_${letters}`
}

const form = /^[a-z]{3}_[0-9A-Za-z]{22}$/

/**
 * Whether a text has the form of an id of this kind. Anything else is answered like an unknown id
 * (docs/spec/decisions.md 1).
 */
export const isId = (prefix: IdPrefix, text: string): boolean => form.test(text) && text.startsWith(`${prefix}_`)
