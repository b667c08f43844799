/** Training of the convolutional network, and its bytes as the engine reads them. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { modelOf, type ModelManifest } from '../../src/core/preflight/classify/model-format.ts'
import { analyze } from '../../src/core/preflight/analyze.ts'
import { engineOf } from '../../src/core/preflight/engine.ts'
import { ruleSetWith } from '../../src/rules/rule-set.ts'
import { networkProbabilities, sequenceProbabilities } from '../../src/core/preflight/classify/network.ts'
import { networkOf, type Network } from '../../src/core/preflight/classify/network-weights.ts'
import { sentenceEnd } from '../../src/core/preflight/classify/word-sequence.ts'
import { wordFeaturesOf, type WordFeatures } from '../../src/core/preflight/classify/word-features.ts'
import { manifest } from '../../src/rules/model/manifest.ts'
import { addWordGradients, batchWords } from '../../training/network/batch.ts'
import { addOutputGradients } from '../../training/network/output.ts'
import { initialParameters, type Parameters } from '../../training/network/parameters.ts'
import { addPoolGradients, pool } from '../../training/network/pooling.ts'
import { quantizedNetwork } from '../../training/network/quantize-network.ts'
import { numbered } from '../../training/network/sequences.ts'
import { trainNetwork } from '../../training/network/train-network.ts'
import { sequence } from '../../training/random.ts'

const known = new Map<string, WordFeatures>()
const wordsOf = (text: string): readonly WordFeatures[] => [
  ...text.split(' ').map((word) => {
    const features = known.get(word) ?? wordFeaturesOf(word)
    known.set(word, features)
    return features
  }),
  sentenceEnd,
]

/** The engine's reading of a quantized network. */
function decoded({ bytes, network }: ReturnType<typeof quantizedNetwork>): Network {
  const empty: ModelManifest = {
    ...manifest,
    network,
    outcomes: { ...manifest.outcomes, bytes: 0 },
    categories: { ...manifest.categories, bytes: 0 },
  }
  const read = networkOf(modelOf(empty, bytes))
  assert.ok(read)
  return read
}

/** Who may sell what: the order of the words decides, not the words. */
const fillers = 'the club gives every child a small green card after the long spring walk'.split(' ')
const next = sequence(7)
const filler = (): string => fillers[Math.floor(next() * fillers.length)] ?? ''
const toyTexts = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const clause = n % 2 === 0 ? 'holders sell never keep' : 'holders never sell keep'
    const text = `${Array.from({ length: 4 }, filler).join(' ')} ${clause} ${filler()} ${filler()}`
    return { words: wordsOf(text), outcome: n % 2 === 0 ? 2 : 0, weight: 1 }
  })

describe('the network', () => {
  test('has the gradients of its loss', () => {
    const { table, sequences } = numbered(toyTexts(6), { longest: 100, minimumTexts: 1 })
    const parameters = initialParameters(table.vocabulary.length, sequence(3))
    const lossAndGradients = (): number => {
      const words = batchWords(sequences, table, parameters, () => true)
      let total = 0
      for (const { words: own, outcome } of sequences) {
        const indices = own.map((word) => words.index.get(word) ?? -1)
        const pooled = pool(indices, words, parameters.filterBias.values)
        const target = { outcome, weight: 1, labelSmoothing: 0.1 }
        const { gradient, loss } = addOutputGradients(pooled.values, target, parameters, { dropout: 0, next: () => 1 })
        addPoolGradients(pooled, gradient, words, parameters.filterBias.gradient)
        total += loss
      }
      addWordGradients(words, table, parameters)
      return total
    }
    lossAndGradients()
    const names = Object.keys(parameters) as (keyof Parameters)[]
    const gradients = new Map(names.map((name) => [name, parameters[name].gradient.slice()]))
    for (const name of names) {
      const { values } = parameters[name]
      const first = gradients.get(name) ?? new Float64Array()
      const largest = first
        .map((_, i) => i)
        .toSorted((a, b) => Math.abs(first[b] ?? 0) - Math.abs(first[a] ?? 0))
        .slice(0, 5)
      assert.ok(Math.abs(first[largest[0] ?? 0] ?? 0) > 1e-6, `${name} has a gradient`)
      for (const i of largest) {
        const value = values[i] ?? 0
        const step = 1e-6
        values[i] = value + step
        const above = lossAndGradients()
        values[i] = value - step
        const below = lossAndGradients()
        values[i] = value
        const numeric = (above - below) / (2 * step)
        assert.ok(
          Math.abs(numeric - (first[i] ?? 0)) < 1e-4 * Math.max(1, Math.abs(numeric)),
          `${name} ${i}: ${numeric}`,
        )
      }
    }
  })

  test('learns what the order of words tells, and its bytes are the same in every training', () => {
    const texts = toyTexts(1_200)
    const bytes = quantizedNetwork(trainNetwork(texts))
    const network = decoded(bytes)
    const fail = (text: string): number => sequenceProbabilities(wordsOf(text), network).fail
    for (const around of ['the club gives a card', 'every child after the walk']) {
      assert.ok(fail(`${around} holders sell never keep`) > 0.9)
      assert.ok(fail(`${around} holders never sell keep`) < 0.1)
    }
    assert.deepEqual(quantizedNetwork(trainNetwork(texts)).bytes, bytes.bytes)
  })

  test('reads 256 different unknown words; later ones are empty places, and known words count wherever they are', () => {
    const network = decoded(quantizedNetwork(trainNetwork(toyTexts(1_200))))
    const noise = (from: number, count: number) =>
      wordsOf(Array.from({ length: count }, (_, n) => `q${(from + n).toString(36)}`).join(' '))
    const fail = (...words: readonly (readonly WordFeatures[])[]): number =>
      sequenceProbabilities(words.flat(), network).fail
    const risk = wordsOf('holders sell never keep')
    assert.equal(fail(noise(0, 256), noise(256, 50)), fail(noise(0, 256), noise(900, 50)))
    assert.notEqual(fail(noise(0, 206), noise(256, 50)), fail(noise(0, 206), noise(900, 50)))
    assert.notEqual(fail(noise(0, 300), risk), fail(noise(0, 300), noise(900, 4)))
    // A word that counted once counts again.
    assert.notEqual(fail(noise(0, 300), noise(0, 4)), fail(noise(0, 300), noise(900, 4)))
  })

  test('reads a repeated word once, and gives probabilities for unknown words and none', () => {
    const network = decoded(quantizedNetwork(trainNetwork(toyTexts(64))))
    const engine = engineOf(ruleSetWith())
    const read = (idea: string) => networkProbabilities(analyze(idea, engine), network)
    assert.deepEqual(read(`holders sell ${'🌱 '.repeat(20)}`), read('holders sell 🌱'))
    for (const words of [[], [sentenceEnd], wordsOf('zzyzx qwertz'), wordsOf('karte '.repeat(2_000).trim())]) {
      const { pass, warn, fail } = sequenceProbabilities(words, network)
      assert.ok(Math.abs(pass + warn + fail - 1) < 1e-6)
      assert.ok(Math.min(pass, warn, fail) >= 0)
    }
  })
})
