/** The published content is that of the newest release. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { readContent } from '../src/cli/content.ts'
import { publicationOf } from '../src/cli/publication.ts'
import { diff } from '../src/core/diff.ts'
import { unreleased } from '../src/core/release.ts'

const { content, contentHash } = publicationOf(readContent())

test('content, lists of ids and addresses change only with a release', () => {
  assert.equal(unreleased(content, contentHash), null)
})

test('a change of the pack, or of only the skill document, needs a release', () => {
  const { skillDocument } = content
  const changed = { ...content, skillDocument: { ...skillDocument, text: `${skillDocument.text}\nOne more line.\n` } }
  assert.match(unreleased(changed, contentHash) ?? '', /skill\.md has changed.*npx --no -- laurel release/)
  assert.match(unreleased(content, '0123456789abcdef') ?? '', /content has changed.*npx --no -- laurel release/)
})

test('replaying all releases gives the present ids', () => {
  const [first] = content.releases.toReversed()
  assert.ok(first)
  const { skillsAdded, skillsRemoved, libraryAdded, libraryRemoved } = diff(content, first.version)
  assert.deepEqual(skillsAdded.toSorted(), content.skills.map(({ id }) => id).toSorted())
  assert.deepEqual(libraryAdded.toSorted(), content.library.map(({ id }) => id).toSorted())
  assert.deepEqual([skillsRemoved, libraryRemoved], [[], []])
})
