import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { compareVersions, isVersion, nextVersion } from '../../src/core/version.ts'

test('a version is a date and a revision', () => {
  for (const version of ['2026.11.21.1', '2026.11.21.0', '1999.01.01.999999999', '2024.02.29.10'])
    assert.ok(isVersion(version), version)
  for (const text of [
    '',
    '2026.11.21',
    '2026.11.21.1.1',
    '2026.1.1.1',
    'v2026.11.21.1',
    '2026.11.21.x',
    '2026.11.21.-1',
    '2026.11.21.02',
    '2026.11.21.00',
    '2026.13.45.1',
    '2026.00.10.1',
    '2026.11.00.1',
    '2026.11.31.1',
    '2026.02.29.1',
  ])
    assert.ok(!isVersion(text), text)
})

test('versions are compared as numbers, part by part', () => {
  const sorted = ['2025.12.31.40', '2026.01.02.9', '2026.01.02.10', '2026.02.01.1', '2026.11.21.3']
  assert.deepEqual(sorted.toReversed().toSorted(compareVersions), sorted)
  assert.equal(compareVersions('2026.11.21.3', '2026.11.21.3'), 0)
})

test('the next version has the date of the clock and the next revision', () => {
  assert.equal(nextVersion('2026.11.21.3', new Date('2026-11-21T23:59:59Z')), '2026.11.21.4')
  assert.equal(nextVersion('2026.11.21.3', new Date('2026-12-01T00:00:00Z')), '2026.12.01.4')
  assert.throws(() => nextVersion('2026.11.21.3', new Date('2026-11-20T00:00:00Z')), /2026\.11\.21\.3 is out already/)
})
