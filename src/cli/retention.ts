import type { Store } from '../app/ports.ts'
import { sha256Hex } from '../core/hash.ts'

const hour = 3_600_000
const day = 24 * hour

/** The log of the clean-up. */
interface Log {
  info: (line: object, message: string) => void
  warn: (line: object, message: string) => void
}

/**
 * Runs work once in this hour, whichever process of the deployment comes first: as a call under an Idempotency-Key, so
 * that another process takes over from one that died or failed. `name`: what must not be done twice.
 */
async function onceThisHour(store: Store, name: string, now: number, work: () => Promise<void>): Promise<void> {
  const hourOf = new Date(now).toISOString().slice(0, 13)
  const place = { scope: sha256Hex('clean-up'), key: sha256Hex(`${name} ${hourOf}`) }
  const claim = await store.claim({ ...place, fingerprint: place.key, now: new Date(now) })
  if (claim.state !== 'mine') return
  try {
    await work()
    await store.commit({ records: [], answer: { ...place, answer: { status: 200, body: '{}' } } })
  } catch (error) {
    await store.release(place).catch(() => undefined)
    throw error
  }
}

/**
 * The clean-up, at the start and then every hour, by one process of the deployment. It removes answers kept for an Idempotency-Key after 24 hours
 * (docs/spec/decisions.md 3), and reports and receipts after the configured days, if any. It sums hours of counts that
 * no page shows any more. A failure is logged and the clean-up repeated.
 */
export function keepTidy(
  store: Store,
  retentionDays: number | null,
  log: Log,
): {
  /** Resolves when the clean-up at the start is over. */
  readonly first: Promise<void>
  readonly stop: () => void
} {
  const tidy = async () => {
    const now = Date.now()
    try {
      await onceThisHour(store, `days ${retentionDays}`, now, async () => {
        const answers = await store.removeAnswersOlderThan(new Date(now - day))
        await store.counters.fold(new Date(now - 2 * day))
        const records = retentionDays === null ? 0 : await store.removeOlderThan(new Date(now - retentionDays * day))
        if (answers + records > 0) log.info({ answers, records }, 'removed what was due')
      })
    } catch (error) {
      log.warn({ err: error }, 'clean-up failed; it is tried again in an hour')
    }
  }
  const timer = setInterval(() => void tidy(), hour).unref()
  return {
    first: tidy(),
    stop: () => {
      clearInterval(timer)
    },
  }
}
