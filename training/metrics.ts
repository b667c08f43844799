/** Metrics of a classifier on labelled texts. A ratio with denominator 0 is 0. */
import type { Category, Outcome } from '../src/core/finding.ts'
import { outcomes, type LabelledText } from './batches.ts'
import { sequence } from './random.ts'

/** A labelled text with the outcome and categories that preflight gives it. */
export interface Evaluated {
  readonly text: LabelledText
  readonly outcome: Outcome
  readonly categories: readonly Category[]
}

export interface Metrics {
  readonly texts: number
  /** Rows: label; columns: outcome given. */
  readonly confusion: Readonly<Record<Outcome, Readonly<Record<Outcome, number>>>>
  readonly precision: Readonly<Record<Outcome, number>>
  readonly recall: Readonly<Record<Outcome, number>>
  readonly f1: Readonly<Record<Outcome, number>>
  readonly macroF1: number
  /** The share of `pass` texts that are refused. */
  readonly falseFails: number
  /** The share of `fail` texts that pass. */
  readonly failAsPass: number
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

const by = <T>(what: (outcome: Outcome) => T): Record<Outcome, T> => ({
  pass: what('pass'),
  warn: what('warn'),
  fail: what('fail'),
})

/** The label to compare an outcome with: the outcome itself if `lenient` and the text accepts it. */
const labelOf = ({ text, outcome }: Evaluated, lenient: boolean): Outcome =>
  lenient && (text.accept ?? []).includes(outcome) ? outcome : text.outcome

/** @param lenient whether outcomes within `accept` count as right */
export function metricsOf(list: readonly Evaluated[], lenient = false): Metrics {
  const confusion = by(() => by(() => 0))
  for (const one of list) confusion[labelOf(one, lenient)][one.outcome] += 1
  const labelled = (o: Outcome): number => outcomes.reduce((n, answer) => n + confusion[o][answer], 0)
  const answered = (o: Outcome): number => outcomes.reduce((n, label) => n + confusion[label][o], 0)
  const precision = by((o) => ratio(confusion[o][o], answered(o)))
  const recall = by((o) => ratio(confusion[o][o], labelled(o)))
  const f1 = by((o) => ratio(2 * precision[o] * recall[o], precision[o] + recall[o]))
  return {
    texts: list.length,
    confusion,
    precision,
    recall,
    f1,
    macroF1: (f1.pass + f1.warn + f1.fail) / 3,
    falseFails: ratio(confusion.pass.fail, labelled('pass')),
    failAsPass: ratio(confusion.fail.pass, labelled('fail')),
  }
}

/** Of the texts that rightly get `outcome`, the share with at least one right category among their findings. */
export function categoryAccuracy(list: readonly Evaluated[], outcome: Outcome): number {
  const of = list.filter((one) => one.outcome === outcome && labelOf(one, true) === outcome)
  const right = of.filter(({ text, categories }) =>
    categories.some((c) => text.categories.includes(c) || text.acceptCategories?.includes(c) === true),
  )
  return ratio(right.length, of.length)
}

/** The 95 % interval of a metric by bootstrap over texts, with `resamples` draws and a fixed seed. */
export function interval(
  list: readonly Evaluated[],
  figure: (sample: readonly Evaluated[]) => number,
  resamples = 300,
): readonly [low: number, high: number] {
  const next = sequence(11)
  const values = Array.from({ length: resamples }, () =>
    figure(list.map((one) => list[Math.min(list.length - 1, Math.floor(next() * list.length))] ?? one)),
  ).sort((a, b) => a - b)
  return [values[Math.floor(resamples * 0.025)] ?? 0, values[Math.floor(resamples * 0.975)] ?? 0]
}

/** The probability of the predicted outcome, and whether that outcome is right. */
export interface TopPrediction {
  readonly probability: number
  readonly right: boolean
}

/** Ten bins of equal width: the number of predictions, their mean probability, and the number of right ones. */
export function reliability(
  predictions: readonly TopPrediction[],
): readonly { count: number; probability: number; right: number }[] {
  return Array.from({ length: 10 }, (_, bin) => {
    const of = predictions.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === bin)
    return {
      count: of.length,
      probability: ratio(
        of.reduce((sum, { probability }) => sum + probability, 0),
        of.length,
      ),
      right: ratio(of.filter(({ right }) => right).length, of.length),
    }
  })
}

/** Expected calibration error over the ten bins. */
export const calibrationError = (predictions: readonly TopPrediction[]): number =>
  reliability(predictions).reduce(
    (sum, { count, probability, right }) =>
      sum + (count / Math.max(1, predictions.length)) * Math.abs(probability - right),
    0,
  )
