import type { PendingCounts } from '../app/service/counters.ts'

/** How long a count may wait in memory: what a killed process loses at most. */
const everyMs = 1_000

/**
 * Writes pending counts every second. A failure is logged once until it passes; the counts wait on. `stop` writes the
 * last ones and never rejects: a store that is gone keeps nobody from stopping.
 */
export function keepCounting(
  pending: PendingCounts,
  log: { readonly warn: (line: object, message: string) => void },
): { readonly stop: () => Promise<void> } {
  let failing = false
  const flush = async () => {
    try {
      await pending.flush()
      failing = false
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'counts could not be written; they wait')
      failing = true
    }
  }
  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
