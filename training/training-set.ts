/** Makes the training set: all texts on which the classifier is trained, their weights, and the digest of both. */
import { createHash } from 'node:crypto'
import { featureVersion } from '../src/core/preflight/classify/model-format.ts'
import { batches, isTrainedOn, textsOf, type Batch, type LabelledText } from './batches.ts'
import { calibrationHyperparameters } from './calibrate.ts'
import type { WeightedText } from './examples.ts'
import { insertedHyperparameters, insertedTexts } from './inserted.ts'
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
const weights: Readonly<Record<Batch['kind'] | 'synthetic' | 'inserted', number>> = {
  field: 5,
  published: 2,
  'made-up': 1,
  synthetic: 0.3,
  inserted: 1,
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

/**
 * The training set of the network: texts with an insertion besides. The linear models do without, because a bag of words
 * learns from them that length is a risk: harmless texts of the calibration rounds that pass fell from 0.925 to 0.906
 * (docs/decisions/0051).
 */
export function networkSet(set = trainingSet()): readonly WeightedText[] {
  const read = batches().filter((batch) => isTrainedOn(batch) && batch.split !== 'dev')
  const texts = read.flatMap((batch) => textsOf(batch).map((text) => ({ kind: batch.kind, text })))
  const harmless = texts.flatMap(({ kind, text }) => (kind === 'field' ? [text] : []))
  const short = texts.map(({ text }) => text)
  return [...set, ...insertedTexts(harmless, short).map((text) => ({ text, weight: weights.inserted }))]
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
export function trainingDigest(set = networkSet()): string {
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
      insertedHyperparameters,
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
