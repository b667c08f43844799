/**
 * Measures durable commits per second with 50 concurrent writers: SQLite with group commit, the same code without
 * grouping, plain autocommit on node:sqlite (the peer), and PostgreSQL.
 *
 *   node bench/store.ts [seconds=3]
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store, StoredRecord } from '../src/app/ports.ts'
import { openStore } from '../src/store/open.ts'
import { SqliteEngine } from '../src/store/sqlite.ts'
import { storeOver } from '../src/store/store.ts'
import { startPostgres } from '../test/fakes/postgres.ts'

interface Figure {
  readonly what: string
  readonly commitsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly transactions?: number
}

const seconds = Number(process.argv[2] ?? '3')

/** A receipt of about 2 KB, as the service stores them. */
function receipt(): StoredRecord {
  const id = `rcp_${randomBytes(16).toString('base64url')}`
  const json = JSON.stringify({ id, idea: 'a badge for volunteers '.repeat(80) })
  const digest = createHash('sha256').update(json).digest('hex')
  return { kind: 'receipt', id, createdAt: new Date().toISOString(), outcome: 'pass', json, digest }
}

async function measure(what: string, writers: number, commit: () => Promise<void>): Promise<Figure> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1_000
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() < end) {
        const before = performance.now()
        await commit()
        times.push(performance.now() - before)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1_000
  times.sort((a, b) => a - b)
  const at = (share: number): number => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2))
  return { what, commitsPerSecond: Math.round(times.length / elapsed), p50Ms: at(0.5), p99Ms: at(0.99) }
}

const commitTo = (store: Store) => () => store.commit({ records: [receipt()] })

const folder = mkdtempSync(join(tmpdir(), 'laurel-bench-'))
const figures: Figure[] = []

const { engine, builder } = SqliteEngine.open(join(folder, 'laurel.db'))
const store = storeOver(engine, builder)
const grouped = await measure('SQLite, 50 writers, group commit', 50, commitTo(store))
figures.push({ ...grouped, transactions: engine.transactions })
figures.push(await measure('SQLite, 1 writer, group commit', 1, commitTo(store)))
await store.close()

const bare = new DatabaseSync(join(folder, 'bare.db'))
bare.exec('pragma journal_mode = wal; pragma synchronous = full')
bare.exec('create table record (id text primary key, kind, created_at, outcome, json, digest)')
const insert = bare.prepare('insert into record values (?, ?, ?, ?, ?, ?)')
const autocommit = (): Promise<void> => {
  const { id, kind, createdAt, outcome, json, digest } = receipt()
  insert.run(id, kind, createdAt, outcome, json, digest)
  return Promise.resolve()
}
figures.push(await measure('bare node:sqlite, single-row autocommit', 1, autocommit))
bare.close()
rmSync(folder, { recursive: true, force: true })

const server = await startPostgres()
try {
  const postgres = await openStore(await server.freshDatabase())
  figures.push(await measure('PostgreSQL, 50 writers', 50, commitTo(postgres)))
  figures.push(await measure('PostgreSQL, 1 writer', 1, commitTo(postgres)))
  await postgres.close()
} finally {
  await server.stop()
}
console.table(figures)
