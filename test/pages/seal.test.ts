import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { seal } from '../../src/pages/seal.ts'

test('a seal depends on its seed alone, and stays light', () => {
  const guide = seal('Guide', 'a', { size: 'large' })
  assert.equal(guide, seal('Guide', 'a', { size: 'large' }))
  assert.notEqual(guide, seal('Playbook', 'a', { size: 'large' }))
  assert.ok(guide.length < 4_000, `${guide.length} characters`)
  assert.ok(seal('Guide', 'a', { size: 'large', wreath: true }).length < 8_000)
  assert.ok(seal('Guide', 'a', { size: 'small' }).length < 2_500)
})

test('a seal is decoration: no words for a screen reader, no style of its own, ids that begin with the given one', () => {
  for (const drawn of [seal('x', 'mine', { size: 'large', wreath: true }), seal('x', 'mine', { size: 'small' })]) {
    assert.match(drawn, /^<svg [^>]*aria-hidden="true"/)
    assert.doesNotMatch(drawn, /style|<title|NaN/)
    for (const [, id = ''] of drawn.matchAll(/\sid="([^"]*)"/g)) assert.match(id, /^mine-/)
    for (const [, id = ''] of drawn.matchAll(/href="#([^"]*)"/g)) assert.ok(drawn.includes(`id="${id}"`), id)
  }
})
