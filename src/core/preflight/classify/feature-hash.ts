/** FNV-1a, 32 bit, over UTF-16 code units: for buckets of features, never for anything that must not collide. */
export const offset = 2166136261

export const step = (hash: number, code: number): number => Math.imul(hash ^ code, 16777619)

/** The hash of a text, begun at a seed that tells kinds apart. */
export function hashOf(text: string, seed: number): number {
  let hash = step(offset, seed)
  for (let i = 0; i < text.length; i += 1) hash = step(hash, text.charCodeAt(i))
  return hash
}
