/** What the parts of the service tell whoever watches it run: numbers and names from closed lists, never a text. */
import type { ErrorCode } from '../../core/error.ts'
import type { Outcome } from '../../core/finding.ts'
import type { Counts } from './counters.ts'

/** How something ended that may fail. */
export type Result = 'ok' | 'failed'

/**
 * Hears what happens in one process, for monitoring. Each service has its own. Calls cost microseconds and never throw.
 * Every text is one that the source or the configuration names: nothing that came with a request, no id, no address of
 * a client.
 */
export interface Metrics {
  /** An HTTP answer. `route`: the pattern, such as /receipt/:id, or '' where the path is none of ours. */
  request(method: string, route: string, status: number, seconds: number): void
  /** A call of an operation by any door, and how it ended. */
  operation(name: string, result: 'ok' | ErrorCode, seconds: number): void
  /** What a call did: ideas and rewrites, receipts and proofs. */
  counted(counts: Counts): void
  /** A text was screened by the rules; a call may screen several. */
  screened(outcome: Outcome, seconds: number): void
  rewritten(source: 'rules' | 'ai'): void
  /** A write waited so long for its transaction: for its turn, another process or a connection. */
  waited(seconds: number): void
  /** A transaction of so many writes ended. */
  transaction(result: Result, writes: number, seconds: number): void
  /** An exchange with a part outside. `target`: a configured calendar's origin, 'other calendar', 'headers' or 'model'. */
  asked(target: string, result: Result, seconds: number): void
  /** A call was held against an allowance. `policy`: its name. */
  limited(policy: string, decision: 'allowed' | 'refused' | 'failed'): void
}

const nothing = (): void => undefined

/** For who watches nothing. */
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
