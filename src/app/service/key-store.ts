/** A stored API key; the key itself is not stored. */
export interface ApiKey {
  /** SHA-256 of the whole key, lower-case hex. */
  readonly hash: string
  /** The first letters of the key, so that its owner can tell it from others. */
  readonly prefix: string
  /** The label that the owner gave, or null. */
  readonly label: string | null
  /** ISO 8601 UTC with milliseconds. */
  readonly createdAt: string
}

/**
 * The store of API keys. New ones are stored with a change (`Store.commit`), and a repeated hash is an error. A key is
 * looked up with every request that presents it and never cached, so a removal is effective on every instance once it
 * is durable. Failures: those of Store.
 */
export interface KeyStore {
  /**
   * The key with this hash, or null. The look-up needs no comparison in constant time: its duration depends on the
   * digest only, and no key can be derived from a digest.
   */
  find(hash: string): Promise<ApiKey | null>

  /** Revokes: removes the row, from the files of SQLite too. False when it was gone already. */
  remove(hash: string): Promise<boolean>
}
