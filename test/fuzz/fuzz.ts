/** Sends generated requests to a server and reports what is wrong with its answers. */
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { type Described, describe } from './described.ts'
import { commandOf, type Draft, kindOf } from './draft.ts'
import { type Fault, faultOf } from './judge.ts'
import { mcpTargets } from './messages.ts'
import { httpTargets, type Target } from './targets.ts'
import { newWire, type Outcome, type Wire } from './wire.ts'

export interface FuzzOptions {
  readonly origin: string
  readonly runs: number
  readonly seed: number
  /** Only targets whose name is or begins with this. */
  readonly only?: string
  /** Requests at a time. */
  readonly atOnce?: number
  readonly progress?: (done: number) => void
}

export interface Found extends Fault {
  readonly target: string
  /** Requests with this fault. */
  count: number
  /** The smallest request with it that was found. */
  readonly command: string
}

export interface FuzzReport {
  /** Requests by kind, by group of targets and by status. */
  readonly kinds: ReadonlyMap<string, number>
  readonly groups: ReadonlyMap<string, number>
  readonly statuses: ReadonlyMap<number, number>
  readonly requests: number
  /** Further requests, sent while a failing one was made smaller. */
  readonly shrinking: number
  /** Answers of shedding, which were asked again. */
  readonly shed: number
  readonly found: readonly Found[]
}

/** How often a request that was shed is sent again. */
const patience = 20

/** Fuzzes every operation and every MCP method. Faults are shrunk, and counted once per target and kind of fault. */
export async function fuzz({ origin, runs, seed, only, atOnce = 8, progress }: FuzzOptions): Promise<FuzzReport> {
  const described = await describe(origin)
  const targets = [...httpTargets(described), ...mcpTargets(described)].filter(
    ({ name }) => only === undefined || name === only || name.startsWith(only),
  )
  if (targets.length === 0) throw new Error(`There is no operation ${only ?? ''}.`)
  const weight = targets.reduce((sum, target) => sum + target.weight, 0)
  const report = {
    kinds: new Map<string, number>(),
    groups: new Map<string, number>(),
    statuses: new Map<number, number>(),
    requests: 0,
    shrinking: 0,
    shed: 0,
    found: [] as Found[],
  }
  const wire = newWire(origin)
  const shares = targets.map((target, n) => ({
    target,
    seed: seed + n,
    runs: Math.max(1, Math.round((runs * target.weight) / weight)),
  }))
  // The largest first, so that no worker is alone at the end.
  const waiting = shares.toSorted((a, b) => b.runs - a.runs).values()
  const work = async () => {
    for (const share of waiting) await fuzzTarget(share, { described, wire, report, origin, progress })
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    wire.close()
  }
  return report
}

interface Share {
  readonly target: Target
  readonly seed: number
  readonly runs: number
}
interface Work {
  readonly described: Described
  readonly wire: Wire
  readonly report: { -readonly [K in keyof FuzzReport]: FuzzReport[K] } & {
    readonly kinds: Map<string, number>
    readonly groups: Map<string, number>
    readonly statuses: Map<number, number>
    readonly found: Found[]
  }
  readonly origin: string
  readonly progress: FuzzOptions['progress']
}

async function fuzzTarget(
  { target, seed, runs }: Share,
  { described, wire, report, origin, progress }: Work,
): Promise<void> {
  /** Faults of this target that were shrunk: later ones are only counted. */
  const known = new Map<string, Found>()
  let left = runs
  for (let round = 0; left > 0; round += 1) {
    let sent = 0
    const failing: { fault?: Fault } = {}
    const property = fc.asyncProperty(target.requests, async (draft) => {
      const outcome = await ask(draft, wire, report)
      const isShrinking = failing.fault !== undefined
      if (isShrinking) report.shrinking += 1
      else {
        sent += 1
        tally(draft, outcome, target, report)
        progress?.(report.requests)
      }
      const fault = faultOf(draft, outcome, described)
      if (fault === null) return
      const before = known.get(nameOf(fault))
      if (before === undefined) {
        failing.fault = fault
        throw new Error(fault.says)
      }
      if (!isShrinking) before.count += 1
    })
    // Every round has another seed, or it would repeat the requests of the one before.
    const { counterexample } = await fc.check(property, { numRuns: left, seed: seed + round * 1_000_003 })
    left -= sent
    if (counterexample === null || failing.fault === undefined) continue
    const found = { ...failing.fault, target: target.name, count: 1, command: commandOf(counterexample[0], origin) }
    known.set(nameOf(found), found)
    report.found.push(found)
  }
}

const nameOf = ({ kind, says }: Fault): string => `${kind}: ${says}`

function tally(draft: Draft, outcome: Outcome, { name }: Target, report: Work['report']): void {
  const count = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1)
  report.requests += 1
  count(report.kinds, kindOf(draft))
  count(report.groups, name.startsWith('mcp:') ? 'MCP' : 'HTTP')
  if (!('failure' in outcome)) count(report.statuses, outcome.status)
}

/** Sends a request until it is not shed. */
async function ask(draft: Draft, wire: Wire, report: { shed: number }) {
  for (let tries = 0; ; tries += 1) {
    const outcome = await wire.send(draft)
    if ('failure' in outcome || outcome.status !== 503 || !outcome.fields.has('retry-after') || tries === patience)
      return outcome
    report.shed += 1
    await pause(250)
  }
}
