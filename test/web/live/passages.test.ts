import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { ruleSet } from '../../../src/cli/rule-set.ts'
import type { Finding } from '../../../src/core/finding.ts'
import { preflight } from '../../../src/core/preflight/preflight.ts'
import { redact } from '../../../src/core/preflight/secrets/redact.ts'
import { type Passage, leadingOf, lookedAt, nextPassage, passageAt } from '../../../src/web/live/passages.ts'
import { piecesOf } from '../../../src/web/live/pieces.ts'

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const screened = (idea: string) => ({ screening: preflight({ idea }, ruleSet), keys: redact(idea).secrets })
const passage = (number: number, start: number, end: number, mark: Passage['mark']): Passage => ({
  ...{ number, start, end, mark, findings: [], excerpt: '' },
})
const finding = (
  start: number,
  end: number,
  severity: Finding['severity'],
  category: Finding['category'],
): Finding => ({
  ruleId: `${category}.test`,
  category,
  severity,
  message: '',
  excerpt: 'x'.repeat(end - start),
  advice: '',
  start,
  end,
})
const answerOf = (findings: readonly Finding[]) => ({
  screening: { outcome: 'fail' as const, summary: '', idea: 'x'.repeat(50), findings },
  keys: [],
})

test('passages are in offsets of the text as typed, also around key material', () => {
  const idea = `My words: ${phrase}. Holders can sell it at a profit. And again ${phrase.toUpperCase()}!`
  const { passages } = lookedAt(screened(idea))
  const secrets = passages.filter(({ mark }) => mark === 'secret')
  assert.deepEqual(
    secrets.map(({ start, end }) => idea.slice(start, end).toLowerCase()),
    [phrase, phrase],
  )
  const others = passages.filter(({ mark }) => mark !== 'secret')
  assert.ok(others.length > 0)
  for (const { start, end, excerpt } of others) assert.equal(idea.slice(start, end), excerpt)
  // What is shown of a passage never holds the key.
  assert.doesNotMatch(JSON.stringify(passages), /sausage/i)
})

test('passages are numbered in reading order, with all findings of a passage together, refusals first', () => {
  const { passages, elsewhere } = lookedAt(
    answerOf([
      finding(20, 30, 'warn', 'scarcity'),
      finding(5, 12, 'warn', 'privacy'),
      finding(5, 12, 'fail', 'trading'),
      { ...finding(0, 0, 'fail', 'mainnet'), excerpt: 'mainnet' },
    ]),
  )
  assert.deepEqual(
    passages.map(({ number, start, end, mark, findings }) => [
      number,
      start,
      end,
      mark,
      findings.map((f) => f.category),
    ]),
    [
      [1, 5, 12, 'fail', ['trading', 'privacy']],
      [2, 20, 30, 'warn', ['scarcity']],
    ],
  )
  assert.deepEqual(
    elsewhere.map(({ category }) => category),
    ['mainnet'],
  )
  assert.deepEqual(
    leadingOf({ passages, elsewhere }).map(({ category }) => category),
    ['trading', 'scarcity', 'mainnet'],
  )
})

test('overlapping passages are one, as wide as both; what refuses most of the words leads', () => {
  const { passages } = lookedAt(
    answerOf([
      finding(0, 8, 'fail', 'fundraising'),
      finding(4, 30, 'fail', 'investment'),
      finding(20, 34, 'warn', 'privacy'),
      finding(34, 40, 'warn', 'scarcity'),
    ]),
  )
  assert.deepEqual(
    passages.map(({ number, start, end, mark, excerpt, findings }) => [
      ...[number, start, end, mark, excerpt.length],
      findings.map(({ category }) => category),
    ]),
    [
      [1, 0, 34, 'fail', 34, ['investment', 'fundraising', 'privacy']],
      [2, 34, 40, 'warn', 6, ['scarcity']],
    ],
  )
})

test('key material stays a passage of its own, so that nothing else is blurred and removed with it', () => {
  const { passages } = lookedAt(
    answerOf([{ ...finding(10, 20, 'fail', 'keys'), ruleId: 'keys.material' }, finding(0, 30, 'fail', 'trading')]),
  )
  assert.deepEqual(
    passages.map(({ start, end, mark }) => [start, end, mark]),
    [
      [0, 30, 'fail'],
      [10, 20, 'secret'],
    ],
  )
})

test('the caret is in the shortest passage around it, and goes to the next one and around', () => {
  const passages = [passage(1, 0, 30, 'fail'), passage(2, 10, 15, 'secret'), passage(3, 40, 45, 'warn')]
  const numbers = [0, 12, 15, 20, 33, 45].map((offset) => passageAt(passages, offset)?.number)
  assert.deepEqual(numbers, [1, 2, 2, 1, undefined, 3])
  let at = { start: 0, end: 0 }
  const walk = (back: boolean) =>
    Array.from({ length: 4 }, () => {
      const next = nextPassage(passages, at, back)
      if (next !== undefined) at = next
      return next?.number
    })
  assert.deepEqual(walk(false), [1, 2, 3, 1])
  assert.deepEqual(walk(true), [3, 2, 1, 3])
  assert.equal(nextPassage([], at), undefined)
})

test('the pieces of a text join to the text, with the strongest mark where passages overlap', () => {
  const text = 'x'.repeat(50)
  const passages = [passage(1, 5, 20, 'warn'), passage(2, 15, 25, 'fail')]
  const pieces = piecesOf(text, passages)
  assert.equal(pieces.map((piece) => piece.text).join(''), text)
  assert.deepEqual(
    pieces.map(({ text: part, mark, numbers }) => [part.length, mark, numbers]),
    [
      [5, null, []],
      [10, 'warn', [1]],
      [5, 'fail', [1, 2]],
      [5, 'fail', [2]],
      [25, null, []],
    ],
  )
  assert.deepEqual(piecesOf('', passages), [])
})
