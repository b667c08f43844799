/** FNV-1a, 32 bit, over UTF-16 code units. For buckets of features only: collisions are allowed there. */
export const offset = 2166136261

export const step = (hash: number, code: number): number => Math.imul(hash ^ code, 16777619)

/** The hash of a text, with a seed for its kind. */
export function hashOf(text: string, seed: number): number {
  let hash = step(offset, seed)
  for (let i = 0; i < text.length; i += 1) hash = step(hash, text.charCodeAt(i))
  return hash
}
