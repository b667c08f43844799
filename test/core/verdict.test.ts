import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { verdictReason, verdictTitle, verdictWord } from '../../src/core/verdict.ts'
import { finding } from '../fakes/sample-records.ts'

test('an outcome has one word for people, and counts its questions', () => {
  assert.deepEqual(
    [verdictWord('pass'), verdictWord('fail'), verdictWord('warn'), verdictWord('warn', 2), verdictWord('warn', 12)],
    ['Ready', 'Needs other words', 'One question', 'Two questions', '12 questions'],
  )
  assert.deepEqual(
    [verdictTitle('pass'), verdictTitle('fail', 3), verdictTitle('warn'), verdictTitle('warn', 3)],
    ['Ready', 'Needs other words', 'Ready, with one question', 'Ready, with three questions'],
  )
})

test('the reason names what the outcome is about, once each', () => {
  const findings = [
    finding('a', 'trading', 'fail', 0, 1),
    finding('b', 'trading', 'fail', 2, 3),
    finding('c', 'investment', 'fail', 4, 5),
    finding('d', 'scarcity', 'warn', 6, 7),
  ]
  assert.equal(
    verdictReason('fail', findings, ''),
    'Laurel does not help with buying and selling between holders and a gain for holders.',
  )
  assert.equal(verdictReason('warn', findings, ''), 'Before you show it: a reader may ask about scarcity.')
  assert.equal(verdictReason('pass', [], 'Nothing.'), 'Nothing.')
})
