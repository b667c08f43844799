/** Whether the store takes writes: known from the latest writes, otherwise tested with a trial write. */
import { randomBytes } from 'node:crypto'
import { LaurelError } from '../core/error.ts'
import type { Builder } from './builder.ts'
import { rows, type Engine, type Work } from './work.ts'

/** Interval of trial writes, and how long a caller waits for one, in milliseconds. */
const trialPauseMs = 1_000
const trialMaxWaitMs = 1_000

/**
 * A trial write as large as a large record. On an almost full disk a smaller write might succeed although no record
 * fits.
 */
function* trial(db: Builder): Work<void> {
  const filler = randomBytes(16_384).toString('hex')
  yield* rows(
    db
      .insertInto('trial')
      .values({ id: 'trial', filler })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ filler })),
  )
}

export interface Writes {
  /** Writes and remembers a failure of the store. Success is not remembered: the work may have changed nothing. */
  readonly write: <T>(work: () => Work<T>) => Promise<T>
  /** Called after something was stored. */
  succeeded(): void
  /** Whether writes succeed. Makes a trial write after a failure and before the first write. */
  succeed(): Promise<boolean>
}

export function watchWrites(engine: Engine, db: Builder): Writes {
  let state: 'unknown' | 'ok' | 'failing' = 'unknown'
  let trying: Promise<void> | undefined
  let triedAt = -Infinity

  const write = async <T>(work: () => Work<T>): Promise<T> => {
    try {
      return await engine.write(work)
    } catch (error) {
      if (error instanceof LaurelError && error.code === 'unavailable') state = 'failing'
      throw error
    }
  }
  const tryOne = async (): Promise<void> => {
    triedAt = performance.now()
    try {
      await write(() => trial(db))
      state = 'ok'
    } catch {
      state = 'failing'
    }
    trying = undefined
  }

  return {
    write,
    succeeded() {
      state = 'ok'
    },
    async succeed() {
      if (state === 'ok') return true
      if (performance.now() - triedAt >= trialPauseMs) trying ??= tryOne()
      if (trying !== undefined) await within(trying, trialMaxWaitMs)
      return (state as string) === 'ok'
    },
  }
}

/** Resolves with the work or after the time, whichever is first. */
function within(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
