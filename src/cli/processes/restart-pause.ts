/** Bounds of the pause before a process is replaced, in milliseconds. */
const pauses = { firstMs: 100, mostMs: 30_000, healthyMs: 60_000 } as const

/** The pause before the next process: doubled each time, and short again after one that lived for a minute. */
export function restartPause(): { readonly after: (livedMs: number) => number } {
  let next: number = pauses.firstMs
  return {
    after(livedMs) {
      if (livedMs >= pauses.healthyMs) next = pauses.firstMs
      const pause = next
      next = Math.min(pauses.mostMs, 2 * next)
      return pause
    },
  }
}
