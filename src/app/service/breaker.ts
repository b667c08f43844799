/** Stops asking a part that keeps failing, and tries it again after a pause. */
export interface Breaker {
  /** Whether a call may be made now. After the pause one call in each pause is let through until one succeeds. */
  readonly admits: () => boolean
  readonly succeeded: () => void
  readonly failed: () => void
}

export interface BreakerOptions {
  /** As many failures without a success between them open it. */
  readonly failures: number
  readonly pauseMs: number
  /** Milliseconds that only grow. */
  readonly clock: () => number
}

export function newBreaker({ failures, pauseMs, clock }: BreakerOptions): Breaker {
  let failed = 0
  let refusingSince = 0
  return {
    admits() {
      if (failed < failures) return true
      if (clock() - refusingSince < pauseMs) return false
      // A trial that never reports back is followed by the next one a pause later.
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
