/** A process on the core of the servers that works on command, without HTTP. */
import { once } from 'node:events'
import { join } from 'node:path'
import { cpuOf, spawnPinned } from './process.ts'

export interface Worker<C> {
  /** Runs a command; microseconds of CPU that it took, those of its database server included. */
  readonly run: (command: C) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts a module that calls `obey`. */
export async function startWorker<C extends object>(file: string, ...args: readonly string[]): Promise<Worker<C>> {
  const child = spawnPinned([join(import.meta.dirname, '..', file), ...args])
  child.stdout?.resume()
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => {
      reject(new Error(`${file} ended with ${String(code)}`))
    })
  })
  ended.catch(() => undefined)
  const said = async (): Promise<unknown> =>
    ((await Promise.race([once(child, 'message'), ended])) as readonly unknown[])[0]
  const pids = [child.pid ?? 0, ...((await said()) as readonly number[])]
  return {
    async run(command) {
      const before = cpuOf(pids)
      const answer = said()
      child.send(command)
      await answer
      return cpuOf(pids) - before
    },
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}

/** In the process of the worker: runs commands one after the other. `pids`: further processes that work for it. */
export function obey(run: (command: never) => Promise<void>, pids: readonly number[] = []): void {
  process.on('message', (command) => {
    run(command as never).then(
      () => process.send?.('done'),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  process.on('disconnect', () => process.exit())
  process.send?.(pids)
}
