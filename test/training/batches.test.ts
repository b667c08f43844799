/** The labelled texts agree with their manifest. */
import { strict as assert } from 'node:assert'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { failCategories, isFailCategory, outcomeOf, warnCategories, type Category } from '../../src/core/finding.ts'
import { batches, isTrainedOn, labelledTexts, textsOf } from '../../training/batches.ts'

const all = batches()
const categories: readonly Category[] = [...failCategories, ...warnCategories]

test('the manifest has every file with its number of texts, author, date, source and purpose', () => {
  const files = ['train', 'dev', 'calibration', 'test'].flatMap((split) =>
    readdirSync(new URL(`../../training/data/${split}`, import.meta.url)).map((name) => `${split}/${name}`),
  )
  assert.deepEqual(all.map(({ file }) => file).toSorted(), files.toSorted())
  for (const batch of all) {
    assert.equal(textsOf(batch).length, batch.texts, batch.file)
    assert.ok(['made-up', 'published', 'field'].includes(batch.kind), batch.file)
    assert.match(batch.date, /^\d{4}-\d{2}-\d{2}$/, batch.file)
    for (const member of ['author', 'source', 'purpose'] as const) assert.ok(batch[member].length > 1, batch.file)
  }
})

test('ids are unique', () => {
  const ids = all.flatMap(textsOf).map(({ id }) => id)
  assert.deepEqual(ids.length - new Set(ids).size, 0)
})

test('no text of the test or the calibration is a training text', () => {
  const trained = new Set(
    all
      .filter(isTrainedOn)
      .flatMap(textsOf)
      .map(({ idea }) => idea.trim()),
  )
  const tested = all.filter((batch) => !isTrainedOn(batch)).flatMap(textsOf)
  assert.deepEqual(
    tested.filter(({ idea }) => trained.has(idea.trim())).map(({ id }) => id),
    [],
  )
})

test('a label follows from its categories', () => {
  const wrong = all.flatMap(textsOf).filter((text) => {
    const severities = text.categories.map((category) => ({
      severity: isFailCategory(category) ? ('fail' as const) : ('warn' as const),
    }))
    return (
      outcomeOf(severities) !== text.outcome ||
      text.categories.some((category) => !categories.includes(category)) ||
      (text.accept !== undefined && !text.accept.includes(text.outcome))
    )
  })
  assert.deepEqual(
    wrong.map(({ id }) => id),
    [],
  )
})

test('an invalid line is named by number and not repeated', () => {
  for (const line of ['{"idea":"x"}', '{"outcome":"pass"}', 'no JSON', '{"idea":"x","outcome":"maybe"}'])
    assert.throws(() => labelledTexts(`{"idea":"a","outcome":"pass"}\n${line}`, 'some.jsonl'), {
      message: 'some.jsonl, line 2 is no labelled text: it needs "idea" and "outcome"',
    })
})
