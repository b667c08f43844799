import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Threads } from '../../app/ports.ts'
import type { Metrics } from '../../app/service/metrics.ts'
import { LaurelError } from '../../core/error.ts'
import type { Done, Job, Kind, Kinds } from './job.ts'

/** Bounds of the threads of a process; times in milliseconds. */
export const bounds = {
  /** The longest that a job may probably wait for a thread. What is accepted is answered within a second. */
  waitMs: 500,
  /** The most jobs that wait, whatever they cost. */
  waiting: 64,
  /** A job that takes longer ends with its thread, and the next one gets another: a request gives up after 5.5 s. */
  jobMs: 5_000,
  /** A thread without work ends after this time and gives its memory back. */
  idleMs: 300_000,
  /** Megabytes of young objects in a thread: more saves no time that could be measured, and costs memory. */
  youngMb: 8,
} as const

export interface ThreadOptions {
  /** The most threads at a time, 1 or more. They start with the first job. */
  readonly size: number
  readonly metrics: Pick<Metrics, 'screened'>
  /** Receives the CPU time of each job in milliseconds, in the asynchronous context of its request. */
  readonly spent: (cpuMs: number) => void
  /** Receives the reason when a thread ended within a job; it holds no text of a request. */
  readonly lost: (reason: string) => void
  /** The module of the threads; another one in tests. */
  readonly file?: URL
}

const unavailable = (cause?: unknown): LaurelError =>
  Object.assign(
    new LaurelError('unavailable', 'The service has too much to do right now. Repeat the request in a second.', {
      retryAfter: 1,
    }),
    cause === undefined ? {} : { cause },
  )

/** Threads for computations that would hold the event loop. Jobs start in the order of their coming. */
export function newThreads({ size, metrics, spent, lost, file }: ThreadOptions): Threads {
  const threads = new Piscina({
    filename: fileURLToPath(file ?? new URL('thread.ts', import.meta.url)),
    name: 'compute',
    minThreads: 0,
    maxThreads: size,
    idleTimeout: bounds.idleMs,
    recordTiming: false,
    // With Atomics a thread waits for its next job outside of its event loop, where native memory is never released: 7 MB
    // for each picture stayed.
    atomics: 'disabled',
    resourceLimits: { maxYoungGenerationSizeMb: bounds.youngMb },
    // A thread learns neither the settings, which may be secret, nor the flags of the process.
    env: {},
    argv: [],
    execArgv: [],
  })
  // Emitted when a thread ends that has no job; the next job starts another one.
  threads.on('error', (error: unknown) => {
    lost(error instanceof Error ? error.name : 'error')
  })
  /** Moving mean of the time of a job of each kind, in milliseconds. */
  const usual: Record<Kind, number> = { preflight: 20, rewrite: 20, design: 10, card: 60 }
  // The queue is here and not in Piscina 5.3.2, where jobs behind one whose thread died wait for the next call.
  const waiting: { readonly kind: Kind; readonly start: () => void }[] = []
  let running = 0

  const isFull = (): boolean =>
    waiting.length >= bounds.waiting || waiting.reduce((ms, { kind }) => ms + usual[kind], 0) / size > bounds.waitMs

  async function turn(kind: Kind): Promise<void> {
    if (running >= size)
      await new Promise<void>((start) => {
        waiting.push({ kind, start })
      })
    else running += 1
  }
  /** Hands the place of a finished job to the one that has waited longest. */
  const pass = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next.start()
  }

  async function run<K extends Kind>(kind: K, ...given: Kinds[K]['given']): Promise<Kinds[K]['answer']> {
    if (isFull()) throw unavailable()
    await turn(kind)
    let done: Done<K>
    const from = performance.now()
    try {
      const job: Job<K> = { kind, given }
      done = (await threads.run(job, { signal: AbortSignal.timeout(bounds.jobMs) })) as Done<K>
    } catch (error) {
      // The message of what ended a thread may hold a text, its name does not.
      const reason = error instanceof Error ? error.name : 'error'
      lost(reason)
      throw unavailable(new Error(`a thread ended within a job (${kind}): ${reason}`))
    } finally {
      pass()
    }
    usual[kind] += (performance.now() - from - usual[kind]) / 16
    spent(done.cpuMs)
    if ('failed' in done) throw new Error(`a job failed in a thread (${kind}): ${done.failed}`)
    for (const [outcome, seconds] of done.screened) metrics.screened(outcome, seconds)
    return done.answer
  }

  return {
    preflight: (proposal) => run('preflight', proposal),
    rewrite: (proposal, screening) => run('rewrite', proposal, screening),
    design: (proposal, chosen) => run('design', proposal, chosen),
    card: (record) => run('card', record),
    close: () => threads.destroy(),
  }
}
