/**
 * Fits the calibration of a model on held-out texts: their authors wrote none of its training texts. Authors of training
 * texts write harder ones than people send, so the pool with the network is fitted afterwards, on texts in natural
 * proportions (docs/decisions/0050).
 */
import { analyze } from '../src/core/preflight/analyze.ts'
import { inputNames, inputsOf } from '../src/core/preflight/classify/calibration.ts'
import { evidenceOf, type Evidence } from '../src/core/preflight/classify/evidence.ts'
import { scoreText } from '../src/core/preflight/classify/score.ts'
import type { Weights } from '../src/core/preflight/classify/weights.ts'
import type { Engine } from '../src/core/preflight/engine.ts'
import { matchRules } from '../src/core/preflight/patterns/evaluate-rules.ts'
import { redact } from '../src/core/preflight/secrets/redact.ts'

/** What a model that was not trained on a text finds in it, and the label of the text: 0 pass, 1 warn, 2 fail. */
export interface Prediction {
  readonly evidence: Evidence
  readonly outcome: number
}

/** What a model finds in an idea. */
export function evidenceIn(idea: string, engine: Engine, weights: Weights): Evidence {
  const analysis = analyze(redact(idea).text, engine)
  return evidenceOf(analysis, matchRules(analysis, engine), scoreText(analysis, engine, weights), weights)
}

const steps = 3_000
const rate = 0.5
const decay = 1e-3

/**
 * The shares of pass, warn and fail among what people send, as in the field rounds of training/data/test. Authors of
 * training texts write more risky ones, and probabilities that were fitted to these would expect too many.
 */
const shares = [0.6, 0.2, 0.2] as const

/** The steps and the learning rate of the fit of the pool. */
const pool = { steps: 4_000, rate: 0.1 } as const

/** The index of the first of the network's three inputs. */
const networkInput = inputNames.indexOf('ln network pass')

/**
 * The inputs that have a factor of their own in the pool: the constant, the length and the language. The usual length is
 * about the mean, so that its factor hardly depends on the constant.
 */
const adjusted = [
  { input: 0, usual: 0 },
  { input: inputNames.indexOf('ln count'), usual: 7.5 },
  { input: inputNames.indexOf('other language'), usual: 0 },
] as const

/** The hyperparameters of the fit, which are part of the training digest. */
export const calibrationHyperparameters = { steps, rate, decay, shares, inputNames, pool, adjusted } as const

/**
 * Fits a multinomial logistic regression by full-batch gradient descent, in which the outcomes have their `shares`.
 * Deterministic. Returns the coefficients by input and outcome, rounded to four decimals.
 */
export function calibrationOf(predictions: readonly Prediction[]): readonly (readonly number[])[] {
  const inputs = predictions.map(({ evidence }) => inputsOf(evidence))
  const size = inputs[0]?.length ?? 0
  const [mean, deviation] = moments(inputs, size)
  const scaled = inputs.map((row) => row.map((value, i) => (value - (mean[i] ?? 0)) / (deviation[i] ?? 1)))
  const weights = weightsOf(predictions)
  const factors = Array.from({ length: size }, () => [0, 0, 0])
  for (let step = 0; step < steps; step += 1) {
    const gradient = Array.from({ length: size }, () => [0, 0, 0])
    for (const [n, row] of scaled.entries())
      for (const [c, error] of errorsOf(row, factors, predictions[n]?.outcome ?? 0).entries())
        for (const [i, value] of row.entries()) add(gradient, i, c, error * value * (weights[n] ?? 0))
    for (const [i, row] of factors.entries())
      for (const [c, factor] of row.entries())
        add(factors, i, c, -rate * ((gradient[i]?.[c] ?? 0) + (i === 0 ? 0 : decay * factor)))
  }
  const plain = factors.map((row, i) => row.map((factor) => factor / (deviation[i] ?? 1)))
  // Undo the standardization of the inputs. The constant absorbs the shift by the means.
  const constant = [0, 1, 2].map((c) =>
    plain.reduce((sum, row, i) => sum + (row[c] ?? 0) * (i === 0 ? 1 : -(mean[i] ?? 0)), 0),
  )
  return [constant, ...plain.slice(1)].map((row) => row.map(rounded))
}

/**
 * Pools the calibrated linear model with the network: the score of each outcome is a weighted sum of the two logarithms
 * of its probability (logarithmic opinion pool, Heskes 1998), plus a bias and factors of the `adjusted` inputs, because
 * length and language tell other things of texts in natural proportions. All of them are those that make the outcomes of
 * the texts most likely, found by full-batch gradient descent.
 */
