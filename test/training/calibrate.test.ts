/** The pool of the linear model and the network, fitted on texts in natural proportions. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { calibrated, inputNames } from '../../src/core/preflight/classify/calibration.ts'
import { pooledCalibration } from '../../training/calibrate.ts'

/** Gives the probabilities of the linear model back. */
const unchanged = inputNames.map((name) => ['ln pass', 'ln warn', 'ln fail'].map((input) => Number(name === input)))

const three = (pass: number) => ({ pass, warn: (1 - pass) / 2, fail: (1 - pass) / 2 })
const evidence = (linear: number, network?: number) => ({
  probabilities: three(linear),
  network: network === undefined ? undefined : three(network),
  ...{ count: 100, riskiestPair: 0.5, refusing: false, warning: false, otherLanguage: false },
})

/** 100 texts with this evidence, of which this share passes. */
const texts = (found: ReturnType<typeof evidence>, share: number) =>
  Array.from({ length: 100 }, (_, n) => ({ evidence: found, outcome: n < Math.round(share * 100) ? 0 : 1 + (n % 2) }))

describe('the pool', () => {
  for (const [stated, share] of [
    [0.9, 0.8],
    [0.7, 0.9],
  ] as const)
    test(`without a network: a probability of ${stated} that is right in ${share} of the texts becomes ${share}`, () => {
      const found = evidence(stated)
      const calibration = pooledCalibration(unchanged, texts(found, share))
      assert.ok(Math.abs(calibrated(found, { calibration }).pass - share) < 0.005)
    })

  test('follows the member that is right where the two disagree', () => {
    const one = evidence(0.2, 0.9)
    const other = evidence(0.9, 0.2)
    const calibration = pooledCalibration(unchanged, [...texts(one, 0.9), ...texts(other, 0.2)])
    assert.ok(Math.abs(calibrated(one, { calibration }).pass - 0.9) < 0.03)
    assert.ok(Math.abs(calibrated(other, { calibration }).pass - 0.2) < 0.03)
  })

  test('is the same for the same texts', () => {
    const predictions = texts(evidence(0.8, 0.6), 0.7)
    assert.deepEqual(pooledCalibration(unchanged, predictions), pooledCalibration(unchanged, predictions))
  })
})
