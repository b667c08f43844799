/** How often the delay is measured while the loop is on time, in milliseconds. */
const everyMs = 20

/**
 * How late the event loop is, as the delay of a timer. The delay of the present turn counts while it lasts, so the last
 * requests of a turn that reads from thousands of sockets learn that they are late. A single late turn, as for a
 * collection of garbage or while code is compiled at the start, is no overload: two in a row count, by the shorter one.
 */
export class LoopDelay {
  readonly #clock: () => number
  readonly #timer: NodeJS.Timeout
  #due: number
  #last = 0
  #before = 0

  /** `clock`: monotonic milliseconds. Measures until `stop`, without keeping the process alive. */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#due = clock() + everyMs
    this.#timer = setInterval(this.#tick, everyMs).unref()
  }

  /** Milliseconds; 0 while the loop is on time. */
  get ms(): number {
    const present = this.#clock() - this.#due
    return Math.max(0, Math.min(this.#before, this.#last), Math.min(this.#last, present))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  readonly #tick = (): void => {
    const now = this.#clock()
    this.#before = this.#last
    this.#last = now - this.#due
    this.#due = now + everyMs
  }
}
