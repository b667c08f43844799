/** A circuit breaker: stops the calls to a part that keeps failing, and tries again after a pause. */
export interface Breaker {
  /** Whether a call may be made now. After the pause one call in each pause is let through until one succeeds. */
  readonly admits: () => boolean
  readonly succeeded: () => void
  readonly failed: () => void
}

export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures: number
  readonly pauseMs: number
  /** Monotonic milliseconds. */
  readonly clock: () => number
}

export function newBreaker({ failures, pauseMs, clock }: BreakerOptions): Breaker {
  let failed = 0
  let refusingSince = 0
  return {
    admits() {
      if (failed < failures) return true
      if (clock() - refusingSince < pauseMs) return false
      // When a trial never reports back, the next one is admitted a pause later.
      refusingSince = clock()
      return true
    },
    succeeded() {
      failed = 0
    },
    failed() {
      failed += 1
      if (failed >= failures) refusingSince = clock()
    },
  }
}
