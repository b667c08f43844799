/** The words of a batch: embeddings, projections, and the way back from the gradients of the projections. */
import { columns, dimensions } from '../../src/core/preflight/classify/network-shape.ts'
import type { Parameters } from './parameters.ts'
import type { NumberedSequence, WordTable } from './sequences.ts'

/**
 * The distinct words of a batch. A convolution is linear before its rectifier, so each word is projected once for all
 * its places in the batch, and the gradients of all places are added up before the way back.
 */
export interface BatchWords {
  /** By index: the number of the word in the table. */
  readonly numbers: readonly number[]
  /** By number in the table: its index here. */
  readonly index: ReadonlyMap<number, number>
  /** By index: whether its row of the vocabulary is used. */
  readonly known: Uint8Array
  /** By index and dimension. */
  readonly embeddings: Float64Array
  /** By index and column. */
  readonly projections: Float64Array
  /** By index and column. */
  readonly gradients: Float64Array
}

/** Collects and projects the words of a batch. `isKept` decides whether a word uses its row of the vocabulary. */
export function batchWords(
  batch: readonly NumberedSequence[],
  table: WordTable,
  parameters: Parameters,
  isKept: () => boolean,
): BatchWords {
  const index = new Map<number, number>()
  for (const { words } of batch) for (const n of words) if (!index.has(n)) index.set(n, index.size)
  const numbers = [...index.keys()]
  const known = Uint8Array.from(numbers, (n) => Number(isKept() && (table.rows[n] ?? -1) >= 0))
  const embeddings = embeddingsOf(numbers, known, table, parameters)
  return {
    numbers,
    index,
    known,
    embeddings,
    projections: projected(embeddings, numbers.length, parameters.projection.values),
    gradients: new Float64Array(numbers.length * columns),
  }
}

/** The embedding of a word: its row of the vocabulary plus the mean of the rows of its character n-grams. */
function embeddingsOf(
  numbers: readonly number[],
  known: Uint8Array,
  { rows, ngrams }: WordTable,
  parameters: Parameters,
): Float64Array {
  const embeddings = new Float64Array(numbers.length * dimensions)
  const wordValues = parameters.words.values
  const ngramValues = parameters.ngrams.values
  for (const [i, n] of numbers.entries()) {
    const at = i * dimensions
    const own = ngrams[n] ?? new Int32Array()
    for (const row of own)
      for (let d = 0; d < dimensions; d += 1)
        embeddings[at + d] = (embeddings[at + d] ?? 0) + (ngramValues[row * dimensions + d] ?? 0) / own.length
    if (known[i] === 0) continue
    const word = (rows[n] ?? 0) * dimensions
    for (let d = 0; d < dimensions; d += 1) embeddings[at + d] = (embeddings[at + d] ?? 0) + (wordValues[word + d] ?? 0)
  }
  return embeddings
}

/** Multiplies embeddings with the projection. */
function projected(embeddings: Float64Array, words: number, projection: Float64Array): Float64Array {
  const byDimension = new Float64Array(dimensions * columns)
  for (let c = 0; c < columns; c += 1)
    for (let d = 0; d < dimensions; d += 1) byDimension[d * columns + c] = projection[c * dimensions + d] ?? 0
  const out = new Float64Array(words * columns)
  for (let i = 0; i < words; i += 1)
    for (let d = 0; d < dimensions; d += 1) {
      const value = embeddings[i * dimensions + d] ?? 0
      const from = d * columns
      const to = i * columns
      for (let c = 0; c < columns; c += 1) out[to + c] = (out[to + c] ?? 0) + value * (byDimension[from + c] ?? 0)
    }
  return out
}

/** Adds the gradients of the projection and of the embeddings' tables. Returns the rows of n-grams that have one. */
export function addWordGradients(words: BatchWords, table: WordTable, parameters: Parameters): ReadonlySet<number> {
  const { embeddings, gradients } = words
  const { values, gradient } = parameters.projection
  const touched = new Set<number>()
  const ofWord = new Float64Array(dimensions)
  for (const [i, n] of words.numbers.entries()) {
    ofWord.fill(0)
    const from = i * dimensions
    for (let c = 0; c < columns; c += 1) {
      const g = gradients[i * columns + c] ?? 0
      // Most are 0: only the place of the maximum passes a gradient on.
      if (g === 0) continue
      const at = c * dimensions
      for (let d = 0; d < dimensions; d += 1) {
        ofWord[d] = (ofWord[d] ?? 0) + g * (values[at + d] ?? 0)
        gradient[at + d] = (gradient[at + d] ?? 0) + g * (embeddings[from + d] ?? 0)
      }
    }
    const own = table.ngrams[n] ?? new Int32Array()
    for (const row of own) {
      touched.add(row)
      addTo(parameters.ngrams.gradient, row * dimensions, ofWord, 1 / own.length)
    }
    if (words.known[i] === 1) addTo(parameters.words.gradient, (table.rows[n] ?? 0) * dimensions, ofWord, 1)
  }
  return touched
}

function addTo(gradient: Float64Array, at: number, values: Float64Array, factor: number): void {
  for (let d = 0; d < dimensions; d += 1) gradient[at + d] = (gradient[at + d] ?? 0) + factor * (values[d] ?? 0)
}
