import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { preflight } from '../../../src/core/preflight/preflight.ts'
import { redact } from '../../../src/core/preflight/secrets/redact.ts'
import { ruleSet } from '../../../src/cli/rule-set.ts'
import { lookedAt } from '../../../src/web/live/passages.ts'
import { announcement, countWord, languageWords, outcomeWord } from '../../../src/web/live/words.ts'
import { failing, passing } from '../../http/kit.ts'

const look = (idea: string, final: boolean) => {
  const screening = preflight({ idea }, ruleSet)
  const looked = lookedAt({ screening, keys: redact(idea).secrets, final })
  return {
    word: outcomeWord(screening.outcome, looked, final),
    said: announcement(screening.outcome, looked, final),
    looked,
  }
}

test('a first look names no outcome; a verdict does', () => {
  assert.equal(look(passing, false).word, 'Nothing found yet')
  assert.equal(look(failing, false).word, 'Worth a look')
  assert.doesNotMatch(look(failing, false).said, /fail/i)
  assert.equal(look(passing, true).word, 'Ready')
  assert.equal(look(failing, true).word, 'Needs other words')
  assert.match(look(failing, true).said, /^Checked: needs other words, \d passages? marked\.$/)
})

test('a key is certain at the first look, and is not repeated in words', () => {
  const { word, said } = look('legal winner thank year wave sausage worth useful legal winner thank yellow', false)
  assert.equal(word, 'Holds a key')
  assert.match(said, /was not sent and cannot be sent/)
  assert.doesNotMatch(said, /sausage/)
})

test('counts and languages are in words', () => {
  assert.equal(countWord({ passages: [], elsewhere: [] }), '0 findings')
  assert.equal(
    countWord({ ...look(failing, true).looked, passages: look(failing, true).looked.passages.slice(0, 1) }),
    '1 finding',
  )
  assert.deepEqual(languageWords(['en', 'de', 'xx']), ['English', 'German'])
})
