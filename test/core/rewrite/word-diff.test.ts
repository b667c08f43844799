/** The difference of an idea and its rewrite: properties on any two texts, and what a person reads. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { keptPairs } from '../../../src/core/rewrite/kept-pairs.ts'
import { type WordChange, withChanges, wordChanges } from '../../../src/core/rewrite/word-diff.ts'
import { corpus, preflight, rewritten } from './tools.ts'

const pieces = [
  ...'A badge for the helpers of our garden day . , : ; ! ( ) " it and stays'.split(' '),
  ...['\n', '  ', '\u00a0', '徽章', '给帮助学校花园的人', 'お礼のしるし', '。', 'ป้ายสำหรับผู้ช่วย', '봉사 배지'],
  ...['شارة', 'प्रमाणपत्र', '👩‍👩‍👧', 'e\u0301', '\ud800', '\u200d', 'can be sold', 'at a profit.'],
]
const text = fc
  .array(fc.constantFrom(...pieces), { maxLength: 40 })
  .chain((parts) => fc.constantFrom('', ' ').map((between) => parts.join(between)))
/** Two texts that share most of their words, as a text and its rewrite do. */
const edited = fc
  .tuple(text, fc.array(fc.tuple(fc.nat(200), fc.nat(20), fc.constantFrom(...pieces, '')), { maxLength: 6 }))
  .map(([idea, edits]): [string, string] => [
    idea,
    edits.reduce((now, [at, length, put]) => now.slice(0, at) + put + now.slice(at + length), idea),
  ])
const pair = fc.oneof(fc.tuple(text, text), edited)

const assertOrdered = (idea: string, changes: readonly WordChange[]): void => {
  let last = -1
  for (const { start, end, from, to } of changes) {
    assert.ok(start > last || last < 0, 'changes are apart')
    assert.ok(start >= 0 && start <= end && end <= idea.length)
    assert.equal(idea.slice(start, end), from)
    assert.ok(from !== '' || to !== '')
    last = end
  }
}

