/** Fits the calibration of a model on texts by authors whom it was not trained on. */
import { inputsOf } from '../src/core/preflight/classify/calibration.ts'
import type { Probabilities } from '../src/core/preflight/classify/predict.ts'

/** What a model said of a text that it was not trained on, and the outcome of the text: 0 pass, 1 warn, 2 fail. */
export interface Prediction {
  readonly probabilities: Probabilities
  /** The number of features of the text. */
  readonly count: number
  readonly outcome: number
}

const steps = 3_000
const rate = 0.5
const decay = 1e-3

/** What the fit is set to, for the digest of a model. */
export const calibrationHyperparameters = { steps, rate, decay } as const

/**
 * Multinomial logistic regression by gradient descent over all predictions at once; deterministic. Returns a factor for
 * each input and outcome, with four decimals.
 */
export function calibrationOf(predictions: readonly Prediction[]): readonly (readonly number[])[] {
  const inputs = predictions.map(({ probabilities, count }) => inputsOf(probabilities, count))
  const size = inputs[0]?.length ?? 0
  const [mean, deviation] = moments(inputs, size)
  const scaled = inputs.map((row) => row.map((value, i) => (value - (mean[i] ?? 0)) / (deviation[i] ?? 1)))
  const factors = Array.from({ length: size }, () => [0, 0, 0])
  for (let step = 0; step < steps; step += 1) {
    const gradient = Array.from({ length: size }, () => [0, 0, 0])
    for (const [n, row] of scaled.entries())
      for (const [c, error] of errorsOf(row, factors, predictions[n]?.outcome ?? 0).entries())
        for (const [i, value] of row.entries()) add(gradient, i, c, (error * value) / scaled.length)
    for (const [i, row] of factors.entries())
      for (const [c, factor] of row.entries())
        add(factors, i, c, -rate * ((gradient[i]?.[c] ?? 0) + (i === 0 ? 0 : decay * factor)))
  }
  const plain = factors.map((row, i) => row.map((factor) => factor / (deviation[i] ?? 1)))
  // The constant takes up what scaling took off.
  const constant = [0, 1, 2].map((c) =>
    plain.reduce((sum, row, i) => sum + (row[c] ?? 0) * (i === 0 ? 1 : -(mean[i] ?? 0)), 0),
  )
  return [constant, ...plain.slice(1)].map((row) => row.map((factor) => Math.round(factor * 1e4) / 1e4))
}

const add = (table: number[][], i: number, c: number, value: number): void => {
  const row = table[i]
  if (row !== undefined) row[c] = (row[c] ?? 0) + value
}

/** Mean and standard deviation of each input; the constant is left as it is. */
function moments(rows: readonly (readonly number[])[], size: number): readonly [readonly number[], readonly number[]] {
  const of = (value: (row: readonly number[], i: number) => number): readonly number[] =>
    Array.from({ length: size }, (_, i) => rows.reduce((sum, row) => sum + value(row, i), 0) / rows.length)
  const mean = of((row, i) => (i === 0 ? 0 : (row[i] ?? 0)))
  const deviation = of((row, i) => (i === 0 ? 1 : ((row[i] ?? 0) - (mean[i] ?? 0)) ** 2)).map(Math.sqrt)
  return [mean, deviation.map((value) => Math.max(value, 1e-9))]
}

/** How far each outcome's probability is from what it should be. */
function errorsOf(row: readonly number[], factors: readonly (readonly number[])[], outcome: number): readonly number[] {
  const scores = [0, 1, 2].map((c) => row.reduce((sum, value, i) => sum + value * (factors[i]?.[c] ?? 0), 0))
  const most = Math.max(...scores)
  const exponents = scores.map((score) => Math.exp(score - most))
  const all = exponents.reduce((sum, value) => sum + value, 0)
  return exponents.map((value, c) => value / all - (c === outcome ? 1 : 0))
}
