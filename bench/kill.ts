/**
 * Kills a writer at a random moment and checks that every acknowledged receipt is still there, byte for byte.
 *
 *   node bench/kill.ts [sqlite|postgres] [rounds=20]
 *
 * Exit code 1 if one is lost. On PostgreSQL every third round also kills the server. SIGKILL shows that no acknowledged
 * record was in process memory only. That a commit reaches the disk follows from synchronous=FULL of SQLite and
 * synchronous_commit of PostgreSQL.
 */
import { spawn } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { StoredRecord } from '../src/app/ports.ts'
import { openStore } from '../src/store/open.ts'
import { startPostgres } from '../test/fakes/postgres.ts'

export interface Round {
  readonly killed: 'writer' | 'server and writer'
  readonly afterMs: number
  readonly acknowledged: number
  /** Acknowledged records that are missing or changed. */
  readonly lost: number
  readonly reopenMs: number
  /** SQLite's integrity_check. */
  readonly integrity?: string
}

const writers = 200

/** The record of an id, deterministic, so that the checker knows its bytes. */
function receiptOf(id: string): StoredRecord {
  const seed = createHash('sha256').update(id).digest('hex')
  const json = JSON.stringify({ id, idea: `${seed} "quoted" 🏅 `.repeat(1 + (id.length % 7)) })
  const digest = createHash('sha256').update(json).digest('hex')
  return { kind: 'receipt', id, createdAt: '2026-01-02T03:04:05.678Z', outcome: 'pass', json, digest }
}

/** Writes until it is killed or the store is gone; prints each id after its acknowledgement. */
async function write(url: string): Promise<void> {
  const store = await openStore(url)
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let count = 0; ; count += 1) {
        const id = `rcp_${process.pid}_${writer}_${count}`
        await store.commit({ records: [receiptOf(id)] })
        process.stdout.write(`${id}\n`)
      }
    }),
  )
}

async function killWriter(url: string, afterMs: number, alsoBefore?: () => Promise<void>): Promise<string[]> {
  const child = spawn(process.execPath, [import.meta.filename, 'write', url], { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  const begun = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      resolve()
    })
    child.once('close', () => {
      resolve()
    })
  })
  const closed = once(child, 'close')
  await begun
  await pause(afterMs)
  await alsoBefore?.()
  child.kill('SIGKILL')
  await closed
  // The kill may have cut the last line.
  return said.split('\n').slice(0, -1)
}

async function countLost(url: string, ids: readonly string[]): Promise<{ lost: number; reopenMs: number }> {
  const started = performance.now()
  const store = await openStore(url)
  await store.check()
  const reopenMs = performance.now() - started
  let lost = 0
  for (const id of ids) {
    const found = await store.find('receipt', id)
    const expected = receiptOf(id)
    if (found?.json !== expected.json || found.digest !== expected.digest) lost += 1
  }
  await store.close()
  return { lost, reopenMs }
}

/** Kills the writer on one SQLite file in every round. */
export async function killOnSqlite(rounds: number): Promise<readonly Round[]> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-kill-'))
  const path = join(folder, 'laurel.db')
  const results: Round[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const afterMs = randomInt(100, 700)
      const ids = await killWriter(`file:${path}`, afterMs)
      const { lost, reopenMs } = await countLost(`file:${path}`, ids)
      const db = new DatabaseSync(path, { readOnly: true })
      const integrity = String(db.prepare('pragma integrity_check').get()?.['integrity_check'])
      db.close()
      results.push({ killed: 'writer', afterMs, acknowledged: ids.length, lost, reopenMs, integrity })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

/** Kills the writer on one PostgreSQL server in every round; in every third round the server first. */
export async function killOnPostgres(rounds: number): Promise<readonly Round[]> {
  const server = await startPostgres()
  const results: Round[] = []
  try {
    const url = await server.freshDatabase()
    for (let round = 0; round < rounds; round += 1) {
      const afterMs = randomInt(100, 700)
      const serverToo = round % 3 === 2
      const ids = await killWriter(url, afterMs, serverToo ? () => server.crash() : undefined)
      if (serverToo) await server.restart()
      const { lost, reopenMs } = await countLost(url, ids)
      const killed = serverToo ? 'server and writer' : 'writer'
      results.push({ killed, afterMs, acknowledged: ids.length, lost, reopenMs })
    }
  } finally {
    await server.stop()
  }
  return results
}

async function main(): Promise<void> {
  const [store = 'sqlite', argument = '20'] = process.argv.slice(2)
  if (store === 'write') return write(argument)
  const rounds = Number(argument)
  if ((store !== 'sqlite' && store !== 'postgres') || !Number.isInteger(rounds) || rounds < 1) {
    throw new Error('Usage: node bench/kill.ts [sqlite|postgres] [rounds=20]')
  }
  const results = await (store === 'sqlite' ? killOnSqlite(rounds) : killOnPostgres(rounds))
  console.table(results.map((round) => ({ ...round, reopenMs: Math.round(round.reopenMs) })))
  const acknowledged = results.reduce((sum, round) => sum + round.acknowledged, 0)
  const lost = results.reduce((sum, round) => sum + round.lost, 0)
  const broken = results.filter((round) => (round.integrity ?? 'ok') !== 'ok').length
  console.log(`${store}: ${rounds} kills, ${acknowledged} acknowledged, ${lost} lost, ${broken} damaged databases`)
  if (lost > 0 || broken > 0 || acknowledged === 0) process.exitCode = 1
}

if (import.meta.main) await main()