describe('the changes between any two texts', () => {
  test('never overlap; all of them make the rewrite, none the idea', () => {
    fc.assert(
      fc.property(pair, ([idea, safeIdea]) => {
        const changes = wordChanges(idea, safeIdea, [])
        assertOrdered(idea, changes)
        assert.equal(
          withChanges(idea, changes, () => true),
          safeIdea,
        )
        assert.equal(
          withChanges(idea, changes, () => false),
          idea,
        )
      }),
      // A word without spaces, into which the sign of the next change would reach.
      { numRuns: 600, examples: [[['ป้ายสำหรับผู้ช่วย A お礼のしるし', 'ป้ายสำหรับ( お礼のしるし!']]] },
    )
  })

  test('apply in any selection: each passage is the old or the new one, and everything between stays', () => {
    fc.assert(
      fc.property(pair, fc.infiniteStream(fc.boolean()), ([idea, safeIdea], coins) => {
        const changes = wordChanges(idea, safeIdea, [])
        const taken = changes.map(() => coins.next().value === true)
        let expected = ''
        let at = 0
        for (const [n, { start, end, from, to }] of changes.entries()) {
          expected += idea.slice(at, start) + (taken[n] === true ? to : from)
          at = end
        }
        const made = withChanges(idea, changes, (_, n) => taken[n] === true)
        assert.equal(made, expected + idea.slice(at))
      }),
      { numRuns: 300 },
    )
  })

  test('are none for equal texts, and keep their context from the idea', () => {
    fc.assert(
      fc.property(pair, ([idea, safeIdea]) => {
        assert.deepEqual(wordChanges(idea, idea, []), [])
        for (const { start, end, before, after } of wordChanges(idea, safeIdea, [])) {
          assert.ok(idea.slice(0, start).endsWith(before))
          assert.ok(idea.slice(end).startsWith(after))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('of 8,000 characters are found, also where nothing is alike', () => {
    const one = 'Everybody who helped in the school garden gets one. '.repeat(160).slice(0, 8_000)
    const other = Array.from({ length: 1_600 }, (_, n) => `w${n}`).join(' ')
    for (const [idea, safeIdea] of [
      [one, other],
      [one, one.replaceAll('garden', 'kitchen')],
      ['園'.repeat(8_000), '花'.repeat(8_000)],
    ] as const) {
      const changes = wordChanges(idea, safeIdea, [])
      assertOrdered(idea, changes)
      assert.equal(
        withChanges(idea, changes, () => true),
        safeIdea,
      )
    }
  })
})

describe('the changes of a rewrite', () => {
  const changesOf = (idea: string): readonly WordChange[] => {
    const { safeIdea, changes } = rewritten({ idea })
    // The screened idea, in which placeholders stand for keys.
    return wordChanges(preflight({ idea }).idea, safeIdea, changes)
  }

  test('show the risky words and the new ones, with the reason and the words around', () => {
    const idea =
      'A loyalty badge for our reading circle. Holders can sell it to each other on a marketplace. Drawn by Lea.'
    const [change, ...others] = changesOf(idea)
    assert.deepEqual(others, [])
    assert.ok(change)
    assert.equal(change.from, 'Holders can sell it to each other on a marketplace.')
    assert.equal(change.before, 'badge for our reading circle. ')
    assert.equal(change.after, ' Drawn by Lea.')
    assert.deepEqual(
      change.reasons.map(({ category }) => category),
      ['trading'],
    )
  })

  test('leave no sign alone between the words that go and those that come', () => {
    const [change, ...others] = changesOf('A stamp card for our cafe: ten stamps, and the eleventh coffee is free.')
    assert.deepEqual(others, [])
    assert.equal(change?.from, 'cafe: ten stamps, and the eleventh coffee is free.')
    assert.match(change.to, /^cafe\. The card .*\.$/)
    assert.equal(change.after, '')
  })

  test('are separate for separate sentences, each with its own reason', () => {
    const changes = changesOf(
      'Holders can sell it to each other. Everybody who helped in the garden on Saturday gets a badge. The price doubles every year and early buyers gain 20 %.',
    )
    assert.equal(changes.length, 2)
    assert.deepEqual(
      changes.map(({ reasons }) => reasons[0]?.category),
      ['trading', 'investment'],
    )
  })

  test('are one change where nearly nothing is kept', () => {
    const idea = 'Buy our badge token early and earn a guaranteed 20% profit every year.'
    const [change, ...others] = changesOf(idea)
    assert.deepEqual(others, [])
    assert.equal(change?.from, idea)
  })

  test('are made of whole words in scripts without spaces', () => {
    const idea = '给帮助学校花园的志愿者的感谢徽章。持有者可以互相出售徽章并获利。'
    const { safeIdea, changes } = rewritten({ idea })
    const found = wordChanges(idea, safeIdea, changes)
    assert.ok(found.length > 0)
    assert.ok((found[0]?.start ?? 0) >= 17, 'the first sentence is kept')
    assert.equal(
      withChanges(idea, found, () => true),
      safeIdea,
    )
  })

  test('have a reason for every change of the corpus that removes words', () => {
    let removed = 0
    for (const { idea } of corpus.slice(0, 150)) {
      for (const { from, reasons } of changesOf(idea).filter((change) => change.from.trim() !== '')) {
        removed += 1
        assert.ok(reasons.length > 0, from)
      }
    }
    assert.ok(removed > 30, String(removed))
  })
})

describe('kept pairs', () => {
  const lists = fc.tuple(
    fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }),
    fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }),
  )
  /** The length of the longest common subsequence, by the table of the textbook. */
  const longest = (a: readonly string[], b: readonly string[]): number => {
    const rows = [...a, ''].map(() => [...b, ''].map(() => 0))
    for (let i = a.length - 1; i >= 0; i -= 1)
      for (let j = b.length - 1; j >= 0; j -= 1) {
        const row = rows[i] ?? []
        row[j] = a[i] === b[j] ? 1 + (rows[i + 1]?.[j + 1] ?? 0) : Math.max(rows[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
      }
    return rows[0]?.[0] ?? 0
  }

  test('are equal items in order, as many as there can be', () => {
    fc.assert(
      fc.property(lists, ([a, b]) => {
        const pairs = keptPairs(a, b, 100) ?? []
        for (const [n, [x, y]] of pairs.entries()) {
          assert.equal(a[x], b[y])
          assert.ok(n === 0 || (x > (pairs[n - 1]?.[0] ?? -1) && y > (pairs[n - 1]?.[1] ?? -1)))
        }
        assert.equal(pairs.length, longest(a, b))
      }),
      { numRuns: 1_000 },
    )
  })

  test('are not looked for beyond the bound', () => {
    assert.equal(keptPairs(['a', 'b'], ['c', 'd'], 3), undefined)
    assert.deepEqual(keptPairs(['a', 'b'], ['c', 'd'], 4), [])
  })
})
