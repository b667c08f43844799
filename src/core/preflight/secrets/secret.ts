/** The kinds of key material, as short noun phrases that fit `[removed: recovery phrase]`. */
export const secretKinds = [
  'recovery phrase',
  'key share',
  'WIF key',
  'encrypted key',
  'mini key',
  'extended private key',
  'nsec key',
  'private key block',
  'hex private key',
  'wallet file',
  'API key',
] as const

/** A kind of key material. */
export type SecretKind = (typeof secretKinds)[number]

/** The span of key material, in UTF-16 offsets. It never carries the characters themselves. */
export interface Secret {
  readonly kind: SecretKind
  readonly start: number
  readonly end: number
}

/** The text that replaces a secret. */
export const placeholderOf = (kind: SecretKind): string => `[removed: ${kind}]`
