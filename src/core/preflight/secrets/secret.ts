/** What was found, as a short noun phrase that reads well in `[removed: recovery phrase]`. */
export type SecretKind =
  | 'recovery phrase'
  | 'key share'
  | 'WIF key'
  | 'encrypted key'
  | 'mini key'
  | 'extended private key'
  | 'nsec key'
  | 'private key block'
  | 'hex private key'
  | 'wallet file'

/** Where key material stands, in UTF-16 offsets. It never carries the characters themselves. */
export interface Secret {
  readonly kind: SecretKind
  readonly start: number
  readonly end: number
}
