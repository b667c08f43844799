/** The port of monitoring: numbers, and names from closed lists; never user text. */
import type { ErrorCode } from '../../core/error.ts'
import type { Outcome } from '../../core/finding.ts'
import type { Counts } from './counters.ts'

/** The result of something that may fail. */
export type Result = 'ok' | 'failed'

/**
 * Receives the events of one process. Each service has its own instance. Calls cost microseconds and never throw. Every
 * string comes from the source or the configuration: none from a request, no id, no client address.
 */
export interface Metrics {
  /** An HTTP answer. `route`: the pattern, such as /receipt/:id, or '' for an unknown path. */
  request(method: string, route: string, status: number, seconds: number): void
  /** A call of an operation through any interface, and its result. */
  operation(name: string, result: 'ok' | 'cancelled' | ErrorCode, seconds: number): void
  /** What a call did: ideas and rewrites, receipts and proofs. */
  counted(counts: Counts): void
  /** A text was screened by the rules; a call may screen several. */
  screened(outcome: Outcome, seconds: number): void
  rewritten(source: 'rules' | 'ai'): void
  /** How long a write waited for its transaction (its turn, another process or a connection). */
  waited(seconds: number): void
  /** A transaction with so many writes ended. */
  transaction(result: Result, writes: number, seconds: number): void
  /**
   * An exchange with an external service. `target`: a configured calendar's origin, 'other calendar', 'headers' or
   * 'model'.
   */
  asked(target: string, result: Result, seconds: number): void
  /** A call was checked against a limit. `policy`: the name of the limit. */
  limited(policy: string, decision: 'allowed' | 'refused' | 'failed'): void
}

const nothing = (): void => undefined

/** Ignores every event. */
export const noMetrics: Metrics = {
  request: nothing,
  operation: nothing,
  counted: nothing,
  screened: nothing,
  rewritten: nothing,
  waited: nothing,
  transaction: nothing,
  asked: nothing,
  limited: nothing,
}
