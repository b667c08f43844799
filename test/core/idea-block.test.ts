import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { ideaBlock, studioPath } from '../../src/core/idea-block.ts'

const block = (info: string, body = 'A badge.'): string => `\`\`\`${info}\n${body}\n\`\`\``

describe('an idea block', () => {
  test('names the outcome and categories, and holds the text as a person types it', () => {
    assert.deepEqual(ideaBlock(block('idea fail trading custody', 'A badge that\n  can be  sold.\n\nAgain.\n')), {
      outcome: 'fail',
      categories: ['trading', 'custody'],
      idea: 'A badge that can be  sold.\n\nAgain.',
    })
    assert.deepEqual(ideaBlock(block('idea pass')), { outcome: 'pass', categories: [], idea: 'A badge.' })
    assert.deepEqual(ideaBlock(block('idea fail privacy'))?.categories, ['privacy'])
  })

  test('is told from other paragraphs', () => {
    for (const other of ['An idea.', block('sh'), block('json subset'), block('ideas pass'), '> idea pass'])
      assert.equal(ideaBlock(other), null)
  })

  test('with a mistake is refused', () => {
    for (const [info, body, message] of [
      ['idea', 'A badge.', /outcome/],
      ['idea passes', 'A badge.', /outcome/],
      ['idea fail sale', 'A badge.', /category sale/],
      ['idea pass trading', 'A badge.', /no findings/],
      ['idea warn trading', 'A badge.', /would fail/],
      ['idea pass', '  \n', /empty/],
      ['idea pass', 'x'.repeat(1001), /1000/],
    ] as const)
      assert.throws(() => ideaBlock(block(info, body)), message, info)
  })
})

test('the address of the studio with an idea ends no link in Markdown and reads back', () => {
  const idea = 'A badge (for “Ada” & co.)?\n\n50% of it: #1 + one'
  const path = studioPath(idea)
  assert.match(path, /^\/\?idea=[^\s()<>"&+#]+$/)
  assert.equal(new URL(path, 'http://localhost').searchParams.get('idea'), idea)
})
