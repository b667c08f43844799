/** The hidden layer and the scores of the outcomes, with dropout, and the way back. */
import { hidden, pooled } from '../../src/core/preflight/classify/network-shape.ts'
import type { Parameters } from './parameters.ts'

const outcomes = 3

/** Zeroes each value with the probability `dropout` and scales the others, so that their mean stays. */
function drop(values: Float64Array, dropout: number, next: () => number): Float64Array {
  const kept = new Float64Array(values.length)
  for (let i = 0; i < values.length; i += 1) kept[i] = next() < dropout ? 0 : 1 / (1 - dropout)
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] ?? 0) * (kept[i] ?? 0)
  return kept
}

/** Multiplies a vector with a matrix of one row for each of its values, and adds the bias. */
function layer(input: Float64Array, matrix: Float64Array, bias: Float64Array): Float64Array {
  const out = Float64Array.from(bias)
  for (let i = 0; i < input.length; i += 1) {
    const value = input[i] ?? 0
    if (value === 0) continue
    for (let o = 0; o < out.length; o += 1) out[o] = (out[o] ?? 0) + value * (matrix[i * out.length + o] ?? 0)
  }
  return out
}

/** Adds the gradients of a layer. Returns those of its input. */
function layerBack(
  input: Float64Array,
  matrix: { readonly values: Float64Array; readonly gradient: Float64Array },
  bias: Float64Array,
  gradient: Float64Array,
): Float64Array {
  const back = new Float64Array(input.length)
  for (let o = 0; o < gradient.length; o += 1) bias[o] = (bias[o] ?? 0) + (gradient[o] ?? 0)
  for (let i = 0; i < input.length; i += 1) {
    const value = input[i] ?? 0
    let sum = 0
    for (let o = 0; o < gradient.length; o += 1) {
      const at = i * gradient.length + o
      const g = gradient[o] ?? 0
      sum += g * (matrix.values[at] ?? 0)
      matrix.gradient[at] = (matrix.gradient[at] ?? 0) + g * value
    }
    back[i] = sum
  }
  return back
}

/** The target of training: an outcome, its weight in the batch, and the share that goes to the other outcomes. */
export interface Target {
  readonly outcome: number
  readonly weight: number
  readonly labelSmoothing: number
}

/**
 * Adds the gradients of the cross-entropy for one text to the parameters of the two layers. Returns those of the pooled
 * values, which it changes, and the loss.
 */
export function addOutputGradients(
  values: Float64Array,
  { outcome, weight, labelSmoothing }: Target,
  parameters: Parameters,
  { dropout, next }: { readonly dropout: number; readonly next: () => number },
): { readonly gradient: Float64Array; readonly loss: number } {
  const keptInputs = drop(values, dropout, next)
  const units = layer(values, parameters.hidden.values, parameters.hiddenBias.values)
  const isActive = Uint8Array.from(units, (unit) => Number(unit > 0))
  for (let i = 0; i < hidden; i += 1) units[i] = Math.max(0, units[i] ?? 0)
  const keptUnits = drop(units, dropout, next)
  const probabilities = softmax(layer(units, parameters.outcomes.values, parameters.outcomeBias.values))
  let loss = 0
  const errors = probabilities.map((p, c) => {
    const wanted = (c === outcome ? 1 - labelSmoothing : 0) + labelSmoothing / outcomes
    loss -= weight * wanted * Math.log(Math.max(1e-12, p))
    return weight * (p - wanted)
  })
  const ofUnits = layerBack(units, parameters.outcomes, parameters.outcomeBias.gradient, errors)
  for (let i = 0; i < hidden; i += 1) ofUnits[i] = (ofUnits[i] ?? 0) * (keptUnits[i] ?? 0) * (isActive[i] ?? 0)
  const gradient = layerBack(values, parameters.hidden, parameters.hiddenBias.gradient, ofUnits)
  for (let i = 0; i < pooled; i += 1) gradient[i] = (gradient[i] ?? 0) * (keptInputs[i] ?? 0)
  return { gradient, loss }
}

function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const exponents = scores.map((score) => Math.exp(score - most))
  const all = exponents.reduce((sum, e) => sum + e, 0)
  return exponents.map((e) => e / all)
}
