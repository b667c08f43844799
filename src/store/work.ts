import type { CompiledQuery } from 'kysely'
import type { Metrics } from '../app/service/metrics.ts'

/**
 * Work on the store: a generator that yields queries, receives their rows and returns a result. The same work runs on
 * SQLite, synchronously within one turn of the event loop, and on PostgreSQL, where each query is awaited. Each run is
 * one transaction, so work may read, decide and write; throwing a LaurelError rolls it back.
 */
export type Work<T> = Generator<CompiledQuery, T, readonly unknown[]>

/** Any query of Kysely's builders. */
export interface Compilable<Row> {
  compile(): CompiledQuery<Row>
}

/** Runs one query and returns its rows (none for a query that returns nothing). */
export function* rows<Row>(query: Compilable<Row>): Work<readonly Row[]> {
  // The driver returns unknown rows; Kysely derived their type for this query from the schema.
  return (yield query.compile()) as readonly Row[]
}

/** Runs one query and returns its first row, if it has one. */
export function* firstRow<Row>(query: Compilable<Row>): Work<Row | undefined> {
  const [first] = yield* rows(query)
  return first
}

/** Runs work with a synchronous driver. */
export function runNow<T>(work: Work<T>, execute: (query: CompiledQuery) => readonly unknown[]): T {
  let step = work.next()
  while (step.done !== true) step = work.next(execute(step.value))
  return step.value
}

/** Runs work with an asynchronous driver. */
export async function runLater<T>(
  work: Work<T>,
  execute: (query: CompiledQuery) => Promise<readonly unknown[]>,
): Promise<T> {
  let step = work.next()
  while (step.done !== true) step = work.next(await execute(step.value))
  return step.value
}

/** Runs work, one transaction a call. Errors of the driver become those of store/failure. */
export interface Engine {
  read<T>(work: () => Work<T>): Promise<T>
  /** Durable when it resolves. */
  write<T>(work: () => Work<T>): Promise<T>
  /**
   * User text as it is stored in a row whose other texts have `beside` bytes: unchanged, or after padding
   * (store/own-pages).
   */
  padded(text: string, beside: number): string
  /** Called after rows were removed, so that an engine can clear their text from its files, at once or later. */
  afterRemoval(): Promise<void>
  /** Called by the hourly clean-up after its removals, for rare maintenance. */
  afterCleanUp(): Promise<void>
  /** Names this process in claims. */
  readonly owner: string
  /** Whether the process of that name may be alive; false within seconds after it died. */
  isAlive(owner: string): Promise<boolean>
  /** Opens all connections. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** The metrics of transactions. */
export type StoreMetrics = Pick<Metrics, 'waited' | 'transaction'>

export const unwatched: StoreMetrics = { waited: () => undefined, transaction: () => undefined }
