/** The temperature of the calibration. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { calibrated, inputNames } from '../../src/core/preflight/classify/calibration.ts'
import { withTemperature } from '../../training/calibrate.ts'

/** Gives the probabilities of the evidence back. */
const unchanged = inputNames.map((name) => ['ln pass', 'ln warn', 'ln fail'].map((input) => Number(name === input)))

const evidence = (pass: number, warn: number, fail: number) => ({
  probabilities: { pass, warn, fail },
  ...{ count: 100, riskiestPair: 0.5, refusing: false, warning: false },
})

for (const [stated, share] of [
  [0.9, 0.8],
  [0.7, 0.9],
] as const)
  test(`a probability of ${stated} that is right in ${share} of the texts becomes ${share}`, () => {
    const found = evidence(stated, (1 - stated) / 2, (1 - stated) / 2)
    const predictions = Array.from({ length: 100 }, (_, n) => ({
      evidence: found,
      outcome: n < share * 100 ? 0 : 1 + (n % 2),
    }))
    const calibration = withTemperature(unchanged, predictions)
    assert.ok(Math.abs(calibrated(found, { calibration }).pass - share) < 0.005)
  })
