/** Commands for tests: each as a process of its own, or many in the single process of a session. */
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'

const main = new URL('../../src/cli/main.ts', import.meta.url).pathname

/** A command with its environment. Of the variables of this process it gets only PATH. */
export interface CommandCall {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** The standard input of a command in a session; empty if absent. */
  readonly input?: string | Uint8Array
}

/** The output of a command and its exit code. */
export interface Told {
  readonly code: number
  readonly out: string
  readonly error: string
}

const withPath = (env: CommandCall['env']): Record<string, string> => ({ PATH: process.env['PATH'] ?? '', ...env })

/** Runs a command as a process of its own. */
export const laurelProcess = ({ args, cwd, env }: CommandCall): Promise<Told> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [main, ...args], { cwd, env: withPath(env) }, (_error, out, error) => {
      done({ code: child.exitCode ?? -1, out, error })
    })
  })

export interface Session {
  /** Runs a command in the process of the session; one call at a time. */
  readonly run: (call: CommandCall) => Promise<Told>
  readonly close: () => Promise<void>
}

/** Starts a process that runs commands one after the other through `run` of `src/cli/run.ts`. */
export function startSession(): Session {
  const child = fork(new URL('session-process.ts', import.meta.url).pathname, { serialization: 'advanced' })
  return {
    async run(call) {
      child.send({ ...call, env: withPath(call.env) })
      const [told] = (await once(child, 'message')) as [Told]
      return told
    },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
