/** FNV-1a, 32 bits, over UTF-16 code units. Used only for feature buckets, where collisions are allowed. */
export const offset = 2166136261

export const step = (hash: number, code: number): number => Math.imul(hash ^ code, 16777619)

/** The hash of a text; the seed separates kinds of features. */
export function hashOf(text: string, seed: number): number {
  let hash = step(offset, seed)
  for (let i = 0; i < text.length; i += 1) hash = step(hash, text.charCodeAt(i))
  return hash
}
