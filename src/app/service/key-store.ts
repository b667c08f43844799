/** An API key as it is kept: never the key itself. */
export interface ApiKey {
  /** SHA-256 of the whole key, lower-case hex. */
  readonly hash: string
  /** The first letters of the key, so that its owner can tell it from others. */
  readonly prefix: string
  /** What its owner wrote; null when nothing. */
  readonly label: string | null
  /** ISO 8601 UTC with milliseconds. */
  readonly createdAt: string
}

/**
 * Where API keys are kept; new ones come with a change (`Store.commit`), and a repeated hash is an error. A key is
 * looked up with every request that presents it and never cached, so a removal holds on every instance from the moment
 * it is durable. Failures: those of Store.
 */
export interface KeyStore {
  /**
   * The key with this hash; null when there is none. Looked up by an index over digests: what its time tells is about
   * the digest, from which no key can be guessed, so no comparison in constant time is needed.
   */
  find(hash: string): Promise<ApiKey | null>

  /** Revokes: removes the row, from the files of SQLite too. False when it was gone already. */
  remove(hash: string): Promise<boolean>
}
