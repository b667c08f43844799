/** What the table of `npm run bench` consists of. */

/** How much is measured: `quick` only shows that a row works; `full` makes 100,000 receipts for the memory. */
export type Size = 'quick' | 'normal' | 'full'

/** Median and quartiles of the rounds. */
export interface Spread {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** Milliseconds of a request as its client saw it. */
export interface Latency {
  readonly p50: number
  readonly p99: number
}

export interface Figure {
  readonly spread: Spread
  readonly latency?: Latency
}

/** One line of the table. */
export interface Line {
  readonly work: string
  /** Of both figures, such as `µs CPU`. */
  readonly unit: string
  /** Absent when the row was skipped; the note says why. */
  readonly ours?: Figure
  readonly peer?: Figure & { readonly name: string }
  /** How many times as fast as the peer, or another factor that the goal names; the rounds of both are paired. */
  readonly ratio?: Spread
  readonly goal?: { readonly text: string; readonly met: boolean }
  readonly note?: string
}

/** A group of lines that are measured together. */
export interface Row {
  readonly name: string
  readonly measure: (size: Size) => Promise<readonly Line[]>
}

/** Thrown by a row that cannot be measured here; the message is its note. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share + 0.5)] ?? NaN
  return { median: at(0.5), low: at(0.25), high: at(0.75) }
}

export function latencyOf(ms: readonly number[]): Latency {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { p50: at(0.5), p99: at(0.99) }
}

/** The factors of paired rounds: how many times `over` is `under`. */
export const ratioOf = (over: readonly number[], under: readonly number[]): Spread =>
  spreadOf(over.map((value, round) => value / (under[round] ?? NaN)))

export const atLeast = (least: number, ratio: Spread) => ({ text: `≥ ${least} ×`, met: ratio.median >= least })
export const atMost = (most: number, unit: string, spread: Spread) => ({
  text: `≤ ${most} ${unit}`,
  met: spread.median <= most,
})
/** Both goals of a line. */
export const both = (one: NonNullable<Line['goal']>, other: NonNullable<Line['goal']>) => ({
  text: `${one.text}, ${other.text}`,
  met: one.met && other.met,
})
