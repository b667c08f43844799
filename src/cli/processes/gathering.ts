import type { WorkerSeries } from './messages.ts'

/** How long the answers of workers are waited for, in milliseconds. */
const gatherMs = 1_000

export interface Gathering {
  /** Asks each of `all` with `ask`, under a number of its own, and resolves with the answers that came in time. */
  from<T>(all: readonly T[], ask: (one: T, number: number) => void): Promise<readonly WorkerSeries[]>
  /** The answer to a number; null when there is none. Late answers are ignored. */
  heard(number: number, answer: WorkerSeries | null): void
}

/** Collects what several processes answer to one question. */
export function gathering(): Gathering {
  const open = new Map<number, (answer: WorkerSeries | null) => void>()
  let next = 0
  const one = (ask: (number: number) => void): Promise<WorkerSeries | null> => {
    const number = next++
    return new Promise((resolve) => {
      const timer = setTimeout(answered, gatherMs, null)
      function answered(answer: WorkerSeries | null): void {
        clearTimeout(timer)
        open.delete(number)
        resolve(answer)
      }
      open.set(number, answered)
      ask(number)
    })
  }
  return {
    async from(all, ask) {
      const answers = await Promise.all(
        all.map((which) =>
          one((number) => {
            ask(which, number)
          }),
        ),
      )
      return answers.filter((answer) => answer !== null)
    },
    heard: (number, answer) => open.get(number)?.(answer),
  }
}
