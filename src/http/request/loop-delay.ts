/** How often the delay is measured while the loop is on time, in milliseconds. */
const everyMs = 20

/**
 * How late the event loop is, as the delay of a timer. The delay of the present turn counts while it lasts, so the last
 * requests of a turn that reads from thousands of sockets learn that they are late.
 */
export class LoopDelay {
  readonly #clock: () => number
  readonly #timer: NodeJS.Timeout
  #due: number
  #last = 0

  /** `clock`: monotonic milliseconds. Measures until `stop`, without keeping the process alive. */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#due = clock() + everyMs
    this.#timer = setInterval(this.#tick, everyMs).unref()
  }

  /** Milliseconds; 0 while the loop is on time. */
  get ms(): number {
    return Math.max(0, this.#last, this.#clock() - this.#due)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  readonly #tick = (): void => {
    const now = this.#clock()
    this.#last = now - this.#due
    this.#due = now + everyMs
  }
}
