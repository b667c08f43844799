/** How much CPU time a client may use for what its hourly allowance does not count. */
export const allowedCpu = {
  /** What a client that used nothing lately may use at once: some 40 refused bodies of the slowest kind. */
  burstMs: 2_000,
  /** The part of one thread that comes back all the time, so that twenty clients together are needed to fill it. */
  share: 0.05,
} as const

/** The most clients in memory, about 150 bytes each. Beyond it the one that was charged longest ago starts again. */
const defaultMostClients = 100_000

/**
 * The CPU time that clients used, as a token bucket with one number for each: the time at which everything is paid
 * back. The budget is that of one process, because what it protects is the thread of this process.
 */
export class CpuBudget {
  /** In milliseconds of the monotonic clock; in the order of the last charge. */
  readonly #paidBack = new Map<string, number>()
  readonly #mostClients: number
  readonly #share: number

  /**
   * `processes`: those that serve together. A client may use its share once over all of them; at once it may use as much
   * on each, because each has a thread of its own.
   */
  constructor(mostClients = defaultMostClients, processes = 1) {
    this.#share = allowedCpu.share / processes
    this.#mostClients = mostClients
  }

  /** The clients in memory. */
  get clients(): number {
    return this.#paidBack.size
  }

  /** Milliseconds until the client may work again; 0 when it may now. `now`: monotonic milliseconds. */
  wait(client: string, now: number): number {
    const paidBack = this.#paidBack.get(client)
    return paidBack === undefined ? 0 : Math.max(0, paidBack - now - allowedCpu.burstMs / this.#share)
  }

  /** Charges a client for `ms` milliseconds of CPU time; a negative number gives them back. */
  charge(client: string, ms: number, now: number): void {
    const paidBack = Math.max(this.#paidBack.get(client) ?? now, now) + ms / this.#share
    this.#paidBack.delete(client)
    if (paidBack > now) this.#paidBack.set(client, paidBack)
    for (const [oldest, end] of this.#paidBack) {
      if (end > now && this.#paidBack.size <= this.#mostClients) return
      this.#paidBack.delete(oldest)
    }
  }
}