export function pooledCalibration(
  calibration: readonly (readonly number[])[],
  predictions: readonly Prediction[],
): readonly (readonly number[])[] {
  const rows = predictions.map(({ evidence, outcome }) => {
    const inputs = inputsOf(evidence)
    const linear = [0, 1, 2].map((c) => inputs.reduce((sum, input, i) => sum + input * (calibration[i]?.[c] ?? 0), 0))
    const further = adjusted.map(({ input, usual }) => (inputs[input] ?? 0) - usual)
    return { linear, network: inputs.slice(networkInput), further, outcome }
  })
  let [ofLinear, ofNetwork] = [1, 0]
  const factors = adjusted.map(() => [0, 0, 0])
  for (let step = 0; step < pool.steps; step += 1) {
    let [linearGradient, networkGradient] = [0, 0]
    const gradients = adjusted.map(() => [0, 0, 0])
    for (const { linear, network, further, outcome } of rows) {
      const scores = [0, 1, 2].map((c) =>
        further.reduce(
          (sum, value, i) => sum + value * (factors[i]?.[c] ?? 0),
          ofLinear * (linear[c] ?? 0) + ofNetwork * (network[c] ?? 0),
        ),
      )
      for (const [c, error] of errorsIn(scores, outcome).entries()) {
        linearGradient += error * (linear[c] ?? 0)
        networkGradient += error * (network[c] ?? 0)
        for (const [i, value] of further.entries()) add(gradients, i, c, error * value)
      }
    }
    const rate = pool.rate / rows.length
    ofLinear -= rate * linearGradient
    ofNetwork -= rate * networkGradient
    for (const [i, row] of gradients.entries())
      for (const [c, gradient] of row.entries()) add(factors, i, c, -rate * gradient)
  }
  // Each factor belongs to its input minus its usual value, so the constant takes the rest.
  const constant = [0, 1, 2].map((c) =>
    adjusted.reduce((sum, { input, usual }, i) => sum + (input === 0 ? 1 : -usual) * (factors[i]?.[c] ?? 0), 0),
  )
  return calibration.map((row, i) =>
    row.map((factor, c) => {
      if (i >= networkInput) return i - networkInput === c ? rounded(ofNetwork) : 0
      const own = factors[adjusted.findIndex(({ input }) => input === i)]?.[c] ?? 0
      return rounded(factor * ofLinear + (i === 0 ? (constant[c] ?? 0) : own))
    }),
  )
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** For each prediction its share of the sum, so that each outcome has its own of `shares`. */
function weightsOf(predictions: readonly Prediction[]): readonly number[] {
  const counts = [0, 0, 0]
  for (const { outcome } of predictions) counts[outcome] = (counts[outcome] ?? 0) + 1
  return predictions.map(({ outcome }) => (shares[outcome] ?? 0) / (counts[outcome] ?? 1))
}

const add = (table: number[][], i: number, c: number, value: number): void => {
  const row = table[i]
  if (row !== undefined) row[c] = (row[c] ?? 0) + value
}

/** Mean and standard deviation of each input, for standardization; 0 and 1 for the constant. */
function moments(rows: readonly (readonly number[])[], size: number): readonly [readonly number[], readonly number[]] {
  const of = (value: (row: readonly number[], i: number) => number): readonly number[] =>
    Array.from({ length: size }, (_, i) => rows.reduce((sum, row) => sum + value(row, i), 0) / rows.length)
  const mean = of((row, i) => (i === 0 ? 0 : (row[i] ?? 0)))
  const deviation = of((row, i) => (i === 0 ? 1 : ((row[i] ?? 0) - (mean[i] ?? 0)) ** 2)).map(Math.sqrt)
  return [mean, deviation.map((value) => Math.max(value, 1e-9))]
}

/** For each outcome, the predicted probability minus the target: 1 for the label, 0 otherwise. */
function errorsOf(row: readonly number[], factors: readonly (readonly number[])[], outcome: number): readonly number[] {
  return errorsIn(
    [0, 1, 2].map((c) => row.reduce((sum, value, i) => sum + value * (factors[i]?.[c] ?? 0), 0)),
    outcome,
  )
}

function errorsIn(scores: readonly number[], outcome: number): readonly number[] {
  const most = Math.max(...scores)
  const exponents = scores.map((score) => Math.exp(score - most))
  const all = exponents.reduce((sum, value) => sum + value, 0)
  return exponents.map((value, c) => value / all - (c === outcome ? 1 : 0))
}
