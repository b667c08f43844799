/** The most clients that are remembered; those beyond it count as new. */
const mostClients = 20_000

/**
 * Clients that were refused lately. One that comes again before the pause it was told of ignores it, so its next refusal
 * can be held back; the first is quick. Holding all would keep thousands of requests in memory when many people come at
 * once, each of whom does wait.
 */
export class Repeaters {
  readonly #pauseMs: number
  #begun = -Infinity
  #current = new Set<string>()
  #previous = new Set<string>()

  /** `pauseMs`: the pause that refused clients are told of. They are remembered for once to twice as long. */
  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs
  }

  /** Remembers a refusal; says whether one came before. `now`: monotonic milliseconds. */
  again(client: string, now: number): boolean {
    if (now - this.#begun >= this.#pauseMs) {
      this.#previous = now - this.#begun < 2 * this.#pauseMs ? this.#current : new Set()
      this.#current = new Set()
      this.#begun = now
    }
    const known = this.#current.has(client) || this.#previous.has(client)
    if (this.#current.size < mostClients) this.#current.add(client)
    return known
  }
}
