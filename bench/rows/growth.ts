/** How the cost of the store grows with what it holds, on both databases. */
import { join } from 'node:path'
import { type Calendar, startCalendar } from '../../test/fakes/calendar.ts'
import { startChain } from '../../test/fakes/chain.ts'
import { startPostgres } from '../../test/fakes/postgres.ts'
import { fill } from '../load/fill.ts'
import { inScratch } from '../load/scratch.ts'
import { startWorker } from '../load/worker.ts'
import type { Stored } from '../peers/stored.ts'
import { type Line, ratioOf, type Row, type Size, spreadOf } from '../row.ts'

const sizes: Readonly<Record<Size, readonly number[]>> = {
  quick: [10, 100],
  normal: [10, 1_000, 100_000, 1_000_000],
  full: [10, 1_000, 100_000, 1_000_000],
}
const steps = {
  read: 'read a receipt',
  write: 'write a receipt with its proof',
  cycle: 'submit and upgrade a batch, per proof',
} as const
type Step = keyof typeof steps

/** Microseconds of each step by round, for a store that was filled with so many receipts and proofs. */
type Costs = Readonly<Record<Step, number[]>>

/** One round of one store, in microseconds of CPU for one receipt or proof. */
async function round(
  run: (command: Stored) => Promise<number>,
  { commit }: Calendar,
  { reads, writes, among }: { readonly reads: number; readonly writes: number; readonly among: number },
): Promise<Readonly<Record<Step, number>>> {
  const read = (await run({ do: 'read', count: reads, among })) / reads
  const write = (await run({ do: 'write', count: writes })) / writes
  const submitted = await run({ do: 'submit' })
  commit()
  return { read, write, cycle: (submitted + (await run({ do: 'upgrade' }))) / writes }
}

async function measureStore(size: Size, urls: readonly string[], calendar: Calendar): Promise<readonly Costs[]> {
  const [rounds, reads, writes] = size === 'quick' ? [1, 20, 20] : [9, 2_000, 300]
  // All are filled first, or the database would end the connections of the smaller ones meanwhile.
  for (const [n, among] of sizes[size].entries()) await fill(urls[n] ?? '', among, calendar.origin)
  const stores = []
  for (const [n, among] of sizes[size].entries()) {
    const url = urls[n] ?? ''
    const { run, stop } = await startWorker<Stored>('peers/stored.ts', url, calendar.origin)
    const costs: Costs = { read: [], write: [], cycle: [] }
    stores.push({ among, run, stop, costs })
  }
  for (let n = -1; n < rounds; n += 1)
    for (const { among, run, costs } of stores) {
      const cost = await round(run, calendar, { reads, writes, among })
      for (const step of Object.keys(steps) as Step[]) if (n >= 0) costs[step].push(cost[step])
    }
  for (const { stop } of stores) await stop()
  return stores.map(({ costs }) => costs)
}

function linesOf(store: string, size: Size, found: readonly Costs[]): readonly Line[] {
  const [few] = found
  return sizes[size].slice(1).flatMap((stored, n) =>
    (Object.keys(steps) as Step[]).map((step): Line => {
      const [many, first] = [found[n + 1]?.[step] ?? [], few?.[step] ?? []]
      const growth = ratioOf(many, first)
      return {
        work: `${store}, ${stored.toLocaleString('en')} stored: ${steps[step]}`,
        unit: 'µs CPU',
        ours: { spread: spreadOf(many) },
        peer: { name: '10 stored', spread: spreadOf(first) },
        ratio: growth,
        goal: { text: 'at most 1.3 × the cost', met: growth.median <= 1.3 },
        ...(store === 'PostgreSQL' && { note: 'with the CPU of the database server' }),
      }
    }),
  )
}

export const growthRow: Row = {
  name: 'growth',
  measure: (size) =>
    inScratch(async (folder) => {
      const chain = await startChain()
      const calendar = await startCalendar(chain)
      const files = sizes[size].map((stored) => `file:${join(folder, `${stored}.db`)}`)
      const onSqlite = await measureStore(size, files, calendar)
      const server = await startPostgres()
      try {
        const urls = await Promise.all(sizes[size].map(() => server.freshDatabase()))
        const onPostgres = await measureStore(size, urls, calendar)
        return [...linesOf('SQLite', size, onSqlite), ...linesOf('PostgreSQL', size, onPostgres)]
      } finally {
        await server.stop()
        await calendar.close()
        await chain.close()
      }
    }),
}
