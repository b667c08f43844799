/** Pseudo-random numbers that are the same in every run. */

/** Returns a linear congruential generator of numbers from 0 to 1. */
export function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff
}

/** Shuffles a list in place (Fisher–Yates). */
export function shuffle(list: number[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1))
    ;[list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0]
  }
}
