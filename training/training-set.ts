/** Makes the training set: all texts on which the classifier is trained, their weights, and the digest of both. */
import { createHash } from 'node:crypto'
import { featureVersion } from '../src/core/preflight/classify/model-format.ts'
import { batches, isTrainedOn, textsOf, type Batch, type LabelledText } from './batches.ts'
import { calibrationHyperparameters } from './calibrate.ts'
import type { WeightedText } from './examples.ts'
import { hyperparameters } from './logistic-regression.ts'
import { networkHyperparameters } from './network/hyperparameters.ts'
import { ownSentences, weights as sentenceWeights } from './own-sentences.ts'
import { tableSteps } from './network/quantize-network.ts'
import { leastSteps, outcomeScale } from './quantize.ts'
import { syntheticTexts } from './synthetic.ts'

/**
 * Weights in training, by kind of text. Field texts weigh more, because they are rarer than made-up ideas and closer to
 * what people send; 15 was no better than 5 (docs/decisions/0019). Published sentences weigh more, because they are
 * few. Synthetic texts weigh less, because they repeat texts of the set.
 */
const weights: Readonly<Record<Batch['kind'] | 'synthetic', number>> = {
  field: 5,
  published: 2,
  'made-up': 1,
  synthetic: 0.3,
}

/** Whether a text is held out: a fifth of the first 400 ideas is, so that figures on it predict figures on new text. */
export const isHeldOut = ({ id }: LabelledText): boolean => /^dev-\d+$/.test(id) && Number(id.slice(4)) % 5 === 0

/** The training set in a fixed order. */
export function trainingSet(): readonly WeightedText[] {
  const read = batches()
    .filter(isTrainedOn)
    .map((batch) => ({ ...batch, list: textsOf(batch).filter((text) => !isHeldOut(text)) }))
  const field = read.filter(({ kind }) => kind === 'field')
  const other = read.filter(({ kind }) => kind !== 'field')
  const weighted = ({ list, kind }: (typeof read)[number]): readonly WeightedText[] =>
    list.map((text) => ({ text, weight: weights[kind] }))
  return [
    ...other.flatMap(weighted),
    ...field.flatMap((batch, n) => weighted(batch).map((one) => ({ ...one, half: n % 2 }))),
    ...ownSentences(other.flatMap(({ list }) => list)),
    ...syntheticTexts(other.flatMap(({ split, list }) => (split === 'dev' ? [] : list))).map((text) => ({
      text,
      weight: weights.synthetic,
    })),
  ]
}

/** The field texts that fit the temperature of the calibration. The classifier is not trained on them. */
export const calibrationTexts = (): readonly LabelledText[] =>
  batches()
    .filter(({ split }) => split === 'calibration')
    .flatMap(textsOf)

/**
 * SHA-256 of everything that the model depends on: all texts, labels and weights, the hyperparameters, and the version
 * of the features. A model whose manifest has another digest is out of date.
 */
export function trainingDigest(set = trainingSet()): string {
  const hash = createHash('sha256')
  hash.update(
    JSON.stringify([
      featureVersion,
      hyperparameters,
      networkHyperparameters,
      calibrationHyperparameters,
      leastSteps,
      outcomeScale,
      tableSteps,
      sentenceWeights,
      weights,
    ]),
  )
  // Only the fields that training uses. A second label or a source does not change the model.
  for (const { text, weight, half } of set)
    hash.update(JSON.stringify([text.idea, text.outcome, text.categories, weight, half]))
  for (const { idea, outcome } of calibrationTexts()) hash.update(JSON.stringify([idea, outcome]))
  return hash.digest('hex')
}
