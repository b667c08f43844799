import cluster from 'node:cluster'
import type { Limiter } from '../../app/ports.ts'
import { LaurelError } from '../../core/error.ts'
import type { Answers, FromWorker, Question, ToWorker, WorkerSeries } from './messages.ts'

/** How long a worker waits for an answer of the primary, in milliseconds. */
const answerMs = 2_500

/** What a worker has of the others through the primary. */
export interface Link {
  /** Counts for all workers together, in the memory of the primary. */
  readonly limiter: Limiter
  /** The metrics of all other workers; those that do not answer soon are left out. */
  readonly others: () => Promise<readonly WorkerSeries[]>
  /** Sets what this worker answers when another one asks for its metrics. */
  readonly setOwn: (own: () => Promise<WorkerSeries>) => void
  /** Says that this worker serves at an address. */
  readonly ready: (address: string) => void
  /** The number of this worker, for the metrics. */
  readonly name: string
}

/** The channel of this worker; null for a process that serves alone. */
export function openLink(): Link | null {
  const { worker } = cluster
  if (worker === undefined) return null
  const asked = new Map<number, (answer: Answers[keyof Answers] | null) => void>()
  let own: (() => Promise<WorkerSeries>) | null = null
  let next = 0
  const say = (message: FromWorker) => {
    // The primary may be gone; this process ends with it.
    if (worker.isConnected()) worker.send(message)
  }
  worker.on('message', (message: ToWorker) => {
    if ('answerTo' in message) asked.get(message.answerTo)?.(message.answer)
    else
      void (own?.() ?? Promise.resolve(null))
        .catch(() => null)
        .then((found) => {
          say({ metrics: message.metrics, own: found })
        })
  })

  async function ask<K extends keyof Answers>(
    question: Extract<Omit<Question, 'id'>, { ask: K }>,
  ): Promise<Answers[K]> {
    const id = next++
    let timer: NodeJS.Timeout | undefined
    try {
      const answer = await new Promise<Answers[keyof Answers] | null>((resolve) => {
        asked.set(id, resolve)
        timer = setTimeout(resolve, answerMs, null)
        say({ ...question, id } as Question)
      })
      if (answer === null) throw new Error(`the primary gave no answer (${question.ask})`)
      return answer as Answers[K]
    } catch (cause) {
      const message = 'The limits can not be counted right now. Repeat the request in a moment.'
      throw Object.assign(new LaurelError('unavailable', message, { retryAfter: 2 }), { cause })
    } finally {
      clearTimeout(timer)
      asked.delete(id)
    }
  }

  return {
    limiter: {
      take: (...of) => ask<'take'>({ ask: 'take', of } as never),
      peek: (...of) => ask<'peek'>({ ask: 'peek', of } as never),
      warm: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    others: () => ask<'metrics'>({ ask: 'metrics' } as never),
    setOwn: (answer) => {
      own = answer
    },
    ready: (address) => {
      say({ ready: address })
    },
    name: String(process.pid),
  }
}
