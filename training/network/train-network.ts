/** Trains the convolutional network by stochastic gradient descent with Adam. Deterministic. */
import { dimensions } from '../../src/core/preflight/classify/network-shape.ts'
import { sequence, shuffle } from '../random.ts'
import { networkHyperparameters } from './hyperparameters.ts'
import { addWordGradients, batchWords } from './batch.ts'
import { addOutputGradients } from './output.ts'
import { initialParameters, type AdamStep, type Parameters } from './parameters.ts'
import { addPoolGradients, pool } from './pooling.ts'
import { numbered, type NumberedSequence, type TrainingSequence, type WordTable } from './sequences.ts'

export interface TrainedNetwork {
  readonly parameters: Parameters
  readonly table: WordTable
}

/** Trains a network. `report` receives the mean loss of each epoch. */
export function trainNetwork(
  texts: readonly TrainingSequence[],
  report: (epoch: number, loss: number) => void = () => undefined,
): TrainedNetwork {
  const { epochs, batch, heaviest } = networkHyperparameters
  const { table, sequences } = numbered(texts, networkHyperparameters)
  const next = sequence(1)
  const parameters = initialParameters(table.vocabulary.length, next)
  const trained = sequences.filter(({ words }) => words.length > 0)
  const steps = epochs * Math.ceil(trained.length / batch)
  let time = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let loss = 0
    const groups = batchesOf(trained, batch, next)
    for (const group of groups) {
      time += 1
      const share = 0.02 + 0.98 * 0.5 * (1 + Math.cos((Math.PI * time) / steps))
      loss += trainBatch(group, table, parameters, { next, share, time, heaviest })
    }
    report(epoch + 1, loss / groups.length)
  }
  return { parameters, table }
}

/** Shuffled batches. Texts of a batch are of like length, which makes no difference but that of the batch's words. */
function batchesOf(
  sequences: readonly NumberedSequence[],
  size: number,
  next: () => number,
): readonly (readonly NumberedSequence[])[] {
  const order = sequences.map((_, i) => i)
  shuffle(order, next)
  const batches: NumberedSequence[][] = []
  for (let from = 0; from < order.length; from += size)
    batches.push(order.slice(from, from + size).flatMap((i) => sequences[i] ?? []))
  return batches
}

interface BatchSettings {
  readonly next: () => number
  /** The share of the learning rates. */
  readonly share: number
  readonly time: number
  readonly heaviest: number
}

/** One step of training. Returns the mean loss of the batch. */
function trainBatch(
  batch: readonly NumberedSequence[],
  table: WordTable,
  parameters: Parameters,
  { next, share, time, heaviest }: BatchSettings,
): number {
  const { wordDropout, dropout, labelSmoothing, rates, decay } = networkHyperparameters
  const words = batchWords(batch, table, parameters, () => next() >= wordDropout.row)
  const weights = batch.map(({ weight }) => Math.min(heaviest, weight))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let total = 0
  for (const [n, { words: own, outcome }] of batch.entries()) {
    const kept = own.map((word) => (next() < wordDropout.place ? -1 : (words.index.get(word) ?? -1)))
    const pooled = pool(kept, words, parameters.filterBias.values)
    const target = { outcome, weight: (weights[n] ?? 0) / all, labelSmoothing }
    const { gradient, loss } = addOutputGradients(pooled.values, target, parameters, { dropout, next })
    addPoolGradients(pooled, gradient, words, parameters.filterBias.gradient)
    total += loss
  }
  const rows = addWordGradients(words, table, parameters)
  const layers: AdamStep = { rate: rates.layers * share, decay, time }
  const { projection, filterBias, hidden, hiddenBias, outcomes, outcomeBias } = parameters
  for (const tensor of [projection, filterBias, hidden, hiddenBias, outcomes, outcomeBias]) tensor.step(layers)
  const tables: AdamStep = { rate: rates.words * share, decay: 0, time }
  for (const row of rows) parameters.ngrams.step(tables, row * dimensions, (row + 1) * dimensions)
  for (const [i, n] of words.numbers.entries()) {
    if (words.known[i] === 0) continue
    const at = (table.rows[n] ?? 0) * dimensions
    parameters.words.step(tables, at, at + dimensions)
  }
  return total
}
