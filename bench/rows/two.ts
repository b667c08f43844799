/** Two processes beside one: two workers of one `laurel serve`, and two instances on one PostgreSQL server. */
import { cpus } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../test/fakes/postgres.ts'
import { requestOf, send } from '../load/http.ts'
import { cpuOf, type Served, startLaurel } from '../load/process.ts'
import { inScratch } from '../load/scratch.ts'
import { newIdeas } from '../load/texts.ts'
import { type Line, ratioOf, type Row, type Size, spreadOf } from '../row.ts'

/** Sends new preflights, as many to each server; microseconds of CPU for one of them. */
async function round(servers: readonly Served[], calls: number): Promise<number> {
  const list = newIdeas(calls).map((idea) => requestOf('POST', '/api/compliance/preflight', {}, { idea }))
  const pids = servers.flatMap((server) => server.pids)
  const before = cpuOf(pids)
  const parts = servers.map((server, n) =>
    send(
      server.port,
      list.filter((_, i) => i % servers.length === n),
    ),
  )
  await Promise.all(parts)
  return (cpuOf(pids) - before) / calls
}

/** The line of two processes beside one. Stops all of them. */
async function beside(work: string, size: Size, one: readonly Served[], two: readonly Served[]): Promise<Line> {
  const [rounds, calls, warmUp] = size === 'quick' ? [1, 20, 20] : [9, 200, 1_000]
  const costs = { one: [] as number[], two: [] as number[] }
  for (let n = -1; n < rounds; n += 1) {
    const single = await round(one, n < 0 ? warmUp : calls)
    const double = await round(two, n < 0 ? 2 * warmUp : calls)
    if (n < 0) continue
    costs.one.push(single)
    costs.two.push(double)
  }
  await Promise.all([...one, ...two].map(({ stop }) => stop()))
  const ratio = ratioOf(costs.two, costs.one)
  return {
    work,
    unit: 'µs CPU',
    ours: { spread: spreadOf(costs.two) },
    peer: { name: 'one process', spread: spreadOf(costs.one) },
    ratio,
    goal: { text: 'at most 1.1 × the cost', met: ratio.median <= 1.1 },
    note: `all on one core of ${cpus().length}, so throughput is not compared`,
  }
}

export const twoRow: Row = {
  name: 'two',
  async measure(size) {
    const workers = await inScratch(async (folder) => {
      const one = await startLaurel(`file:${join(folder, 'one.db')}`)
      const two = await startLaurel(`file:${join(folder, 'two.db')}`, 'Laurel', { env: { WORKERS: '2' } })
      return beside('preflight by two workers on SQLite', size, [one], [two])
    })
    const server = await startPostgres()
    try {
      const one = [await startLaurel(await server.freshDatabase())]
      const url = await server.freshDatabase()
      const two = [await startLaurel(url), await startLaurel(url)]
      return [workers, await beside('preflight by two processes on PostgreSQL', size, one, two)]
    } finally {
      await server.stop()
    }
  },
}
