import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { inPlainWords, verdictReason, verdictTitle, verdictWord } from '../../src/core/verdict.ts'
import { finding } from '../fakes/sample-records.ts'

test('an outcome has one word for people, and counts its questions', () => {
  assert.deepEqual(
    [verdictWord('pass'), verdictWord('fail'), verdictWord('warn'), verdictWord('warn', 2), verdictWord('warn', 12)],
    ['Ready', 'Needs other words', 'One question', 'Two questions', '12 questions'],
  )
  assert.deepEqual(
    [verdictTitle('pass'), verdictTitle('fail', 3), verdictTitle('warn'), verdictTitle('warn', 3)],
    ['Ready', 'Needs other words', 'Ready, with a question', 'Ready, with three questions'],
  )
})

test('the reason names what the outcome is about, once each, and asks where it warns', () => {
  const findings = [
    finding('a', 'trading', 'fail', 0, 1),
    finding('b', 'trading', 'fail', 2, 3),
    finding('c', 'investment', 'fail', 4, 5),
    finding('d', 'scarcity', 'warn', 6, 7),
  ]
  assert.equal(
    verdictReason('fail', findings, ''),
    'These words make a market among holders and promise holders a gain.',
  )
  assert.equal(
    verdictReason('warn', [...findings, finding('e', 'transferability', 'warn', 8, 9)], ''),
    'Do these words make the badge rare on purpose or let the badge change hands?',
  )
  assert.equal(verdictReason('pass', [], 'Nothing.'), 'Nothing.')
})

test('a finding speaks of badges, and leaves to the verdict that Laurel does not help', () => {
  assert.equal(
    inPlainWords(
      'Tokens are sold for money that the issuer wants; the service does not help with raising money against tokens.',
    ),
    'Badges are sold for money that the issuer wants.',
  )
  assert.equal(
    inPlainWords('The token is worth goods; a reviewer would ask whether it works like money.'),
    'The badge is worth goods; a reviewer would ask whether it works like money.',
  )
  assert.equal(inPlainWords('Tokenomics stay out of it.'), 'Tokenomics stay out of it.')
})
