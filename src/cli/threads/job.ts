/** What the service and its threads say to each other. Everything is plain data, so a message can hold it. */
import type { Chosen, Designed } from '../../core/issuance.ts'
import type { Outcome, Proposal, Screening } from '../../core/finding.ts'
import type { Rewrite } from '../../core/rewrite.ts'
import type { ReceiptRecord } from '../../core/sandbox.ts'

/** The kinds of work, each with what it is given and what it answers. */
export interface Kinds {
  readonly preflight: { readonly given: readonly [Proposal]; readonly answer: Screening }
  readonly rewrite: { readonly given: readonly [Proposal, Screening]; readonly answer: Rewrite }
  readonly design: { readonly given: readonly [Proposal, Chosen]; readonly answer: Designed }
  /** The picture of a receipt as PNG. */
  readonly card: { readonly given: readonly [ReceiptRecord]; readonly answer: Uint8Array }
}

export type Kind = keyof Kinds

export interface Job<K extends Kind = Kind> {
  readonly kind: K
  readonly given: Kinds[K]['given']
}

/** What a thread answers. `cpuMs`: CPU time of the thread, also of a job that failed. */
export type Done<K extends Kind = Kind> = { readonly cpuMs: number } & (
  | {
      readonly answer: Kinds[K]['answer']
      /** Outcome and seconds of each text that counts as screened, for the metrics. */
      readonly screened: readonly (readonly [Outcome, number])[]
    }
  /** Where it failed: the name of the error and the lines of its stack, but not its message, which may hold a text. */
  | { readonly failed: string }
)
