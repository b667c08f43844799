import { unavailable } from './failure.ts'

export interface GateLimits {
  /** What runs at once. */
  readonly slots: number
  /** What may wait; one more is refused. */
  readonly maxWaiting: number
  /** How long it waits, in milliseconds. */
  readonly patienceMs: number
}

/** Waits are looked at so many times while one lasts. */
const steps = 25

interface Waiting {
  readonly enter: () => void
  readonly refuse: () => void
  /** Milliseconds on the monotonic clock. */
  readonly until: number
}

/**
 * Lets so many pieces of work at the database at once, the others in the order in which they came. Who has waited too
 * long is refused: in an overload a quick refusal is worth more than an answer after its caller has gone.
 */
export class Gate {
  readonly #limits: GateLimits
  readonly #waiting: Waiting[] = []
  #inside = 0
  #timer: NodeJS.Timeout | undefined

  constructor(limits: GateLimits) {
    this.#limits = limits
  }

  /** Runs when there is room. Throws `unavailable` when there is none in time, or when too much waits already. */
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
      this.#waiting.push({ enter: resolve, refuse, until: performance.now() + this.#limits.patienceMs })
      this.#timer ??= setInterval(() => {
        this.#step()
      }, this.#limits.patienceMs / steps)
    })
  }

  /** Gives the slot to who waits longest. */
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
