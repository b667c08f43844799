import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { editBetween, shifted } from '../../../src/web/live/edit.ts'
import { Random } from '../../core/preflight/secrets/random.ts'

test('an edit is the smallest replacement', () => {
  assert.equal(editBetween('same', 'same'), null)
  assert.deepEqual(editBetween('', 'abc'), { at: 0, removed: 0, inserted: 3 })
  assert.deepEqual(editBetween('a badge', 'a big badge'), { at: 3, removed: 0, inserted: 4 })
  assert.deepEqual(editBetween('aaa', 'aa'), { at: 2, removed: 1, inserted: 0 })
  assert.deepEqual(editBetween('one two three', 'one 2 three'), { at: 4, removed: 3, inserted: 1 })
})

test('an edit in a long text is the smallest replacement too', () => {
  const text = 'A badge for helpers. '.repeat(400)
  for (const at of [0, 1, 255, 256, 257, 4000, text.length - 256, text.length - 1, text.length]) {
    const after = `${text.slice(0, at)}#${text.slice(at)}`
    assert.deepEqual(editBetween(text, after), { at, removed: 0, inserted: 1 })
    assert.deepEqual(editBetween(after, text), { at, removed: 1, inserted: 0 })
  }
})

test('spans keep their words when text around them changes', () => {
  const text = 'Holders sell it. At a profit.'
  const spans = [
    { start: 8, end: 15 },
    { start: 17, end: 28 },
  ]
  const words = (of: string, list: readonly { start: number; end: number }[]) =>
    list.map(({ start, end }) => of.slice(start, end))
  for (const [after, expected] of [
    [`Later: ${text}`, ['sell it', 'At a profit']],
    [text.replace('. At', ' now. At'), ['sell it', 'At a profit']],
    [text.replace('sell', 'quickly sell'), ['sell it', 'At a profit']],
    [text.replace('sell it', 'sell all of it'), ['sell all of it', 'At a profit']],
    [text.replace('sell it', ''), ['At a profit']],
    [text.replace('it. At a', ''), ['sell ', ' profit']],
    ['', []],
  ] as const) {
    const edit = editBetween(text, after)
    assert.ok(edit)
    assert.deepEqual(words(after, shifted(spans, edit)), expected, after)
  }
})

test('spans stay inside the text, in order, whatever is edited', () => {
  const random = new Random('edits')
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: 30 }, () => 'ab '.charAt(random.below(3))).join('')
    const from = random.below(30)
    const to = from + random.below(30 - from)
    const after = text.slice(0, from) + 'xyz'.slice(random.below(4)) + text.slice(to)
    const edit = editBetween(text, after)
    if (edit === null) continue
    const start = random.below(29)
    for (const span of shifted([{ start, end: start + 1 + random.below(29 - start) }], edit))
      assert.ok(span.start >= 0 && span.start < span.end && span.end <= after.length, JSON.stringify({ text, after }))
  }
})
