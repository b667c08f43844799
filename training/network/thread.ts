/** Trains the network in a thread of its own, beside the linear models. Posts a `QuantizedNetwork`. */
import { parentPort } from 'node:worker_threads'
import { analyze } from '../../src/core/preflight/analyze.ts'
import { wordSequence } from '../../src/core/preflight/classify/word-sequence.ts'
import { engineOf } from '../../src/core/preflight/engine.ts'
import { redact } from '../../src/core/preflight/secrets/redact.ts'
import { ruleSetWith } from '../../src/rules/rule-set.ts'
import { outcomes } from '../batches.ts'
import { networkSet } from '../training-set.ts'
import { quantizedNetwork } from './quantize-network.ts'
import { trainNetwork } from './train-network.ts'

const engine = engineOf(ruleSetWith())
const sequences = networkSet().map(({ text, weight }) => ({
  words: wordSequence(analyze(redact(text.idea).text, engine)),
  outcome: outcomes.indexOf(text.outcome),
  weight,
}))
const trained = trainNetwork(sequences, (epoch, loss) => {
  process.stdout.write(`network, epoch ${epoch}: loss ${loss.toFixed(4)}\n`)
})
parentPort?.postMessage(quantizedNetwork(trained))
