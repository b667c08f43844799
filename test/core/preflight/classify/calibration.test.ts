/** From probabilities of the model to calibrated ones, and to the outcome with the least cost. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { calibrationOf, type Prediction } from '../../../../training/calibrate.ts'
import { calibrated, cheapest, costs } from '../../../../src/core/preflight/classify/calibration.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'

const model = ruleSet.model
assert.ok(model)
const probabilities = (pass: number, warn: number, fail: number) => ({ pass, warn, fail })

describe('calibrated probabilities', () => {
  test('add up to 1 and follow the probabilities, whatever the length', () => {
    for (const count of [1, 40, 900, 20_000]) {
      let last = -1
      for (const fail of [0, 0.01, 0.2, 0.5, 0.8, 0.99, 1]) {
        const found = calibrated(probabilities((1 - fail) / 2, (1 - fail) / 2, fail), count, model)
        assert.ok(Math.abs(found.pass + found.warn + found.fail - 1) < 1e-9)
        assert.ok(found.fail >= last, `${count} ${fail}`)
        last = found.fail
      }
    }
  })

  test('correct a model that is too sure of itself, more so for long texts', () => {
    // Of a hundred texts with probability 0.9 of fail, 60 fail; of as many long texts 30. Of those with 0.1, ten fail.
    const kinds = [
      { fail: 0.9, count: 100, right: 60 },
      { fail: 0.9, count: 2_000, right: 30 },
      { fail: 0.1, count: 100, right: 10 },
      { fail: 0.1, count: 2_000, right: 3 },
    ]
    const predictions = kinds.flatMap(({ fail, count, right }) =>
      Array.from({ length: 100 }, (_, n): Prediction => {
        return { probabilities: probabilities(0.95 - fail, 0.05, fail), count, outcome: n < right ? 2 : 0 }
      }),
    )
    const calibration = calibrationOf(predictions)
    for (const { fail, count, right } of kinds) {
      const found = calibrated(probabilities(0.95 - fail, 0.05, fail), count, { ...model, calibration })
      assert.ok(Math.abs(found.fail - right / 100) < 0.05, `${fail} ${count}: ${found.fail}`)
    }
    assert.deepEqual(calibrationOf(predictions), calibration, 'the same predictions give the same calibration')
  })
})

describe('the outcome with the least cost', () => {
  test('is the most likely one if it is certain', () => {
    assert.equal(cheapest(probabilities(1, 0, 0)), 'pass')
    assert.equal(cheapest(probabilities(0, 1, 0)), 'warn')
    assert.equal(cheapest(probabilities(0, 0, 1)), 'fail')
  })

  test('refuses texts as likely risky as harmless, warns in between, and never costs more than another outcome', () => {
    assert.equal(cheapest(probabilities(0.5, 0, 0.5)), 'fail')
    assert.equal(cheapest(probabilities(0.45, 0.4, 0.15)), 'warn')
    assert.equal(cheapest(probabilities(0.7, 0.2, 0.1)), 'pass')
    const outcomes = ['pass', 'warn', 'fail'] as const
    for (let pass = 0; pass <= 20; pass += 1)
      for (let warn = 0; warn + pass <= 20; warn += 1) {
        const found = probabilities(pass / 20, warn / 20, (20 - pass - warn) / 20)
        const cost = (given: (typeof outcomes)[number]) =>
          outcomes.reduce((sum, right) => sum + found[right] * costs[right][given], 0)
        for (const given of outcomes) assert.ok(cost(cheapest(found)) <= cost(given) + 1e-9, JSON.stringify(found))
      }
  })
})
