/** What the primary and its workers say to each other over the channel of node:cluster. */
import type { Limiter } from '../../app/ports.ts'
import type { Series } from '../../metrics/prometheus.ts'

type Taken = Awaited<ReturnType<Limiter['take']>>
type Left = Awaited<ReturnType<Limiter['peek']>>
type Limited = readonly [bucket: string, limit: Parameters<Limiter['take']>[1]]

/** A question of a worker, with an id of its own. */
export type Question = { readonly id: number } & (
  | { readonly ask: 'take'; readonly of: Limited }
  | { readonly ask: 'peek'; readonly of: Limited }
  /** The metrics of all other workers. */
  | { readonly ask: 'metrics' }
)

/** The metrics of one worker. */
export interface WorkerSeries {
  readonly process: string
  readonly series: Series
}

/** From a worker. `metrics` answers the primary's question of that number. */
export type FromWorker =
  { readonly ready: string } | Question | { readonly metrics: number; readonly own: WorkerSeries | null }

export interface Answers {
  readonly take: Taken
  readonly peek: Left
  readonly metrics: readonly WorkerSeries[]
}

/** To a worker: an answer, null when there is none, or the question for its metrics. */
export type ToWorker =
  { readonly answerTo: number; readonly answer: Answers[keyof Answers] | null } | { readonly metrics: number }
