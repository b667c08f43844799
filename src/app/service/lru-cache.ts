import { LruMap } from './lru-map.ts'

/** Results by key: equal calls in progress share one, and the last `most` that are worth keeping are repeated. */
export interface LruCache<T> {
  /** `make` never rejects. Its result is kept for later calls when `keep` says so. */
  readonly get: (key: string, make: () => Promise<{ readonly value: T; readonly keep: boolean }>) => Promise<T>
}

/** A cache in memory of at most `most` results; the least recently used one is evicted. */
export function newLruCache<T>(most: number): LruCache<T> {
  const kept = new LruMap<string, T>(most)
  const running = new Map<string, Promise<T>>()

  return {
    get(key, make) {
      const old = kept.get(key)
      if (old !== undefined) return Promise.resolve(old)
      const shared = running.get(key)
      if (shared !== undefined) return shared
      const made = make()
        .then((result) => {
          if (result.keep) kept.set(key, result.value)
          return result.value
        })
        .finally(() => running.delete(key))
      running.set(key, made)
      return made
    },
  }
}
