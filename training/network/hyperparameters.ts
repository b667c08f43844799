import {
  dimensions,
  filters,
  hidden,
  ngramRows,
  summedWidth,
  widths,
} from '../../src/core/preflight/classify/network-shape.ts'

/** The hyperparameters of the network, which are part of the training digest. docs/decisions/0050 has the figures. */
export const networkHyperparameters = {
  shape: { dimensions, filters, widths, summedWidth, ngramRows, hidden },
  epochs: 6,
  batch: 32,
  /** The learning rates at the first step; they fall to a fiftieth along a cosine. */
  rates: { words: 2e-3, layers: 1e-3 },
  decay: 1e-2,
  /** The share of pooled values and hidden units that is dropped at random in each step. */
  dropout: 0.4,
  /** The share of words that is left out of a text, and of words that are read by their n-grams alone. */
  wordDropout: { place: 0.15, row: 0.1 },
  labelSmoothing: 0.02,
  /** The highest weight of a text. */
  heaviest: 3,
  /** The longest sequence, in words. */
  longest: 260,
  /** Words of fewer texts are not in the vocabulary. */
  minimumTexts: 3,
} as const
