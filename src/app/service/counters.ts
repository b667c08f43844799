/** Counts of what the service did, over all instances and restarts; they hold no text, id or address of anybody. */
import type { Outcome } from '../../core/finding.ts'

/**
 * What is counted. A proof counts under each state that it has reached, so those in one state are a difference.
 * The names stand in the store.
 */
export const counterNames = [
  'ideas.pass',
  'ideas.warn',
  'ideas.fail',
  'rewrites.changed',
  'rewrites.unchanged',
  'receipts',
  'proofs.committed',
  'proofs.submitted',
  'proofs.confirmed',
] as const
export type CounterName = (typeof counterNames)[number]

/** How much a call adds to each counter. */
export type Counts = Readonly<Partial<Record<CounterName, number>>>

export const ideaCount = (outcome: Outcome): Counts => ({ [`ideas.${outcome}`]: 1 })

export const rewriteCount = ({ changes }: { readonly changes: readonly unknown[] }): Counts => ({
  [changes.length > 0 ? 'rewrites.changed' : 'rewrites.unchanged']: 1,
})

/** What was counted in one hour. `hour`: its beginning in milliseconds since 1970; 0: in all hours that were folded. */
export interface HourCount {
  readonly name: CounterName
  readonly hour: number
  readonly total: number
}

export const hourMs = 3_600_000

export const hourCounts = (at: Date, counts: Counts): readonly HourCount[] =>
  counterNames.flatMap((name) => {
    const total = counts[name] ?? 0
    return total === 0 ? [] : [{ name, hour: Math.floor(at.getTime() / hourMs) * hourMs, total }]
  })

/**
 * Where counts are kept; failures are those of the Store. Receipts and proofs are counted by the store in the
 * transaction that stores or changes them, whoever asked for it; ideas and rewrites are given to `commit` or `add`.
 * Removing a record takes nothing back.
 */
export interface CounterStore {
  /** Adds counts of calls that stored nothing else, in one transaction. */
  add(counts: readonly HourCount[]): Promise<void>
  /** All counts, of one moment: a row for each name and hour. */
  read(): Promise<readonly HourCount[]>
  /** Adds the hours that ended before a time up in one row for each name, so that reading stays cheap. */
  fold(before: Date): Promise<void>
}

/** Counts that wait in memory for their transaction. */
export interface PendingCounts {
  add(counts: readonly HourCount[]): void
  /** What waits now. */
  read(): readonly HourCount[]
  /** Stores what waits in one transaction; when that fails it waits on, and the promise rejects. */
  flush(): Promise<void>
}

/**
 * A call that stores nothing, such as a rewrite, neither waits for the store nor needs it: its counts are written
 * behind it, those of all such calls together. Some are lost when the process is killed before the next `flush`, which
 * comes every second (cli/counting). Where the connection breaks after the commit, they may be written twice.
 */
export function pendingCounts(store: Pick<CounterStore, 'add'>): PendingCounts {
  let waiting: readonly HourCount[] = []
  let last: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    if (waiting.length === 0) return
    const taken = waiting
    waiting = []
    try {
      await store.add(taken)
    } catch (error) {
      waiting = summed([...taken, ...waiting])
      throw error
    }
  }

  return {
    add: (counts) => {
      waiting = summed([...waiting, ...counts])
    },
    read: () => waiting,
    flush() {
      // One at a time: who reads after a flush finds in the store what another flush was about to write.
      last = last.catch(() => undefined).then(write)
      return last
    },
  }
}

/** One row for each name and hour. */
const summed = (counts: readonly HourCount[]): readonly HourCount[] =>
  [...Map.groupBy(counts, ({ name, hour }) => `${name} ${hour}`).values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, total: same.reduce((sum, { total }) => sum + total, 0) })),
  )
