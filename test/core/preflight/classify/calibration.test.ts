/** From probabilities of the model to calibrated ones, and to the outcome with the least cost. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { calibrationOf, type Prediction } from '../../../../training/calibrate.ts'
import { calibrated, cheapest, costs } from '../../../../src/core/preflight/classify/calibration.ts'
import { evidenceOf, type Evidence } from '../../../../src/core/preflight/classify/evidence.ts'
import { scoreText } from '../../../../src/core/preflight/classify/score.ts'
import { weightsOf } from '../../../../src/core/preflight/classify/weights.ts'
import { analyze } from '../../../../src/core/preflight/analyze.ts'
import { engineOf } from '../../../../src/core/preflight/engine.ts'
import { matchRules } from '../../../../src/core/preflight/patterns/evaluate-rules.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'

const model = ruleSet.model
assert.ok(model)
const probabilities = (pass: number, warn: number, fail: number) => ({ pass, warn, fail })

/** A text whose riskiest sentences are as risky as itself. */
const evidence = (of: ReturnType<typeof probabilities>, count: number): Evidence => ({
  probabilities: of,
  count,
  riskiestPair: of.fail,
  refusing: of.fail > 0.5,
  warning: false,
  otherLanguage: false,
  network: of,
})

describe('calibrated probabilities', () => {
  test('add up to 1 and follow the probabilities, whatever the length', () => {
    for (const count of [1, 40, 900, 20_000]) {
      let last = -1
      for (const fail of [0, 0.01, 0.2, 0.5, 0.8, 0.99, 1]) {
        const found = calibrated(evidence(probabilities((1 - fail) / 2, (1 - fail) / 2, fail), count), model)
        assert.ok(Math.abs(found.pass + found.warn + found.fail - 1) < 1e-9)
        assert.ok(found.fail >= last, `${count} ${fail}`)
        last = found.fail
      }
    }
  })

  test('of a text are riskier with a riskier pair of sentences and with a riskier reading of the network', () => {
    const calm = { ...evidence(probabilities(0.7, 0.2, 0.1), 900), refusing: false }
    let last = calibrated(calm, model).fail
    for (const riskiestPair of [0.3, 0.6, 0.9, 0.99]) {
      const { fail } = calibrated({ ...calm, riskiestPair }, model)
      assert.ok(fail > last, `${riskiestPair} ${fail}`)
      last = fail
    }
    const riskier = { ...calm, network: probabilities(0.2, 0.2, 0.6) }
    assert.ok(calibrated(riskier, model).fail > calibrated(calm, model).fail)
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
        return { evidence: evidence(probabilities(0.95 - fail, 0.05, fail), count), outcome: n < right ? 2 : 0 }
      }),
    )
    const calibration = calibrationOf(predictions)
    for (const { fail, count, right } of kinds) {
      const found = calibrated(evidence(probabilities(0.95 - fail, 0.05, fail), count), { ...model, calibration })
      assert.ok(Math.abs(found.fail - right / 100) < 0.05, `${fail} ${count}: ${found.fail}`)
    }
    assert.deepEqual(calibrationOf(predictions), calibration, 'the same predictions give the same calibration')
  })
})

describe('the riskiest pair of sentences', () => {
  const found = (idea: string): Evidence => {
    const engine = engineOf(ruleSet)
    const weights = weightsOf(model)
    const analysis = analyze(idea, engine)
    return evidenceOf(analysis, matchRules(analysis, engine), scoreText(analysis, engine, weights), weights)
  }
  const proposal = 'Each badge comes with tickets for a raffle. Holders sell their badges to each other at a profit.'
  const harmless = [
    'We water the plants in the library on Tuesdays.',
    'A list hangs beside the door.',
    'Everybody is welcome.',
  ]

  test('is not hidden by harmless sentences, and is no riskier when repeated', () => {
    const alone = found(proposal)
    for (const idea of [`${harmless.join(' ')} ${proposal}`, `${proposal} ${harmless.join(' ')}`]) {
      assert.ok(found(idea).riskiestPair >= alone.riskiestPair, idea)
      assert.ok(found(idea).probabilities.fail < alone.probabilities.fail)
      assert.equal(found(idea).refusing, true)
    }
    assert.equal(found(`${proposal} `.repeat(9)).riskiestPair, alone.riskiestPair)
  })

  test('is the sentence itself in a text of one', () => {
    const { riskiestPair, probabilities: of } = found('Holders sell their badges to each other at a profit.')
    assert.equal(riskiestPair, of.fail)
    assert.equal(found('').riskiestPair, 0)
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
