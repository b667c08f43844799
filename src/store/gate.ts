import { unavailable } from './failure.ts'

export interface GateLimits {
  /** Calls that run concurrently. */
  readonly slots: number
  /** The most calls that wait; further ones are refused. */
  readonly maxWaiting: number
  /** The longest wait in milliseconds. */
  readonly maxWaitMs: number
}

/** The number of checks for expired waits per longest wait. */
const steps = 25

interface Waiting {
  readonly enter: () => void
  readonly refuse: () => void
  /** End of the wait, in monotonic milliseconds. */
  readonly until: number
}

/**
 * Limits the concurrent calls to the database; further calls wait in order. A call that has waited too long is refused,
 * because in an overload a quick refusal is better than an answer after the caller has gone.
 */
export class Gate {
  readonly #limits: GateLimits
  readonly #waiting: Waiting[] = []
  #inside = 0
  #timer: NodeJS.Timeout | undefined

  constructor(limits: GateLimits) {
    this.#limits = limits
  }

  /** Runs the call when a slot is free. Throws `unavailable` if none is free in time or too many calls wait. */
  async pass<T>(run: () => Promise<T>): Promise<T> {
    await this.#enter()
    try {
      return await run()
    } finally {
      this.#leave()
    }
  }

  async #enter(): Promise<void> {
    const { slots, maxWaiting } = this.#limits
    if (this.#inside < slots) {
      this.#inside += 1
      return
    }
    const waiting = this.#waiting.length
    if (waiting >= maxWaiting) throw unavailable(new Error(`${waiting} calls are waiting already.`))
    await new Promise<void>((resolve, reject) => {
      const refuse = () => {
        reject(unavailable(new Error('No connection to the database has become free in time.')))
      }
      this.#waiting.push({ enter: resolve, refuse, until: performance.now() + this.#limits.maxWaitMs })
      this.#timer ??= setInterval(() => {
        this.#step()
      }, this.#limits.maxWaitMs / steps)
    })
  }

  /** Passes the slot to the call that has waited longest. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#inside -= 1
    else next.enter()
    this.#rest()
  }

  #step(): void {
    const now = performance.now()
    for (let first = this.#waiting[0]; first && first.until <= now; first = this.#waiting[0]) {
      this.#waiting.shift()
      first.refuse()
    }
    this.#rest()
  }

  #rest(): void {
    if (this.#waiting.length > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
