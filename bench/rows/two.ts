/** Two processes on one PostgreSQL server, beside one. */
import { cpus } from 'node:os'
import { startPostgres } from '../../test/fakes/postgres.ts'
import { requestOf, send } from '../load/http.ts'
import { cpuOf, type Served, startLaurel } from '../load/process.ts'
import { newIdeas } from '../load/texts.ts'
import { type Line, ratioOf, type Row, spreadOf } from '../row.ts'

/** Sends new preflights, as many to each server; microseconds of CPU, and of time, for one of them. */
async function round(servers: readonly Served[], calls: number) {
  const list = newIdeas(calls).map((idea) => requestOf('POST', '/api/compliance/preflight', {}, { idea }))
  const pids = servers.flatMap((server) => server.pids)
  const [before, from] = [cpuOf(pids), performance.now()]
  const parts = servers.map((server, n) =>
    send(
      server.port,
      list.filter((_, i) => i % servers.length === n),
    ),
  )
  await Promise.all(parts)
  return { cpu: (cpuOf(pids) - before) / calls, time: ((performance.now() - from) * 1_000) / calls }
}

export const twoRow: Row = {
  name: 'two',
  async measure(size) {
    const [rounds, calls, warmUp] = size === 'quick' ? [1, 20, 20] : [9, 200, 1_000]
    const server = await startPostgres()
    try {
      const single = [await startLaurel(await server.freshDatabase())]
      const url = await server.freshDatabase()
      const pair = [await startLaurel(url), await startLaurel(url)]
      const costs = { one: [] as number[], two: [] as number[] }
      for (let n = -1; n < rounds; n += 1) {
        const one = await round(single, n < 0 ? warmUp : calls)
        const two = await round(pair, n < 0 ? 2 * warmUp : calls)
        if (n < 0) continue
        costs.one.push(one.cpu)
        costs.two.push(two.cpu)
      }
      await Promise.all([...single, ...pair].map(({ stop }) => stop()))
      const ratio = ratioOf(costs.two, costs.one)
      const line: Line = {
        work: 'preflight by two processes on PostgreSQL',
        unit: 'µs CPU',
        ours: { spread: spreadOf(costs.two) },
        peer: { name: 'one process', spread: spreadOf(costs.one) },
        ratio,
        goal: { text: 'at most 1.1 × the cost', met: ratio.median <= 1.1 },
        note: `both on one core of ${cpus().length}, so throughput is not compared`,
      }
      return [line]
    } finally {
      await server.stop()
    }
  },
}
