import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { preflight } from '../../../src/core/preflight/preflight.ts'
import { redact } from '../../../src/core/preflight/secrets/redact.ts'
import { ruleSet } from '../../../src/cli/rule-set.ts'
import { lookedAt } from '../../../src/web/live/passages.ts'
import { announcement, countWord, outcomeWord, reasonWord } from '../../../src/web/live/words.ts'
import { failing, passing, warning } from '../../http/kit.ts'

const look = (idea: string, final: boolean) => {
  const screening = preflight({ idea }, ruleSet)
  const looked = lookedAt({ screening, keys: redact(idea).secrets })
  return {
    word: outcomeWord(screening.outcome, looked, final),
    reason: reasonWord(screening.outcome, looked),
    said: announcement(screening.outcome, looked, final),
    looked,
  }
}

test('a first look says what the verdict will likely say, in its words', () => {
  assert.equal(look(passing, false).word, 'Nothing found yet')
  assert.equal(look(failing, false).word, 'First look: needs other words')
  assert.doesNotMatch(look(failing, false).said, /fail/i)
  assert.equal(look(passing, true).word, 'Ready')
  assert.equal(look(failing, true).word, 'Needs other words')
  assert.match(look(failing, true).said, /^Checked: needs other words, \d passages? marked\.$/)
})

test('the reason is that of the result', () => {
  assert.equal(look(failing, true).reason, 'These words promise holders a gain.')
  assert.equal(look(warning, true).reason, 'Do these words make the badge work like money?')
  assert.equal(look(passing, true).reason, '')
})

test('a key is certain at the first look, and is not repeated in words', () => {
  const { word, said } = look('legal winner thank year wave sausage worth useful legal winner thank yellow', false)
  assert.equal(word, 'Holds a key')
  assert.match(said, /was not sent and cannot be sent/)
  assert.doesNotMatch(said, /sausage/)
})

test('counts are in words', () => {
  assert.equal(countWord({ passages: [], elsewhere: [] }), '0 findings')
  assert.equal(
    countWord({ ...look(failing, true).looked, passages: look(failing, true).looked.passages.slice(0, 1) }),
    '1 finding',
  )
})
