import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { preflight } from '../../../../src/core/preflight/preflight.ts'
import { engineOf } from '../../../../src/core/preflight/engine.ts'
import { featuresOf } from '../../../../src/core/preflight/classify/features.ts'
import { analyze } from '../../../../src/core/preflight/analyze.ts'
import { weightsOf } from '../../../../src/core/preflight/classify/weights.ts'
import { scoreText } from '../../../../src/core/preflight/classify/score.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'
import { weightsFile } from '../../../../src/cli/weights-file.ts'
import { manifest } from '../../../../src/rules/model/manifest.ts'
import { batches, textsOf, type Batch } from '../../../../training/batches.ts'
import { metricsOf, type Evaluated } from '../../../../training/metrics.ts'
import { trainingDigest } from '../../../../training/training-set.ts'

const outcome = (idea: string) => preflight({ idea }, ruleSet).outcome

const evaluated = (kind: Batch['kind']): readonly Evaluated[] =>
  batches()
    .filter((batch) => batch.split === 'test' && batch.kind === kind)
    .flatMap(textsOf)
    .map((text) => ({ text, outcome: preflight(text, ruleSet).outcome, categories: [] }))

describe('the classifier', () => {
  test('is what training gives: run npm run train after a change of texts, hyperparameters or features', () => {
    assert.equal(manifest.trainedOn, trainingDigest(), 'src/rules/model is out of date')
    assert.equal(manifest.sha256, createHash('sha256').update(readFileSync(weightsFile)).digest('hex'))
  })

  test('scores a text with the features of training, and a text is the sum of its sentences', () => {
    const { model } = ruleSet
    assert.ok(model)
    const weights = weightsOf(model)
    const engine = engineOf(ruleSet)
    for (const idea of [
      'A badge. Holders sell it to each other, and a badge is a badge; nobody may sell a badge twice!',
      'Wer mag, gibt den Anstecker weiter. Wir verkaufen nichts.',
      '会員が互いに売買できるバッジ。値上がりします。',
      'ok',
    ]) {
      const reading = analyze(idea, engine)
      const buckets = featuresOf(reading, engine)
      const sum = (outcome: number): number =>
        buckets.reduce((all, bucket) => all + (weights.outcomes[bucket * 3 + outcome] ?? 0), 0)
      const { text, sentences } = scoreText(reading, engine, weights)
      assert.deepEqual(text, { count: buckets.length, pass: sum(0), warn: sum(1), fail: sum(2) }, idea)
      assert.equal(sentences.length, reading.sentences.length)
      assert.ok(sentences.every(({ count }) => count > 0))
      assert.ok(sentences.reduce((all, { count }) => all + count, 0) <= text.count)
    }
  })

  test('repetition adds no weight and does not drown what is said once', () => {
    for (const idea of [
      'A certificate for the pupils who finished the reading challenge, just their class and the number of books.',
      'A badge for everybody who planted a tree. It has no monetary value.',
    ])
      for (const times of [2, 5, 30]) assert.equal(outcome(`${idea} `.repeat(times)), outcome(idea), `${times} ${idea}`)
    const padding = 'We water the plants in the library every Tuesday. '
    for (const idea of ['Holders can resell it later.', 'Guaranteed returns of 10% a month.'])
      for (const times of [1, 10, 60]) assert.equal(outcome(padding.repeat(times) + idea), 'fail', `${times} ${idea}`)
  })

  test('different harmless sentences do not hide a plain proposal, and the refusal names its sentence', () => {
    const harmless = [
      'We water the plants in the library every Tuesday.',
      'The list hangs beside the door of the reading room.',
      'Children come with their parents in the afternoon.',
      'Tea and biscuits are on the long table.',
      'The museum lends us two projectors.',
      'Please bring an apron and an old shirt.',
      'The choir sings at four.',
      'Our bus stops in front of the town hall.',
      'Everybody gets a badge with their first name.',
      'The photos are shown in the hall until June.',
    ]
    for (const proposal of ['Guaranteed returns of 10% a month.', 'Holders will double their money within a year.'])
      for (const at of [0, 5, 10]) {
        const idea = harmless.toSpliced(at, 0, proposal).join(' ')
        const { outcome: given, findings } = preflight({ idea }, ruleSet)
        assert.equal(given, 'fail', `${at} ${proposal}`)
        assert.ok(
          findings.some((f) => f.severity === 'fail' && proposal.includes(f.excerpt)),
          `${at} ${proposal}`,
        )
      }
  })

  test('a disclaimer does not soften a plain proposal', () => {
    for (const idea of [
      'The badge cannot be sold, but members may sell their pass to each other.',
      'This is not an investment. Holders will double their money.',
      'No shares are issued. Each holder gets a part of the profit every quarter.',
      'We never trade tokens ourselves. Our partner app handles the buying and selling between parents.',
      'Members type their recovery phrase into our form, and we delete it afterwards. It is completely safe and educational.',
    ])
      assert.equal(outcome(idea), 'fail', idea)
  })

  test(
    'a denial does not soften a proposal in the same sentence',
    { todo: 'known miss of the classifier since features 3' },
    () => {
      const idea = 'We never trade ourselves, our partner app handles the buying and selling between the parents.'
      assert.equal(outcome(idea), 'fail')
    },
  )

  test('passes texts that exclude, teach or only name a risk', () => {
    for (const idea of [
      'A badge for everybody who planted a tree. It cannot be sold, has no monetary value and is not an investment.',
      'A certificate for pupils who finished our lesson on how to recognise Ponzi schemes and fake diplomas.',
      'Thank-you card for blood donors, no value, no transfer.',
      'An attendance stamp for the custody sergeant’s talk at the police museum.',
    ])
      assert.notEqual(outcome(idea), 'fail', idea)
  })

  test('its findings mark a passage of the text and give a reason', () => {
    const found = preflight(
      {
        idea:
          'Our club gives a pin to each player. ' +
          'Whoever has the pin by spring will be very glad later, it only goes one way from here.',
      },
      ruleSet,
    )
    for (const { start = 0, end = 0, excerpt, message, advice } of found.findings) {
      assert.equal(found.idea.slice(start, end), excerpt)
      assert.ok(message.length > 20 && advice.length > 10)
    }
  })

  test('keeps its least recall and accuracy on made-up rounds without training texts', () => {
    const { texts, recall, falseFails, macroF1 } = metricsOf(evaluated('made-up'))
    assert.equal(texts, 450)
    assert.ok(recall.fail >= 0.96, `fail recall ${recall.fail}`)
    assert.ok(falseFails <= 0.02, `false fails ${falseFails}`)
    assert.ok(macroF1 >= 0.93, `macro-F1 ${macroF1}`)
  })

  test('keeps its least recall and accuracy on field texts by authors outside the training set', () => {
    const { texts, recall, falseFails, macroF1 } = metricsOf(evaluated('field'))
    assert.equal(texts, 2020)
    assert.ok(recall.pass >= 0.93, `harmless texts that pass ${recall.pass}`)
    assert.ok(falseFails <= 0.04, `false fails ${falseFails}`)
    assert.ok(recall.fail >= 0.86, `fail recall ${recall.fail}`)
    assert.ok(macroF1 >= 0.87, `macro-F1 ${macroF1}`)
  })

  test('without it the rules decide alone', () => {
    const { model, ...rules } = ruleSet
    assert.ok(model)
    assert.equal(preflight({ idea: 'Holders sell their badges to each other.' }, rules).outcome, 'fail')
  })
})
