/**
 * The shape of the convolutional network (Kim 2014, "Convolutional Neural Networks for Sentence Classification"): word
 * embeddings, convolutions of several widths over the words, the maximum of each filter over the text, a hidden layer
 * and the scores of the outcomes. One more convolution is summed over the text instead. What it brings, and the figures
 * for other shapes: docs/decisions/0050.
 */

/** Numbers in an embedding. */
export const dimensions = 32

/** Filters of each convolution. */
export const filters = 48

/** The widths, in words, of the convolutions of which the maximum counts. All are odd. */
export const widths = [1, 3, 5] as const

/** The width of the convolution that is summed over the text. */
export const summedWidth = 3

/** Rows of the table of character n-grams: a power of two. */
export const ngramRows = 1 << 14

/** Units of the hidden layer. */
export const hidden = 64

/** A convolution: its width, and where its columns begin in the projection of a word. */
export interface Convolution {
  readonly width: number
  readonly column: number
}

/** All convolutions, the summed one last. */
export const convolutions: readonly Convolution[] = [...widths, summedWidth].map((width, n, all) => ({
  width,
  column: all.slice(0, n).reduce((sum, before) => sum + before, 0) * filters,
}))

/** Numbers in the projection of a word: for each convolution and each place in its window, one for each filter. */
export const columns = [...widths, summedWidth].reduce((sum, width) => sum + width, 0) * filters

/** Inputs of the hidden layer: the value of each filter of each convolution, and the length. */
export const pooled = convolutions.length * filters + 1

/** The input of the hidden layer that tells the length of a text. */
export const lengthInput = (words: number): number => Math.log(Math.max(1, words)) / 5

/** The tensors in the order of the file, with their numbers of values, for a vocabulary of so many words. */
export const tensorSizes = (words: number) =>
  ({
    words: words * dimensions,
    ngrams: ngramRows * dimensions,
    projection: dimensions * columns,
    filterBias: convolutions.length * filters,
    hidden: pooled * hidden,
    hiddenBias: hidden,
    outcomes: hidden * 3,
    outcomeBias: 3,
  }) as const

export type TensorName = keyof ReturnType<typeof tensorSizes>

/** In the order of the file. */
export const tensorNames = Object.keys(tensorSizes(0)) as readonly TensorName[]
