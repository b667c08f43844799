/** A map that keeps the last `most` entries; the one used longest ago goes first. */
export class LruMap<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #most: number

  /** @param most how many entries are kept at most, 1 or more */
  constructor(most: number) {
    this.#most = most
  }

  /** The value of a key, which counts as a use; undefined when there is none. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) return
      this.#entries.delete(oldest)
    }
  }
}
