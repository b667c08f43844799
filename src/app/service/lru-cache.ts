/** A cache of results. Concurrent calls with the same key share one computation. */
export interface LruCache<T> {
  /** `make` never rejects. Its result is kept for later calls when `keep` says so. */
  readonly get: (key: string, make: () => Promise<{ readonly value: T; readonly keep: boolean }>) => Promise<T>
}

/** A cache in memory of at most `most` results; the least recently used one is evicted. */
export function newLruCache<T>(most: number): LruCache<T> {
  const kept = new Map<string, T>()
  const running = new Map<string, Promise<T>>()

  const keep = (key: string, value: T): void => {
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) return
      kept.delete(oldest)
    }
  }

  return {
    get(key, make) {
      const old = kept.get(key)
      if (old !== undefined) {
        keep(key, old)
        return Promise.resolve(old)
      }
      const shared = running.get(key)
      if (shared !== undefined) return shared
      const made = make()
        .then((result) => {
          if (result.keep) keep(key, result.value)
          return result.value
        })
        .finally(() => running.delete(key))
      running.set(key, made)
      return made
    },
  }
}
