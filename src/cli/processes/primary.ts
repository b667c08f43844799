import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { memoryLimiter } from '../../store/limiter.ts'
import type { Config } from '../config.ts'
import { gathering } from './gathering.ts'
import type { FromWorker, Question, ToWorker } from './messages.ts'
import { restartPause } from './restart-pause.ts'

/** The end of all workers after SIGTERM, in milliseconds: each ends by itself after 9 s at most (cli/serve). */
const mostMs = 10_000

/**
 * Runs the service in `WORKERS` processes that share the port, until SIGTERM or SIGINT, which it passes on. Whichever
 * worker has time accepts a connection. A worker that ends is replaced. When one ends before all have been ready once, the whole
 * service ends with exit code 1, because the next one would end too.
 */
export function servePrimary(config: Config): void {
  const log = pino({ level: config.LOG_LEVEL })
  const limiter = memoryLimiter()
  const metrics = gathering()
  const alive = new Map<number, { readonly worker: Worker; readonly since: number }>()
  const ready = new Set<number>()
  const pause = restartPause()
  let [started, stopping, failed] = [false, false, false]

  // The workers accept from one queue of the kernel. In turn (SCHED_RR) the primary would accept, and a connection on its
  // way to a worker that dies would stay open without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: fileURLToPath(new URL('../laurel.js', import.meta.url)), args: ['serve'] })

  const tell = (worker: Worker, message: ToWorker) => {
    if (worker.isConnected()) worker.send(message)
  }
  const answer = async (question: Question, from: Worker) => {
    switch (question.ask) {
      case 'take':
        return limiter.take(...question.of)
      case 'peek':
        return limiter.peek(...question.of)
      case 'metrics':
        return metrics.from(
          [...alive.values()].filter(({ worker }) => worker.id !== from.id && ready.has(worker.id)),
          ({ worker }, number) => {
            tell(worker, { metrics: number })
          },
        )
    }
  }
  const hear = (worker: Worker, message: FromWorker) => {
    if ('ready' in message) isReady(worker, message.ready)
    else if ('metrics' in message) metrics.heard(message.metrics, message.own)
    else
      void answer(message, worker)
        .catch(() => null)
        .then((found) => {
          tell(worker, { answerTo: message.id, answer: found })
        })
  }
  const isReady = ({ id, process: { pid } }: Worker, address: string) => {
    ready.add(id)
    if (started) {
      log.info({ process: pid }, 'a process serves again')
      return
    }
    if (ready.size < config.WORKERS) return
    started = true
    log.info({ address, publicUrl: config.PUBLIC_URL, processes: config.WORKERS }, 'Laurel is ready')
  }
  const fork = () => {
    if (stopping) return
    const worker = cluster.fork()
    alive.set(worker.id, { worker, since: performance.now() })
    worker
      .on('message', (message: FromWorker) => {
        hear(worker, message)
      })
      .on('exit', (code, signal) => {
        ended(worker, code, signal)
      })
  }
  const ended = ({ id, process: { pid } }: Worker, code: number | null, signal: string | null) => {
    const lived = performance.now() - (alive.get(id)?.since ?? 0)
    alive.delete(id)
    ready.delete(id)
    if (stopping) {
      failed ||= code !== 0
      if (alive.size === 0) process.exit(failed ? 1 : 0)
      return
    }
    if (!started) {
      failed = true
      stop('a process ended at the start')
      return
    }
    const ms = pause.after(lived)
    log.error({ process: pid, code, signal, pauseMs: ms }, 'a process ended; another one is started')
    setTimeout(fork, ms)
  }
  const stop = (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping all processes')
    if (alive.size === 0) process.exit(failed ? 1 : 0)
    for (const { worker } of alive.values()) worker.process.kill('SIGTERM')
    setTimeout(() => {
      for (const { worker } of alive.values()) worker.process.kill('SIGKILL')
      process.exit(failed ? 1 : 0)
    }, mostMs).unref()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  for (let n = 0; n < config.WORKERS; n += 1) fork()
}
