/** Counts of what the service did, over all instances and restarts. They hold no text, id or address of a user. */
import type { Outcome } from '../../core/finding.ts'

/**
 * The counters. A proof counts under each state that it has reached, so the number in one state is a difference. The
 * names are stored.
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

/** A count of one hour. `hour`: its start in milliseconds since 1970; 0: the sum of all folded hours. */
export interface HourCount {
  readonly name: CounterName
  readonly hour: number
  readonly total: number
}

export const hourMs = 3_600_000

/** Counts as rows of the hour of `at`. */
export const hourCounts = (at: Date, counts: Counts): readonly HourCount[] =>
  counterNames.flatMap((name) => {
    const total = counts[name] ?? 0
    return total === 0 ? [] : [{ name, hour: Math.floor(at.getTime() / hourMs) * hourMs, total }]
  })

/**
 * The store of counts; failures are those of Store. The store counts receipts and proofs in the transaction that stores
 * or changes them; ideas and rewrites are passed to `commit` or `add`. Removing a record subtracts nothing.
 */
export interface CounterStore {
  /** Adds counts of calls that stored nothing else, in one transaction. */
  add(counts: readonly HourCount[]): Promise<void>
  /** All counts, from one snapshot: a row for each name and hour. */
  read(): Promise<readonly HourCount[]>
  /** Sums the hours that ended before a time into one row for each name, so that reading stays cheap. */
  fold(before: Date): Promise<void>
}

/** Counts that wait in memory for their transaction. */
export interface PendingCounts {
  add(counts: readonly HourCount[]): void
  /** The counts that wait now. */
  read(): readonly HourCount[]
  /** Stores the waiting counts in one transaction. When that fails they keep waiting, and the promise rejects. */
  flush(): Promise<void>
}

/**
 * Counts of calls that store nothing, such as a rewrite. Such a call does not wait for the store; its counts are
 * written later, together with those of other calls. Counts are lost when the process is killed before the next
 * `flush`, which happens every second (cli/counting). They may be written twice when the connection breaks after the
 * commit.
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
      // One flush at a time, so that a read after a flush also sees what an earlier flush was writing.
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
