/** A request that waits for its turn. Exactly one of its functions is called, or none when its client has gone. */
export interface Job {
  /** Begins the work. */
  readonly start: () => void
  /** Called instead when the request waited too long. */
  readonly late: () => void
  /** Whether nobody waits for the answer any more. */
  readonly gone: () => boolean
  /** Called when everything is done that `start` does without waiting. */
  readonly held: () => void
}

export interface QueueLimits {
  /** The most jobs that run or wait. */
  readonly most: number
  /** No job is taken that would probably wait longer than this, in milliseconds. */
  readonly waitMs: number
  /** A job that waited longer than this, in milliseconds, is refused. */
  readonly lateMs: number
}

/** How long jobs may be started in one turn, in milliseconds. Jobs of one turn share a transaction (store/group). */
const sliceMs = 20
/** The same after turns that were left to new connections: more are waiting, in the queue of the system where they are not seen. */
const shortSliceMs = 5
/** The most turns in a row that are left to new connections. */
const mostTurnsWithout = 64

/**
 * Starts jobs in the order of their coming, in each turn of the event loop for a short time only. Between two turns the
 * loop reads from all sockets, so that a cheap request never waits for more than one turn. New connections go first,
 * because libuv accepts only one in each turn (its pull request 3696): with jobs in each, 500 clients would wait for
 * seconds to be let in at all.
 */
export class WorkQueue {
  readonly #limits: QueueLimits
  readonly #clock: () => number
  readonly #waiting: { readonly job: Job; readonly since: number }[] = []
  #running = 0
  #scheduled = false
  #connected = false
  #turnsWithout = 0
  #sliceMs = sliceMs
  /** The start of the last turn with jobs, and their number. */
  #turn = { from: -Infinity, jobs: 0 }
  /** The job that has begun. */
  #begun: Job | null = null
  /** Moving mean of the time from one job to the next while some are waiting, in milliseconds. */
  #pace = 1

  /** `clock`: monotonic milliseconds. */
  constructor(limits: QueueLimits, clock: () => number) {
    this.#limits = limits
    this.#clock = clock
  }

  /** Whether a further job would be refused. */
  get full(): boolean {
    const { most, waitMs } = this.#limits
    const waiting = this.#waiting.length
    return this.#running + waiting >= most || waiting * this.#pace > waitMs
  }

  /** Takes a job, or returns false when the queue is full. `ended` must be called once for each job that started. */
  enter(job: Job): boolean {
    if (this.full) return false
    this.#waiting.push({ job, since: this.#clock() })
    if (!this.#scheduled) {
      this.#scheduled = true
      this.#turn.from = -Infinity
      setImmediate(this.#beginTurn)
    }
    return true
  }

  /** A job that started has been answered. */
  ended(): void {
    this.#running -= 1
  }

  /** A client has connected in this turn. */
  connected(): void {
    this.#connected = true
  }

  readonly #beginTurn = (): void => {
    const leaves = this.#connected && this.#turnsWithout < mostTurnsWithout
    this.#connected = false
    this.#sliceMs = this.#turnsWithout >= mostTurnsWithout ? shortSliceMs : sliceMs
    this.#turnsWithout = leaves ? this.#turnsWithout + 1 : 0
    if (leaves) {
      setImmediate(this.#beginTurn)
      return
    }
    const now = this.#clock()
    const { from, jobs } = this.#turn
    if (jobs > 0 && from >= 0) this.#pace += ((now - from) / jobs - this.#pace) * (1 - 0.95 ** jobs)
    this.#turn = { from: now, jobs: 0 }
    this.#next()
  }

  #next(): void {
    while (this.#waiting.length > 0 && this.#clock() - this.#turn.from < this.#sliceMs)
      if (this.#start(this.#waiting.shift())) {
        // Runs when everything that the job does without waiting is done: all ticks, then all microtasks.
        queueMicrotask(this.#afterwards)
        return
      }
    if (this.#waiting.length > 0) setImmediate(this.#beginTurn)
    else this.#scheduled = false
  }

  /** Starts a job, unless it is late or nobody waits for it. */
  #start(next: { readonly job: Job; readonly since: number } | undefined): boolean {
    if (next === undefined || next.job.gone()) return false
    const { job, since } = next
    this.#turn.jobs += 1
    if (this.#clock() - since > this.#limits.lateMs) {
      job.late()
      return false
    }
    this.#running += 1
    this.#begun = job
    job.start()
    return true
  }

  readonly #afterwards = (): void => {
    process.nextTick(this.#done)
  }

  readonly #done = (): void => {
    const job = this.#begun
    this.#begun = null
    job?.held()
    this.#next()
  }
}
