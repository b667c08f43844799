/** The parameters of the convolutional network while it is trained, and Adam (Kingma and Ba 2015) for them. */
import {
  columns,
  convolutions,
  dimensions,
  filters,
  hidden,
  ngramRows,
  pooled,
} from '../../src/core/preflight/classify/network-shape.ts'

/** A parameter with its gradient and the two moments of Adam. */
export class Tensor {
  readonly values: Float64Array
  readonly gradient: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array

  /** All values are 0, or normally distributed with the given deviation. */
  constructor(size: number, deviation = 0, next: () => number = () => 0) {
    this.values = Float64Array.from({ length: size }, () => (deviation === 0 ? 0 : deviation * normal(next)))
    this.gradient = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
  }

  /** A step of Adam for the values from index `from` to before `to`; sets their gradients to 0. */
  step({ rate, decay, time }: AdamStep, from = 0, to = this.values.length): void {
    const { values, gradient } = this
    const first = 1 - 0.9 ** time
    const second = 1 - 0.999 ** time
    for (let i = from; i < to; i += 1) {
      const g = gradient[i] ?? 0
      const mean = (this.#mean[i] = 0.9 * (this.#mean[i] ?? 0) + 0.1 * g)
      const square = (this.#square[i] = 0.999 * (this.#square[i] ?? 0) + 0.001 * g * g)
      const value = values[i] ?? 0
      values[i] = value - rate * (mean / first / (Math.sqrt(square / second) + 1e-8) + decay * value)
      gradient[i] = 0
    }
  }
}

export interface AdamStep {
  readonly rate: number
  /** The factor of decoupled weight decay (Loshchilov and Hutter 2019). */
  readonly decay: number
  /** The number of this step, from 1. */
  readonly time: number
}

/** A normally distributed number (Box and Muller 1958). */
const normal = (next: () => number): number =>
  Math.sqrt(-2 * Math.log(Math.max(1e-12, next()))) * Math.cos(2 * Math.PI * next())

export interface Parameters {
  /** By word of the vocabulary and dimension. */
  readonly words: Tensor
  /** By row of character n-grams and dimension. */
  readonly ngrams: Tensor
  /** By column and dimension. */
  readonly projection: Tensor
  /** By convolution and filter. */
  readonly filterBias: Tensor
  /** By pooled input and hidden unit. */
  readonly hidden: Tensor
  readonly hiddenBias: Tensor
  /** By hidden unit and outcome. */
  readonly outcomes: Tensor
  readonly outcomeBias: Tensor
}

/** Random parameters for a vocabulary of so many words. */
export const initialParameters = (words: number, next: () => number): Parameters => ({
  words: new Tensor(words * dimensions, 0.1, next),
  ngrams: new Tensor(ngramRows * dimensions, 0.1, next),
  projection: new Tensor(dimensions * columns, 1 / Math.sqrt(3 * dimensions), next),
  filterBias: new Tensor(convolutions.length * filters),
  hidden: new Tensor(pooled * hidden, 1 / Math.sqrt(3 * pooled), next),
  hiddenBias: new Tensor(hidden),
  outcomes: new Tensor(hidden * 3, 1 / Math.sqrt(3 * hidden), next),
  outcomeBias: new Tensor(3),
})
