/** `laurel serve` in a process of its own, without allowance, with a calendar that answers. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCalendar } from '../fakes/calendar.ts'
import { startChain } from '../fakes/chain.ts'
import { secrets } from '../http/made-secrets.ts'
import { searchFor } from '../http/needles.ts'

export interface OwnServer {
  readonly origin: string
  /** Ends the server. Throws when it ended before; returns what it left behind. */
  readonly stop: () => Promise<{
    /** Kinds of generated key material of which a file or the log holds a part. */
    readonly leaked: readonly string[]
    readonly log: string
    /** Bytes of the files. */
    readonly bytes: number
  }>
  /** Resident memory in MB. */
  readonly resident: () => number
}

export async function startOwnServer(): Promise<OwnServer> {
  const chain = await startChain()
  const calendar = await startCalendar(chain)
  const folder = mkdtempSync(join(tmpdir(), 'laurel-fuzz-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/cli/main.ts'), 'serve'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATABASE_URL: `file:${join(folder, 'laurel.db')}`,
      RATE_LIMIT_FREE: '0',
      RATE_LIMIT_KEYED: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      OTS_CALENDARS: calendar.origin,
      OTS_UPGRADE_HOSTS: calendar.origin,
      BITCOIN_NETWORK: 'regtest',
      BITCOIN_HEADERS_URL: chain.url,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text))
  const ended = once(child, 'close')
  let address: string | undefined
  while ((address = /"address":"([^"]+)"/.exec(log)?.[1]) === undefined) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${log}`)
    await pause(50)
  }
  const close = async () => {
    await calendar.close()
    await chain.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    origin: new URL(address).origin,
    resident: () =>
      Math.round(
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1] ?? 0) / 1024,
      ),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) {
        await close()
        throw new Error(`The server ended by itself: ${log.slice(-2_000)}`)
      }
      child.kill('SIGTERM')
      await ended
      const search = searchFor(secrets)
      const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)))
      const leaked = [Buffer.from(log), ...files].map(search).filter((kind) => kind !== null)
      await close()
      return { leaked, log, bytes: files.reduce((sum, { length }) => sum + length, 0) }
    },
  }
}
