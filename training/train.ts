/**
 * `npm run train` trains the classifier on training/data and writes src/rules/model, in about fourteen minutes on two cores.
 * It trains three linear models: the released one, and two for the calibration, each without one half of the authors of
 * field texts; and beside them, in a thread, the network.
 * Deterministic: the same texts give the same bytes.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { weightsFile } from '../src/cli/weights-file.ts'
import {
  featureVersion,
  type Model,
  type ModelManifest,
  type NetworkManifest,
} from '../src/core/preflight/classify/model-format.ts'
import { weightsOf, type Weights } from '../src/core/preflight/classify/weights.ts'
import { engineOf } from '../src/core/preflight/engine.ts'
import { ruleSetWith } from '../src/rules/rule-set.ts'
import { outcomes as labels, type LabelledText } from './batches.ts'
import { calibrationOf, evidenceIn, pooledCalibration, type Prediction } from './calibrate.ts'
import { allCategories, exampleOf, type Example, type WeightedText } from './examples.ts'
import { trainCategories, trainOutcome } from './logistic-regression.ts'
import type { QuantizedNetwork } from './network/quantize-network.ts'
import { outcomeScale, quantized, scaleOf } from './quantize.ts'
import { calibrationTexts, networkSet, trainingDigest, trainingSet } from './training-set.ts'

/** Trains the outcome model on the examples. Returns its bytes and its part of the manifest. */
function outcomeModel(examples: readonly Example[]) {
  const trained = trainOutcome(examples)
  const bytes = quantized(trained, outcomeScale)
  const [pass = 0, warn = 0, fail = 0] = trained.bias
  return { bytes, outcomes: { bytes: bytes.length, scale: outcomeScale, bias: [pass, warn, fail] as const } }
}

const noNetwork: Pick<Model, 'network' | 'networkWeights'> = {
  network: { bytes: 0, vocabulary: 0, scales: {} as NetworkManifest['scales'] },
  networkWeights: new Uint8Array(),
}
const noCategories = { categories: { bytes: 0, scale: 1, names: [], bias: [] }, categoryWeights: new Uint8Array() }

/** What a model finds in texts that it was not trained on. */
const predictions = (texts: readonly LabelledText[], weights: Weights): readonly Prediction[] =>
  texts.map(({ idea, outcome }) => ({ evidence: evidenceIn(idea, engine, weights), outcome: labels.indexOf(outcome) }))

/** The weights of an outcome model, with a network or alone. */
const weightsWith = ({ bytes, outcomes }: ReturnType<typeof outcomeModel>, network = noNetwork): Weights =>
  weightsOf({ ...noManifest, ...noCategories, ...network, outcomes, outcomeWeights: bytes })

/** Predictions for the field texts of one half of the authors, by a model trained without these texts. */
function heldOutPredictions(
  set: readonly WeightedText[],
  examples: readonly Example[],
  half: number,
): readonly Prediction[] {
  const isHeldOut = (n: number): boolean => set[n]?.half === half
  const weights = weightsWith(outcomeModel(examples.filter((_, n) => !isHeldOut(n))))
  return predictions(
    set.filter((_, n) => isHeldOut(n)).map(({ text }) => text),
    weights,
  )
}

const noManifest = { features: featureVersion, trainedOn: '', sha256: '', calibration: [] }

const networkTrained = once(new Worker(new URL('network/thread.ts', import.meta.url)), 'message')

// Without a model: the one that is stored may have been trained on other features.
const ruleSet = ruleSetWith()
const engine = engineOf(ruleSet)
const set = trainingSet()
const examples = set.map((one) => exampleOf(one, ruleSet))
const released = outcomeModel(examples)
const { bytes, outcomes } = released
const categories = trainCategories(examples)
const categoryScale = scaleOf(categories)
const categoryBytes = quantized(categories, categoryScale)
const calibration = calibrationOf([0, 1].flatMap((half) => heldOutPredictions(set, examples, half)))
const [{ bytes: networkWeights, network }] = (await networkTrained) as [QuantizedNetwork]
const file = Buffer.concat([bytes, categoryBytes, networkWeights])
const manifest: ModelManifest = {
  features: featureVersion,
  trainedOn: trainingDigest(networkSet(set)),
  sha256: createHash('sha256').update(file).digest('hex'),
  outcomes,
  calibration: pooledCalibration(
    calibration,
    predictions(calibrationTexts(), weightsWith(released, { network, networkWeights })),
  ),
  categories: {
    bytes: categoryBytes.length,
    scale: categoryScale,
    names: allCategories,
    bias: categories.bias.map((b) => Math.round(b / categoryScale)),
  },
  network,
}
writeFileSync(weightsFile, file)
writeFileSync(
  new URL('manifest.ts', weightsFile),
  `/** Written by \`npm run train\` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = ${JSON.stringify(manifest, null, 2)}
`,
)
process.stdout.write(`trained on ${examples.length} texts; ${file.length} bytes of weights\n`)
