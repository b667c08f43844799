import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { agoWords, aheadWords, durationWords } from '../../src/core/time-words.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

test('a length of time is rounded as people do', () => {
  for (const [ms, words] of [
    [0, 'a minute'],
    [89_000, 'a minute'],
    [2 * minute, '2 minutes'],
    [19 * minute, '19 minutes'],
    [23 * minute, '25 minutes'],
    [54 * minute, '55 minutes'],
    [56 * minute, 'an hour'],
    [100 * minute, '2 hours'],
    [35 * hour, '35 hours'],
    [2 * day, '2 days'],
  ] as const)
    assert.equal(durationWords(ms), words)
})

test('what is long ago has its date, and a clock that is behind says no nonsense', () => {
  const now = '2026-11-21T09:00:00.000Z'
  assert.equal(agoWords('2026-11-21T08:59:30.000Z', now), 'just now')
  assert.equal(agoWords('2026-11-21T09:10:00.000Z', now), 'just now')
  assert.equal(agoWords('2026-11-21T08:20:00.000Z', now), '40 minutes ago')
  assert.equal(agoWords('2026-11-15T09:00:00.000Z', now), '6 days ago')
  assert.equal(agoWords('2026-11-13T09:00:00.000Z', now), 'on 13 November 2026')
  assert.equal(aheadWords('2026-11-21T08:00:00.000Z', now), 'in a moment')
  assert.equal(aheadWords('2026-11-21T09:20:00.000Z', now), 'in about 20 minutes')
})
