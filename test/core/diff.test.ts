import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import type { Content, Release } from '../../src/core/content.ts'
import { diff } from '../../src/core/diff.ts'
import { nextRelease, unreleased } from '../../src/core/release.ts'

const release = (n: number, ids: Partial<Release> = {}): Release => ({
  version: `2026.11.21.${n}`,
  date: `2026-11-21T0${n}:00:00.000Z`,
  notes: [`note ${n}`],
  skillsAdded: [],
  skillsRemoved: [],
  libraryAdded: [],
  libraryRemoved: [],
  contentHash: '0123456789abcdef',
  ...ids,
})

/** Version 2 adds a and b, 3 removes b and adds c, 4 removes a and adds b again, 5 adds a again. */
const content = {
  releases: [
    release(5, { skillsAdded: ['a'] }),
    release(4, { skillsAdded: ['b'], skillsRemoved: ['a'], libraryRemoved: ['y'] }),
    release(3, { skillsAdded: ['c'], skillsRemoved: ['b'], libraryAdded: ['y'] }),
    release(2, { skillsAdded: ['a', 'b'], libraryAdded: ['x'] }),
    release(1),
  ],
  skills: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  library: [{ id: 'x' }],
  skillDocument: { text: 'skill' },
} as unknown as Content

const nothing = { skillsAdded: [], skillsRemoved: [], libraryAdded: [], libraryRemoved: [] }

describe('diff', () => {
  test('of the current version is empty', () => {
    assert.deepEqual(diff(content, '2026.11.21.5'), {
      ...nothing,
      from: '2026.11.21.5',
      upToDate: true,
      notes: [],
      changelog: [],
    })
  })

  test('replays every release since a known version; an id both added and removed is in no list', () => {
    assert.deepEqual(diff(content, '2026.11.21.2'), {
      from: '2026.11.21.2',
      upToDate: false,
      skillsAdded: ['c'],
      skillsRemoved: [],
      libraryAdded: [],
      libraryRemoved: [],
      notes: ['2026.11.21.5: note 5', '2026.11.21.4: note 4', '2026.11.21.3: note 3'],
      changelog: [
        { version: '2026.11.21.5', notes: ['note 5'] },
        { version: '2026.11.21.4', notes: ['note 4'] },
        { version: '2026.11.21.3', notes: ['note 3'] },
      ],
    })
    const two = diff(content, '2026.11.21.3')
    assert.deepEqual([two.skillsAdded, two.skillsRemoved, two.libraryRemoved], [['b'], [], ['y']])
  })

  test('without a version everything counts as added', () => {
    const all = diff(content, '')
    assert.deepEqual([all.from, all.upToDate], ['', false])
    assert.deepEqual([all.skillsAdded, all.libraryAdded], [['a', 'b', 'c'], ['x']])
    assert.deepEqual([all.skillsRemoved, all.libraryRemoved], [[], []])
    assert.equal(all.notes.length, 5)
    assert.equal(all.changelog.length, 5)
  })

  test('for an unknown version says so and lists everything', () => {
    const unknown = diff(content, '2020.01.01.7')
    assert.deepEqual({ ...unknown, from: '', notes: unknown.notes.slice(1) }, diff(content, ''))
    assert.match(unknown.notes[0] ?? '', /^2026\.11\.21\.5: the version 2020\.01\.01\.7 is not known/)
  })

  test('for a newer version is not up to date, with a note', () => {
    const newer = diff(content, '2026.11.21.10')
    assert.deepEqual(
      { ...newer, notes: [] },
      { ...nothing, from: '2026.11.21.10', upToDate: false, notes: [], changelog: [] },
    )
    assert.match(newer.notes[0] ?? '', /^2026\.11\.21\.5: the version 2026\.11\.21\.10 is newer/)
  })
})

describe('a release', () => {
  test('finds the ids added and removed since the last one', () => {
    const changed = { ...content, skills: [{ id: 'a' }, { id: 'd' }], library: [] } as unknown as Content
    assert.deepEqual(nextRelease(changed, 'fedcba9876543210', ['new'], new Date('2026-11-22T10:00:00Z')), {
      version: '2026.11.22.6',
      date: '2026-11-22T10:00:00.000Z',
      notes: ['new'],
      skillsAdded: ['d'],
      skillsRemoved: ['c', 'b'],
      libraryAdded: [],
      libraryRemoved: ['x'],
      contentHash: 'fedcba9876543210',
      skillDigest: '9c53c074d7ac6a2728b638ac1f376c5fa9eb8f71603017c3ea638c2fd40548df',
    })
  })

  test('is needed if the content differs from the newest release', () => {
    const [last, ...before] = content.releases
    const digest = '9c53c074d7ac6a2728b638ac1f376c5fa9eb8f71603017c3ea638c2fd40548df'
    assert.equal(
      unreleased({ ...content, releases: [{ ...last, skillDigest: digest }, ...before] }, '0123456789abcdef'),
      null,
    )
    assert.match(unreleased(content, '0123456789abcdef') ?? '', /skill\.md has changed.*npx --no -- laurel release/)
    assert.match(unreleased(content, 'fedcba9876543210') ?? '', /npx --no -- laurel release --note/)
  })
})
