/** Short noun phrases that read well in `[removed: recovery phrase]`. */
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

/** What was found. */
export type SecretKind = (typeof secretKinds)[number]

/** Where key material stands, in UTF-16 offsets. It never carries the characters themselves. */
export interface Secret {
  readonly kind: SecretKind
  readonly start: number
  readonly end: number
}

/** What stands in a redacted text instead of a secret. */
export const placeholderOf = (kind: SecretKind): string => `[removed: ${kind}]`
