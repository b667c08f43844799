/**
 * Preloaded into `laurel serve` (`--import`): tells over IPC for how long the event loop was held since the last
 * question, in wall time and in CPU time of the main thread, which other load on the machine does not lengthen.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

export interface Held {
  /** The longest time between two turns, in milliseconds. */
  readonly wallMs: number
  /** The most CPU time of the main thread between two looks of a timer of 1 ms, in milliseconds. */
  readonly cpuMs: number
}

function probe(): void {
  const wall = monitorEventLoopDelay({ resolution: 1 })
  wall.enable()
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let [before, most] = [used(), 0]
  setInterval(() => {
    const now = used()
    most = Math.max(most, now - before)
    before = now
  }, 1).unref()
  process.on('message', (message) => {
    if (message !== 'held') return
    // After a turn, so that the timer has seen what ended in this one.
    setTimeout(() => {
      process.send?.({ wallMs: wall.max / 1e6, cpuMs: most } satisfies Held)
      wall.reset()
      most = 0
    }, 3)
  })
  process.channel?.unref()
}

if (isMainThread && process.send !== undefined) probe()
