import { LaurelError } from '../core/error.ts'
import type { Services } from './services.ts'

/** Who calls, as far as limits go. The client address is grouped by the door: IPv6 per /64 (decisions §3). */
export interface Caller {
  readonly client: string
}

/** What is left of an allowance after a call; the numbers of the RateLimit headers. */
export interface Quota {
  readonly policy: 'expensive'
  readonly quota: number
  readonly windowSeconds: number
  readonly remaining: number
  readonly resetSeconds: number
}

export const windowSeconds = 3600

/**
 * Takes one expensive call from the caller's allowance and tells `limited` what is left, also when nothing is.
 * Exactly the configured number is let through in a window. Throws `rate-limited` with the seconds to wait.
 */
export async function takeExpensive(
  caller: Caller,
  services: Services,
  limited: (quota: Quota) => void,
): Promise<void> {
  const quota = services.settings.freeQuota
  if (quota === 0) return
  const taken = await services.limiter.take(`expensive:${caller.client}`, { quota, windowSeconds })
  limited({
    policy: 'expensive',
    quota,
    windowSeconds,
    remaining: taken.remaining,
    resetSeconds: taken.resetSeconds,
  })
  if (taken.allowed) return
  throw new LaurelError(
    'rate-limited',
    `The allowance of ${quota} calls an hour is used up. Wait ${taken.resetSeconds} seconds, or run Laurel yourself without a limit.`,
    { retryAfter: taken.resetSeconds, members: { 'violated-policies': ['expensive'] } },
  )
}
