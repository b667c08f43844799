import type { PendingCounts } from '../app/service/counters.ts'

/** How long counts wait in memory at most, in milliseconds; a killed process loses these. */
const everyMs = 1_000

/**
 * Writes pending counts every second. A failure is logged once until it passes, and the counts keep waiting. `stop`
 * writes the last ones and never rejects, so that a lost store cannot prevent the shutdown.
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
