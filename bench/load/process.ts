/** Server processes on a core of their own, and the CPU time that they have used. Linux only (/proc). */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Servers run on core 0 and this process on the others, where there are two. */
export const pinned = availableParallelism() > 1

const root = join(import.meta.dirname, '../..')

export interface Served {
  readonly name: string
  readonly port: number
  /** Processes whose CPU time counts. */
  readonly pids: readonly number[]
  readonly child: ChildProcess
  readonly stop: () => Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Runs Node with these arguments on core 0; taskset becomes that process, so its id is the child's. */
export function spawnPinned(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const node = [process.execPath, ...args]
  const [program = '', ...rest] = pinned ? ['taskset', '-c', '0', ...node] : node
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await gone
  clearTimeout(force)
}

/** Stops every process that is still running: a row that failed leaves some, and they would keep this one alive. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop))
}

const served = (name: string, child: ChildProcess, port: number): Served => ({
  name,
  port,
  pids: family(child.pid ?? 0),
  child,
  stop: () => stop(child),
})

/** The settings of `laurel serve` in every row: no limits, no network, a free port. */
export const settings = (databaseUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://laurel.example',
  ALLOWED_HOSTS: '127.0.0.1',
  RATE_LIMIT_FREE: '0',
  OTS_CALENDARS: 'none',
  LOG_LEVEL: 'info',
})

/** The processes below a process, itself first. */
export function family(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]) === pid
      } catch {
        // The process has ended since the folder was read.
        return false
      }
    })
  return [pid, ...children.map(Number)]
}

/**
 * Starts `laurel serve` and waits until all its processes are ready. `env`: further settings; `flags`: options of Node.
 */
export async function startLaurel(
  databaseUrl: string,
  name = 'Laurel',
  {
    env = {},
    flags = [],
  }: { readonly env?: Readonly<Record<string, string>>; readonly flags?: readonly string[] } = {},
): Promise<Served> {
  const child = spawnPinned([...flags, 'src/cli/laurel.js', 'serve'], { ...settings(databaseUrl), ...env })
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.once('exit', () => {
      reject(new Error(`laurel serve ended: ${said}`))
    })
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < 10_000) said += text
      const [, found] = /"address":"http:\/\/127\.0\.0\.1:(\d+)"/.exec(said) ?? []
      if (found !== undefined) resolve(Number(found))
    })
  })
  return served(name, child, port)
}

/** Starts a peer of `bench/peers/peer.ts`, which sends its port when it is ready. */
export async function startPeer(name: string, ...args: readonly string[]): Promise<Served> {
  const child = spawnPinned([join(root, 'bench/peers/peer.ts'), name, ...args])
  child.stdout?.resume()
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => {
      reject(new Error(`the peer ${name} ended with ${String(code)}`))
    })
    child.once('message', (message) => {
      resolve(message as number)
    })
  })
  return served(name, child, port)
}

/** CPU time of processes in microseconds, of all their threads that live. */
export function cpuOf(pids: readonly number[]): number {
  let ns = 0
  for (const pid of pids)
    for (const thread of readdirSync(`/proc/${pid}/task`))
      try {
        ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
      } catch {
        // The thread has ended since the folder was read.
      }
  return ns / 1000
}

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
