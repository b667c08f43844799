/** Interleaved rounds: every side in every round, so that other load on the machine affects all of them. */
import { cpuOf, type Served } from './process.ts'
import { send } from './http.ts'
import { type Figure, type Line, latencyOf, ratioOf, type Size, type Spread, spreadOf } from '../row.ts'

export interface Side {
  readonly server: Pick<Served, 'port' | 'pids'>
  /** Requests that this server has not had before, where that matters; sides of one row may share them. */
  readonly requests: (round: number, count: number) => readonly Buffer[]
  readonly statuses?: readonly number[]
}

export interface Plan {
  readonly rounds: number
  readonly calls: number
  readonly warmUp: number
}

/** How often is measured, for a request that costs about `us` microseconds: some seconds for a row. */
export const planOf = (size: Size, us: number): Plan =>
  size === 'quick'
    ? { rounds: 2, calls: 20, warmUp: 20 }
    : { rounds: 11, calls: Math.round(200_000 / us), warmUp: Math.round(1_000_000 / us) }

export interface Measured {
  /** Microseconds of CPU per request, by round. */
  readonly costs: readonly number[]
  readonly figure: Figure
}

export async function inRounds(sides: readonly Side[], plan: Plan): Promise<readonly Measured[]> {
  const costs = sides.map((): number[] => [])
  const times = sides.map((): number[] => [])
  for (let round = -1; round < plan.rounds; round += 1)
    for (const [n, { server, requests, statuses = [200] }] of sides.entries()) {
      const list = requests(round, round < 0 ? plan.warmUp : plan.calls)
      const before = cpuOf(server.pids)
      const ms = await send(server.port, list, { statuses })
      if (round < 0) continue
      costs[n]?.push((cpuOf(server.pids) - before) / list.length)
      times[n]?.push(...ms)
    }
  return sides.map((_, n) => ({
    costs: costs[n] ?? [],
    figure: { spread: spreadOf(costs[n] ?? []), latency: latencyOf(times[n] ?? []) },
  }))
}

/** The line of two sides: CPU of ours beside the peer's, and the peer's divided by ours. */
export function lineOf(
  work: string,
  ours: Measured | undefined,
  peerName: string,
  peer: Measured | undefined,
  goal?: (ratio: Spread, ours: Spread) => Line['goal'],
): Line {
  if (ours === undefined || peer === undefined) throw new Error(`${work}: a side is missing`)
  const ratio = ratioOf(peer.costs, ours.costs)
  const met = goal?.(ratio, ours.figure.spread)
  return {
    work,
    unit: 'µs CPU',
    ours: ours.figure,
    peer: { name: peerName, ...peer.figure },
    ratio,
    ...(met !== undefined && { goal: met }),
  }
}
