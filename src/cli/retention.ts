import type { Store } from '../app/ports.ts'

const hour = 3_600_000
const day = 24 * hour

/** The log of the clean-up. */
interface Log {
  info: (line: object, message: string) => void
  warn: (line: object, message: string) => void
}

/**
 * The clean-up, at the start and then every hour. It removes answers kept for an Idempotency-Key after 24 hours
 * (docs/spec/decisions.md 3), and reports and receipts after the configured days, if any. It sums hours of counts that
 * no page shows any more. A failure is logged and the clean-up repeated.
 */
export function keepTidy(store: Store, retentionDays: number | null, log: Log): { readonly stop: () => void } {
  const tidy = async () => {
    const now = Date.now()
    try {
      const answers = await store.removeAnswersOlderThan(new Date(now - day))
      await store.counters.fold(new Date(now - 2 * day))
      const records = retentionDays === null ? 0 : await store.removeOlderThan(new Date(now - retentionDays * day))
      if (answers + records > 0) log.info({ answers, records }, 'removed what was due')
    } catch (error) {
      log.warn({ err: error }, 'clean-up failed; it is tried again in an hour')
    }
  }
  const timer = setInterval(() => void tidy(), hour).unref()
  void tidy()
  return {
    stop: () => {
      clearInterval(timer)
    },
  }
}
