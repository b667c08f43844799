import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { type Drafts, keepDraft, keptDraft } from '../../../src/web/live/draft.ts'

/** The store of a tab; `full` throws as a full or forbidden one does. */
function tab(full = false): Drafts & { readonly size: () => number } {
  const items = new Map<string, string>()
  const check = (): void => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
  }
  return {
    size: () => items.size,
    getItem: (name) => (check(), items.get(name) ?? null),
    setItem: (name, value) => {
      check()
      items.set(name, value)
    },
    removeItem: (name) => {
      check()
      items.delete(name)
    },
  }
}

test('a draft comes back on its page; a sent one only by Back and reload', () => {
  const drafts = tab()
  keepDraft(drafts, '/', { text: 'A badge', sent: false })
  assert.equal(keptDraft(drafts, '/', false), 'A badge')
  assert.equal(keptDraft(drafts, '/result/x', true), null)
  keepDraft(drafts, '/', { text: 'A badge', sent: true })
  assert.equal(keptDraft(drafts, '/', false), null)
  assert.equal(keptDraft(drafts, '/', true), 'A badge')
})

test('an empty text removes the draft', () => {
  const drafts = tab()
  keepDraft(drafts, '/', { text: 'A badge', sent: false })
  keepDraft(drafts, '/', { text: ' \n', sent: false })
  assert.equal(drafts.size(), 0)
})

test('a store that is full, forbidden or holds something else is no error', () => {
  keepDraft(tab(true), '/', { text: 'A badge', sent: false })
  assert.equal(keptDraft(tab(true), '/', true), null)
  for (const odd of ['no json', '5', '{"text":5}', 'null']) {
    const drafts = tab()
    drafts.setItem('laurel:draft:/', odd)
    assert.equal(keptDraft(drafts, '/', true), null)
  }
})
