import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { notChecked } from '../../../src/core/proof.ts'
import type { FileStatement } from '../../../src/web/proofs/block-checks.ts'
import { checkWords, sizeWords } from '../../../src/web/proofs/check-words.ts'

const path = { height: 358_391, merkleRoot: 'ab', attestedBy: '' }
const counts = { matches: 0, unavailable: 0, 'not-checked': 0, mismatch: 0 }
const judged = (status: FileStatement['status']): FileStatement => ({
  statement: '',
  status,
  result: { path, counts, verification: { ...notChecked, status, blockTime: '2015-05-28T15:41:18.000Z' } },
})
const unpathed: FileStatement = { statement: '', status: 'not-checked', result: null }

test('a file that is not in the proof gets no good word, whatever the block says', () => {
  const { tone, words } = checkWords(false, judged('matches'), 0)
  assert.equal(tone, 'fail')
  assert.match(words, /not about this file/)
})

test('only a block that matches dates a file', () => {
  assert.deepEqual(checkWords(true, judged('matches'), 0), {
    tone: 'pass',
    words: 'This file existed by about 28 May 2015. The proof leads to Bitcoin block 358391, and the block matches.',
  })
  for (const status of ['not-checked', 'unavailable', 'mismatch'] as const) {
    const { tone, words } = checkWords(true, judged(status), 0)
    assert.doesNotMatch(words, /existed/)
    assert.equal(tone, status === 'mismatch' ? 'fail' : '')
  }
})

test('a promise is no block, and nothing is nothing', () => {
  assert.match(checkWords(true, unpathed, 2).words, /not in Bitcoin yet: 2 calendars have promised/)
  assert.match(checkWords(null, unpathed, 0).words, /names neither a Bitcoin block nor a calendar/)
})

test('sizes', () => {
  assert.deepEqual([0, 1, 999, 1500, 70_000, 2_700_000, 314_572_800, 5e9].map(sizeWords), [
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1.5 KB',
    '70 KB',
    '2.7 MB',
    '315 MB',
    '5.0 GB',
  ])
})
