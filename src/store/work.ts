import type { CompiledQuery } from 'kysely'
import type { Metrics } from '../app/service/metrics.ts'

/**
 * A piece of work on the store: yields queries, is sent their rows, returns a result. The same work runs on SQLite,
 * where everything of one transaction happens between two turns of the event loop, and on PostgreSQL, where each
 * query is awaited. Each run is one transaction, so work may read, decide and write; throwing a
 * LaurelError undoes it.
 */
export type Work<T> = Generator<CompiledQuery, T, readonly unknown[]>

/** Any query of Kysely's builders. */
export interface Compilable<Row> {
  compile(): CompiledQuery<Row>
}

/** Runs one query and returns its rows (none for a query that returns nothing). */
export function* rows<Row>(query: Compilable<Row>): Work<readonly Row[]> {
  // The driver knows rows only as unknown; their type is what Kysely derived from the schema for this very query.
  return (yield query.compile()) as readonly Row[]
}

/** Runs one query and returns its first row, if it has one. */
export function* firstRow<Row>(query: Compilable<Row>): Work<Row | undefined> {
  const [first] = yield* rows(query)
  return first
}

/** Runs work to its end with a driver that answers at once. */
export function runNow<T>(work: Work<T>, execute: (query: CompiledQuery) => readonly unknown[]): T {
  let step = work.next()
  while (step.done !== true) step = work.next(execute(step.value))
  return step.value
}

/** Runs work to its end with a driver that answers later. */
export async function runLater<T>(
  work: Work<T>,
  execute: (query: CompiledQuery) => Promise<readonly unknown[]>,
): Promise<T> {
  let step = work.next()
  while (step.done !== true) step = work.next(await execute(step.value))
  return step.value
}

/** What carries work out: one transaction a call. Failures of the driver arrive as the errors of failure.ts. */
export interface Engine {
  read<T>(work: () => Work<T>): Promise<T>
  /** Durable when it resolves. */
  write<T>(work: () => Work<T>): Promise<T>
  /**
   * A person's text as it is stored in a row whose other texts have `beside` bytes: as it is, or with blanks before it.
   */
  shelved(text: string, beside: number): string
  /** Called after rows were removed, so that an engine can clear their text out of its files. What can't be cleared yet is cleared later. */
  afterRemoval(): Promise<void>
  /** Called by the hourly clean-up after what was due is removed, for what an engine does only now and then. */
  afterCleanUp(): Promise<void>
  /** Names this process in claims. */
  readonly owner: string
  /** Whether the process of that name may still be at work; false within seconds after it has died. */
  isAlive(owner: string): Promise<boolean>
  /** Opens all connections. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** What engines tell about their transactions. */
export type StoreMetrics = Pick<Metrics, 'waited' | 'transaction'>

export const unwatched: StoreMetrics = { waited: () => undefined, transaction: () => undefined }
