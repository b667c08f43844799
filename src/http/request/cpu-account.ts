import { AsyncLocalStorage } from 'node:async_hooks'

/** Who pays for CPU time outside of the thread that answers requests: whoever's request it is spent for. */
export class CpuAccount {
  readonly #payer = new AsyncLocalStorage<(ms: number) => void>()

  /** Runs the beginning of a request; what it spends from then on, also after waiting, is charged with `charge`. */
  paidBy(charge: (ms: number) => void, begin: () => void): void {
    this.#payer.run(charge, begin)
  }

  /** Charges milliseconds of CPU time to the request that this is called for; without one nobody pays. */
  readonly spend = (ms: number): void => {
    this.#payer.getStore()?.(ms)
  }
}
