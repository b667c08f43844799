import { randomBase62 } from '../../core/base62.ts'

/** 22 letters of base62 hold 130 bits: at least the 128 that docs/spec/decisions.md 1 asks for. */
const length = 22

export type IdPrefix = 'rcp' | 'rpt' | 'prf' | 'bat'

/**
 * A new id, `<prefix>_` and 22 random letters of base62, without order or time in it. `random(n)` gives n bytes of a
 * CSPRNG.
 *
 * The first letter is never S: 22 letters that begin with it can be a mini private key (Casascius format), and a text
 * with such an id in it would be refused. That leaves 130 bits.
 */
export function newId(prefix: IdPrefix, random: (bytes: number) => Uint8Array): string {
  let letters = ''
  while (letters.length < length) letters = (letters + randomBase62(length - letters.length, random)).replace(/^S+/, '')
  return `${prefix}_${letters}`
}

const form = /^[a-z]{3}_[0-9A-Za-z]{22}$/

/** Whether a text can be an id of this kind. What is not is answered like an unknown id (docs/spec/decisions.md 1). */
export const isId = (prefix: IdPrefix, text: string): boolean => form.test(text) && text.startsWith(`${prefix}_`)
